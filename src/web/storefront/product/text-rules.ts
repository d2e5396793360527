/** The beginning of a text in whole sentences, at most `limit` characters unless the first sentence is longer. */
export function firstSentences(text: string, limit: number): string {
  const sentences = text.match(/[^.!?।]+(?:[.!?।]+["”’)]*\s*|$)/g) ?? [text];
  let kept = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    if ((kept + sentence).trimEnd().length > limit) break;
    kept += sentence;
  }
  return kept.trimEnd();
}

/** A text in at most `limit` characters, cut between words. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s,;:–-]+$/, '')}…`;
}
