import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

// npm runs it with the Node that the packages bring, so the script goes by the name that npm gives itself.
test.each([
  ['v18.20.4', 1],
  ['v20.9.0', 1],
  ['v20.19.2', 0],
  ['v24.21.0', 0],
])('npm ci on Node %s ends with %i', (version, code) => {
  const { status, stderr } = spawnSync(scripts.preinstall, {
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, npm_config_user_agent: `npm/10.0.0 node/${version} linux x64 workspaces/false` },
  })
  expect([status, stderr.includes('Node 20.19 or newer is needed')]).toEqual([code, code === 1])
})
