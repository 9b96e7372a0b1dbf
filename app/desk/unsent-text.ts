// Text that was typed and not sent.

/** Asks before a link or another form of the same page would lose it. */
export function guardUnsentText(): void {
  let sent: HTMLFormElement | null = null
  document.addEventListener('submit', ({ target, submitter }) => {
    // A preview is shown in a frame: the page stays.
    const frame = submitter?.getAttribute('formtarget')
    if (target instanceof HTMLFormElement && !target.target && !frame) sent = target
  })
  window.addEventListener('beforeunload', (event) => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'form[method="post"] :is(textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"]))',
    )
    if ([...fields].some((field) => field.form !== sent && field.value !== field.defaultValue))
      event.preventDefault()
  })
}
