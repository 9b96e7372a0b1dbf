/** `npm run dev`: the site with hot reload. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { brand } from '#content/site/brand.ts'
import { parseEnvironment } from '#server/environment.ts'
import { createLog } from '#server/log.ts'
import type * as SiteModule from '#server/site.ts'

const environment = { ...parseEnvironment(process.env), styleguide: true }
const log = createLog(environment.logLevel)
const server = createServer((request, response) => {
  vite.middlewares(request, response, () => listener(request, response))
})
const vite = await createVite({
  server: { middlewareMode: { server }, hmr: { server } },
  appType: 'custom',
})

// The server context is created once and survives hot reloads.
const { createSite } = (await vite.ssrLoadModule('/server/site.ts')) as typeof SiteModule
const site = await createSite({
  environment,
  log,
  loadPages: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
})
const listener = getRequestListener(site.fetch)

server.listen(environment.port, environment.host, () => {
  console.log(`${brand.name}, with hot reload:  http://localhost:${environment.port}`)
})
