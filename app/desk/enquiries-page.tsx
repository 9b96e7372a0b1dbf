import { Fragment, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import {
  Actions,
  LinkRow,
  Marks,
  Note,
  OneLine,
  type Option,
  Problem,
  type RowLink,
  SelectField,
  Stack,
  StateBadge,
  type Tone,
} from './elements.tsx'
import styles from './enquiries-page.module.css'
import { PhoneLink } from './reach.tsx'
import { Table } from './table.tsx'

export interface EnquiryRow {
  reference: string
  /** What its box sends: the enquiry, and the state that is shown. */
  chosen: string
  isTicked: boolean
  received: string
  /** By when a reply is promised, or the time of a call; empty where the list is in another order. */
  due: string
  kind: string
  name: string
  /** The first line of what was written. */
  words: string
  /** What it may be, for somebody to judge. */
  marks: readonly string[]
  /** Who has it; empty for nobody. */
  assignee: string
  phoneNumber: string
  /** Of a call; empty for others. */
  callDay: string
  callTime: string
  state: string
  tone: Tone
}

export interface EnquiriesProps {
  rows: EnquiryRow[]
  /** What the address asks for. */
  filter: Record<string, string>
  choices: {
    kinds: Option[]
    states: Option[]
    /** Of the forms. */
    fields: { name: string; label: string; options: Option[] }[]
    pages: Option[]
    people: Option[]
  }
  /** Everybody's, one's own, nobody's. */
  whose: RowLink[]
  /** The query of this list. */
  list: string
  /** The same page with all of them ticked, where they are not. */
  tickAll: string | undefined
  /** What can be done with those that are ticked. */
  actions: Option[]
  /** What was typed into a form below the list that was refused. */
  typed: { reason: string | undefined; day: string | undefined }
  today: string
  problem?: string | undefined
  /** The orders; the first where none is chosen. */
  sorts: Option[]
  /** The next page of the list. */
  next?: string | undefined
  /** The first page, where this is a later one. */
  first?: string | undefined
  csv: string
}

const nothingFound = 'Nothing was found. Try fewer words, or press Show all.'

export function EnquiriesPage(props: EnquiriesProps) {
  const { rows, filter, whose, list, problem, next, first, csv } = props
  const isFiltered = Object.keys(filter).some((name) => name !== 'sort')
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <Filter {...props} />
      <div className={styles.bar}>
        <LinkRow label="Whose" links={whose} />
        <LinkRow
          label="Tasks"
          links={[
            ...(isFiltered ? [{ label: 'Show all', href: '/enquiries' }] : []),
            { label: 'As CSV', href: csv },
          ]}
        />
      </div>
      {rows.length === 0 ? (
        <Note>{problem ? 'Nothing is shown.' : isFiltered ? nothingFound : 'There is nothing yet.'}</Note>
      ) : (
        <form method="post" action="/enquiries/together" className={styles.together}>
          <input type="hidden" name="list" value={list} />
          {/* The Enter key presses the first button, which must change nothing. */}
          <button type="submit" hidden />
          <Rows rows={rows} />
          <Together {...props} />
        </form>
      )}
      {(first || next) && (
        <Actions>
          {first && <a href={first}>Back to the first ones</a>}
          {next && <a href={next}>Next ones</a>}
        </Actions>
      )}
    </Stack>
  )
}

