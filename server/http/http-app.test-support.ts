import type { Logger } from 'pino'
import { createHttpApp, type HttpAppDependencies } from './http-app.ts'

/** The site over HTTP with nothing behind it but a way to render pages. */
export function appThatRenders(render: HttpAppDependencies['pages']['render'], log: Logger) {
  const pages: Partial<HttpAppDependencies['pages']> = {
    render,
    notFound: () => undefined,
    services: { now: Date.now } as HttpAppDependencies['pages']['services'],
  }
  const dependencies = {
    environment: { siteUrl: 'https://www.example.com', hsts: 'on', trustProxy: 0 },
    log,
    files: new Map(),
    pages,
    isDevelopment: false,
  }
  return createHttpApp(dependencies as HttpAppDependencies)
}
