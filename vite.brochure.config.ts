import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { buildOptions } from './app/delivery/build-options.ts'

/** The PDF library looks for its standard fonts among installed packages. */
const withStandardFonts: Plugin = {
  name: 'with-standard-fonts',
  transform(code, id) {
    if (!id.endsWith('/pdfkit/js/pdfkit.node.mjs')) return undefined
    const imports: string[] = []
    const used = code.replaceAll(/[\w$]+\('#standard-fonts\/(\w+)'\)/g, (_, font: string) => {
      imports.push(`import font${font} from './standard-fonts/${font}.mjs'`)
      return `font${font}`
    })
    if (imports.length === 0) this.error('The PDF library loads its fonts in another way: see its module.')
    return [...imports, used].join('\n')
  },
}

/** The brochure's renderer in one script: the PDF library is large, and only a thread runs it, from memory. */
export default defineConfig({
  plugins: [withStandardFonts],
  publicDir: false,
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ...buildOptions,
    ssr: 'app/brochure/render-brochure.ts',
    outDir: join(process.env.BUILD_DIRECTORY ?? 'build', 'brochure'),
    rolldownOptions: { output: { codeSplitting: false, format: 'cjs', entryFileNames: 'index.cjs' } },
  },
})
