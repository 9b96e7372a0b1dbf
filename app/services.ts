import { createContext } from 'react-router'
import type { Services } from '#server/services.ts'

/** The only door from the pages to the server. Prerendered pages find it empty. */
export const services = createContext<Services>()
