import { brand } from '#content/site/brand.ts'
import { type MailWords, statutoryLines } from './mail-words.ts'

const outboxCommands = ['outbox', 'outbox retry ID']

interface ProblemWords {
  what(count: number): string
  advice: string
  /** Of the desk's command line. */
  commands: readonly string[]
}

/** What needs the operator, in the order of the mail. `count` is how many messages. */
const words = {
  mailServer: {
    what: () => 'The mail server cannot be used',
    advice: 'Check SMTP_URL, then send a test mail:',
    commands: ['outbox test ADDRESS'],
  },
  mailParked: {
    what: (count: number) => `${mails(count)} could not be sent, and ${count === 1 ? 'is' : 'are'} given up`,
    advice: 'See the reason, then send each again, or drop it:',
    commands: [...outboxCommands, 'outbox drop ID'],
  },
  mailLimit: {
    what: (count: number) =>
      `${mails(count)} ${count === 1 ? 'waits' : 'wait'}: as many as MAILS_PER_HOUR allows have gone out within the hour`,
    advice:
      'Look at the newest enquiries at the desk in a browser, and put what is spam into quarantine: its mails are not sent. Real ones go out by themselves, later, or at once with a higher MAILS_PER_HOUR.',
    commands: [],
  },
  mailLate: {
    what: (count: number) => `${mails(count)} ${count === 1 ? 'waits' : 'wait'}, one for over five minutes`,
    advice: 'Mail is retried for two days. See the reason:',
    commands: ['outbox'],
  },
  webhookParked: {
    what: (count: number) => `${posts(count)} to the CRM could not be delivered`,
    advice: 'See the reason, then post each again, or drop it:',
    commands: [...outboxCommands, 'outbox drop ID'],
  },
  webhookLate: {
    what: (count: number) =>
      `${posts(count)} to the CRM ${count === 1 ? 'waits' : 'wait'} for over five minutes`,
    advice: 'Check that WEBHOOK_URL answers. Posts are retried for two days:',
    commands: ['outbox'],
  },
  quarantined: {
    what: (count: number) =>
      `${count} ${count === 1 ? 'enquiry is' : 'enquiries are'} in quarantine as probable spam`,
    advice: 'Look at them at the desk in a browser (Today, under Also), and release those that are not spam.',
    commands: [],
  },
  diskLow: {
    what: () => 'The disk is nearly full',
    advice: 'Make room in DATA_DIR and BACKUP_DIR: once it is full, no form can be saved.',
    commands: [],
  },
  backupFailed: {
    what: () => 'The last backup failed',
    advice: 'The log has the reason. Check BACKUP_DIR; meanwhile, by hand:',
    commands: ['backup FILE'],
  },
  backupOld: {
    what: () => 'There has been no backup for over 26 hours',
    advice: 'Check BACKUP_DIR and the log; meanwhile, by hand:',
    commands: ['backup FILE'],
  },
} as const satisfies Record<string, ProblemWords>

export type ProblemKind = keyof typeof words

export interface Problem {
  kind: ProblemKind
  /** How many messages or enquiries; 1 where it is about none. */
  count: number
}

/** The mail to the firm about what needs somebody; without personal data. `deskCommand` is how its command line is called. */
export function operatorAlert(problems: readonly Problem[], deskCommand: string): MailWords {
  return {
    subject: `The ${brand.name} website needs attention`,
    greeting: 'Hello,',
    paragraphs: ['The website is running. It cannot put these things right by itself:'],
    details: problems.map(({ kind, count }) => ({
      label: words[kind].what(count),
      value: [words[kind].advice, ...words[kind].commands.map((command) => `${deskCommand} ${command}`)].join(
        '\n',
      ),
      isQuoted: true,
    })),
    closing: [
      'This mail comes at most once an hour, and once a day while nothing changes. ALERTS=off turns it off.',
    ],
    signOff: [`The ${brand.name} website`],
    footer: statutoryLines,
  }
}

function mails(count: number): string {
  return `${count} ${count === 1 ? 'mail' : 'mails'}`
}

function posts(count: number): string {
  return `${count} ${count === 1 ? 'post' : 'posts'}`
}
