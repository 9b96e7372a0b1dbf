import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/**
 * The options that this process was called with. Ends it with the help where that is asked for, and with a sentence
 * and the help where an option is unknown or `check` throws.
 */
export function readOptions<Config extends ParseArgsOptionsConfig, Options>(
  help: string,
  config: Config,
  check: (values: ReturnType<typeof parseArgs<{ options: Config }>>['values']) => Options,
): Options {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help)
    process.exit(0)
  }
  try {
    return check(parseArgs({ args, options: config }).values)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${help}`)
    process.exit(1)
  }
}
