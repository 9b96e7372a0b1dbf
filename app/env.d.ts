/** Set at build time from environment variables (see vite.config.ts). */
interface ImportMetaEnv {
  readonly SITE_URL: string
  readonly PORTAL_URL: string
}
/** Not in TypeScript's own types yet: only Chromium renders pages before they are asked for. */
interface Document {
  readonly prerendering?: boolean
}
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*?inline-script' {
  const text: string
  export default text
}
declare module 'subset-font'
