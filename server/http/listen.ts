import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Environment } from '#server/environment.ts'
import { StartupError } from '#server/startup-error.ts'

type Place = Pick<Environment, 'port' | 'host'>

export async function listen(server: Server, place: Place): Promise<void> {
  server.listen(place.port, place.host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(listenError(place, error))
  })
}

/** Before a build that takes half a minute: a port that is taken will still be so afterwards. */
export async function checkPort(place: Place): Promise<void> {
  const server = createServer()
  await listen(server, place)
  server.close()
  await once(server, 'close')
}

function listenError({ port, host }: Place, error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE')
    return `PORT ${port} is taken by another program: stop it, or choose another PORT.`
  if (error.code === 'EACCES')
    return `PORT ${port} needs more rights than this user has: choose one above 1023.`
  return `HOST "${host ?? ''}" with PORT ${port} cannot be listened on (${error.code}).`
}
