import { hash } from 'node:crypto';

/** Hashes of inline scripts by their code. There are few: pages of one kind have the same. */
const hashes = new Map<string, string>();
const maxCachedHashes = 200;

function hashOf(code: string): string {
  const known = hashes.get(code);
  if (known) return known;
  const source = `'sha256-${hash('sha256', code, 'base64')}'`;
  if (hashes.size >= maxCachedHashes) hashes.clear();
  // A copy: the code is a part of its page, and would keep all of it in memory.
  hashes.set(Buffer.from(code).toString(), source);
  return source;
}

/**
 * Prepares a rendered page for caching: the inline scripts that carry the render's secret nonce, hence are
 * ours, are named by hash, and the nonce itself goes, for a nonce that is served twice protects nothing. A
 * script that got in without the nonce gets no hash and does not run.
 * @param html parts of the page, cut between elements
 */
export function hashScripts(html: readonly string[], nonce: string): { body: Buffer; hashes: string[] } {
  const found = new Set<string>();
  // Bytes, part by part: joined as a text, the page would be copied once more.
  const bytes = html.flatMap((part) => withoutNonces(part, ` nonce="${nonce}"`, found));
  return { body: Buffer.concat(bytes), hashes: [...found] };
}

/** @param found takes the hashes of inline scripts */
function withoutNonces(html: string, attribute: string, found: Set<string>): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  // Searched for by the nonce, which few elements have: a pattern would look at each character of the page.
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, from)) {
    const start = html.lastIndexOf('<', at);
    const end = html.indexOf('>', at);
    const tag = html.slice(start, end + 1);
    if (/^<script\s/.test(tag) && !/\ssrc=/.test(tag)) found.add(hashOf(html.slice(end + 1, html.indexOf('</script>', end))));
    parts.push(Buffer.from(html.slice(from, at)));
    from = at + attribute.length;
  }
  parts.push(Buffer.from(html.slice(from)));
  return parts;
}
