import { earlyScript } from './early-script.ts'

/**
 * Turns the framework's scripts, which would compete with the first paint,
 * into scripts that start right after it (see early-script.ts).
 */
export function startScriptsLater(html: string): string {
  const modules: string[] = []
  const withoutPreloads = html.replace(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_, href: string) => {
    // The one that begins the work is run by the framework's own words, last.
    if (!href.includes('/entry.client')) modules.push(href)
    return ''
  })
  return withoutPreloads
    .replace(
      '<script type="module" async="">',
      () => `<script type="text/plain" id="later" data-modules="${modules.join(' ')}">`,
    )
    .replace('</head>', () => `<script>${earlyScript.replaceAll(/\n\s*/g, ' ')}</script></head>`)
}
