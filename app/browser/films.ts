/**
 * The films of app/blocks/videos/films.tsx, one at a time. Nothing is requested from the video host before the click on
 * a poster.
 */
export function startFilms(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#films')
  if (!dialog) return
  const films = [...dialog.querySelectorAll<HTMLElement>('[data-film]')]
  const dots = [...dialog.querySelectorAll<HTMLButtonElement>('[data-dot]')]
  const arrows = [...dialog.querySelectorAll<HTMLButtonElement>('[data-step]')]
  let shown = 0

  const stop = () => dialog.querySelector('iframe')?.remove()
  const show = (index: number) => {
    if (!films[index]) return
    stop()
    shown = index
    for (const [position, film] of films.entries()) film.hidden = position !== shown
    for (const [position, dot] of dots.entries()) dot.ariaCurrent = String(position === shown)
    for (const arrow of arrows) arrow.ariaDisabled = String(!films[shown + Number(arrow.dataset.step)])
  }
  dialog.addEventListener('close', stop)
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (!button) return
    if (button.dataset.dot) show(Number(button.dataset.dot))
    else if (button.dataset.step) show(shown + Number(button.dataset.step))
    else if (button.dataset.src) play(button)
  })
}

/** The poster, which has the focus, gives way to the film. */
function play(poster: HTMLButtonElement): void {
  const frame = poster.parentElement as HTMLElement
  const film = Object.assign(document.createElement('iframe'), {
    src: `${poster.dataset.src}?autoplay=1`,
    title: poster.dataset.title,
    height: '515',
    allow: 'autoplay; encrypted-media; picture-in-picture',
    allowFullscreen: true,
  })
  frame.append(film)
  frame.focus()
}
