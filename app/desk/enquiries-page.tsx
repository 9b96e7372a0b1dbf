import { Fragment, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { londonMoment } from '#domain/enquiry-text.ts'
import { formatSlashed } from '#domain/plain-date.ts'
import type { DeskEnquiry, EnquiryOrder } from '#server/desk/list-enquiries.ts'
import type { NameOf } from '#server/desk/staff-members.ts'
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
} from './elements.tsx'
import styles from './enquiries-page.module.css'
import { firstLine, marksOf } from './enquiry-row.ts'
import { enquiryState } from './enquiry-state.ts'
import { PhoneLink } from './reach.tsx'
import { Table } from './table.tsx'

export interface EnquiriesProps {
  enquiries: DeskEnquiry[]
  order: EnquiryOrder
  areTicked: boolean
  nameOf: NameOf
  now: number
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
  const { enquiries, filter, whose, list, problem, next, first, csv } = props
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
      {enquiries.length === 0 ? (
        <Note>{problem ? 'Nothing is shown.' : isFiltered ? nothingFound : 'There is nothing yet.'}</Note>
      ) : (
        <form method="post" action="/enquiries/together" className={styles.together}>
          <input type="hidden" name="list" value={list} />
          {/* The Enter key presses the first button, which must change nothing. */}
          <button type="submit" hidden />
          <Rows {...props} />
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

function Rows({ enquiries, order, areTicked, nameOf, now }: EnquiriesProps) {
  return (
    <Table
      rows={enquiries}
      by="reference"
      columns={{
        Who: (enquiry) => (
          <span className={styles.who}>
            <input
              type="checkbox"
              name="chosen"
              // The state that is shown as well.
              value={`${enquiry.reference} ${enquiry.version} ${enquiry.sequence}`}
              defaultChecked={areTicked}
              aria-label={`Choose ${enquiry.name}, ${enquiry.reference}`}
            />
            <span>
              <a href={`/enquiries/${enquiry.reference}`}>{enquiry.name}</a> <Marks of={marksOf(enquiry)} />
              {enquiry.message !== '' && <span className={styles.words}>{firstLine(enquiry.message)}</span>}
            </span>
          </span>
        ),
        State: (enquiry) => <StateBadge of={enquiryState(enquiry, now)} />,
        [order === 'due' ? 'Reply by' : 'Received']: ({ dueUtc, createdUtc }: DeskEnquiry) =>
          order === 'due' ? (
            <>
              <span className={styles.label}>Due </span>
              {dueUtc && londonMoment(dueUtc)}
            </>
          ) : (
            <OneLine>{londonMoment(createdUtc)}</OneLine>
          ),
        Kind: ({ kind }) => enquiryKinds[kind].label,
        Call: ({ date, time }) =>
          date && (
            <>
              {formatSlashed(date)} <OneLine>{time}</OneLine>
            </>
          ),
        Assigned: ({ assignedTo }) => nameOf(assignedTo),
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
