/** Calls back once, when the element is on the screen or within this margin of it. */
export function whenVisible(element: Element, callback: () => void, rootMargin = '0px'): void {
  const observer = new IntersectionObserver(
    (entries) => {
      // Several at once where the page was laid out anew meanwhile.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin },
  )
  observer.observe(element)
}
