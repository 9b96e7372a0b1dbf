import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './app/delivery/prerendered-paths.ts'

export default {
  ssr: true,
  prerender: prerenderedPaths(),
  // Two dozen short entries: cheaper in the page than a request for each hover.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
