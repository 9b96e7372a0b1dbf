import { build } from 'vite'
import { expect, test } from 'vitest'
import { noUnusedChunkRule } from './chunk-rules.ts'

const buildWithRules = (...rules: Parameters<typeof noUnusedChunkRule>[0]) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [noUnusedChunkRule(rules)],
    build: { write: false, rolldownOptions: { input: 'domain/clock-time.ts' } },
  })

test('a build fails where a chunk rule is for a module that is no longer there, and says which', async () => {
  await buildWithRules('domain/clock-time')
  await expect(buildWithRules('domain/clock-time', 'app/gone/')).rejects.toThrow('No module is at app/gone/:')
})
