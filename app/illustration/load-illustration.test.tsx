import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageBanners } from '#content/site/images/banners.ts'
import { sceneNames } from './drawing-names.ts'
import { loadIllustration } from './load-illustration.tsx'

test('every banner has a place in the catalogue, and every place a banner', () => {
  expect(Object.keys(pageBanners).sort()).toEqual(sceneNames.map((name) => `banner-${name}`).sort())
  expect(
    Object.entries(pageBanners).filter(
      ([name, image]) => image.kind === 'drawn' && image.src !== `/scenes/${name.replace('banner-', '')}.svg`,
    ),
  ).toEqual([])
})

test('a banner is drawn until the catalogue has a file for it', async () => {
  const Drawn = await loadIllustration('privacy', pageBanners)
  expect(renderToStaticMarkup(<Drawn className="scene" />)).toMatch(/^<svg class="[^"]*scene/)
  const File = await loadIllustration('privacy', {
    'banner-privacy': {
      kind: 'file',
      src: '/pictures/privacy-1440.webp',
      widths: [{ src: '/pictures/privacy-720.webp', width: 720 }],
      width: 1440,
      height: 640,
      alt: '',
    },
  })
  const html = renderToStaticMarkup(<File className="scene" />)
  expect(html).toMatch(/<img class="scene" [^>]*src="\/pictures\/privacy-1440.webp"/)
  expect(html).toContain('srcSet="/pictures/privacy-720.webp 720w"')
})
