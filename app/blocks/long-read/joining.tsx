import { joiningInDetail } from '#content/pages/guides/joining-in-detail.ts'
import { FoldedRead } from './long-read.tsx'

export function Joining() {
  return <FoldedRead sections={joiningInDetail} />
}
