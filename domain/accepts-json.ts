/** Whether an Accept header names JSON: scripts do, a browser that submits a form does not. */
export function acceptsJson(accept: string | null | undefined): boolean {
  const types = accept ?? ''
  return types.includes('application/json') && !types.includes('text/html')
}
