import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './app/delivery/prerendered-paths.ts'

export default {
  ssr: true,
  prerender: prerenderedPaths(),
  // The manifest has two dozen short entries: cheaper in the page than lazy route discovery.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
