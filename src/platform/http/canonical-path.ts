/** What most addresses are: nothing to decode, nothing twice, nothing at the end. */
const plain = /^\/(?:[a-z0-9_~-][a-z0-9._~-]*(?:\/[a-z0-9_~-][a-z0-9._~-]*)*)?$/;

/**
 * The one spelling of a page's path: percent-encoded where it has to be and nowhere else, in lower case,
 * without empty parts, dots and a slash at the end. It begins with exactly one slash, so that it never leads
 * to another host.
 * @param keepsCase whether a part that comes after `before` (in lower case) names something in letters of its
 * own
 * @returns undefined where the percent-encoding means nothing
 */
export function canonicalPath(
  path: string,
  keepsCase: (before: readonly string[], part: string) => boolean = () => false,
): string | undefined {
  if (plain.test(path)) return path;
  const parts: string[] = [];
  /** The same decoded and in lower case. */
  const before: string[] = [];
  for (const part of path.split('/')) {
    let text: string;
    try {
      text = decodeURIComponent(part);
    } catch {
      return undefined;
    }
    if (text === '..') {
      parts.pop();
      before.pop();
    } else if (text !== '' && text !== '.') {
      const lower = text.toLowerCase();
      parts.push(encodePart(keepsCase(before, lower) ? text : lower));
      before.push(lower);
    }
  }
  return `/${parts.join('/')}`;
}

/**
 * `encodeURI` leaves what separates parts and queries; a part that was read from its encoding has to keep it
 * encoded.
 */
const encodePart = (text: string) => encodeURI(text.toWellFormed()).replace(/[/?#;\\]/g, encodeURIComponent);
