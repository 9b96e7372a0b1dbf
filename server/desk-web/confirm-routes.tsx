// Before what outlasts a session or cannot be taken back: the person at the device confirms with a passkey who they are.
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { ConfirmPage } from '#app/desk/passkey-pages.tsx'
import { logAction } from '#server/desk/audit-log.ts'
import { assertionOptions, confirm, ownerOfPasskey } from '#server/desk/passkeys.ts'
import { type DeskContext, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, staffRoute } from './desk-route.ts'
import { from } from './network-of.ts'
import { readForm } from './read-form.ts'
import { passkeyIdIn, readJson } from './read-json.ts'

/** The page has what was sent, and sends it again once it is confirmed. */
export async function confirmFirst(context: DeskContext, what: string) {
  const { method, path, url } = context.req
  // Scripts show the text as it is.
  if (!context.req.header('accept')?.includes('text/html'))
    return context.text(`Please load this page again: to ${what}, confirm first that it is you.`, 403)
  const sent = method === 'POST' ? await readForm(context) : new URL(url).searchParams
  const fields = [...sent].flatMap(([name, value]) => (typeof value === 'string' ? [{ name, value }] : []))
  return page(
    context,
    { title: 'Confirm that it is you', status: 403 },
    <ConfirmPage
      what={what}
      method={method === 'POST' ? 'post' : 'get'}
      action={path}
      fields={fields}
      back={sectionOf(path)}
    />,
  )
}

/** The page that the form was on, or the list that leads to it. */
function sectionOf(path: string): string {
  const [, section] = path.split(/[/.]/)
  return section === 'passkeys' ? '/account' : `/${section}`
}

export function confirmRoutes(desk: DeskDependencies): DeskRoute[] {
  return [
    staffRoute('POST /confirm/options', async (context, session) =>
      context.json(await assertionOptions(desk, session)),
    ),
    staffRoute('POST /confirm', async (context, session) => {
      const { response } = await readJson<AuthenticationResponseJSON>(context)
      const passkey = await ownerOfPasskey(desk, passkeyIdIn(response))
      if (passkey && response && (await confirm(desk, session, passkey, response))) return context.json({})
      await logAction(desk, session, { action: 'sign-in refused', detail: from(desk, context) })
      return context.text('This passkey was not accepted. Please try again.', 403)
    }),
  ]
}
