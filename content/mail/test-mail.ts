import { brand } from '#content/site/brand.ts'

const text = `This is a test of the mail of the ${brand.name} website. Nobody needs to answer it.`

/** Sent at the operator's word, to see that mail arrives. */
export const testMail = { subject: `Test mail of the ${brand.name} website`, text, html: `<p>${text}</p>` }
