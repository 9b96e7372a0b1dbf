import { Badge, LinkRow, Note, Panel, PostForm, Problem, Stack, type Tone } from './elements.tsx'
import { Table } from './table.tsx'

export interface ComplaintRow {
  reference: string
  name: string
  about: string
  received: string
  handler: string
  /** What is to be done next; the outcome where it is closed. */
  next: string
  left: string
  tone: Tone
}

export interface ReturnView {
  name: string
  from: string
  to: string
  links: { label: string; href: string; isShown: boolean }[]
  csv: string
  rows: {
    category: string
    opened: number
    closed: number
    within3Days: number
    within8Weeks: number
    later: number
    upheld: number
    redress: string
  }[]
  openBefore: number
  openAfter: number
  /** Who has stated that there were none, and when. */
  nil: string
  /** Whether that can be stated. */
  canBeNil: boolean
}

interface ComplaintsProps {
  problem?: string | undefined
  open: ComplaintRow[]
  closed: ComplaintRow[]
  half: ReturnView
  form: string
}

export function ComplaintsPage({ problem, open, closed, half, form }: ComplaintsProps) {
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <Panel heading={open.length === 0 ? 'No complaint is open' : 'Open, the next date first'}>
        {open.length > 0 && <Rows of={open} />}
        <Note>
          An enquiry becomes a complaint by <em>This is a complaint</em> on its page. One that came by phone
          or letter: enter it in <a href={form}>the form of the website</a>, then correct the day of receipt
          here.
        </Note>
      </Panel>
      {closed.length > 0 && (
        <Panel heading="Closed">
          <Rows of={closed} />
        </Panel>
      )}
      <Return {...half} />
    </Stack>
  )
}

function Rows({ of: rows }: { of: ComplaintRow[] }) {
  return (
    <Table
      rows={rows}
      by="reference"
      columns={{
        Complaint: ({ reference, name }) => <a href={`/complaints/${reference}`}>{name}</a>,
        Time: ({ left, tone }) => left && <Badge tone={tone}>{left}</Badge>,
        Next: ({ next }) => next,
        About: ({ about }) => about,
        'In charge': ({ handler }) => handler,
        Received: ({ received }) => received,
        Reference: ({ reference }) => reference,
      }}
      isCompact
    />
  )
}

function Return(half: ReturnView) {
  return (
    <Panel heading={`Half-year ${half.name}: ${half.from} to ${half.to}`}>
      <LinkRow label="Half-years" links={half.links} />
      <Note>
        By what the register says now. Compare categories, and what counts as upheld, with the regulator’s
        instrument before you report: the lists are under Content, <em>Categories of complaints</em>.
      </Note>
      <p>
        Open at the beginning: {half.openBefore}. Open at the end: {half.openAfter}.
      </p>
      {half.rows.length > 0 ? (
        <Table
          rows={half.rows}
          by="category"
          columns={{
            Category: ({ category }) => category,
            Received: ({ opened }) => opened,
            Closed: ({ closed }) => closed,
            'In 3 business days': ({ within3Days }) => within3Days,
            'In 8 weeks': ({ within8Weeks }) => within8Weeks,
            Later: ({ later }) => later,
            Upheld: ({ upheld }) => upheld,
            Redress: ({ redress }) => redress,
          }}
        />
      ) : (
        <p>Nothing was received or closed.</p>
      )}
      <p>
        <a href={half.csv}>As CSV</a>
      </p>
      {half.nil !== '' && <p>{half.nil}</p>}
      {half.canBeNil && (
        <PostForm
          action="/complaints/nil"
          hidden={{ half: half.name }}
          button="State that there were none"
          kind="secondary"
        >
          <Note>A nil return is a statement: your name and the moment are recorded in the log.</Note>
        </PostForm>
      )}
    </Panel>
  )
}
