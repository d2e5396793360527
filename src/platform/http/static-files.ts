import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { acceptedEncoding } from '../cache/cache-entry.ts';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

interface StaticFile {
  type: string;
  immutable: boolean;
  etag: string;
  bodies: { identity: Buffer; br?: Buffer };
}

/**
 * The built client files, read into memory at start (about a megabyte), with the brotli twins that the build
 * made.
 * @param base path that the files are served under, without a slash at its end
 * @returns what answers a path, or null when there is no such file
 */
export async function loadStaticFiles(directory: string, base = ''): Promise<(path: string, request: Request) => Response | null> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.br')) continue;
    const path = join(entry.parentPath, entry.name);
    const br = await readFile(`${path}.br`).catch(() => undefined);
    const url = `${base}/${relative(directory, path).split(sep).join('/')}`;
    const identity = await readFile(path);
    files.set(url, {
      type: contentTypes[extname(entry.name)] ?? 'application/octet-stream',
      immutable: url.startsWith(`${base}/assets/`),
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      bodies: { identity, ...(br ? { br } : {}) },
    });
  }
  return (path, request) => {
    const file = files.get(path);
    if (!file) return null;
    const encoding = file.bodies.br && acceptedEncoding(request.headers.get('accept-encoding') ?? undefined) === 'br' ? 'br' : 'identity';
    const body = file.bodies[encoding] ?? file.bodies.identity;
    const kept = {
      ETag: file.etag,
      'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ...(file.bodies.br ? { Vary: 'Accept-Encoding' } : {}),
      // The shop's sign is shown by mails, messengers and home screens, which are other sites.
      ...(file.type === 'image/png' && !file.immutable ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
    };
    if (request.headers.get('if-none-match')?.includes(file.etag)) return new Response(null, { status: 304, headers: kept });
    return new Response(request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), {
      headers: {
        ...kept,
        'Content-Type': file.type,
        'Content-Length': String(body.length),
        ...(encoding === 'br' ? { 'Content-Encoding': 'br' } : {}),
      },
    });
  };
}
