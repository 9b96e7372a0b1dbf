import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { type EntryLink, Links } from './content-elements.tsx'
import styles from './content-pages.module.css'
import { Actions, FieldProblems, Fold, Panel, Problem, SelectField, Stack } from './elements.tsx'

/** A part of an entry's form, as its shape has it. */
export type FormPart =
  | {
      type: 'field'
      path: string
      label: string
      kind: string
      text: string
      hint?: string | undefined
      choices?: { value: string; label: string }[]
    }
  | { type: 'group'; path: string; label: string; parts: FormPart[] }
  | { type: 'list'; path: string; label: string; items: FormPart[]; canAdd: boolean }

interface EntryFormProps {
  action: string
  parts: FormPart[]
  /** What was typed, where the form was refused. */
  typed: Record<string, string>
  errors: Record<string, string>
  /** Of the draft that the form shows. */
  version: number | undefined
  base: number
  /** What an approver has said. */
  note: string
  problem?: string | undefined
  /** Others who change the same entry. */
  others: EntryLink[]
  /** The person's own, where there is one. */
  draft?: EntryLink | undefined
  /** Where there is one button alone, which sends it for approval. */
  send?: string
}

/** The form of an entry, made from its shape. */
export function EntryForm(props: EntryFormProps) {
  const { action, parts, typed, errors, version, base, note, problem, others, draft, send } = props
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <FieldProblems errors={errors} order={Object.keys(errors)} idPrefix="v:" />
      {note && <Problem>Sent back: {note}</Problem>}
      {others.length > 0 && (
        <Panel heading="Others change this too">
          <Links of={others} />
        </Panel>
      )}
      <form
        method="post"
        action={action}
        encType="multipart/form-data"
        className={styles.form}
        data-filled-in={!problem || undefined}
      >
        {version !== undefined && <input type="hidden" name="version" value={version} />}
        <input type="hidden" name="base" value={base} />
        {/* Enter in a field saves, and presses no button of a list. */}
        <button type="submit" name="do" value="save" hidden />
        {parts.map((part) => (
          <PartOfForm key={part.path} part={part} typed={typed} errors={errors} isTop />
        ))}
        <Actions>
          <Button type="submit" name="do" value="save">
            {send ?? 'Save the draft'}
          </Button>
          {!send && (
            <Button type="submit" name="do" value="send" kind="secondary">
              Save and see the change
            </Button>
          )}
          {draft && <a href={draft.href}>{draft.title}</a>}
        </Actions>
      </form>
    </Stack>
  )
}

interface PartProps {
  part: FormPart
  typed: Record<string, string>
  errors: Record<string, string>
  isTop?: boolean
}

function PartOfForm({ part, typed, errors, isTop = false }: PartProps) {
  if (part.type === 'field') return <FieldOfForm part={part} typed={typed} errors={errors} />
  if (part.type === 'group') {
    const inner = part.parts.map((each) => (
      <PartOfForm key={each.path} part={each} typed={typed} errors={errors} />
    ))
    if (isTop) return <Panel heading={part.label || 'What it says'}>{inner}</Panel>
    return (
      <fieldset className={styles.group}>
        <legend>{part.label}</legend>
        {inner}
      </fieldset>
    )
  }
  return (
    <fieldset className={styles.group}>
      <legend>{part.label || 'The list'}</legend>
      {part.items.map((item, index) => (
        <div key={item.path} className={styles.item}>
          {item.type === 'field' ? (
            <FieldOfForm
              part={{ ...item, label: `${part.label || 'Item'} ${index + 1}` }}
              typed={typed}
              errors={errors}
            />
          ) : (
            <Fold summary={item.label} open={hasError(item, errors)}>
              <PartOfForm part={{ ...item, label: '' }} typed={typed} errors={errors} />
            </Fold>
          )}
          <p className={styles.buttons}>
            <ListButton verb={`up:${part.path}:${index}`} label="Up" of={item.label} isOff={index === 0} />
            <ListButton verb={`remove:${part.path}:${index}`} label="Remove" of={item.label} />
          </p>
        </div>
      ))}
      {part.canAdd && <ListButton verb={`add:${part.path}`} label="Add one" of={part.label} />}
    </fieldset>
  )
}

function hasError(part: FormPart, errors: Record<string, string>): boolean {
  return Object.keys(errors).some((path) => path.startsWith(`${part.path}.`))
}

function ListButton({
  verb,
  label,
  of: name,
  isOff,
}: {
  verb: string
  label: string
  of: string
  isOff?: boolean
}) {
  return (
    <Button
      type="submit"
      name="do"
      value={verb}
      kind="secondary"
      data-size="small"
      disabled={isOff}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </Button>
  )
}

const hints: Partial<Record<string, string>> = {
  money: 'In pounds.',
  rate: 'In percent.',
  hours: 'As 08:30 - 17:00; empty where it is closed all day.',
}

function FieldOfForm({ part, typed, errors }: PartProps & { part: Extract<FormPart, { type: 'field' }> }) {
  const { path, kind, text } = part
  const field = {
    id: `v:${path}`,
    name: `v:${path}`,
    label: part.label || 'Value',
    error: errors[path],
    hint: part.hint ?? hints[kind],
  }
  const value = typed[path] ?? text
  if (kind === 'picture')
    return (
      <fieldset className={styles.group}>
        <legend>{field.label}</legend>
        {value.startsWith('/') && <img className={styles.picture} src={value} alt="" />}
        <SelectField {...field} label="Stored picture" value={value} options={part.choices ?? []} />
        <div data-picture>
          <TextField
            id={`p:${path}`}
            name={`p:${path}`}
            label="Or another picture file"
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            hint="JPEG, PNG, WebP or AVIF, without camera data. Your browser makes it small."
            optional
          />
          <p role="status" />
        </div>
      </fieldset>
    )
  if (kind === 'page') return <SelectField {...field} value={value} options={part.choices ?? []} />
  if (kind === 'yes-no')
    return (
      <SelectField
        {...field}
        value={value}
        options={['yes', 'no'].map((each) => ({ value: each, label: each }))}
      />
    )
  if (kind === 'paragraphs')
    return <TextArea {...field} defaultValue={value} rows={Math.min(14, Math.ceil(value.length / 75) + 1)} />
  return <TextField {...field} defaultValue={value} type={kind === 'date' ? 'date' : 'text'} />
}
