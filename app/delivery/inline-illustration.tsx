import type { ComponentType } from 'react'
import type { SceneName } from '#app/illustration/drawing-names.ts'
import { loadIllustration } from '#app/illustration/load-illustration.tsx'
import { pageBanners } from '#content/site/images/banners.ts'
import { fetchedMarkup, renderedMarkup } from './server-markup.tsx'

interface IllustrationProps {
  className?: string
}

/**
 * An illustration as inline SVG. Only the server renders its hundred or so shapes: hydration keeps them, and after
 * a page change the browser inserts the new ones as markup (app/routes/resources/drawing.tsx). Where they cannot be
 * fetched, the page is shown without them.
 */
export function inlineIllustration(name: SceneName): ComponentType<IllustrationProps> {
  return import.meta.env.SSR
    ? renderedMarkup(() => loadIllustration(name, pageBanners))
    : fetchedMarkup<IllustrationProps>(`/drawings/${name}.svg`, '', (svg, { className = '' }) =>
        svg.replace('class="', `class="${className} `),
      )
}
