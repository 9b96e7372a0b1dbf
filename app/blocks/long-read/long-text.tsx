import type { ComponentType } from 'react'
import { fetchedMarkup, fetchText, renderedMarkup } from '#app/delivery/server-markup.tsx'
import type { LongTextName } from '#content/site/long-texts.ts'
import privacyStyles from '../privacy-notice/privacy-notice.module.css'
import figureStyles from '../service-figure/service-figure.module.css'
import styles from './long-read.module.css'
import { loadLongText } from './long-texts.tsx'

/**
 * A long text below the first screen. It stands in the document, and no script contains it: hydration leaves it as it
 * was served, and after a page change it is fetched as markup (app/routes/resources/text.tsx).
 */
export function longText(name: LongTextName): ComponentType {
  return import.meta.env.SSR
    ? renderedMarkup(() => loadLongText(name))
    : fetchedMarkup(() => fetchText(`/texts/${name}.html`, notLoaded))
}

/**
 * Shown where the text cannot be fetched. It names a class of each stylesheet, because the bundler leaves out a CSS
 * module that no script of the browser uses.
 */
const notLoaded = `<p class="${styles.section} ${privacyStyles.section} ${figureStyles.figure}"><a href="" rel="external">This part could not be loaded. Load the page again</a></p>`
