/**
 * Turns the framework's scripts, which would compete with the first paint,
 * into scripts that start right after it (see early-script.ts), with the one
 * that starts them.
 */
export function startScriptsLater(html: string, waking: string): string {
  const modules = [waking]
  const words: string[] = []
  const rest = html
    .replace(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_, href: string) => {
      // The one that begins the work is run by the framework's own words, last.
      if (!href.includes('/entry.client')) modules.push(href)
      return ''
    })
    // What the framework says to itself is said in one go: each script of a page has its hash in the policy.
    .replace(/<script>(window\.__reactRouterContext[\s\S]*?)<\/script>/g, (_, text: string) => {
      // What the framework may do one day, and does not: left out, it means the same.
      words.push(text.replaceAll(/"unstable_\w+":false,?/g, ''))
      return ''
    })
  return (
    rest
      .replace(
        '<script type="module" async="">',
        () =>
          `<script type="text/plain" id="later" data-modules="${modules.join(' ')}">${words.join('\n')}\n`,
      )
      // Behind the first words, which are on their way to the screen by then.
      .replace(
        /<\/h1>(<p\b.*?<\/p>)?/s,
        (heading) => `${heading}<script>${import.meta.env.EARLY_SCRIPT}</script>`,
      )
  )
}
