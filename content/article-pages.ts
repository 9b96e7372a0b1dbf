import { brand } from './brand.ts'

/** The words around the two lists; the items themselves lie in storage. */
export const articlePages = {
  media: {
    hero: {
      heading: `${brand.name} in the media`,
      lead: 'When journalists ask how money works in ordinary lives, our advisers answer. Here is what they said.',
    },
    empty: 'Nothing has been published here yet. The next time we are quoted, you will find it on this page.',
  },
  blog: {
    hero: {
      heading: `The ${brand.name} blog`,
      lead: 'Short pieces by the people who advise: one question at a time, in plain words.',
    },
    empty: 'The first piece is still being written. Please look in again.',
  },
}
