import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Set by commands/build.ts, which builds beside the build that is in use: the command has no option for it.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  // The manifest has two dozen short entries: cheaper in the page than lazy route discovery.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
