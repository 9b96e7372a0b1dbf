import { enquiryKinds } from '#domain/enquiry-kinds.ts'

/** Message; also for kinds that statistics of past days may have. */
export function kindTitle(kind: string): string {
  const label = Object.entries(enquiryKinds).find(([known]) => known === kind)?.[1].label ?? kind
  return label.charAt(0).toUpperCase() + label.slice(1)
}
