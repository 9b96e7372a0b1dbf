import { entry } from '#content/site/entry.ts'

/**
 * What no client writes: a message with one of these goes into quarantine. In lower case, letters and digits alone, and
 * as long as it takes to mean nothing else: somebody may work in a casino.
 */
export const spamWords = entry('site/spam-words', 'Words of spam', [
  'backlinks',
  'guest post',
  'link building',
  'seo services',
  'seo agency',
  'first page of google',
  'rank higher on google',
  'online casino',
  'sports betting site',
  'viagra',
  'cialis',
  'buy followers',
  'crypto investment platform',
  'recover your crypto',
  'web design agency',
  'redesign your website',
] as const)
