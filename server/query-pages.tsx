import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { FoundAdvisers } from '#app/advisers/found-advisers.tsx'
import { loadAdvisers } from '#app/advisers/load-advisers.ts'
import { CalculatorForm } from '#app/calculators/calculator-form.tsx'
import { calculatorNamed, loadCalculator } from '#app/calculators/load-calculator.ts'
import {
  attributeOf,
  descendantsOf,
  type Element,
  elementNamed,
  elementsOf,
} from '#app/delivery/html-tree.ts'
import { nextTurn } from '#app/delivery/next-turn.ts'
import { AskedAnswers, AskedField } from '#app/search/asked.tsx'
import { loadAnswers } from '#app/search/load-answers.ts'
import { pages } from '#content/site/pages.ts'

interface QueryPagesDependencies {
  /** The whole page. */
  render(request: Request): Promise<Response>
  contextOf(): RouterContextProvider
  /** Changes whenever the page around its parts does. */
  versionOf(path: string): string | undefined
}

interface QueryPage {
  /** Which elements of the page depend on its query. */
  isPart(element: Element): boolean
  /** What they are for a request, in the order of the page. */
  renderParts(args: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<ReactElement[]>
}

/**
 * The pages with a query that anybody can choose: figures in the address of a calculator, words in that of the search,
 * a place in that of the advisers.
 * Each is rendered whole once; after that only what depends on the query is, into the page around it.
 */
export function createQueryPages({ render, contextOf, versionOf }: QueryPagesDependencies) {
  /** What lies between the parts, by path and variant. */
  const kept = new Map<string, { version: string | undefined; between: string[] }>()
  return {
    /** Undefined for any other page. */
    render(request: Request): Promise<Response> | undefined {
      const { pathname, search } = new URL(request.url)
      const page = queryPageAt(pathname)
      return page && search !== '' && request.method === 'GET' ? answer(request, page) : undefined
    },
  }

  async function answer(request: Request, { isPart, renderParts }: QueryPage) {
    const { pathname, searchParams } = new URL(request.url)
    // The search has a lead until something is asked.
    const key = `${pathname} ${Boolean(searchParams.get('q'))}`
    const version = versionOf(pathname)
    const around = kept.get(key)
    if (around && around.version === version) {
      await nextTurn()
      const parts = await renderParts({ request, context: contextOf() })
      // Other prefixes than that of the page's own ids.
      const html = parts.map((part, at) => renderToStaticMarkup(part, { identifierPrefix: `part${at}` }))
      return new Response(around.between.map((text, at) => text + (html[at] ?? '')).join(''), {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      })
    }
    const response = await render(request)
    const html = await response.text()
    if (response.status === 200) kept.set(key, { version, between: textBetween(html, isPart) })
    return new Response(html, response)
  }
}

function queryPageAt(path: string): QueryPage | undefined {
  if (path === pages.findAnAnswer.path)
    return {
      isPart: (element) => element.tagName === 'search' || isIsland(element),
      renderParts: async (args) => {
        const loaded = await loadAnswers(args)
        return [<AskedField key="field" {...loaded} />, <AskedAnswers key="answers" {...loaded} />]
      },
    }
  if (path === pages.findAnAdviser.path)
    return {
      isPart: (element) => attributeOf(element, 'data-query-part') !== undefined,
      renderParts: async (args) => [<FoundAdvisers key="advisers" {...loadAdvisers(args)} />],
    }
  const name = calculatorNamed(path.slice(`${pages.workItOut.path}/`.length))
  return (
    name && {
      isPart: isIsland,
      renderParts: async (args) => [<CalculatorForm key="form" loaded={await loadCalculator(name, args)} />],
    }
  )
}

function isIsland(element: Element): boolean {
  return attributeOf(element, 'data-island') !== undefined
}

function textBetween(html: string, isPart: (element: Element) => boolean): string[] {
  const places = descendantsOf(elementNamed(elementsOf(html), 'main')).filter(isPart)
  const starts = [0, ...places.map(({ end }) => end)]
  return starts.map((start, at) => html.slice(start, places[at]?.start))
}
