import type { ComplaintReturn, HalfYear } from '#domain/complaint-return.ts'
import { DAY_MS } from '#domain/durations.ts'
import { londonMoment } from '#domain/enquiry-text.ts'
import { formatDate, formatSlashed, type PlainDate } from '#domain/plain-date.ts'
import type { LoggedAction } from '#server/desk/audit-log.ts'
import type { ListedComplaint } from '#server/desk/complaints.ts'
import { Badge, LinkRow, Note, Panel, PostForm, Problem, Stack, type Tone } from './elements.tsx'
import { Table } from './table.tsx'

interface ComplaintsProps {
  problem?: string | undefined
  complaints: ListedComplaint[]
  today: PlainDate
  half: HalfYear
  /** The present one and some before it. */
  halves: HalfYear[]
  counts: ComplaintReturn
  /** That there were none. */
  stated: LoggedAction | undefined
  canBeStated: boolean
  form: string
}

export function ComplaintsPage(props: ComplaintsProps) {
  const { problem, complaints, today, form } = props
  const open = complaints.filter(({ closed }) => closed === null)
  const closed = complaints.filter((complaint) => complaint.closed !== null)
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <Panel heading={open.length === 0 ? 'No complaint is open' : 'Open, the next date first'}>
        {open.length > 0 && <Rows of={open} today={today} />}
        <Note>
          An enquiry becomes a complaint by <em>This is a complaint</em> on its page. One that came by phone
          or letter: enter it in <a href={form}>the form of the website</a>, then correct the day of receipt
          here.
        </Note>
      </Panel>
      {closed.length > 0 && (
        <Panel heading="Closed">
          <Rows of={closed} today={today} />
        </Panel>
      )}
      <Return {...props} />
    </Stack>
  )
}

function Rows({ of: rows, today }: { of: ListedComplaint[]; today: PlainDate }) {
  return (
    <Table
      rows={rows}
      by="reference"
      columns={{
        Complaint: ({ reference, name }) => <a href={`/complaints/${reference}`}>{name}</a>,
        Time: ({ next }) => {
          if (next === null) return null
          const { left, tone } = timeLeft(next, today)
          return <Badge tone={tone}>{left}</Badge>
        },
        Next: ({ next, acknowledged, closedBy, outcome }) =>
          next === null
            ? [closedBy, outcome].filter(Boolean).join(', ')
            : `${acknowledged === null ? 'acknowledge' : 'final response'} by ${formatSlashed(next)}`,
        About: ({ about, product }) => about || product,
        'In charge': ({ handler, next }) => handler ?? (next === null ? '' : 'nobody yet'),
        Received: ({ received }) => formatSlashed(received),
        Reference: ({ reference }) => reference,
      }}
      isCompact
    />
  )
}

const SOON_DAYS = 7

export function timeLeft(day: PlainDate, today: PlainDate): { left: string; tone: Tone } {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  if (days < 0) return { left: `${count} late`, tone: 'late' }
  if (days === 0) return { left: 'today', tone: 'soon' }
  return { left: `${count} left`, tone: days <= SOON_DAYS ? 'soon' : 'good' }
}

function Return({ half, halves, counts, stated, canBeStated }: ComplaintsProps) {
  const { name, from, to } = half
  const rows = counts.rows.map((row) => ({
    ...row,
    category: `${row.product || 'No product yet'}: ${row.cause || 'no cause yet'}`,
  }))
  const total = { ...counts.total, category: 'All' }
  return (
    <Panel heading={`Half-year ${name}: ${formatDate(from)} to ${formatDate(to)}`}>
      <LinkRow
        label="Half-years"
        links={halves.map((other) => ({
          label: other.name,
          href: `/complaints?half=${other.name}`,
          isShown: other.name === name,
        }))}
      />
      <Note>
        By what the register says now. Compare categories, and what counts as upheld, with the regulator’s
        instrument before you report: the lists are under Content, <em>Categories of complaints</em>.
      </Note>
      <p>
        Open at the beginning: {counts.openBefore}. Open at the end: {counts.openAfter}.
      </p>
      {rows.length > 0 ? (
        <Table
          rows={rows.length > 1 ? [...rows, total] : rows}
          by="category"
          columns={{
            Category: ({ category }) => category,
            Received: ({ opened }) => opened,
            Closed: ({ closed }) => closed,
            'In 3 business days': ({ within3Days }) => within3Days,
            'In 8 weeks': ({ within8Weeks }) => within8Weeks,
            Later: ({ later }) => later,
            Upheld: ({ upheld }) => upheld,
            Redress: ({ redress }) =>
              (redress / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' }),
          }}
        />
      ) : (
        <p>Nothing was received or closed.</p>
      )}
      <p>
        <a href={`/complaints/return.csv?half=${name}`}>As CSV</a>
      </p>
      {stated && (
        <p>
          Nil return: {stated.who} stated on {londonMoment(stated.atUtc)} that no complaint was received, open
          or closed.
        </p>
      )}
      {canBeStated && (
        <PostForm
          action="/complaints/nil"
          hidden={{ half: name }}
          button="State that there were none"
          kind="secondary"
        >
          <Note>A nil return is a statement: your name and the moment are recorded in the log.</Note>
        </PostForm>
      )}
    </Panel>
  )
}
