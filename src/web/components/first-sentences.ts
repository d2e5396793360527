/** The first whole sentences of a text, at most `limit` characters unless the first sentence is longer. */
export function firstSentences(text: string, limit: number): string {
  const sentences = text.match(/[^.!?।]+(?:[.!?।]+["”’)]*\s*|$)/g) ?? [text];
  let excerpt = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    if ((excerpt + sentence).trimEnd().length > limit) break;
    excerpt += sentence;
  }
  return excerpt.trimEnd();
}
