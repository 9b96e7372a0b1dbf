/** Written into the bundle at build time, from the environment (see vite.config.ts). */
interface ImportMetaEnv {
  readonly SITE_URL: string
  readonly PORTAL_URL: string
  /** What app/delivery/inline-script.ts says, in as few bytes as it can be said. */
  readonly EARLY_SCRIPT: string
}
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module 'subset-font'
