import { Hono } from 'hono';
import { findActor } from '#modules/accounts/find-actor.ts';
import { servePrivatePicture, servePublicPicture } from '#modules/media/serve-picture.ts';
import { mediaGuards } from '#modules.ts';
import { recordAccessDenial } from '#platform/audit/record-access-denials.ts';
import { errorResponse } from '#platform/http/error-response.ts';
import type { ServerEnv } from '#platform/http/request-variables.ts';
import { isPrivateHash, type MediaStorage } from '#platform/storage/media-storage.ts';
import type { RequestContexts } from './request-contexts.ts';

/**
 * Pictures by the hash of their content: public ones to everyone, private ones where a module's guard allows
 * it.
 */
export function createMedia(storage: MediaStorage, contexts: RequestContexts): Hono<ServerEnv> {
  const media = new Hono<ServerEnv>();
  media.get('/:hash/:file', async (c) => {
    const { hash, file } = c.req.param();
    if (!isPrivateHash(hash)) return servePublicPicture(storage, hash, file, c.req.raw);
    c.set('route', '/media/private');
    const ctx = await contexts.create(c);
    const response = await servePrivatePicture(ctx, hash, file, c.req.raw, mediaGuards);
    if (response.status === 404) {
      ctx.actor ??= await findActor(ctx);
      if (ctx.actor) await recordAccessDenial(ctx, 'NOT_FOUND', { kind: 'picture', id: hash });
    }
    return response;
  });
  media.get('*', () => errorResponse('NOT_FOUND'));
  return media;
}
