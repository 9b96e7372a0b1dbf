type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/**
 * 'At {rate}' with the rate. A text that is known to the compiler must be given all its values. In one pass, so that a
 * placeholder in a visitor's name stays as it is.
 */
export function fillIn<Text extends string>(
  text: Text,
  values: Readonly<Record<Placeholder<Text>, string | number>>,
): string {
  const given = new Map<string, string | number>(Object.entries(values))
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(given.get(name) ?? placeholder))
}

/** A text with {count}, for one and for any other number. */
export interface CountWords {
  one: string
  other: string
}

export function fillInCount({ one, other }: CountWords, count: number): string {
  return fillIn(count === 1 ? one : other, { count })
}
