import { audienceColours, interfaceColours } from '#app/styles/palette.ts'
import { typefaces } from '#app/styles/typefaces.ts'
import { brand } from '#content/site/brand.ts'
import { firm } from '#content/site/firm.ts'

const { ink, paper } = interfaceColours
const { accent } = audienceColours.customer

/** For when the designed error page cannot be rendered. */
export function errorPage(requestId: string | undefined): string {
  return plainPage('Something went wrong on our side', [
    'The fault is ours, and it has been noted. Nothing you sent before this page has been lost.',
    `Please try again in a minute, or ring us on ${firm.phone.display}.`,
    ...(requestId ? [`If you ring, this helps us to find it: ${requestId}.`] : []),
  ])
}

/** Self-contained, with inline styles. */
export function plainPage(heading: string, paragraphs: readonly string[]): string {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${heading} | ${brand.name}</title>
<style>
  body { margin: 0 auto; max-width: 34rem; padding: 18vh 1.5rem; font: 1.125rem/1.6 ${typefaces.sans.family}, Arial, sans-serif; color: ${ink.light}; background: ${paper.light} }
  h1 { font: 600 2.25rem/1.15 ${typefaces.serif.family}, Georgia, serif }
  footer { margin-top: 3rem; font-size: 1rem }
  a { color: ${accent.light}; font-weight: 600 }
  @media (prefers-color-scheme: dark) { body { color: ${ink.dark}; background: ${paper.dark} } a { color: ${accent.dark} } }
</style>
<h1>${heading}</h1>
${paragraphs.map((text) => `<p>${withPhoneLink(text)}</p>`).join('\n')}
<p><a href="/">Back to the start</a></p>
<footer>
<p>${firm.statusSentence}</p>
<p><a href="${firm.email.href}">${firm.email.display}</a></p>
</footer>
</html>
`
}

function withPhoneLink(text: string): string {
  return text.replace(firm.phone.display, `<a href="${firm.phone.href}">${firm.phone.display}</a>`)
}
