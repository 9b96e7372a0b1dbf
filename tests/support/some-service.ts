import { serviceTexts } from '#content/pages/services.ts'
import { callbackServices, serviceEntries, serviceNames } from '#content/site/services.ts'

// For tests of what every service page and every checkbox of the callback form does, whichever the firm has.

const withGuide = serviceNames.flatMap((name) => {
  const { page, guide } = serviceTexts[name]
  return guide ? { name, page, guide, path: serviceEntries[name].path } : []
})
const [first] = withGuide
if (!first) throw new Error('No service has a guide')

export const someService = first

const [topic] = callbackServices
export const someTopic = topic
