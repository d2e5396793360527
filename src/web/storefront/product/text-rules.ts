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

/** Truncates a text between words to at most `limit` characters. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s,;:–-]+$/, '')}…`;
}
