// The desk's only script: passkeys, what keeps Today and the diary fresh, drag and drop in the diary, times that follow the day, pictures made small, frames
// that open at a change, a question before typed text is lost, and the focus after a form. Everything else is plain pages and forms.
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import '#app/styles/fonts.css'
import '#app/styles/palette.css'
import '#app/styles/tokens.css'
import '#app/illustration/icons/icons.css'
import '#app/illustration/illustration.css'
import '#app/styles/base.css'
import { checkBeforeSending } from './check-before-sending.ts'
import { followDay } from './day-times.ts'
import { addDragAndDrop } from './diary-drag.ts'
import { keepFresh } from './keep-fresh.ts'
import { leaveWithSession } from './leave-with-session.ts'
import { scrollFrames } from './scroll-frames.ts'
import './shrink-picture.ts'
import { guardUnsentText } from './unsent-text.ts'

const refreshed = document.querySelector<HTMLElement>('[data-refreshed]')
if (refreshed) keepFresh(refreshed)
else leaveWithSession()

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
  const status = form.querySelector('[role="status"]')
  const button = form.querySelector('button')
  const say = (text: string) => {
    if (status) status.textContent = text
  }
  if (!browserSupportsWebAuthn()) say('This browser has no passkeys. Please use a current one.')
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button?.getAttribute('aria-disabled') === 'true') return
    button?.setAttribute('aria-disabled', 'true')
    say('Waiting for your device …')
    answerWithPasskey(form)
      .then((next) => {
        // What was typed is stored: the browser need not ask.
        form.reset()
        if (next !== undefined) return location.assign(next)
        say('It is confirmed. A file is downloaded; a page opens by itself.')
        form.submit()
      })
      .catch((error: unknown) => {
        say(sentenceFor(error))
        button?.removeAttribute('aria-disabled')
      })
  })
}

addDragAndDrop()
followDay()
checkBeforeSending()
scrollFrames()
guardUnsentText()

// After a form, keyboards and screen readers begin at what it has done, and not at the top of the page. An address that
// leads to a row of a list keeps its place.
if (location.hash === '') document.querySelector<HTMLElement>('main [data-focus]')?.focus()

/** The text of a refusal by the desk, which is for the person to read. */
class Refusal extends Error {}

/** Resolves to the page that follows; undefined where the form itself is to be sent, now that it is confirmed. */
async function answerWithPasskey(form: HTMLFormElement): Promise<string | undefined> {
  const { passkey: purpose } = form.dataset
  const address = purpose === 'confirm' ? '/confirm' : form.action
  const fields = purpose === 'confirm' ? {} : Object.fromEntries(new FormData(form))
  const options = await post(`${address}/options`, fields)
  const response =
    purpose === 'register'
      ? await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
      : await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
  const { next } = (await post(address, { ...fields, response })) as { next?: string }
  return next
}

async function post(address: string, body: object): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Refusal(await answer.text())
  return answer.json()
}

function sentenceFor(error: unknown): string {
  if (error instanceof Refusal) return error.message
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError') return 'It was cancelled, or took too long. Please try again.'
  if (name === 'InvalidStateError') return 'This device has a passkey for the desk already.'
  return 'The desk could not be reached. Please try again.'
}
