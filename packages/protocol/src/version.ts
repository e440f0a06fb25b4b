/** Both ends must speak the same one: a page of an older server is told to reload. */
export { PROTOCOL_VERSION } from '@jelly/table'
