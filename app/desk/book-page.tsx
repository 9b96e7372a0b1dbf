import { Choices } from '#app/ui/choices.tsx'
import { Checkbox, TextArea, TextField } from '#app/ui/field.tsx'
import styles from './book-page.module.css'
import {
  FieldProblems,
  type FieldTexts,
  fieldProps,
  type Option,
  Panel,
  PostForm,
  Problem,
  SelectField,
  Stack,
} from './elements.tsx'
import { type WhenChoices, WhenFields } from './when-fields.tsx'

export interface BookPageProps {
  /** The idempotency key: a form that is sent twice is one booking. */
  formKey: string
  when: WhenChoices
  /** Who takes calls; empty where nobody is entered. */
  people: Option[]
  services: readonly string[]
  typed: FieldTexts
  chosenServices: readonly string[]
  errors: FieldTexts
  problem?: string | undefined
  privacyNotice: string
  /** To close the time instead. */
  close: string
}

/** As the form has them. */
const fieldOrder = [
  'date',
  'time',
  'kind',
  'name',
  'phoneNumber',
  'email',
  'town',
  'message',
  'services',
  'privacyPolicy',
]

/** A call for somebody who rang or wrote by another way. */
export function BookPage(props: BookPageProps) {
  const { formKey, when, people, services, typed, chosenServices, errors, problem, privacyNotice, close } =
    props
  const field = (name: string) => fieldProps(name, typed, errors)
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <FieldProblems errors={errors} order={fieldOrder} />
      <Panel heading="For somebody who rang" isNarrow>
        <PostForm action="/diary/book" hidden={{ key: formKey }} button="Book the call">
          {people.length > 0 && (
            <SelectField {...field('adviser')} label="Adviser" empty="Whoever is free" options={people} />
          )}
          <WhenFields {...when} errors={errors} />
          <SelectField
            {...field('kind')}
            label="Kind"
            options={[
              { value: 'callback', label: 'Callback' },
              { value: 'consultation', label: 'Free initial consultation' },
            ]}
          />
          <div className={styles.fields}>
            <TextField {...field('name')} label="Name" maxLength={100} required />
            <TextField {...field('phoneNumber')} label="Phone" type="tel" maxLength={30} required />
            <div className={styles.whole}>
              <TextField
                {...field('email')}
                label="E-mail"
                type="email"
                hint="With it they get a confirmation, a link to change the call, and a reminder."
                optional
              />
            </div>
            <TextField {...field('town')} label="Town/City" maxLength={100} optional />
          </div>
          <TextArea {...field('message')} label="What it is about" maxLength={2000} />
          <Choices
            id="services"
            name="services"
            legend="Services"
            note="one or more"
            options={services}
            chosen={chosenServices}
            error={errors.services}
          />
          <Checkbox
            id="privacyPolicy"
            name="privacyPolicy"
            error={errors.privacyPolicy}
            defaultChecked={typed.privacyPolicy !== undefined}
          >
            The caller was told how we use their details, and that the{' '}
            <a href={privacyNotice}>privacy notice</a> is on our website.
          </Checkbox>
        </PostForm>
      </Panel>
      <p>
        <a href={close}>Close this time instead</a>
      </p>
    </Stack>
  )
}
