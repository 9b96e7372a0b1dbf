import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Mail } from './mail.ts'
import { type MailServer, startMailServer } from './mail-server.test-support.ts'
import { createTransport } from './transport.ts'

const now = () => Date.UTC(2026, 10, 15, 9, 41, 0, 5)
const mail: Mail = {
  from: { name: 'The Firm', address: 'hello@firm.example' },
  to: { name: '', address: 'grace@example.com' },
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<0199-abc@firm.example>',
}

describe('over SMTP', () => {
  let server: MailServer | undefined
  let bare: Server | undefined
  const sockets = new Set<Socket>()

  afterEach(async () => {
    await server?.close()
    server = undefined
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    await new Promise<void>((resolve) => (bare ? bare.close(() => resolve()) : resolve()))
    bare = undefined
  })

  /** A raw TCP server, to control every byte. */
  async function listen(talk: (socket: Socket) => void): Promise<string> {
    bare = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => {})
      talk(socket)
    })
    await new Promise<void>((resolve) => bare?.listen(0, '127.0.0.1', resolve))
    const address = bare.address()
    return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }

  const transportTo = (smtpUrl: string, settings: { smtpTls?: 'off' } = {}) =>
    createTransport({ smtpUrl, dataDir: '/nowhere', now, ...settings })
  /** Both the check of the server and a mail meet the fault. */
  async function expectFault(smtpUrl: string, fault: object) {
    await expect(transportTo(smtpUrl).verify()).rejects.toMatchObject(fault)
    await expect(transportTo(smtpUrl).send(mail)).rejects.toMatchObject(fault)
  }

  test('a mail is delivered once, and several at a time', async () => {
    server = await startMailServer()
    const transport = transportTo(server.url)
    await Promise.all(Array.from({ length: 10 }, () => transport.send(mail)))
    await transport.close()
    expect(server.arrivals).toHaveLength(10)
    expect(new Set(server.arrivals.map((arrival) => arrival.mail.messageId))).toEqual(
      new Set([mail.messageId]),
    )
  })

  test('an unreachable server and one with a self-signed certificate are reported as different faults', async () => {
    await expectFault('smtp://127.0.0.1:1', {
      serverFault: 'unreachable',
      reason: expect.stringContaining('nobody listens'),
    })

    // smtp-server warns that it uses its built-in certificate.
    const warning = vi.spyOn(console, 'error').mockImplementationOnce(() => {})
    server = await startMailServer({ secure: true })
    warning.mockClear()
    await expectFault(server.url.replace('smtp:', 'smtps:'), {
      serverFault: 'certificate rejected',
      reason: expect.stringContaining('certificate of the mail server is not accepted'),
    })
  })

  test('neither mail nor password is sent unencrypted to another host, unless SMTP_TLS=off', async () => {
    const logins: string[] = []
    server = await startMailServer({
      onAuth: ({ username }, _, done) => {
        logins.push(username ?? '')
        done(null, { user: username })
      },
    })
    // The loopback address as an IPv4-mapped IPv6 address, which is not recognised as loopback.
    const url = new URL(server.url)
    Object.assign(url, { hostname: '[::ffff:127.0.0.1]', username: 'site', password: 'secret' })
    await expectFault(url.href, {
      serverFault: 'encryption not offered',
      reason: expect.stringContaining('no STARTTLS'),
    })
    expect(logins).toEqual([])
    await transportTo(url.href, { smtpTls: 'off' }).send(mail)
    expect([logins, server.arrivals.length]).toEqual([['site'], 1])
  })

  test('a refused login is reported as such, and the mail is retried', async () => {
    server = await startMailServer({
      authOptional: false,
      onAuth: (_, __, done) => done(Object.assign(new Error('no'), { responseCode: 535 })),
    })
    const url = new URL(server.url)
    Object.assign(url, { username: 'site', password: 'wrong' })
    await expectFault(url.href, {
      serverFault: 'login refused',
      isPermanent: false,
      reason: 'the mail server refuses the user name or the password',
    })
  })

  test('a recipient that the server rejects permanently is reported with the server’s reason and without the address', async () => {
    server = await startMailServer({
      onRcptTo: ({ address }, _, done) =>
        done(Object.assign(new Error(`5.1.1 <${address}>: Grace is unknown here`), { responseCode: 550 })),
    })
    await expect(transportTo(server.url).send(mail)).rejects.toMatchObject({
      isPermanent: true,
      serverFault: undefined,
      reason: 'the mail server refuses this mail: 550 5.1.1 …: … is unknown here',
    })
  })

  test('a connection dropped in the middle of the message is an error, without a retry of its own', async () => {
    let connections = 0
    const url = await listen((socket) => {
      connections += 1
      socket.write('220 ready\r\n')
      socket.on('data', (data) => {
        const said = data.toString()
        if (/^DATA/i.test(said)) socket.write('354 go on\r\n')
        else if (/^(EHLO|MAIL|RCPT)/i.test(said)) socket.write('250 ok\r\n')
        else socket.destroy()
      })
    })
    await expect(transportTo(url).send(mail)).rejects.toMatchObject({ code: expect.any(String) })
    expect(connections).toBe(1)
  })

  test('a server that responds byte by byte is abandoned when the signal aborts', async () => {
    const hungUp = Promise.withResolvers<void>()
    const url = await listen((socket) => {
      const drip = setInterval(() => socket.write('220-wait\r\n'), 20)
      socket.on('close', () => {
        clearInterval(drip)
        hungUp.resolve()
      })
    })
    await expect(transportTo(url).send(mail, AbortSignal.timeout(150))).rejects.toThrow()
    await hungUp.promise
  })

  test('close() aborts what is being sent', async () => {
    const greeted = Promise.withResolvers<void>()
    const url = await listen((socket) => {
      socket.write('220 ready\r\n')
      socket.on('data', () => greeted.resolve())
    })
    const transport = transportTo(url)
    const sending = transport.send(mail)
    await Promise.all([expect(sending).rejects.toThrow(), greeted.promise.then(() => transport.close())])
  })

  test('a file path or URL inside a mail is never read', async () => {
    server = await startMailServer()
    const text = { path: '/etc/passwd' } as unknown as string
    await expect(transportTo(server.url).send({ ...mail, text })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('File access rejected') },
    })
    expect(server.arrivals).toEqual([])
  })
})

describe('without a mail server', () => {
  let dataDir: string

  afterEach(async () => {
    await rm(dataDir, { recursive: true, force: true })
  })

  test('mails become files, readable by their owner only and without personal data in their names', async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'mail-'))
    const transport = createTransport({ smtpUrl: undefined, dataDir, now })
    await transport.send(mail)
    await transport.close()
    const folder = path.join(dataDir, 'mail')
    expect(await readdir(folder)).toEqual(['2026-11-15T09-41-00.005Z-0199-abc.eml'])
    const file = path.join(folder, '2026-11-15T09-41-00.005Z-0199-abc.eml')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const bytes = await readFile(file)
    const parsed = await PostalMime.parse(bytes)
    expect(parsed).toMatchObject({
      subject: 'Hello',
      messageId: mail.messageId,
      to: [{ address: 'grace@example.com' }],
    })
    expect(bytes.toString('latin1')).not.toMatch(/[^\r]\n/)
  })

  test('a folder that cannot be written to is an error, and leaves no partial file', async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'mail-'))
    const transport = createTransport({ smtpUrl: undefined, dataDir: path.join(dataDir, 'mail\0'), now })
    await expect(transport.send(mail)).rejects.toThrow()
    expect(await readdir(dataDir)).toEqual([])
  })
})
