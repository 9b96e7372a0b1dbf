const intervalMs = 300_000

/** Requests the status at start and every five minutes, as specified; the response is ignored. */
export function startKeepAlive(): void {
  // The body is read, because an unread response keeps its connection open.
  const call = () =>
    fetch('/api/status')
      .then((response) => response.arrayBuffer())
      .catch(() => {})
  call()
  setInterval(call, intervalMs)
}
