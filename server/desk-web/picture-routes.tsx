// The stored pictures, with what shows each.
import { PicturesPage } from '#app/desk/pictures-page.tsx'
import { dropPicture, picturesInContent } from '#server/desk/change-pictures.ts'
import { fileResponse } from '#server/http/respond.ts'
import { pictureName } from '#server/pictures/picture-files.ts'
import { listPictures, MAX_PICTURES, picturePath } from '#server/pictures/pictures.ts'
import { titleOf } from './content-view.ts'
import { type DeskContext, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, staffRoute } from './desk-route.ts'
import { readText } from './read-form.ts'

export function pictureRoutes(desk: DeskDependencies): DeskRoute[] {
  const { database } = desk

  const picturesPage = async (context: DeskContext, problem?: string) => {
    const shown = await picturesInContent(database.db)
    const rows = (await listPictures(database.db)).map((picture) => ({
      hash: picture.hash,
      src: picturePath(picture),
      alt: picture.alt,
      size: `${picture.width} × ${picture.height} pixels, ${Math.ceil(picture.byteCount / 1000)} kB`,
      use: titleOf(shown.get(picturePath(picture)) ?? ''),
    }))
    return page(
      context,
      { title: 'Pictures', section: 'content', status: problem === undefined ? 200 : 400 },
      <PicturesPage rows={rows} max={MAX_PICTURES} problem={problem} />,
    )
  }

  return [
    staffRoute('GET /pictures', (context) => picturesPage(context)),
    staffRoute({ at: 'POST /pictures/remove', changes: 'pictures' }, async (context, session) => {
      const hash = await readText(context, 'hash')
      const picture = (await listPictures(database.db)).find((entry) => entry.hash === hash)
      if (picture === undefined) return await picturesPage(context, 'This picture has been removed already.')
      const refusal = await dropPicture(desk, picture, session)
      if (refusal) return await picturesPage(context, refusal.message)
      return context.redirect('/pictures?done=picture-removed', 303)
    }),
  ]
}

/** What previews and thumbnails load of the public site; its pages are not among it. */
export function publicFileRoutes({ publicSite }: DeskDependencies): DeskRoute[] {
  const { files, pictures } = publicSite
  const route = staffRoute('GET /*', async (context) => {
    const { path } = context.req
    if (pictureName.test(path.slice(path.lastIndexOf('/') + 1)) && !files.has(path)) await pictures.refresh()
    const file = files.get(path)
    return file && !file.type.startsWith('text/html') ? fileResponse(context.req, file) : context.notFound()
  })
  return [route]
}
