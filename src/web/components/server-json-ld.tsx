/**
 * Facts about a page for search engines, which read what the server sends: the browser keeps them as they
 * came, and needs none of the code that makes them.
 * @param facts on the server; undefined in the browser
 */
export function ServerJsonLd({ facts }: { facts: object | undefined }) {
  const json = facts === undefined ? '' : JSON.stringify(facts).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without tags
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
