import { createContext } from 'react-router'
import type { PageServices } from '#server/page-services.ts'

export type { PageServices }

type ServerContextKey = ReturnType<typeof createContext<PageServices>>

/** On globalThis, because hot reload evaluates this module again while the server still holds the first key. */
const global = globalThis as typeof globalThis & { serverContextKey?: ServerContextKey }
global.serverContextKey ??= createContext<PageServices>()

/** The only access of pages to the server. Not set while prerendering. */
export const serverContext: ServerContextKey = global.serverContextKey
