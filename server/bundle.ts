/**
 * The entry of the server's bundle, build/server/index.js: one file with all packages in it. A running process needs
 * no other code, so neither a new build nor another `npm ci` can take anything away from it.
 */
export * from 'virtual:react-router/server-build'

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runDeskProcess } from '#server/desk-cli/command-process.ts'
import type { PreviewTask } from './editing/preview-thread.ts'
import { serve } from './main.ts'
import { renderPages } from './preview.ts'

export { createRequestHandler } from 'react-router'
export { readBusyTimes } from './calendars/busy-ranges.ts'
export { createLog } from './platform/log.ts'
export { runProcess } from './platform/process.ts'
export { createSite } from './site.ts'

/** The folder that the bundle lies in, with the client's files beside it. */
const buildDirectory = fileURLToPath(new URL('..', import.meta.url))

/** Of the sources or, with the commit that it was made from, of the archive. */
const version = (): string =>
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version

/** Serves the build that this bundle is part of. */
export const serveBuild = () => serve(buildDirectory, version(), import.meta.url)

/** In a thread of its own (server/editing/preview-thread.ts). */
export const renderPreview = (task: PreviewTask) => renderPages(buildDirectory, task)

export const runDeskCommand = () => runDeskProcess(version())
