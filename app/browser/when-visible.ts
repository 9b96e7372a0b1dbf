/** Calls back once, when the element is on the screen or within this margin of it. */
export function whenVisible(element: Element, callback: () => void, rootMargin = '0px'): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      callback()
    },
    { rootMargin },
  )
  observer.observe(element)
}
