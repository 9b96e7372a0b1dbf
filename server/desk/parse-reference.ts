import { exampleReference } from '#content/site/brand.ts'
import { DeskFault } from './desk-fault.ts'

/** Whatever its prefix: references that were given out under a former brand stay valid. */
export function parseReference(text: string | undefined): string {
  const reference = text?.trim().toUpperCase() ?? ''
  if (!/^[A-Z]+-[0-9A-Z]{5}$/.test(reference)) {
    throw new DeskFault(`A reference is written as in ${exampleReference}, but this is "${text ?? ''}".`)
  }
  return reference
}
