/** What a message may be, for somebody to judge. */
export const attentionLabels = {
  complaint: 'Complaint?',
  bereavement: 'Bereavement?',
  difficulty: 'In difficulty?',
} as const

type Attention = keyof typeof attentionLabels

/** A * at the end of a word stands for the rest of it. */
export function attentionMarks(message: string, words: Record<Attention, readonly string[]>): string[] {
  const text = ` ${message.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const isIn = (word: string) =>
    word !== '' && text.includes(word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `)
  return (Object.keys(attentionLabels) as Attention[]).flatMap((name) =>
    words[name].some(isIn) ? attentionLabels[name] : [],
  )
}
