import type { Context } from '#platform/context.ts';
import { errorResponse } from '#platform/http/error-response.ts';
import type { MediaGuard } from '#platform/module.ts';
import { bytesOf, isPrivateHash, type MediaFile, type MediaStorage } from '#platform/storage/media-storage.ts';

/** Mails show public pictures, on pages of other sites. */
const anywhere = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
const publicCaching = { 'Cache-Control': 'public, max-age=31536000, immutable' };
/** A day: the CDN of tomorrow may be another one. */
const redirectCaching = { 'Cache-Control': 'public, max-age=86400' };
const privateCaching = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Authorization' };

/**
 * Serves `GET /media/{hash}/{file}` of a public picture, immutable for caches, since a file is named by its
 * content, or leads to the CDN that does; 404 for any other. With `?direct` it is never the CDN:
 * scripts cannot read what another origin serves.
 */
export async function servePublicPicture(media: MediaStorage, hash: string, file: string, request: Request): Promise<Response> {
  if (isPrivateHash(hash)) return errorResponse('NOT_FOUND');
  const address = new URL(request.url).searchParams.has('direct') ? undefined : await media.addressOf(hash, file);
  if (address !== undefined) return new Response(null, { status: 302, headers: { ...anywhere, ...redirectCaching, Location: address } });
  return respond(media, hash, file, request, { ...anywhere, ...publicCaching });
}

/**
 * Serves `GET /media/{hash}/{file}` of a private picture to a caller whom one of the guards lets read it, for
 * that browser alone, which revalidates each time; 404 for all others.
 */
export async function servePrivatePicture(
  ctx: Context,
  hash: string,
  file: string,
  request: Request,
  guards: readonly MediaGuard[],
): Promise<Response> {
  if (isPrivateHash(hash)) {
    for (const mayRead of guards) if (await mayRead(ctx, hash)) return respond(ctx.media, hash, file, request, privateCaching);
  }
  return errorResponse('NOT_FOUND');
}

async function respond(
  media: MediaStorage,
  hash: string,
  file: string,
  request: Request,
  given: Record<string, string>,
): Promise<Response> {
  const found = await media.get(hash, file);
  if (!found) return errorResponse('NOT_FOUND');
  const headers = { ...given, ETag: `"${hash}-${file}"` };
  if (matchesEtag(request.headers.get('if-none-match'), headers.ETag)) {
    if (found.body instanceof ReadableStream) await found.body.cancel();
    return new Response(null, { status: 304, headers });
  }
  const typed = { ...headers, 'Content-Type': found.type, 'X-Content-Type-Options': 'nosniff' };
  if (found.type.startsWith('audio/')) return respondRange(found, request, typed);
  return new Response(found.body, { headers: { ...typed, 'Content-Length': String(found.size) } });
}

/** Answers a recording, or the part that is asked for: some players load it in no other way. */
async function respondRange(found: MediaFile, request: Request, typed: Record<string, string>): Promise<Response> {
  const headers: Record<string, string> = { ...typed, 'Accept-Ranges': 'bytes' };
  const condition = request.headers.get('if-range');
  const range = condition === null || condition === headers.ETag ? rangeOf(request.headers.get('range'), found.size) : undefined;
  if (!range) return new Response(found.body, { headers: { ...headers, 'Content-Length': String(found.size) } });
  const bytes = await bytesOf(found);
  const [first, last] = range;
  if (first > last || first >= found.size)
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${found.size}`, 'Cache-Control': 'no-store' } });
  return new Response(bytes.slice(first, last + 1), {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${first}-${last}/${found.size}`, 'Content-Length': String(last + 1 - first) },
  });
}

/** Reads the first and the last byte of `Range`; undefined where it asks for several parts or is unclear. */
function rangeOf(header: string | null, size: number): [first: number, last: number] | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '') return to === '' ? undefined : [Math.max(0, size - Number(to)), size - 1];
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
}

/** Tells whether `If-None-Match`, a list of perhaps weak tags or `*`, names this tag. */
function matchesEtag(header: string | null, etag: string): boolean {
  return header?.split(',').some((item) => ['*', etag].includes(item.trim().replace(/^W\//, ''))) ?? false;
}
