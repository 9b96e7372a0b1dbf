import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageBanners } from '#content/site/images/banners.ts'
import { sceneNames } from './drawing-names.ts'
import { Illustration } from './illustration.tsx'

test('every photograph takes the place of a scene that exists', () => {
  const names: readonly string[] = sceneNames
  expect(Object.keys(pageBanners).filter((name) => !names.includes(name))).toEqual([])
})

test('a banner is drawn until there is a photograph for it', () => {
  expect(renderToStaticMarkup(<Illustration name="privacy" className="scene" />)).toMatch(
    /^<svg class="[^"]*scene/,
  )
  const banner = {
    kind: 'file',
    src: '/pictures/privacy-1440.webp',
    widths: [{ src: '/pictures/privacy-720.webp', width: 720 }],
    width: 1440,
    height: 640,
    alt: '',
  } as const
  const html = renderToStaticMarkup(<Illustration name="privacy" className="scene" banner={banner} />)
  expect(html).toMatch(/<img class="photograph scene" [^>]*src="\/pictures\/privacy-1440.webp"/)
  expect(html).toContain('srcSet="/pictures/privacy-720.webp 720w"')
})
