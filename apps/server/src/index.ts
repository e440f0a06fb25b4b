export { type Config, readConfig } from './config/config.ts'
export { ConfigError } from './config/options.ts'
export { type Server, startServer } from './Server.ts'
