/** What the server and the client say to each other: docs/protocol.md and docs/server-protocol.md. */

export * from '$made/protocol'
export type * from '$made/server'
