import { createHash } from 'node:crypto';

/**
 * Prepares a rendered page for caching: the inline scripts that carry the render's secret nonce, hence are
 * ours, are named by hash, and the nonce itself goes, for a nonce that is served twice protects nothing. A
 * script that got in without the nonce gets no hash and does not run.
 */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  const own = new RegExp(`<script(?=[^>]*\\snonce="${nonce}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g');
  for (const match of html.matchAll(own)) {
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(match[1] ?? '')
        .digest('base64')}'`,
    );
  }
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes: [...hashes] };
}
