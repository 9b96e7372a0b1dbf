import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import {
  Actions,
  Fold,
  FormRow,
  LinkRow,
  Marks,
  Note,
  OneLine,
  Panel,
  PhoneLink,
  Problem,
  SelectField,
  Stack,
  StateBadge,
  type Tone,
} from './elements.tsx'
import styles from './enquiries-page.module.css'
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

export interface Choice {
  value: string
  label: string
}

export interface EnquiriesProps {
  rows: EnquiryRow[]
  /** What the address asks for. */
  filter: Record<string, string>
  choices: {
    kinds: Choice[]
    states: Choice[]
    /** Of the forms. */
    fields: { name: string; label: string; options: Choice[] }[]
    pages: Choice[]
    people: Choice[]
  }
  /** Everybody's, one's own, nobody's. */
  whose: { label: string; href: string; isShown: boolean }[]
  /** The query of this list. */
  list: string
  /** The same page with all of them ticked, where they are not. */
  tickAll: string | undefined
  /** What can be done with those that are ticked. */
  actions: Choice[]
  /** The reason for a cancellation that was refused. */
  typedReason?: string | undefined
  problem?: string | undefined
  /** Says in which order the list is. */
  heading: string
  sorts: { label: string; href: string; isShown: boolean }[]
  /** The next page of the list. */
  next?: string | undefined
  /** The first page, where this is a later one. */
  first?: string | undefined
  csv: string
}

const any: Choice = { value: '', label: 'Any' }
const nothingFound = 'Nothing was found. Try fewer words, or press All above.'

export function EnquiriesPage(props: EnquiriesProps) {
  const {
    rows,
    filter,
    choices,
    whose,
    list,
    tickAll,
    actions,
    typedReason,
    problem,
    heading,
    sorts,
    next,
    first,
    csv,
  } = props
  const isNarrowed = Object.keys(filter).some((name) => !['q', 'of', 'sort'].includes(name))
  const isFiltered = isNarrowed || filter.q !== undefined || filter.of !== undefined
  const hasDue = rows.some(({ due }) => due !== '')
  const select = (name: string, label: string, options: Choice[]) => (
    <SelectField
      key={name}
      id={name}
      name={name}
      label={label}
      value={filter[name]}
      options={[any, ...options]}
    />
  )
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <search>
        <form method="get" action="/enquiries" className={styles.filter}>
          <TextField
            id="q"
            name="q"
            type="search"
            label="Search"
            hint="Name, phone, e-mail, reference, or words of the message"
            defaultValue={filter.q}
          />
          <Fold summary="Narrow the list" open={isNarrowed}>
            <div className={styles.fields}>
              {select('state', 'State', choices.states)}
              {select('kind', 'Kind', choices.kinds)}
              {choices.fields.map(({ name, label, options }) => select(name, label, options))}
              {select('page', 'Sent from page', choices.pages)}
              {select('assigned', 'Assigned to', choices.people)}
              <TextField id="since" name="since" type="date" label="From" defaultValue={filter.since} />
              <TextField id="until" name="until" type="date" label="To" defaultValue={filter.until} />
            </div>
          </Fold>
          {filter.sort && <input type="hidden" name="sort" value={filter.sort} />}
          <Actions>
            <Button type="submit">Show</Button>
            <a href="/enquiries">All</a>
            <a href={csv}>As CSV</a>
            <a href="/hand-over">Hand over somebody’s work</a>
          </Actions>
        </form>
      </search>
      <Panel heading={heading}>
        <div className={styles.bar}>
          <LinkRow label="Whose" links={whose} />
          <LinkRow label="Order" links={sorts} />
        </div>
        {rows.length === 0 ? (
          <Note>{problem ? 'Nothing is shown.' : isFiltered ? nothingFound : 'There is nothing yet.'}</Note>
        ) : (
          <form method="post" action="/enquiries/together" className={styles.together}>
            <input type="hidden" name="list" value={list} />
            <Table
              rows={rows}
              by="reference"
              columns={{
                [hasDue ? 'Reply by' : 'Received']: ({ due, received }: EnquiryRow) =>
                  hasDue ? (
                    <>
                      <span className={styles.label}>Due </span>
                      {due}
                    </>
                  ) : (
                    <OneLine>{received}</OneLine>
                  ),
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
                Kind: ({ kind }) => kind,
                Assigned: ({ assignee }) => assignee,
                Phone: ({ phoneNumber }) => <PhoneLink number={phoneNumber} />,
                Call: ({ callDay, callTime }) =>
                  callDay !== '' && (
                    <>
                      {callDay} <OneLine>{callTime}</OneLine>
                    </>
                  ),
                State: (row) => <StateBadge of={row} />,
                Reference: ({ reference }) => <OneLine>{reference}</OneLine>,
              }}
              compact={{
                Received: 'second',
                'Reply by': 'second',
                Who: 'first',
                Kind: 'second-end',
                Assigned: 'below',
                Phone: 'third',
                Call: 'second-override',
                State: 'first-end',
                Reference: 'third-end',
              }}
            />
            <fieldset className={styles.ticked}>
              <legend>With those that are ticked</legend>
              {actions.some(({ value }) => value === 'cancel') && (
                <TextField
                  id="reason"
                  name="reason"
                  label="Reason, for calls that are cancelled"
                  defaultValue={typedReason}
                />
              )}
              <FormRow>
                <SelectField id="assignee" name="assignee" label="Assign to" options={choices.people} />
              </FormRow>
              <Actions>
                {tickAll && <a href={tickAll}>Tick all of this page</a>}
                {actions.map(({ value, label }) => (
                  <Button key={value} type="submit" kind="secondary" name="do" value={value}>
                    {label}
                  </Button>
                ))}
              </Actions>
            </fieldset>
          </form>
        )}
        {(first || next) && (
          <Actions>
            {first && <a href={first}>Back to the first ones</a>}
            {next && <a href={next}>Next ones</a>}
          </Actions>
        )}
      </Panel>
    </Stack>
  )
}
