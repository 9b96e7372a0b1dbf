import { type ComponentType, lazy, use, useState } from 'react'
import type { DrawingName } from '#app/illustration/drawing-names.ts'
import { isHydrated } from './hydration.ts'
import { loadIllustration } from './load-illustration.tsx'

interface IllustrationProps {
  className?: string
}

/** The wrapper has no box of its own, and React leaves its contents as they were served. */
const wrapper = { style: { display: 'contents' }, suppressHydrationWarning: true }

/**
 * An illustration as inline SVG. Only the server renders its hundred or so shapes: hydration keeps them, and after
 * a page change the browser inserts the new ones as markup (app/routes/resources/drawing.tsx).
 */
export function inlineIllustration(name: DrawingName): ComponentType<IllustrationProps> {
  return import.meta.env.SSR ? renderedIllustration(name) : fetchedIllustration(name)
}

function renderedIllustration(name: DrawingName): ComponentType<IllustrationProps> {
  const Drawing = lazy(async () => ({ default: await loadIllustration(name) }))
  return function Illustration(props) {
    return (
      <div {...wrapper}>
        <Drawing {...props} />
      </div>
    )
  }
}

function fetchedIllustration(name: DrawingName): ComponentType<IllustrationProps> {
  let markup: Promise<string> | undefined
  const load = () => {
    markup ??= fetchMarkup(name)
    return markup
  }
  // A page's module is evaluated when a link to it is prefetched, so this prefetches its illustration.
  if (isHydrated()) load()

  return function Illustration({ className }) {
    const [isServed] = useState(() => !isHydrated())
    // Suspends the transition, so that the old page stays until the whole first screen is ready.
    const svg = isServed ? '' : use(load()).replace('class="', `class="${className} `)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; empty where the served one stays
    return <div {...wrapper} dangerouslySetInnerHTML={{ __html: svg }} />
  }
}

/** On failure the page is shown without its illustration. */
async function fetchMarkup(name: DrawingName): Promise<string> {
  try {
    const response = await fetch(`/drawings/${name}.svg`)
    return response.ok ? await response.text() : ''
  } catch {
    return ''
  }
}
