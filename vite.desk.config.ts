import { globSync } from 'node:fs'
import { join, parse } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { buildOptions, classNames } from './app/delivery/build-options.ts'

const script = 'app/desk/client.ts'
/** Rendered on the server alone: they are entries here so that the stylesheet has what they use, and no more. */
const pages = globSync('app/desk/*.tsx')

const withoutPages: Plugin = {
  name: 'without-pages',
  enforce: 'post',
  generateBundle: {
    // After Vite has collected the styles of all entries.
    order: 'post',
    handler(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === 'chunk' && file.fileName !== 'assets/desk.js') delete bundle[name]
      }
    },
  },
}

/** The files of the desk: one script, one stylesheet and the fonts, apart from those of the public site. */
export default defineConfig(({ mode }) => ({
  plugins: [withoutPages],
  publicDir: false,
  css: classNames(mode),
  build: {
    ...buildOptions,
    outDir: join(process.env.BUILD_DIRECTORY ?? 'build', 'desk'),
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: { desk: script, ...Object.fromEntries(pages.map((file) => [parse(file).name, file])) },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: 'assets/[name].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/desk.css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
}))
