import type { DeskContext } from './desk-page.tsx'

/** A posted form; one that cannot be read has no fields. */
export async function readForm(context: DeskContext): Promise<FormData> {
  return await context.req.formData().catch(() => new FormData())
}

/** What was typed into a field; '' where it is missing, or a file. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** What was typed into the only field of a form that matters. */
export async function readText(context: DeskContext, name: string): Promise<string> {
  return textIn(await readForm(context), name)
}

/** The version that the form was made for; nothing has a negative one. */
export function versionIn(form: FormData): number {
  const text = textIn(form, 'version')
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}
