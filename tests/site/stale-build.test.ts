import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { copyProject } from '../support/project-copy.ts'

test('tests of the built site do not run on a build that is older than the sources', async () => {
  const { folder, remove } = await copyProject()
  await mkdir(join(folder, 'build'))
  await writeFile(join(folder, 'build/stamp'), 'of other sources')
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', 'tests/site/architecture.test.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  await remove()
  expect(errors).toContain('The build is older than the sources: run npm run build')
  expect(output).not.toContain('passed')
}, 60_000)
