import type { Context } from '#platform/context.ts';
import { errorResponse } from '#platform/http/error-response.ts';
import type { MediaGuard } from '#platform/module.ts';

/** Serves a private picture to a caller whom one of the guards lets read it; for everyone else it does not exist. */
export async function servePrivatePicture(
  ctx: Context,
  hash: string,
  file: string,
  request: Request,
  guards: readonly MediaGuard[],
): Promise<Response> {
  for (const mayRead of guards) if (await mayRead(ctx, hash)) return ctx.media.servePrivate(hash, file, request);
  const refusal = errorResponse('NOT_FOUND');
  refusal.headers.set('cache-control', 'no-store');
  return refusal;
}
