import type { Result } from '#shared/send-request.ts';
import { saveForSignIn } from '../forms/draft.ts';
import { refreshSession, signedInId } from './session-store.ts';

/**
 * Sends a request that needs a session. A 401 can come late, about a session that another password or another
 * tab has replaced meanwhile: the session is refreshed, and the request goes out once more if it is alive.
 */
export async function withSession<Data, Failed extends { code: string }>(
  request: () => Promise<Result<Data, Failed>>,
): Promise<Result<Data, Failed>> {
  const result = await request();
  if (result.error?.code !== 'UNAUTHORIZED') return result;
  const owner = signedInId();
  const state = await refreshSession(() => owner !== undefined && saveForSignIn(owner));
  return state === 'alive' ? request() : result;
}
