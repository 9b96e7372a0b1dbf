import { Scripts } from 'react-router'
import boot from './boot.ts?inline-script'

/** Rendered on the server alone: React leaves elements alone that a browser finds in <body> beside its own. */
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
