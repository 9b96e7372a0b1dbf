import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

const formerPaths = [
  { from: '/OldNameBlog', to: '/NewNameBlog' },
  { from: '/ContactUs', to: '/AboutUs' },
  { from: '/Home', to: '/' },
]
const app = new Hono()
app.use(canonicalPath(['/NewNameBlog', '/ContactUs'], formerPaths))
app.all('*', (context) => context.text('page'))

const responseTo = async (path: string, method = 'GET') => {
  const { status, headers } = await app.request(path, { method })
  return [status, headers.get('location')]
}

describe('A path that a page had before', () => {
  test('is a 301 to the present one, with its query', async () => {
    expect(await responseTo('/OldNameBlog?from=mail&page=2')).toEqual([301, '/NewNameBlog?from=mail&page=2'])
    expect(await responseTo('/OldNameBlog/feed.xml')).toEqual([301, '/NewNameBlog/feed.xml'])
  })

  test('takes what is below it along, as it is written', async () => {
    expect(await responseTo('/OldNameBlog/A-first-home?from=mail')).toEqual([
      301,
      '/NewNameBlog/A-first-home?from=mail',
    ])
    expect(await responseTo('/oldnameblog/two-pensions/')).toEqual([301, '/NewNameBlog/two-pensions'])
    expect(await responseTo('/OldNameBlogger/an-article')).toEqual([200, null])
  })

  test('is redirected in any letter case and with a trailing slash', async () => {
    expect(await responseTo('/oldnameblog/')).toEqual([301, '/NewNameBlog'])
  })

  test('is a 308 for a form, so that its fields are sent on', async () => {
    expect(await responseTo('/OldNameBlog', 'POST')).toEqual([308, '/NewNameBlog'])
  })

  test('leads to no other host', async () => {
    expect(await responseTo('/Home')).toEqual([301, '/'])
    expect(await responseTo('/Home//example.com')).toEqual([200, null])
  })

  test('is not redirected while a page has it again', async () => {
    expect(await responseTo('/ContactUs')).toEqual([200, null])
    expect(await responseTo('/ContactUs/below')).toEqual([200, null])
  })
})
