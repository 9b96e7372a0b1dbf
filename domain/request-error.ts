export interface RequestError {
  heading: string
  text: string | readonly string[]
}

/** An error message in one line, for JSON responses. */
export function requestErrorSentence({ heading, text }: RequestError): string {
  return `${heading}. ${[text].flat().join(' ')}`
}
