/** The name of a topic in the words of a language: `natural-dyes` → `Natural dyes` where there is no other. */
export function topicName(tag: string, names: Readonly<Record<string, string>>): string {
  const known = Object.hasOwn(names, tag) ? names[tag] : undefined;
  if (known) return known;
  const words = tag.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
