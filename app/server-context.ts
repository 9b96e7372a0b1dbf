import { createContext } from 'react-router'
import type { ServerContext } from '#server/server-context.ts'

type ServerContextKey = ReturnType<typeof createContext<ServerContext>>

/** On globalThis: hot reload loads this module again, while the server still holds the first key. */
const global = globalThis as typeof globalThis & { serverContextKey?: ServerContextKey }
global.serverContextKey ??= createContext<ServerContext>()

/** The only way from the pages to the server. Prerendered pages find it empty. */
export const serverContext: ServerContextKey = global.serverContextKey