/** Search, order, and a panel with all else that the list can be narrowed to. */
function Filter({ filter, choices, sorts }: EnquiriesProps) {
  const narrowed = Object.keys(filter).filter((name) => !['q', 'of', 'sort'].includes(name)).length
  const select = (name: string, label: string, options: Option[]) => (
    <SelectField key={name} name={name} label={label} value={filter[name]} empty="Any" options={options} />
  )
  return (
    <search>
      <form method="get" action="/enquiries" className={styles.filter}>
        <TextField
          id="q"
          name="q"
          type="search"
          label="Search"
          placeholder="Name, phone, e-mail, reference, words"
          defaultValue={filter.q}
        />
        <SelectField name="sort" label="Order" value={filter.sort} options={sorts} />
        <Button kind="secondary" popoverTarget="narrow">
          {narrowed === 0 ? 'Narrow' : `Narrowed by ${narrowed}`}
        </Button>
        <Button type="submit">Show</Button>
        <div className={styles.narrow} id="narrow" popover="auto">
          <div className={styles.fields}>
            {select('state', 'State', choices.states)}
            {select('kind', 'Kind', choices.kinds)}
            {choices.fields.map(({ name, label, options }) => select(name, label, options))}
            {select('page', 'Sent from page', choices.pages)}
            {select('assigned', 'Assigned to', choices.people)}
            <TextField id="since" name="since" type="date" label="From" defaultValue={filter.since} />
            <TextField id="until" name="until" type="date" label="To" defaultValue={filter.until} />
          </div>
          <p>
            <Button type="submit">Show</Button>
          </p>
        </div>
      </form>
    </search>
  )
}

function Rows({ rows }: { rows: EnquiryRow[] }) {
  const hasDue = rows.some(({ due }) => due !== '')
  return (
    <Table
      rows={rows}
      by="reference"
      columns={{
        Who: ({ reference, name, chosen, isTicked, words, marks }) => (
          <span className={styles.who}>
            <input
              type="checkbox"
              name="chosen"
              value={chosen}
              defaultChecked={isTicked}
              aria-label={`Choose ${name}, ${reference}`}
            />
            <span>
              <a href={`/enquiries/${reference}`}>{name}</a> <Marks of={marks} />
              {words !== '' && <span className={styles.words}>{words}</span>}
            </span>
          </span>
        ),
        State: (row) => <StateBadge of={row} />,
        [hasDue ? 'Reply by' : 'Received']: ({ due, received }: EnquiryRow) =>
          hasDue ? (
            <>
              <span className={styles.label}>Due </span>
              {due}
            </>
          ) : (
            <OneLine>{received}</OneLine>
          ),
        Kind: ({ kind }) => kind,
        Call: ({ callDay, callTime }) =>
          callDay !== '' && (
            <>
              {callDay} <OneLine>{callTime}</OneLine>
            </>
          ),
        Assigned: ({ assignee }) => assignee,
        Phone: ({ phoneNumber }) => <PhoneLink number={phoneNumber} />,
        Reference: ({ reference }) => <OneLine>{reference}</OneLine>,
      }}
      isCompact
    />
  )
}

/** What can be done with those that are ticked; it stays in view while some are. */
function Together({ choices, tickAll, actions, typed, today }: EnquiriesProps) {
  /** With the field that it needs. */
  const button = (name: string, field?: ReactNode) => {
    const action = actions.find(({ value }) => value === name)
    return (
      action && (
        <div className={styles.action}>
          {field}
          <Button
            type="submit"
            kind="secondary"
            data-size="small"
            data-danger={name === 'cancel' || undefined}
            name="do"
            value={name}
          >
            {action.label}
          </Button>
        </div>
      )
    )
  }
  return (
    <fieldset className={styles.ticked}>
      <legend>With those that are ticked</legend>
      {tickAll && <a href={tickAll}>Tick all of this page</a>}
      {button(
        'assign',
        <SelectField
          name="assignee"
          label="Assign to"
          options={[{ value: 'free', label: 'Whoever is free' }, ...choices.people]}
        />,
      )}
      {button(
        'move',
        <TextField
          id="day"
          name="day"
          type="date"
          label="Move the calls to"
          min={today}
          defaultValue={typed.day}
        />,
      )}
      {button(
        'cancel',
        <TextField id="reason" name="reason" label="Reason to cancel" defaultValue={typed.reason} />,
      )}
      {['move-back', 'rebook', 'quarantine', 'release'].map((name) => (
        <Fragment key={name}>{button(name)}</Fragment>
      ))}
    </fieldset>
  )
}
