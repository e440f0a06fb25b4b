import { Command } from 'commander'

export const serveCommand = new Command('serve')
  .description('serve the game on one port; `jelly serve --help` lists what can be set')
  .helpOption(false)
  .allowUnknownOption()
  .allowExcessArguments()
  .argument('[options...]', 'flags of the server')
  .action(async (flags: readonly string[]) => {
    const { serve } = await import('@jelly/server/serve')
    await serve(flags, process.env)
  })
