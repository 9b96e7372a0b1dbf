// The pictures that are stored for news and blog, with what shows each.
import { Hono } from 'hono'
import { PicturesPage } from '#app/desk/articles-page.tsx'
import { listArticles } from '#server/articles/articles.ts'
import type { ArticleParts } from '#server/desk/change-articles.ts'
import { dropPicture } from '#server/desk/change-pictures.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { listPictures, MAX_PICTURES, picturePath } from '#server/pictures/pictures.ts'
import type { PublicSite } from './article-preview.tsx'
import { type DeskContext, type DeskEnv, formFields, page } from './desk-page.tsx'

interface PictureRouteParts extends ArticleParts {
  publicSite: Pick<PublicSite, 'pictures'>
}

export function pictureRoutes(parts: PictureRouteParts): Hono<DeskEnv> {
  const { database, publicSite } = parts
  const app = new Hono<DeskEnv>()
  const picturesPage = async (context: DeskContext, problem?: string) => {
    const pictures = await listPictures(database.db)
    const shown = [
      ...(await listArticles(database, 'news')).map(({ article }) => ({ image: article.image, by: 'News' })),
      ...(await listArticles(database, 'blog')).map(({ article }) => ({ image: article.image, by: 'Blog' })),
    ]
    const rows = pictures.map((picture) => ({
      hash: picture.hash,
      src: picturePath(picture),
      alt: picture.alt,
      size: `${picture.width} × ${picture.height} pixels, ${Math.ceil(picture.byteCount / 1000)} kB`,
      use: picture.replaces ?? shown.find(({ image }) => image === picturePath(picture))?.by ?? '',
    }))
    return page(
      context,
      { title: 'Pictures', section: 'news', status: problem === undefined ? 200 : 400 },
      <PicturesPage rows={rows} max={MAX_PICTURES} {...(problem !== undefined && { problem })} />,
    )
  }
  app.get('/pictures', (context) => picturesPage(context))
  app.post('/pictures/remove', async (context) => {
    const { hash } = await formFields(context, ['hash'])
    const picture = (await listPictures(database.db)).find((entry) => entry.hash === hash)
    if (picture === undefined) return await picturesPage(context, 'This picture has been removed already.')
    try {
      await dropPicture(parts, picture, context.get('session'))
    } catch (error) {
      if (!(error instanceof DeskError)) throw error
      return await picturesPage(context, error.message)
    }
    await publicSite.pictures.refresh()
    return context.redirect('/pictures?done=picture-removed', 303)
  })
  return app
}
