import { allPages, pages } from '#content/site/pages.ts'
import type { DeskDependencies } from '#server/desk-web/desk-route.ts'
import { deskRoutes } from '#server/desk-web/desk-routes.ts'

/** A request that is built to cost the server more than its sender. */
export interface HostileRequest {
  what: string
  to: 'site' | 'desk'
  /** At the desk, with the session of an owner. */
  signedIn: boolean
  path: string
  method: string
  headers?: Record<string, string>
  body?: string | Buffer
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const form = 'application/x-www-form-urlencoded'
const size = 65_000

/** 16,000 different names of three letters. */
const names = [...letters].flatMap((a) =>
  [...letters].flatMap((b) => [...letters].map((c) => `${a}${b}${c}&`)),
)
const part = '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n\r\n'

const bodies: Record<string, { type: string; body: string }> = {
  'many names': { type: form, body: names.join('').slice(0, size) },
  'one name many times': { type: form, body: 'services&'.repeat(size / 9) },
  'empty fields': { type: form, body: '&'.repeat(size) },
  'percent signs': { type: form, body: `message=${'%'.repeat(size)}` },
  'one long value': { type: form, body: `name=a&message=${'a '.repeat(size / 2)}` },
  'many parts': { type: 'multipart/form-data; boundary=x', body: `${part.repeat(size / part.length)}--x--` },
  'a part without an end': { type: 'multipart/form-data; boundary=x', body: part + '\r\n-'.repeat(size / 3) },
  'deep JSON': { type: 'application/json', body: '['.repeat(size) },
  'wide JSON': { type: 'application/json', body: `[${'0,'.repeat(size / 2)}0]` },
}

/** Lists in headers, within the limit of all headers together. */
const longHeaders: Record<string, string> = {
  'if-none-match': '"a",'.repeat(1_800),
  accept: 'a/b;q=0.1,'.repeat(700),
  'accept-encoding': 'br;q=0.1,'.repeat(800),
  'accept-language': 'a,'.repeat(3_500),
  cookie: 'a=b; '.repeat(1_400),
  'x-forwarded-for': '1,'.repeat(3_500),
  range: `bytes=${'0-1,'.repeat(1_700)}`,
  referer: `http://x/${'a/'.repeat(3_500)}`,
}

const queries = {
  'a query of many names': names.join('').slice(0, 7_000),
  'one name many times in the query': 'q=a&'.repeat(1_700),
  'a long value in the query': `q=${'a%20'.repeat(1_700)}`,
}

const paths = {
  'a deep path': '/a'.repeat(3_500),
  'an undecodable path': `/${'%'.repeat(7_000)}`,
  'dots in the path': '/..'.repeat(2_300),
  'slashes alone': '/'.repeat(7_000),
}

/** First bytes of formats that a parser of pictures may know, and then much. */
const pictures: Record<string, Buffer> = Object.fromEntries(
  Object.entries({
    PNM: ['P6\n', '#\n'],
    PAM: ['P7\n', 'A\n'],
    JPEG: ['\xff\xd8\xff', '\0'],
    'JPEG of small segments': ['\xff\xd8', '\xff\xe0\0\x02'],
    PNG: ['\x89PNG\r\n\x1a\n', '\0'],
    WebP: ['RIFF\0\0\0\0WEBP', '\0'],
    AVIF: ['\0\0\0\x18ftypavif\0\0\0\0mif1avif', '\0\0\0\x08free'],
    TIFF: ['II*\0\x08\0\0\0', '\xff'],
    SVG: ['<svg ', 'a="" '],
    ICNS: ['icns\xff\xff\xff\xff', 'ic07\0\0\0\x08'],
    JXL: ['\0\0\0\x0cJXL ', '\0\0\0\x08jxlp'],
    nothing: ['', '\0'],
  }).map(([name, [start = '', filling = '']]) => [
    name,
    Buffer.from(start + filling.repeat(200_000 / filling.length), 'latin1'),
  ]),
)

/** Any dependency will do: the routes are not called. */
const anything: DeskDependencies = new Proxy(
  Object.assign(() => {}),
  {
    get: () => anything,
    apply: () => anything,
  },
)

const deskAddresses = deskRoutes(anything).map(({ at }) => {
  const [method = '', path = ''] = at.split(' ')
  return {
    method,
    path: path
      .replace(':list{(?:news|blog)}', 'news')
      .replace(/:id\{[^/]*\}/, '0123456789ab')
      .replace(/:\w+/g, 'x')
      .replace('*', 'nowhere'),
  }
})

const targets: Pick<HostileRequest, 'to' | 'signedIn' | 'path' | 'method'>[] = [
  ...[...allPages.map(({ path }) => path), '/YourCall/x', '/api/slots', '/api/status', '/nowhere'].flatMap(
    (path) => ['GET', 'POST'].map((method) => ({ to: 'site' as const, signedIn: false, path, method })),
  ),
  ...deskAddresses.flatMap((address) =>
    [false, true].map((signedIn) => ({ to: 'desk' as const, signedIn, ...address })),
  ),
]

/** Every route of both listeners with everything that a request has. */
export function hostileRequests(): HostileRequest[] {
  const gets = targets.filter(({ method }) => method === 'GET')
  const posts = targets.filter(({ method }) => method === 'POST')
  return [
    ...posts.flatMap((target) =>
      Object.entries(bodies).map(([what, { type, body }]) => ({
        ...target,
        what,
        headers: { 'content-type': type },
        body,
      })),
    ),
    ...gets.flatMap((target) => [
      ...Object.entries(queries).map(([what, query]) => ({
        ...target,
        what,
        path: `${target.path}?${query}`,
      })),
      ...Object.entries(longHeaders).map(([name, value]) => ({
        ...target,
        what: `a long ${name}`,
        headers: { [name]: value },
      })),
    ]),
    ...(['site', 'desk'] as const).flatMap((to) =>
      Object.entries(paths).map(([what, path]) => ({ to, what, path, signedIn: false, method: 'GET' })),
    ),
    ...Object.entries(pictures).map(([format, picture]) => ({
      to: 'desk' as const,
      signedIn: true,
      what: `a picture of zeros and crafted bytes as ${format}`,
      method: 'POST',
      path: '/news/new/preview',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.concat([
        Buffer.from('--x\r\nContent-Disposition: form-data; name="picture"; filename="a"\r\n\r\n'),
        picture,
        Buffer.from('\r\n--x--'),
      ]),
    })),
  ]
}

/** Those that have stopped a server before: always tried. */
export function provenRequests(): HostileRequest[] {
  const proven = ({ what, path, signedIn }: HostileRequest) =>
    what.startsWith('a picture') ||
    (what === 'many names' && [pages.contactUs.path, '/YourCall/x'].includes(path)) ||
    (what === 'empty fields' && path === '/news/new' && !signedIn)
  return hostileRequests().filter(proven)
}
