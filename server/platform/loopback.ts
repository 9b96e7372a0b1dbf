/** Whether a host of a URL is this machine: what never leaves it needs no encryption. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)
}
