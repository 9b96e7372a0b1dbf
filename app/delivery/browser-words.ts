import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const onServer = '#app/forms/words.ts'
const inBrowser = fileURLToPath(new URL('../browser/words.ts', import.meta.url))

/** In a browser the forms have their words from the server: see app/forms/words.ts. */
export const wordsFromServer: Plugin = {
  name: 'words-from-server',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source) => (source === onServer ? inBrowser : undefined),
}
