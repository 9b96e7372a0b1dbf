// desk content, desk import: content and records in files.
import { readFile, writeFile } from 'node:fs/promises'
import { exportContent, fileDigest, importContent } from '#server/desk/content-file.ts'
import { importFirestore } from '#server/desk/import-firestore.ts'
import { importMembers } from '#server/desk/import-members.ts'
import { accepted, Refusal } from '#server/desk/refusal.ts'
import { type CommandDependencies, command } from './command.ts'
import { writeNewFile } from './new-file.ts'

export const contentCommands = [
  command({
    name: 'content export',
    args: ['FILE'],
    summary: 'what the firm has changed of the site’s content, as JSON',
    notes: 'Drafts, schedules and pictures are not part of it: they are in a backup.',
    async run(dependencies, [file]) {
      const text = await exportContent(dependencies)
      await writeNewFile(file, (unfinished) => writeFile(unfinished, text))
      return [`The content is written to ${file}.`]
    },
  }),
  command({
    name: 'content import',
    args: ['FILE', '[REASON]'],
    flag: 'dry-run',
    summary: 'make the content that of such a file',
    notes: [
      'It is published at once, all or nothing: the record names who ran it, and the reason, such as “as on the old',
      'machine”. What breaks a rule is refused. Run again, it changes nothing. --dry-run lists what would change.',
    ].join('\n'),
    createsDatabase: true,
    async run(dependencies, [file, reason], isDryRun) {
      return await importFile(dependencies, importContent, { file, reason, isDryRun })
    },
  }),
  command({
    name: 'members import',
    args: ['FILE', '[REASON]'],
    flag: 'dry-run',
    summary: 'add and change advisers from a file of comma-separated values',
    notes: [
      'Its first line has the columns, as in docs/members.csv. Whose register number is known is changed, others are added.',
      'It is published at once, all or nothing, as by “content import”. What is wrong is named by line and column.',
    ].join('\n'),
    async run(dependencies, [file, reason], isDryRun) {
      return await importFile(dependencies, importMembers, { file, reason, isDryRun })
    },
  }),
  command({
    name: 'import firestore',
    args: ['FILE'],
    flag: 'dry-run',
    summary: 'take over enquiries, brochure requests and articles of the site before this one',
    notes: [
      'A JSON export of its collections Enquiries and Marketing. No mail is sent. What was imported before is left out.',
      'Calls to come hold their times; messages of the last two weeks are open, the rest is closed. Articles are',
      'not shown: somebody at the desk completes them and has them approved. --dry-run says what would be stored.',
    ].join('\n'),
    createsDatabase: true,
    async run(dependencies, [file], isDryRun) {
      const result = await importFirestore(dependencies, await textOf(file), isDryRun)
      return [...accepted(result), ...(isDryRun ? ['Nothing is stored: this was a dry run.'] : [])]
    },
  }),
]

/** Publishes what a file has, with its digest and the reason in the record. */
async function importFile(
  dependencies: CommandDependencies,
  importText: typeof importContent,
  { file, reason, isDryRun }: { file: string; reason: string; isDryRun: boolean },
): Promise<string[]> {
  if (!isDryRun && !reason)
    throw new Refusal('Say why after the file, for the record, or add --dry-run to see what would change.')
  const { operator } = dependencies
  const text = await textOf(file)
  const confirmed = `${reason} (file ${fileDigest(text)})`
  const changed = accepted(await importText(dependencies, { text, operator, reason: confirmed, isDryRun }))
  if (changed.length === 0) return ['Nothing changes: the content is that of the file.']
  return [...changed, isDryRun ? 'Nothing is stored: this was a dry run.' : 'It is published.']
}

async function textOf(file: string): Promise<string> {
  return await readFile(file, 'utf8').catch(() => {
    throw new Refusal(`${file} cannot be read.`)
  })
}
