import { advisers } from './advisers.ts'
import { team } from './team.ts'

/** The portrait of somebody of the office or of an adviser; of others there is none. */
export function portraitOf(name: string): string | undefined {
  return [...team, ...advisers].find((person) => person.name === name)?.image
}

export const memberCalled = (name: string | undefined) => team.find((member) => member.name === name)
