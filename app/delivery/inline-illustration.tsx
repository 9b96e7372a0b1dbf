import { type ComponentType, lazy, useEffect, useState } from 'react'
import type { DrawingName } from '#app/illustration/drawing-names.ts'
import { drawings } from '#app/illustration/drawings.ts'
import { afterPaint } from './after-paint.ts'
import { hasWoken } from './hydration.ts'

interface DrawnProps {
  className?: string
}

/** Around the drawing, so that it can be put there as it is; for the layout it is not there. */
const place = { style: { display: 'contents' }, suppressHydrationWarning: true }

/**
 * A drawing as part of a page. Only the server draws. What came with the document is left as it is, and what a
 * change of page shows is fetched as it was drawn (see app/routes/resources/drawing.tsx): on intent, with the page's code.
 */
export function inlineIllustration(name: DrawingName): ComponentType<DrawnProps> {
  return import.meta.env.SSR ? drawnHere(name) : drawnBefore(name)
}

function drawnHere(name: DrawingName): ComponentType<DrawnProps> {
  const Drawing = lazy<ComponentType<DrawnProps>>(async () => ({ default: await drawings[name]() }))
  return function Drawn(props) {
    return (
      <div {...place}>
        <Drawing {...props} />
      </div>
    )
  }
}

function drawnBefore(name: DrawingName): ComponentType<DrawnProps> {
  let fetched: string | undefined
  const bring = async () => {
    if (fetched !== undefined) return
    const answer = await fetch(`/drawings/${name}.svg`)
    if (answer.ok) fetched = await answer.text()
  }
  if (hasWoken()) bring().catch(() => {})

  return function Drawn({ className }) {
    const [svg, setSvg] = useState(hasWoken() ? skyOf(fetched) : '')
    useEffect(() => {
      if (svg === '' || svg === fetched) return
      return afterPaint(() => {
        bring().then(
          () => setSvg(fetched ?? svg),
          () => {},
        )
      })
    }, [svg])
    const html = svg.replace('class="', `class="${className} `)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; where it was served, nothing, so that it stays
    return <div {...place} dangerouslySetInnerHTML={{ __html: html }} />
  }
}

/** What stands behind a drawing: seen at once, and until the drawing is there. */
function skyOf(svg = '<svg class="illustration" aria-hidden="true">'): string {
  return `${svg.slice(0, svg.indexOf('>') + 1)}</svg>`
}
