export async function fetchJson(path: string) {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`)
  return await response.json()
}
