/**
 * Public pages in frames open at what a draft changes. A fragment in their addresses, or scrollIntoView, would move the
 * window of the desk as well, under the pointer of whoever is about to press a button.
 */
export function scrollFrames(): void {
  for (const frame of document.querySelectorAll('iframe')) {
    scrollToChange(frame)
    frame.addEventListener('load', () => scrollToChange(frame))
  }
}

function scrollToChange({ contentWindow: page, contentDocument }: HTMLIFrameElement): void {
  const change = contentDocument?.getElementById('first-change')
  if (!page || !change) return
  const scroll = () => page.scrollBy(0, change.getBoundingClientRect().top - page.innerHeight / 3)
  scroll()
  // What lies above has its real height once it has been laid out.
  page.requestAnimationFrame(scroll)
}
