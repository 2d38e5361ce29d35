// Unpacks the browser and the libraries that it needs into the folder of temporary files, and says where it is.
import chromium from '@sparticuz/chromium'
import { inflate } from './node_modules/@sparticuz/chromium/build/lambdafs.js'

await inflate(new URL('./node_modules/@sparticuz/chromium/bin/al2023.tar.br', import.meta.url).pathname)
console.log(await chromium.executablePath())
