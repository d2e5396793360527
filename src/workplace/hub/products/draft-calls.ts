import type { Draft, DraftBody } from '#modules/drafts/draft-contract.ts';
import { type Result, send, uploadTimeoutMs } from '#shared/send-request.ts';

/** The draft that calls are about. */
export interface DraftAddress {
  shop: string;
  draft: string;
}
type Answer = Promise<Result<{ data: { draft: Draft } }>>;

const post = <Data>({ shop, draft }: DraftAddress, rest: string, body: object, keepalive = false): Promise<Result<Data>> =>
  send(
    `/api/v1/shops/${encodeURIComponent(shop)}/drafts/${encodeURIComponent(draft)}${rest}`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    { keepalive },
  );

/** Saves the words of a draft from the browser. @param keepalive the page is being left */
export const saveWords = (at: DraftAddress, version: number, body: DraftBody, keepalive: boolean): Answer =>
  post(at, '', { version, body }, keepalive);

export const arrangePhotos = (
  at: DraftAddress,
  photos: readonly { photo: string; alt?: { en: string; hi: string } }[],
  keepalive = false,
): Answer => post(at, '/photos/order', { photos }, keepalive);

export const movePhoto = (at: DraftAddress, photo: string, event: 'remove' | 'restore'): Answer =>
  post(at, `/photos/${photo}/steps`, { event });

/** Sends one photograph of a draft. @param replaces id of the one that leaves for it */
export const sendPhoto = (
  { shop, draft }: DraftAddress,
  file: Blob,
  replaces?: string,
): Promise<Result<{ data: { photo: string; draft: Draft } }>> =>
  send(
    `/api/v1/shops/${encodeURIComponent(shop)}/drafts/${encodeURIComponent(draft)}/photos${replaces ? `?replaces=${replaces}` : ''}`,
    { method: 'POST', headers: { 'content-type': file.type }, body: file },
    { timeoutMs: uploadTimeoutMs },
  );
