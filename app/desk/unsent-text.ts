// Text that was typed and not sent.

/** Asks before a link or another form of the same page would lose it. */
export function guardUnsentText(): void {
  let sent: HTMLFormElement | null = null
  document.addEventListener('submit', ({ target, submitter, defaultPrevented }) => {
    if (defaultPrevented) return
    // A preview is shown in a frame: the page stays.
    const frame = submitter?.getAttribute('formtarget')
    if (target instanceof HTMLFormElement && !target.target && !frame) sent = target
  })
  window.addEventListener('beforeunload', (event) => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'form[method="post"] :is(textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"]))',
    )
    if ([...fields].some((field) => field.form !== sent && hasUnsentText(field))) event.preventDefault()
  })
}

/**
 * A page that answers a form has what was typed as the default values of its fields, and nothing of it is stored. Days are
 * filled in by the desk.
 */
function hasUnsentText(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const isFilledIn = field.type === 'date' || field.closest('form[data-filled-in]') !== null
  return field.value !== (isFilledIn ? field.defaultValue : '')
}
