import { type ComponentType, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { CalculatorName } from '#content/site/calculators.ts'

/** Each has its code in app/browser/islands.ts. */
export type IslandName =
  | 'contact-form'
  | 'call-form'
  | 'brochure-form'
  | 'complaint-form'
  | 'name-and-email-form'
  | 'move-form'
  | 'keep-link'
  | 'found-answers'
  | CalculatorName

interface IslandOptions<Props> {
  /** When its code is fetched: at the first touch of it, or when it is seen. */
  when?: 'intent' | 'visible'
  /** The selector of what is touched, where that is another element. */
  intent?: string
  /** The JSON file with those props that the document does not carry: what they say is in its HTML already. */
  fetched?: { from: string; props: readonly (keyof Props & string)[] }
}

/**
 * A component that a browser hydrates by itself (app/browser/islands.ts); the page around it stays plain HTML. A root of
 * its own, so that the ids agree. Its props must be JSON.
 */
export function island<Props extends object>(
  name: IslandName,
  Component: ComponentType<Props>,
  { when = 'intent', intent, fetched }: IslandOptions<Props> = {},
): ComponentType<Props> {
  const isSent = ([prop]: [string, unknown]) => !fetched?.props.some((name) => name === prop)

  /** Without hooks: those of the outer render would be lost in the inner one. */
  function Rendered({ prefix, props }: { prefix: string; props: Props }) {
    const html = renderToString(<Component {...props} />, { identifierPrefix: prefix })
    return (
      <div
        data-island={name}
        data-when={when}
        data-intent={intent}
        data-prefix={prefix}
        data-fetched={fetched?.from}
        data-props={JSON.stringify(Object.fromEntries(Object.entries(props).filter(isSent)))}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
  return function Island(props) {
    return <Rendered prefix={useId()} props={props} />
  }
}
