import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { wordsFromServer } from './app/delivery/browser-words.ts'
import { buildOptions, classNames } from './app/delivery/build-options.ts'

const contentFolder = join(import.meta.dirname, 'content/')

/** The words of the site are edited, and belong to the server: a script that contained one would go on saying it. */
const noContent: Plugin = {
  name: 'no-content',
  load(id) {
    if (id.startsWith(contentFolder))
      this.error(
        `${id} would be in a browser's script: pass its words as props, or add them to app/forms/words.ts.`,
      )
  },
}

/** The styles of the islands are in the site's stylesheet. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'post',
  generateBundle: {
    // After Vite has collected them.
    order: 'post',
    handler(_, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name]
    },
  },
}

/** What runs in a visitor's browser: the site's script and the islands, beside the files of the site. */
export default defineConfig(({ mode }) => ({
  plugins: [wordsFromServer, noContent, noStyles],
  publicDir: false,
  css: classNames(mode),
  build: {
    ...buildOptions,
    outDir: join(process.env.BUILD_DIRECTORY ?? 'build', 'client'),
    emptyOutDir: false,
    manifest: '.vite/browser.json',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'app/browser/site.ts',
      output: {
        codeSplitting: {
          groups: [
            // With all that it imports: otherwise some of it would be in the islands' file.
            { name: 'site', test: /\/app\/browser\/site\.ts$/, priority: 3 },
            { name: 'opening-hours', test: /\/domain\/working-hours\.ts$/, priority: 2 },
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
            // What several islands share, in one file instead of twenty.
            {
              name: 'islands',
              test: /\/(app\/(ui|forms|blocks|illustration)|domain)\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
}))
