import { Scripts } from 'react-router'
import boot from './boot.ts?inline-script'

/** Rendered on the server only: hydration ignores scripts in <body> that React does not know. */
export function DocumentScripts() {
  if (!import.meta.env.SSR) return null
  return (
    <>
      <Scripts />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script type="module" dangerouslySetInnerHTML={{ __html: boot }} />
    </>
  )
}
