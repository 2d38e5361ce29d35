BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('1ed77bccda030119',0,0,'Ann','Hello',1.79494697852582359319e+09);
CREATE TABLE moves (
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	spent FLOAT NOT NULL, 
	fingerprint VARCHAR(16), 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES tables (id)
);
INSERT INTO "moves" VALUES('1ed77bccda030119',0,'answer',0,'["Copper","Copper","Copper","Copper","Copper"]',1.79494697827055573469e+09,0.0,'7f2226625cb3dfb5');
INSERT INTO "moves" VALUES('1ed77bccda030119',1,'answer',0,'[]',1.79494697828161835673e+09,0.0,NULL);
INSERT INTO "moves" VALUES('1ed77bccda030119',2,'answer',1,'["Copper","Copper","Copper"]',1.79494697828919553758e+09,0.0,NULL);
INSERT INTO "moves" VALUES('1ed77bccda030119',3,'answer',1,'[]',1.79494697829265308381e+09,0.0,NULL);
INSERT INTO "moves" VALUES('1ed77bccda030119',4,'answer',0,'["Copper","Copper"]',1.79494697829560446739e+09,0.0,NULL);
INSERT INTO "moves" VALUES('1ed77bccda030119',5,'answer',0,'[]',1.7949469783011035919e+09,0.0,NULL);
INSERT INTO "moves" VALUES('1ed77bccda030119',6,'answer',1,'["Copper","Copper","Copper","Copper"]',1.79494697830919361109e+09,0.0,NULL);
INSERT INTO "moves" VALUES('1ed77bccda030119',7,'answer',1,'[]',1.79494697831308507919e+09,0.0,NULL);
INSERT INTO "moves" VALUES('1ed77bccda030119',8,'answer',0,'["Copper","Copper","Copper","Copper"]',1.79494697831707668298e+09,0.0,NULL);
INSERT INTO "moves" VALUES('1ed77bccda030119',9,'answer',0,'[]',1.79494697832515621178e+09,0.0,NULL);
INSERT INTO "moves" VALUES('1ed77bccda030119',10,'answer',1,'["Copper","Copper"]',1.79494697832904958724e+09,0.0,NULL);
INSERT INTO "moves" VALUES('1ed77bccda030119',11,'answer',1,'[]',1.79494697833235716819e+09,0.0,NULL);
INSERT INTO "moves" VALUES('1ed77bccda030119',12,'answer',0,'["Copper","Copper","Copper"]',1.79494697833705711361e+09,0.0,NULL);
INSERT INTO "moves" VALUES('1ed77bccda030119',13,'answer',0,'[]',1.79494697834102964403e+09,0.0,NULL);
INSERT INTO "moves" VALUES('1ed77bccda030119',14,'answer',1,'["Copper","Copper","Copper","Copper","Copper"]',1.79494697834910082816e+09,0.0,NULL);
INSERT INTO "moves" VALUES('1ed77bccda030119',15,'answer',1,'[]',1.79494697835297608375e+09,0.0,NULL);
INSERT INTO "moves" VALUES('1ed77bccda030119',16,'answer',0,'["Copper","Copper","Copper"]',1.79494697836105751988e+09,0.0,'487203ac818e0291');
INSERT INTO "moves" VALUES('1ed77bccda030119',17,'answer',0,'[]',1.7949469783650095463e+09,0.0,NULL);
INSERT INTO "moves" VALUES('1ed77bccda030119',18,'answer',1,'["Copper","Copper","Copper","Copper"]',1.79494697836894559865e+09,0.0,NULL);
INSERT INTO "moves" VALUES('1ed77bccda030119',19,'answer',1,'[]',1.79494697837510013577e+09,0.0,NULL);
INSERT INTO "moves" VALUES('d5d4d0b2d30ad333',0,'answer',0,'["Copper","Copper"]',1.79494697840585923191e+09,0.0,'ab568c082ff9c832');
INSERT INTO "moves" VALUES('d5d4d0b2d30ad333',1,'resign',1,'[]',1.79494697840891575808e+09,0.0,NULL);
INSERT INTO "moves" VALUES('a15280f7f15b406b',0,'resign',0,'[]',1.79494697845371842387e+09,0.0,'ab568c082ff9c832');
INSERT INTO "moves" VALUES('2bc9a87c0d9281af',0,'answer',0,'["Copper","Copper"]',1.79494697849726223947e+09,0.0,NULL);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	login VARCHAR(64), 
	password VARCHAR(256), 
	settings TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('eda993e477f2d1378b7aac47','Ann','ann','$argon2id$v=19$m=19456,t=2,p=1$lnm8kp0sDVMsOuwSj+Yazg$PnXsdDS2/aiVmzkRjUULYnEOS9Glqezvm3mTUWe8ffk','{}',1.79494697806620311739e+09);
