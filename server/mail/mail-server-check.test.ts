import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import type { Mail } from './mail.ts'
import { startMailServer } from './mail-server.test-support.ts'
import { createMailServerCheck } from './mail-server-check.ts'
import { createTransport } from './transport.ts'

const mail: Mail = {
  from: { name: 'Alderlode', address: 'hello@alderlode.example' },
  to: { name: '', address: 'grace@example.com' },
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<0199-abc@alderlode.example>',
}

test('a mail server that cannot be used is warned of at the start, once, and well again with the first mail', async () => {
  const lines: Record<string, unknown>[] = []
  const warned = Promise.withResolvers<void>()
  const log = createLog('info', {
    write: (line) => {
      lines.push(JSON.parse(line))
      warned.resolve()
    },
  })
  // A port that nobody listens on until the mail server does.
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as { port: number }
  holder.close()
  await once(holder, 'close')
  const transport = createTransport({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    dataDir: '/nowhere',
    now: Date.now,
  })

  const check = createMailServerCheck(transport, log)
  check.start()
  await warned.promise
  expect(check.fault()).toBe('unreachable')
  await expect(check.send(mail)).rejects.toThrow()
  expect(lines).toMatchObject([
    { level: 40, msg: 'mail cannot be sent', reason: expect.stringContaining('nobody listens') },
  ])

  const server = await startMailServer({}, port)
  await check.send(mail)
  expect(check.fault()).toBeNull()
  check.stop()
  await server.close()
})
