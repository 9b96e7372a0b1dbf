import { pages } from '#content/site/pages.ts'
import { type ServiceEntry, type ServiceName, serviceEntries } from '#content/site/services.ts'

/** The form of a call, with whom and what it is to be about, as far as that was chosen before. */
export function callFormPath(chosen: { adviser?: string; service?: ServiceName | undefined }): string {
  const { adviser, service } = chosen
  // Equity release has no box of its own: the form asks to write it into the message.
  const entry: ServiceEntry | undefined = service && serviceEntries[service]
  const query = new URLSearchParams({
    ...(adviser && { adviser }),
    ...(entry?.callback && { services: entry.callback.label }),
  })
  return [pages.requestACallback.path, ...(query.size > 0 ? [query] : [])].join('?')
}
