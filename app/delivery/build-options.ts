import type { BuildEnvironmentOptions } from 'vite'

/** The same for the public site and for the desk. */
export const buildOptions = {
  assetsInlineLimit: 0,
  // One stylesheet, fetched after the first paint: no page change loads styles.
  cssCodeSplit: false,
  // The licences of all packages whose code is in the build, for the archive (commands/package.ts).
  license: { fileName: '.vite/licences.json' },
  target: 'es2022',
  cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
} satisfies BuildEnvironmentOptions

/** Short in production, because the critical CSS contains them; readable in development. */
export const classNames = (mode: string) => ({
  modules: { generateScopedName: mode === 'production' ? '[hash:base64:5]' : '[name]__[local]' },
})
