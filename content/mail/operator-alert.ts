import { brand } from '#content/site/brand.ts'
import { type MailWords, statutoryLines } from './mail-words.ts'

/** What needs the operator, in the order of the mail: what it is, and what to do. `count` is how many messages. */
const words = {
  mailServer: {
    what: () => 'The mail server cannot be used',
    action: 'Check SMTP_URL, then: npm run desk -- outbox test ADDRESS',
  },
  mailParked: {
    what: (count: number) => `${mails(count)} could not be sent, and ${count === 1 ? 'is' : 'are'} given up`,
    action: 'See the reason: npm run desk -- outbox. Then: outbox retry ID, or outbox drop ID',
  },
  mailLate: {
    what: (count: number) => `${mails(count)} ${count === 1 ? 'waits' : 'wait'}, one for over five minutes`,
    action: 'See the reason: npm run desk -- outbox. They are retried for two days',
  },
  webhookParked: {
    what: (count: number) => `${posts(count)} to the CRM could not be delivered`,
    action: 'See the reason: npm run desk -- outbox. Then: outbox retry ID, or outbox drop ID',
  },
  webhookLate: {
    what: (count: number) =>
      `${posts(count)} to the CRM ${count === 1 ? 'waits' : 'wait'} for over five minutes`,
    action: 'Check that WEBHOOK_URL answers. They are retried for two days',
  },
  quarantined: {
    what: (count: number) =>
      `${count} ${count === 1 ? 'enquiry is' : 'enquiries are'} in quarantine as probable spam`,
    action: 'Look: npm run desk -- enquiries --quarantined. Then: enquiries release REF, or leave them',
  },
  diskLow: {
    what: () => 'The disk is nearly full',
    action: 'Make room in DATA_DIR and BACKUP_DIR: forms cannot be saved once it is full',
  },
  backupFailed: {
    what: () => 'The last backup failed',
    action: 'See the log for the reason, and check BACKUP_DIR. By hand: npm run desk -- backup FILE',
  },
  backupOld: {
    what: () => 'There has been no backup for over 26 hours',
    action: 'Check BACKUP_DIR and the log. By hand: npm run desk -- backup FILE',
  },
} as const satisfies Record<string, { what(count: number): string; action: string }>

export type ProblemKind = keyof typeof words

export interface Problem {
  kind: ProblemKind
  /** How many messages or enquiries; 1 where it is about none. */
  count: number
}

/** The mail to the firm about what needs somebody; without personal data. */
export function operatorAlert(problems: readonly Problem[]): MailWords {
  return {
    subject: `The ${brand.name} website needs attention`,
    greeting: 'Hello,',
    paragraphs: ['The website is running. It cannot put these things right by itself:'],
    details: problems.map(({ kind, count }) => ({
      label: words[kind].what(count),
      value: words[kind].action,
    })),
    closing: [
      'This mail comes at most once an hour, and once a day while nothing changes. ALERTS=off turns it off.',
    ],
    signOff: [`The ${brand.name} website`],
    footer: statutoryLines,
  }
}

/** The sentence alone, for the webhook. */
export function problemSentence({ kind, count }: Problem): string {
  return words[kind].what(count)
}

function mails(count: number): string {
  return `${count} ${count === 1 ? 'mail' : 'mails'}`
}

function posts(count: number): string {
  return `${count} ${count === 1 ? 'post' : 'posts'}`
}
