import { Links, Scripts } from 'react-router'

/** The built site's styles are written into the served document (see app/delivery/document-styles.ts). */
export function Stylesheets() {
  return import.meta.env.DEV ? <Links /> : null
}

/** The framework's scripts belong to the served document alone: by the time React looks, they have done their work. */
export function DocumentScripts() {
  return import.meta.env.SSR || import.meta.env.DEV ? <Scripts /> : null
}
