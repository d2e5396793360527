/** The name of a topic, by default made of its slug: `natural-dyes` → `Natural dyes`. */
export function topicName(tag: string, names: Readonly<Record<string, string>>): string {
  const known = Object.hasOwn(names, tag) ? names[tag] : undefined;
  if (known) return known;
  const words = tag.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
