// Reads a calendar in a thread with a time limit: anybody can invite somebody to an event that repeats without end.
import { Worker } from 'node:worker_threads'
import { type BusyTimes, type CalendarOptions, UnreadableCalendar } from './busy-ranges.ts'

const TIMEOUT_MS = 10_000

const source = `
const { parentPort, workerData } = require('node:worker_threads')
import(workerData.code)
  .then(({ readBusyTimes }) => parentPort.postMessage({ read: readBusyTimes(workerData.text, workerData.options) }))
  .catch((error) => parentPort.postMessage({ fault: error.message }))`

/** `bundle` is the address of the server's bundle; without one the sources are read. */
export async function readInThread(
  text: string,
  options: CalendarOptions,
  { bundle, timeoutMs = TIMEOUT_MS }: { bundle?: string | undefined; timeoutMs?: number } = {},
): Promise<BusyTimes> {
  const code = bundle ?? import.meta.resolve('./busy-ranges.ts')
  const thread = new Worker(source, {
    eval: true,
    workerData: { code, text, options },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const timer = setTimeout(() => void thread.terminate(), timeoutMs)
  try {
    return await new Promise((resolve, reject) => {
      thread.once('message', ({ read, fault }) =>
        read ? resolve(read) : reject(new UnreadableCalendar(fault)),
      )
      thread.once('error', () => reject(new UnreadableCalendar('it is too large')))
      thread.once('exit', () => reject(new UnreadableCalendar('its events repeat too often')))
    })
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
