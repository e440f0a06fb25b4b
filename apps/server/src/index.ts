export { type Config, readConfig } from './config/config.ts'
export { ConfigError } from './config/options.ts'
export { serve } from './serve.ts'
export { type Server, startServer } from './Server.ts'
