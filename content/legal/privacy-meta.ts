import { meta } from '#content/site/meta.ts'

/** Apart from the notice, which no script contains. */
export const privacyMeta = meta(
  'Privacy notice',
  'What personal data we hold, why we use it, who we share it with, how long we keep it, your rights under the UK GDPR, and how to complain.',
  'gdpr data protection cookies personal data subject access request',
)
