import { parse } from 'parse5'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RouterContextProvider } from 'react-router'
import { CalculatorForm } from '#app/calculators/calculator-form.tsx'
import { calculatorNamed, loadCalculator } from '#app/calculators/load-calculator.ts'
import { attributeOf, descendantsOf } from '#app/delivery/html-tree.ts'
import { pages } from '#content/site/pages.ts'

interface CalculatorPagesDependencies {
  /** The whole page. */
  render(request: Request): Promise<Response>
  contextOf(): RouterContextProvider
  /** Changes whenever the page around the form does. */
  versionOf(path: string): string | undefined
}

interface PageAround {
  version: string | undefined
  before: string
  after: string
}

/**
 * The pages of calculators with figures in their address. Anybody can ask for any number of them, so each is rendered
 * whole once; after that its form alone is, into the page around it.
 */
export function createCalculatorPages({ render, contextOf, versionOf }: CalculatorPagesDependencies) {
  const kept = new Map<string, PageAround>()
  return {
    /** Undefined for any other page. */
    render(request: Request): Promise<Response> | undefined {
      const { pathname, search } = new URL(request.url)
      const [, segment] = pathname.split(`${pages.workItOut.path}/`)
      const name = segment && calculatorNamed(segment)
      if (!name || search === '' || request.method !== 'GET') return undefined
      return answer(request, name, pathname)
    },
  }

  async function answer(
    request: Request,
    name: NonNullable<ReturnType<typeof calculatorNamed>>,
    path: string,
  ) {
    const around = kept.get(path)
    const version = versionOf(path)
    if (around && around.version === version) {
      const loaded = await loadCalculator(name, { request, context: contextOf() })
      // Another prefix than that of the page's own ids.
      const form = renderToStaticMarkup(<CalculatorForm loaded={loaded} />, { identifierPrefix: 'form' })
      return page(around.before + form + around.after)
    }
    const response = await render(request)
    const html = await response.text()
    const form = descendantsOf(parse(html, { sourceCodeLocationInfo: true })).find(
      (element) => attributeOf(element, 'data-island') !== undefined,
    )
    const place = form?.sourceCodeLocation
    if (response.status === 200 && place)
      kept.set(path, {
        version,
        before: html.slice(0, place.startOffset),
        after: html.slice(place.endOffset),
      })
    return new Response(html, response)
  }
}

function page(html: string): Response {
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
