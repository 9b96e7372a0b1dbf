import type { Page } from '@playwright/test'

type Colour = [red: number, green: number, blue: number, alpha: number]

interface Colours {
  /** Any notation of CSS, as the browser paints it. */
  read(colour: string): Colour
  over(colour: Colour, below: Colour): Colour
  /** The contrast ratio of WCAG, from 1 to 21. */
  contrast(one: Colour, other: Colour): number
  /** The colour behind an element; null where it is a picture. */
  behind(element: Element | null): Colour | null
}

declare global {
  interface Window {
    colours: Colours
  }
}

/** Lets what is evaluated in the page read its colours, by `window.colours`. */
export async function addColours(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('No canvas to read colours with.')
    const known = new Map<string, Colour>()
    const read = (colour: string): Colour => {
      const before = known.get(colour)
      if (before) return before
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      known.set(colour, [red, green, blue, alpha / 255])
      return [red, green, blue, alpha / 255]
    }
    const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => [
      red * alpha + below[0] * (1 - alpha),
      green * alpha + below[1] * (1 - alpha),
      blue * alpha + below[2] * (1 - alpha),
      1,
    ]
    const luminance = (colour: Colour) => {
      const [red = 0, green = 0, blue = 0] = colour
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: Colour, other: Colour) => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
      return (light + 0.05) / (dark + 0.05)
    }
    const behind = (element: Element | null): Colour | null => {
      if (!element) return [255, 255, 255, 1]
      const { backgroundColor, backgroundImage, backgroundSize } = getComputedStyle(element)
      // An image with a size is an underline.
      if (backgroundImage !== 'none' && backgroundSize === 'auto') return null
      if (element.parentElement?.querySelector(':scope > svg.illustration')) return null
      const colour = read(backgroundColor)
      if (colour[3] === 1) return colour
      const below = behind(element.parentElement)
      return below && over(colour, below)
    }
    window.colours = { read, over, contrast, behind }
  })
}
