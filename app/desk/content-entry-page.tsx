import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { type EntryLink, Links } from './content-elements.tsx'
import styles from './content-pages.module.css'
import { Actions, FieldProblems, Fold, Note, Panel, Problem, SelectField, Stack } from './elements.tsx'

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
  /** The path of an item that has just been added or moved. */
  open?: string
  /** Where there is one button alone, which sends it for approval. */
  send?: string
}

/** The form of an entry, made from its shape. */
export function EntryForm(props: EntryFormProps) {
  const { action, parts, typed, errors, version, base, note, problem, others, draft, open, send } = props
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <FieldProblems errors={namedErrors(parts, errors)} order={Object.keys(errors)} linkPrefix="#v:" />
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
        data-filled-in={(!problem && Object.keys(errors).length === 0) || undefined}
      >
        {version !== undefined && <input type="hidden" name="version" value={version} />}
        <input type="hidden" name="base" value={base} />
        {/* Enter in a field saves, and presses no button of a list. */}
        <button type="submit" name="do" value="save" hidden />
        {parts.map((part) => (
          <Panel key={part.path} heading={part.label || 'What it says'}>
            <PartOfForm part={part} typed={typed} errors={errors} open={open} isTop />
          </Panel>
        ))}
        <div className={styles.send}>
          <Actions>
            <Button type="submit" name="do" value={send ? 'save' : 'send'}>
              {send ?? 'Save and see the change'}
            </Button>
            {!send && (
              <Button type="submit" name="do" value="save" kind="secondary">
                Save the draft
              </Button>
            )}
            {draft && <a href={draft.href}>{draft.title}</a>}
          </Actions>
        </div>
      </form>
    </Stack>
  )
}

/** Each with the field that it is about. */
function namedErrors(parts: readonly FormPart[], errors: Record<string, string>): Record<string, string> {
  const labels = labelsIn(parts)
  return Object.fromEntries(
    Object.entries(errors).map(([path, error]) => {
      const label = labels.get(path)
      return [path, label ? `${label}: ${error}` : error]
    }),
  )
}

function labelsIn(parts: readonly FormPart[]): Map<string, string> {
  return new Map(
    parts.flatMap((part) => {
      if (part.type === 'field') return [[part.path, part.label] as const]
      return [...labelsIn(part.type === 'group' ? part.parts : part.items)]
    }),
  )
}

interface PartProps {
  part: FormPart
  typed: Record<string, string>
  errors: Record<string, string>
  open?: string | undefined
  /** Its label is the heading above it. */
  isTop?: boolean
}

function PartOfForm(props: PartProps) {
  const { part, isTop } = props
  if (part.type === 'field') return <FieldOfForm {...props} part={part} />
  const inner = part.type === 'group' ? <Fields {...props} of={part.parts} /> : <List {...props} of={part} />
  if (isTop || part.label === '') return inner
  return (
    <fieldset className={styles.group}>
      <legend>{part.label}</legend>
      {inner}
    </fieldset>
  )
}

/** Short ones beside one another. */
function Fields({ of: parts, typed, errors, open }: Omit<PartProps, 'part'> & { of: FormPart[] }) {
  return (
    <div className={styles.fields}>
      {parts.map((part) => (
        <div key={part.path} data-wide={!isShort(part) || undefined}>
          <PartOfForm part={part} typed={typed} errors={errors} open={open} />
        </div>
      ))}
    </div>
  )
}

type ListPart = Extract<FormPart, { type: 'list' }>

function List({ of: list, ...props }: Omit<PartProps, 'part'> & { of: ListPart }) {
  const { path, items, canAdd } = list
  const label = list.label || 'Item'
  return (
    <div className={styles.list} id={`i:${path}`}>
      {items.length === 0 && <Note>Nothing yet.</Note>}
      {items.map((item, index) => {
        const named = { ...item, label: item.type === 'field' ? `${label} ${index + 1}` : '' }
        const inner = (
          <>
            <PartOfForm {...props} part={named} isTop={false} />
            <p className={styles.buttons}>
              <ListButton verb={`up:${path}:${index}`} label="Up" of={item.label} isOff={index === 0} />
              <ListButton verb={`remove:${path}:${index}`} label="Remove" of={item.label} />
            </p>
          </>
        )
        const isOpen = props.open === item.path || hasError(item, props.errors)
        return (
          <div
            key={item.path}
            id={`i:${item.path}`}
            className={styles.item}
            data-small={isSmall(item) || undefined}
          >
            {isSmall(item) ? (
              inner
            ) : (
              <Fold summary={item.label} open={isOpen}>
                {inner}
              </Fold>
            )}
          </div>
        )
      })}
      {canAdd && <ListButton verb={`add:${path}`} label="Add one" of={label} />}
    </div>
  )
}

function isShort(part: FormPart): boolean {
  return part.type === 'field' && part.kind !== 'paragraphs' && part.kind !== 'picture'
}

/** An item whose fields are shown without a click. */
function isSmall(item: FormPart): boolean {
  if (item.type === 'group') return item.parts.length <= 3 && item.parts.every(isShort)
  return item.type === 'field'
}

function hasError(part: FormPart, errors: Record<string, string>): boolean {
  return Object.keys(errors).some((path) => path.startsWith(`${part.path}.`))
}

function ListButton(props: { verb: string; label: string; of: string; isOff?: boolean }) {
  const { verb, label, of: name, isOff } = props
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

const units: Partial<Record<string, string>> = { money: ', in pounds', rate: ', in percent' }

const hints: Partial<Record<string, string>> = {
  hours: 'As 08:30 - 17:00; empty where it is closed all day.',
}

function FieldOfForm({ part, typed, errors }: PartProps & { part: Extract<FormPart, { type: 'field' }> }) {
  const { path, kind, text } = part
  const field = {
    id: `v:${path}`,
    name: `v:${path}`,
    label: (part.label || 'Value') + (units[kind] ?? ''),
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
  if (part.choices) return <SelectField {...field} value={value} options={part.choices ?? []} />
  if (kind === 'yes-no')
    return (
      <SelectField
        {...field}
        value={value}
        options={['yes', 'no'].map((each) => ({ value: each, label: each }))}
      />
    )
  if (kind === 'paragraphs')
    return (
      <TextArea
        {...field}
        defaultValue={value}
        rows={Math.min(14, Math.max(3, Math.ceil(value.length / 75) + 1))}
      />
    )
  return <TextField {...field} defaultValue={value} type={kind === 'date' ? 'date' : 'text'} />
}
