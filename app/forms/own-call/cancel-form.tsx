import { errorText } from '#app/forms/submission/error-text.ts'
import { errorsOf, type SubmittedForm, textValue } from '#app/forms/submission/form-state.ts'
import { TextArea } from '#app/ui/field.tsx'
import { ownCallCopy } from '#content/forms/own-call-copy.ts'
import { fillIn } from '#domain/fill-in.ts'
import type { CallChangeResult, OwnCall } from '#domain/own-call.ts'
import { callTimeText } from './call-time-text.ts'
import { FormFrame } from './form-frame.tsx'

const copy = ownCallCopy.cancel

interface CancelFormProps {
  call: OwnCall
  path: string
  submitted: SubmittedForm<CallChangeResult> | undefined
}

/** One question, and a reason for those who want to give one. */
export function CancelForm({ call, path, submitted }: CancelFormProps) {
  return (
    <FormFrame
      heading={fillIn(copy.heading, { when: callTimeText(call) })}
      lead={copy.lead}
      call={call}
      path={path}
      change="cancel"
      submit={copy.submit}
    >
      <TextArea
        id="cancel-reason"
        name="reason"
        label={copy.reason}
        rows={2}
        optional
        defaultValue={textValue(submitted?.values, 'reason')}
        error={errorText(errorsOf(submitted?.result).reason)}
      />
    </FormFrame>
  )
}
