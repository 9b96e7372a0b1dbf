import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections: those of other tests would take one before it is used. */
const range = { first: 12_000, count: 20_000 }

export async function freePort(): Promise<number> {
  const port = range.first + Math.floor(Math.random() * range.count)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return await freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
