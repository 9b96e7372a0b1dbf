import { createContext } from 'react-router'
import type { Services } from '#server/services.ts'

type ServicesKey = ReturnType<typeof createContext<Services>>

/** Kept apart from this module: hot reload may load it again, and the server still holds the first key. */
const kept = globalThis as typeof globalThis & { servicesKey?: ServicesKey }
kept.servicesKey ??= createContext<Services>()

/** The only door from the pages to the server. Prerendered pages find it empty. */
export const services: ServicesKey = kept.servicesKey
