import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { History, type HistoryRow } from './history.tsx'
import {
  Badge,
  Columns,
  Details,
  EmailLink,
  Note,
  Panel,
  PhoneLink,
  Problem,
  Stack,
  TextWithTime,
  type Tone,
} from './parts.tsx'
import { type FieldTexts, type WhenChoices, WhenFields } from './when-fields.tsx'

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
  const sequence = <input type="hidden" name="sequence" value={call.sequence} />
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <Columns>
        <Stack>
          <Panel heading="The call">
            <Details
              of={[
                ['When', <TextWithTime key="when" text={call.when} />],
                [
                  'State',
                  <Badge key="state" tone={call.tone}>
                    {call.state}
                  </Badge>,
                ],
                ['Phone', <PhoneLink key="phone" number={call.phoneNumber} />],
                [
                  'E-mail',
                  call.email === '' ? (
                    ''
                  ) : (
                    <EmailLink key="email" address={call.email} reference={call.reference} />
                  ),
                ],
                ['Services', call.services],
                ['Message', call.message],
              ]}
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
        <Stack>
          {call.isCancelled ? (
            <Panel heading="Book it again">
              <form method="post" action={action('rebook')}>
                {sequence}
                <Stack>
                  <Note>At the same time, if that is still free. The visitor is told.</Note>
                  <p>
                    <Button type="submit">Book it again</Button>
                  </p>
                </Stack>
              </form>
            </Panel>
          ) : (
            <>
              <Panel heading="Move it">
                {before && (
                  <form method="post" action={action('move')}>
                    {sequence}
                    <input type="hidden" name="date" value={before.date} />
                    <input type="hidden" name="time" value={before.time} />
                    <Button type="submit" kind="secondary">
                      Move it back to {before.label}
                    </Button>
                  </form>
                )}
                <form method="post" action={action('move')}>
                  {sequence}
                  <Stack>
                    <WhenFields {...when} errors={errors} />
                    <p>
                      <Button type="submit">Move the call</Button>
                    </p>
                  </Stack>
                </form>
              </Panel>
              <Panel heading="Cancel it">
                <form method="post" action={action('cancel')}>
                  {sequence}
                  <Stack>
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
                    <p>
                      <Button type="submit" kind="secondary">
                        Cancel the call
                      </Button>
                    </p>
                  </Stack>
                </form>
              </Panel>
            </>
          )}
        </Stack>
      </Columns>
    </Stack>
  )
}
