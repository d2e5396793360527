import type { Context } from '#platform/context.ts';
import { errorResponse } from '#platform/http/error-response.ts';

/** Whether the caller may see the private picture of this hash. */
export type PictureReader = (ctx: Context, hash: string) => Promise<boolean>;

/** Answers a private picture to whom one of the readers knows. For everybody else there is none. */
export async function servePrivatePicture(
  ctx: Context,
  hash: string,
  file: string,
  request: Request,
  readers: readonly PictureReader[],
): Promise<Response> {
  for (const maySee of readers) if (await maySee(ctx, hash)) return ctx.media.servePrivate(hash, file, request);
  const refusal = errorResponse('NOT_FOUND');
  refusal.headers.set('cache-control', 'no-store');
  return refusal;
}
