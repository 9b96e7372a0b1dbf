import { readFile } from 'node:fs/promises'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

const suffix = '?inline-script'

/** `import text from './boot.ts?inline-script'`: the module as minified JavaScript, for an inline script. */
export const inlineScript: Plugin = {
  name: 'inline-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(suffix)) return
    const file = id.slice(0, -suffix.length)
    this.addWatchFile(file)
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
    const text = minifySync('inline-script.js', code, { module: true }).code.trim()
    return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js' }
  },
}
