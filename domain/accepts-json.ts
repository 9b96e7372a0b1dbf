/** Whether an Accept header asks for JSON. A script does so by name; a browser that submits a form asks for HTML. */
export function acceptsJson(accept: string | null | undefined): boolean {
  const types = accept ?? ''
  return types.includes('application/json') && !types.includes('text/html')
}
