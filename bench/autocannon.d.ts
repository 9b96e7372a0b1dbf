/** The parts of autocannon that are used; the package has no types. */
declare module 'autocannon' {
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    headers: Record<string, string>
  }): Promise<{ requests: { average: number; total: number }; non2xx: number; errors: number }>
}