INSERT INTO "people" VALUES('ac94711b807ccfa9f7b60c44','Bob',NULL,NULL,'{}',1.79494697819357752798e+09);
CREATE TABLE seats (
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	bot VARCHAR(64), 
	person VARCHAR(32), 
	driven BOOLEAN NOT NULL, 
	extra FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('1ed77bccda030119',0,'person','Ann',NULL,'eda993e477f2d1378b7aac47',0,0.0,1.79494697820947027204e+09);
INSERT INTO "seats" VALUES('1ed77bccda030119',1,'person','Bob',NULL,'ac94711b807ccfa9f7b60c44',0,0.0,1.79494697824240541459e+09);
INSERT INTO "seats" VALUES('d5d4d0b2d30ad333',0,'person','Ann',NULL,'eda993e477f2d1378b7aac47',0,0.0,1.79494697838136959078e+09);
INSERT INTO "seats" VALUES('d5d4d0b2d30ad333',1,'person','Bob',NULL,'ac94711b807ccfa9f7b60c44',0,0.0,1.79494697839095759392e+09);
INSERT INTO "seats" VALUES('a15280f7f15b406b',0,'person','Bob',NULL,'ac94711b807ccfa9f7b60c44',0,0.0,0.0);
INSERT INTO "seats" VALUES('a15280f7f15b406b',1,'person','Ann',NULL,'eda993e477f2d1378b7aac47',0,0.0,0.0);
INSERT INTO "seats" VALUES('e38d1a811f430bc0',0,'person','Bob',NULL,'ac94711b807ccfa9f7b60c44',0,0.0,0.0);
INSERT INTO "seats" VALUES('e38d1a811f430bc0',1,'person','Ann',NULL,'eda993e477f2d1378b7aac47',0,0.0,0.0);
INSERT INTO "seats" VALUES('2bc9a87c0d9281af',0,'person','Ann',NULL,'eda993e477f2d1378b7aac47',0,0.0,1.79494697849724721902e+09);
INSERT INTO "seats" VALUES('2bc9a87c0d9281af',1,'open','',NULL,NULL,0,0.0,0.0);
INSERT INTO "seats" VALUES('0f36f2411dc126c8',0,'person','Ann',NULL,'eda993e477f2d1378b7aac47',0,0.0,1.79494697850988364218e+09);
INSERT INTO "seats" VALUES('0f36f2411dc126c8',1,'open','',NULL,NULL,0,0.0,0.0);
CREATE TABLE sessions (
	token VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES('61cad02d6aeb56646ece0a7ca74c4293bcac4400a06574d8608d23bd539ae8df','eda993e477f2d1378b7aac47',1.79494697806682896616e+09);
INSERT INTO "sessions" VALUES('b4df1b60f146a8156d48c6e52dbaddaf3d377d0291192e4bf7ab14cd95384b68','ac94711b807ccfa9f7b60c44',1.79494697819373345368e+09);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	created FLOAT NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	address VARCHAR(64) NOT NULL, 
	join_code VARCHAR(32) NOT NULL, 
	watch_code VARCHAR(32) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	settings TEXT NOT NULL, 
	setup TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	doc TEXT NOT NULL, 
	result TEXT, 
	PRIMARY KEY (id), 
	UNIQUE (join_code), 
	UNIQUE (watch_code)
);
INSERT INTO "tables" VALUES('1ed77bccda030119',3,'playing',1.79494697820948243146e+09,'eda993e477f2d1378b7aac47','ff882903b76de4f3df155670','EhtX_ntY5ZRsfbrfGraq5w','pQnLWjS4ZcVX18aPsLEbdA',0,'{"title":"","kingdom":"First Game","undo":"ask","clock":null,"spectators":true,"chat":true,"point_counter":false,"deck_tracker":false}','{"kingdom":["Cellar","Market","Militia","Mine","Moat","Remodel","Smithy","Village","Woodcutter","Workshop"],"players":2,"seed":141361074510316,"bane":null,"shelters":false,"first":0,"turn_limit":1000}',1,'{"undo":null,"votes":{},"rematch":null,"origin":null}',NULL);
INSERT INTO "tables" VALUES('d5d4d0b2d30ad333',5,'over',1.79494697838138365748e+09,'eda993e477f2d1378b7aac47','ff882903b76de4f3df155670','Sjei_QwvE9MBo9YsOHpeHQ','5fvIoyjbNsVRlkOs4yo_Qg',0,'{"title":"","kingdom":"First Game","undo":"ask","clock":null,"spectators":true,"chat":true,"point_counter":false,"deck_tracker":false}','{"kingdom":["Cellar","Market","Militia","Mine","Moat","Remodel","Smithy","Village","Woodcutter","Workshop"],"players":2,"seed":"mine","bane":null,"shelters":false,"first":0,"turn_limit":1000}',1,'{"undo":null,"votes":{},"rematch":"a15280f7f15b406b","origin":null}','{"scores":[3,3],"turns":[1,0],"winners":[0],"resigned":[1],"cards":[{"Estate":[3,3]},{"Estate":[3,3]}]}');
INSERT INTO "tables" VALUES('a15280f7f15b406b',4,'over',1.7949469784274485111e+09,'eda993e477f2d1378b7aac47','ff882903b76de4f3df155670','psk2EUhGbHApuL3gzBINbQ','G5wH1wEYrnIkMc-vZjrb6Q',0,'{"title":"","kingdom":"First Game","undo":"ask","clock":null,"spectators":true,"chat":true,"point_counter":false,"deck_tracker":false}','{"kingdom":["Cellar","Market","Militia","Mine","Moat","Remodel","Smithy","Village","Woodcutter","Workshop"],"players":2,"seed":"mine","bane":null,"shelters":false,"first":0,"turn_limit":1000}',1,'{"undo":null,"votes":{},"rematch":"e38d1a811f430bc0","origin":"d5d4d0b2d30ad333"}','{"scores":[3,3],"turns":[1,0],"winners":[1],"resigned":[0],"cards":[{"Estate":[3,3]},{"Estate":[3,3]}]}');
INSERT INTO "tables" VALUES('e38d1a811f430bc0',1,'open',1.79494697847696661947e+09,'eda993e477f2d1378b7aac47','ff882903b76de4f3df155670','DvwvdBTdxctsfmDqiPM7Bw','baH-B_GC4pkqzpwpNU8GvQ',0,'{"title":"","kingdom":"First Game","undo":"ask","clock":null,"spectators":true,"chat":true,"point_counter":false,"deck_tracker":false}','{"kingdom":["Cellar","Market","Militia","Mine","Moat","Remodel","Smithy","Village","Woodcutter","Workshop"],"players":2,"seed":130370897634956,"bane":null,"shelters":false,"first":0,"turn_limit":1000}',1,'{"undo":null,"votes":{},"rematch":null,"origin":"a15280f7f15b406b"}',NULL);
INSERT INTO "tables" VALUES('2bc9a87c0d9281af',1,'open',1.79494697849726223947e+09,'eda993e477f2d1378b7aac47','ff882903b76de4f3df155670','b5bk2ogkQbkreuaycP8c-A','kiF1bmo1r1Nh8ucWAHroew',0,'{"title":"","kingdom":"First Game","undo":"ask","clock":null,"spectators":true,"chat":true,"point_counter":false,"deck_tracker":false}','{"kingdom":["Cellar","Market","Militia","Mine","Moat","Remodel","Smithy","Village","Woodcutter","Workshop"],"players":2,"seed":"mine","bane":null,"shelters":false,"first":0,"turn_limit":1000}',1,'{"undo":null,"votes":{},"rematch":null,"origin":"d5d4d0b2d30ad333"}',NULL);
INSERT INTO "tables" VALUES('0f36f2411dc126c8',1,'open',1.79494697850989317895e+09,'eda993e477f2d1378b7aac47','ff882903b76de4f3df155670','QNCCXXtfeJR0PLOpPcz__Q','KhyAFTxIaaWSMfpGpRyqtQ',1,'{"title":"","kingdom":"First Game","undo":"ask","clock":null,"spectators":true,"chat":true,"point_counter":false,"deck_tracker":false}','{"kingdom":["Cellar","Market","Militia","Mine","Moat","Remodel","Smithy","Village","Woodcutter","Workshop"],"players":2,"seed":116763627682107,"bane":null,"shelters":false,"first":0,"turn_limit":1000}',1,'{"undo":null,"votes":{},"rematch":null,"origin":null}',NULL);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX tables_status ON tables (status, listed);
CREATE INDEX tables_address ON tables (address, status);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
