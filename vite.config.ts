import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { parseEnvironment } from './server/environment.ts'

const { siteUrl, portalUrl } = parseEnvironment(process.env)

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    // The composition root is the server bundle's entry, so that the site, its
    // services and its mail templates are one build (see docs/architecture.md).
    ssr: { build: { rolldownOptions: { input: './server/site.ts' } } },
  },
  // Written into every page; a change of either makes a new build.
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.PORTAL_URL': JSON.stringify(portalUrl),
  },
  build: { assetsInlineLimit: 0, target: 'es2022', cssTarget: ['chrome123', 'firefox121', 'safari17.5'] },
})
