import { AsyncLocalStorage } from 'node:async_hooks'

const requestIds = new AsyncLocalStorage<string>()

export function runWithRequestId<T>(id: string, work: () => T): T {
  return requestIds.run(id, work)
}

/** Of the request that is being answered; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore()
}
