import { Button } from '#app/ui/button.tsx'
import { Checkbox, TextArea } from '#app/ui/field.tsx'
import { Fold, Note, OutcomeButtons, Panel, PostForm, SelectField, Stack } from './elements.tsx'
import type { EnquiryPageProps } from './enquiry-page.tsx'

/** What became of an enquiry, whose it is, and what else can be done about it. */
export function EnquiryActions(props: EnquiryPageProps) {
  const { enquiry, isComplaint, needsOutcome, supportNeeds, quarantineReason, mails } = props
  const { people, outcomes, isOwner, typedNote } = props
  const action = (name: string) => `/enquiries/${enquiry.reference}/${name}`
  const hidden = { version: enquiry.version }
  const isOpen = needsOutcome && enquiry.answeredUtc === null
  const [first, ...others] = outcomes.closing
  return (
    <Panel heading="What to do">
      {enquiry.quarantined && (
        <PostForm action={action('release')} hidden={hidden} button="Release from quarantine">
          <Note>
            It is in quarantine. {quarantineReason}
            {mails.some(({ state }) => state === 'held back') && ' Its mails are held.'}
            {enquiry.date !== null && ' Its time is free for others.'} If it is real, release it. If not,
            leave it here
            {isOwner ? ', or erase it' : ''}.
          </Note>
        </PostForm>
      )}
      <form method="post" action={action('answer')}>
        <input type="hidden" name="version" value={enquiry.version} />
        <Stack>
          <TextArea
            id="text"
            name="text"
            label="Note"
            hint={isOpen ? 'With any of these buttons, or by itself.' : undefined}
            rows={2}
            maxLength={2000}
            defaultValue={typedNote}
          />
          {isOpen && <OutcomeButtons of={[...(first ? [first] : []), ...outcomes.attempts]} />}
          {isOpen && <OutcomeButtons of={others} isSmall />}
          <p>
            <Button type="submit" kind="secondary" data-size="small" formAction={action('note')}>
              Add the note
            </Button>
          </p>
        </Stack>
      </form>
      {needsOutcome && enquiry.answeredUtc !== null && (
        <PostForm
          action={action('reopen')}
          hidden={hidden}
          button="Not answered after all"
          kind="secondary"
        />
      )}
      <PostForm action={action('assign')} hidden={hidden} button="Assign" kind="secondary" isRow>
        <SelectField
          id="assigned"
          name="assigned"
          label="Assigned to"
          value={enquiry.assignedTo ?? ''}
          empty="Nobody"
          options={people}
        />
      </PostForm>
      <PostForm
        action={action(isComplaint ? 'no-complaint' : 'complaint')}
        hidden={hidden}
        button={isComplaint ? 'It is no complaint after all' : 'This is a complaint'}
        note={
          isComplaint
            ? 'Out of the register, as long as it has not been acknowledged. The log keeps that it was there.'
            : 'Into the register, with its dates: open until it is closed there, and kept.'
        }
      />
      {!enquiry.quarantined && (
        <>
          <PostForm
            action={action('advice')}
            hidden={{ ...hidden, advice: enquiry.ledToAdvice ? 'no' : 'yes' }}
            button={enquiry.ledToAdvice ? 'It led to no advice after all' : 'It led to advice'}
            note={
              enquiry.ledToAdvice
                ? 'It led to advice, so it is kept when others of its age are erased.'
                : 'Kept. The rest is erased six years after the firm last had to do with it.'
            }
          />
          <PostForm
            action={action('quarantine')}
            hidden={hidden}
            button="Put into quarantine"
            note="Probably spam: its mails are held, and a call frees its time."
          />
        </>
      )}
      <Fold summary="What would help them">
        <PostForm action={action('support')} hidden={hidden} button="Note it" kind="secondary">
          <Note>For whoever rings or writes next. Never note why.</Note>
          {supportNeeds.map((need, index) => (
            <Checkbox
              key={need}
              id={`support-${index}`}
              name="support"
              value={need}
              defaultChecked={enquiry.support.includes(need)}
            >
              {need}
            </Checkbox>
          ))}
        </PostForm>
      </Fold>
    </Panel>
  )
}
