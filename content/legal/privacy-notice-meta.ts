import { meta } from '#content/site/meta.ts'

/** Apart from the notice, whose words the page's script does without. */
export const privacyNoticeMeta = meta(
  'Privacy notice',
  'What personal data we hold, why we use it, who we share it with, how long we keep it, your rights under the UK GDPR, and how to complain.',
)
