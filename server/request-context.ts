import { AsyncLocalStorage } from 'node:async_hooks'

/** On globalThis: the log is made outside the site's bundle, and requests are answered within it. */
const global = globalThis as typeof globalThis & { requestIds?: AsyncLocalStorage<string> }
global.requestIds ??= new AsyncLocalStorage<string>()
const requestIds = global.requestIds

export function runWithRequestId<T>(id: string, work: () => T): T {
  return requestIds.run(id, work)
}

/** Of the request that is being answered; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore()
}
