import { TextArea } from '#app/ui/field.tsx'
import {
  Columns,
  Details,
  EmailLink,
  type FieldTexts,
  Note,
  Panel,
  PhoneLink,
  PostForm,
  Problem,
  Stack,
  StateBadge,
  TextWithTime,
  type Tone,
} from './elements.tsx'
import { History, type HistoryRow } from './history.tsx'
import { type WhenChoices, WhenFields } from './when-fields.tsx'

export interface CallPageProps {
  call: {
    reference: string
    sequence: number
    isCancelled: boolean
    when: string
    state: string
    tone: Tone
    phoneNumber: string
    email: string
    services: string
    message: string
    /** Who takes it; empty where nobody has it. */
    taker: string
    meetingLink: string
  }
  when: WhenChoices
  history: HistoryRow[]
  /** Where the call was before the office moved it, if that is still to come. */
  before?: { date: string; time: string; label: string } | undefined
  problem?: string | undefined
  errors?: FieldTexts | undefined
  typedReason?: string | undefined
}

/** One call, with all that can be done about it in the diary. */
export function CallPage({ call, when, history, before, problem, errors = {}, typedReason }: CallPageProps) {
  const action = (verb: string) => `/diary/calls/${call.reference}/${verb}`
  const hidden = { sequence: call.sequence }
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <Columns>
        <Stack>
          <Panel heading="The call">
            <Details
              of={{
                When: <TextWithTime text={call.when} />,
                State: <StateBadge of={call} />,
                Phone: <PhoneLink number={call.phoneNumber} />,
                'E-mail': call.email && <EmailLink address={call.email} reference={call.reference} />,
                'Taken by': call.taker,
                'Meeting link': call.meetingLink && <a href={call.meetingLink}>{call.meetingLink}</a>,
                Services: call.services,
                Message: call.message,
              }}
            />
            <p>
              <a href={`/enquiries/${call.reference}`}>All of the enquiry, its notes and mails</a>
            </p>
          </Panel>
          {history.length > 0 && (
            <Panel heading="What became of it">
              <History rows={history} />
            </Panel>
          )}
        </Stack>
        {call.isCancelled ? (
          <Panel heading="Book it again">
            <PostForm action={action('rebook')} hidden={hidden} button="Book it again">
              <Note>At the same time, if that is still free. The visitor is told.</Note>
            </PostForm>
          </Panel>
        ) : (
          <Stack>
            <Panel heading="Move it">
              {before && (
                <PostForm
                  action={action('move')}
                  hidden={{ ...hidden, date: before.date, time: before.time }}
                  button={`Move it back to ${before.label}`}
                  kind="secondary"
                />
              )}
              <PostForm action={action('move')} hidden={hidden} button="Move the call">
                <WhenFields {...when} errors={errors} />
              </PostForm>
            </Panel>
            <Panel heading="Cancel it">
              <PostForm action={action('cancel')} hidden={hidden} button="Cancel the call" kind="secondary">
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
            </Panel>
          </Stack>
        )}
      </Columns>
    </Stack>
  )
}
