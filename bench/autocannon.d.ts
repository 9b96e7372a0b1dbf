/** The parts of autocannon that the benchmarks use; the package has no types. */
declare module 'autocannon' {
  interface Asked {
    method?: string
    path: string
    headers?: Record<string, string>
    /** The context that the two callbacks share is one connection's. */
    setupRequest?(request: Asked & { body?: string }, context: Record<string, unknown>): Asked
    onResponse?(status: number, body: string, context: Record<string, unknown>): void
  }

  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    headers?: Record<string, string>
    requests?: Asked[]
  }): Promise<{
    requests: { average: number; total: number }
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
  }>
}
