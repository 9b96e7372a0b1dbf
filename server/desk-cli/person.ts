// desk person: subject access and erasure for an e-mail address or phone number.

import { commandLine } from '#server/desk/audit-log.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { erasePerson, heldOn, nothingHeld, parsePerson, receiptLines } from '#server/desk/person-data.ts'
import type { DeskAnswer, DeskCommand, Invocation } from './command.ts'
import { flagOption } from './parse-options.ts'

export const person: DeskCommand = {
  name: 'person',
  summary: 'everything held on an e-mail address or phone number, and its erasure',
  notes: [
    'Shown as JSON, to be handed to the person who asked. A phone number is found however it was written.',
    'Erase removes records, notes, changes of calls, outbox entries and mail files, frees slots, prints a receipt.',
    'It cannot reach mails that were delivered, nor backups made before: those of BACKUP_DIR are gone after BACKUP_KEEP',
    'nights, the copy made before an upgrade (DATA_DIR/before-upgrade) after 30 days.',
  ],
  examples: ['person ann@example.com', 'person "01632 960001"', 'person erase ann@example.com --yes'],
  verbs: [
    { words: ['EMAIL|PHONE'], run: show },
    { name: 'erase', words: ['EMAIL|PHONE'], options: { yes: { required: true } }, run: erase },
  ],
}

async function show({ desk, words }: Invocation): Promise<DeskAnswer> {
  const held = await heldOn(desk, parsePerson(words[0]))
  return { lines: JSON.stringify(held, null, 2).split('\n'), json: held }
}

async function erase(invocation: Invocation): Promise<DeskAnswer> {
  const { desk } = invocation
  const asked = parsePerson(invocation.words[0])
  if (flagOption(invocation, 'yes') !== true) {
    const { records } = await heldOn(desk, asked)
    if (records.length === 0) throw nothingHeld()
    throw new DeskError(
      `This would erase ${records.map(({ reference }) => reference).join(', ')}: add --yes if that is meant.`,
    )
  }
  const receipt = await erasePerson(desk, asked, commandLine)
  return { lines: receiptLines(receipt), json: receipt }
}
