import { TextArea } from '#app/ui/field.tsx'
import { type FieldTexts, Fold, Note, Panel, PostForm, Stack } from './elements.tsx'
import { type WhenChoices, WhenFields } from './when-fields.tsx'

export interface CallPanelProps {
  reference: string
  sequence: number
  isCancelled: boolean
  meetingLink: string
  when: WhenChoices
  /** Where the call was before the office moved it, if that is still to come. */
  before?: { date: string; time: string; label: string } | undefined
  errors: FieldTexts
  typedReason?: string | undefined
}

/** All that can be done about the call of an enquiry in the diary. */
export function CallPanel(props: CallPanelProps) {
  const { reference, sequence, isCancelled, meetingLink, when, before, errors, typedReason } = props
  const action = (verb: string) => `/enquiries/${reference}/${verb}`
  const hidden = { sequence }
  if (isCancelled)
    return (
      <Panel heading="The call is cancelled" id="call">
        <PostForm action={action('rebook')} hidden={hidden} button="Book it again">
          <Note>At the same time, if that is still free. The visitor is told.</Note>
        </PostForm>
      </Panel>
    )
  return (
    <Panel heading="The call" id="call">
      {meetingLink !== '' && (
        <p>
          Where they meet: <a href={meetingLink}>{meetingLink}</a>
        </p>
      )}
      <Stack>
        {before && (
          <PostForm
            action={action('move')}
            hidden={{ ...hidden, date: before.date, time: before.time }}
            button={`Move it back to ${before.label}`}
            kind="secondary"
          />
        )}
        <PostForm action={action('move')} hidden={hidden} button="Move the call" kind="secondary">
          <WhenFields {...when} errors={errors} />
        </PostForm>
        <Fold summary="Cancel it" open={errors.reason !== undefined}>
          <PostForm action={action('cancel')} hidden={hidden} button="Cancel the call" kind="danger">
            <TextArea
              id="reason"
              name="reason"
              label="Reason"
              hint="For colleagues. The visitor is told that the call is cancelled, not why."
              rows={2}
              maxLength={2000}
              required
              error={errors.reason}
              defaultValue={typedReason}
            />
          </PostForm>
        </Fold>
      </Stack>
    </Panel>
  )
}
