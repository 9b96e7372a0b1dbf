import * as words from '#app/forms/words.ts'

/** The words of the forms, for their scripts (app/browser/words.ts). */
export const loader = () => Response.json({ ...words })
