import type { ComponentType } from 'react'
import { fetchedMarkup, renderedMarkup } from '#app/delivery/server-markup.tsx'
import type { ServerPartName } from '#content/site/server-parts.ts'
import styles from '../long-read/long-read.module.css'
import privacyStyles from '../long-read/privacy.module.css'
import figureStyles from '../service-chart/service-chart.module.css'
import { loadServerPart } from './server-parts.tsx'

/**
 * A part of a page that only the server renders: a guide, the privacy notice, the map of services. It is in the
 * document, and no script contains it: hydration keeps its markup, and after a page change it is fetched
 * (app/routes/resources/server-part.tsx).
 */
export function serverPart(name: ServerPartName): ComponentType {
  return import.meta.env.SSR
    ? renderedMarkup(() => loadServerPart(name))
    : fetchedMarkup(`/parts/${name}.html`, notLoaded)
}

/**
 * Shown where the part cannot be fetched. It names a class of each stylesheet, because the bundler leaves out a CSS
 * module that no script of the browser uses.
 */
const notLoaded = `<p class="${styles.section} ${privacyStyles.summary} ${figureStyles.figure}"><a href="" rel="external">This part could not be loaded. Load the page again</a></p>`
