import { createHash } from 'node:crypto'
import type { DaySlotsCache } from '#server/enquiries/day-slots-cache.ts'
import type { MemoryFile } from '#server/static/built-files.ts'
import type { RecentStatus } from './recent-status.ts'

const slotsTarget = /^\/api\/slots\?date=(\d{4}-\d\d-\d\d)$/

/**
 * What the endpoints that are asked most would answer, while what they have read is fresh: for the static fast path.
 * Everything else about them, errors included, is in public-reads.ts and health-checks.ts.
 */
export function createRecentAnswers(parts: { slots: DaySlotsCache; status: RecentStatus }) {
  const answers = new WeakMap<object, MemoryFile>()
  const answerOf = (json: object): MemoryFile => {
    let answer = answers.get(json)
    if (!answer) {
      answer = jsonAnswer(json)
      answers.set(json, answer)
    }
    return answer
  }

  return (target: string): MemoryFile | undefined => {
    if (!target.startsWith('/api/')) return undefined
    if (target === '/api/status') {
      const report = parts.status.fresh()
      return report && answerOf(report)
    }
    const date = slotsTarget.exec(target)?.[1]
    const slots = date === undefined ? undefined : parts.slots.fresh(date)
    return slots && answerOf(slots)
  }
}

function jsonAnswer(json: object): MemoryFile {
  const identity = Buffer.from(JSON.stringify(json))
  return {
    type: 'application/json',
    cacheControl: 'no-store',
    hash: createHash('sha256').update(identity).digest('base64url').slice(0, 16),
    encodings: [],
    bodies: { identity },
  }
}
