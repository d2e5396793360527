import { acceptPicture } from '#modules/media/accept-picture.ts';
import { addPicture } from '#modules/media/add-picture.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit, consumeRateLimitByAddress, type RateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { takeOut } from './arrange-photos.ts';
import type { Draft } from './draft-contract.ts';
import { openDraftStates } from './draft-rules.ts';
import { countPhotos, insertPhoto, type PhotoRow, readPhotos, updatePhoto } from './photo-queries.ts';
import { maxDraftPhotos } from './photos-contract.ts';
import { readDraft } from './queries.ts';
import { touchPhotos } from './touch-photos.ts';
import { toDraft } from './views.ts';
import { lockForEvent } from './write-draft.ts';

/** Longest side in px: the largest width that the shop shows, and a little for enlargements. */
const maxSidePx = 2000;
const day = 24 * 60 * 60;
const megabyte = 1024 * 1024;

/** Limits attempts whether they succeed or not: each costs bandwidth, and most of them decoding. */
const attemptLimits: Record<'shop' | 'address', RateLimit> = {
  shop: { name: 'photographs of drafts tried by shop', max: 1_000, seconds: day },
  address: { name: 'photographs of drafts tried by address', max: 1_500, seconds: day },
};
/** Limits accepted bytes: some 500 photographs of a phone a day. */
const quotas: Record<'shop' | 'address', RateLimit> = {
  shop: { name: 'bytes of photographs of drafts by shop', max: 2_000 * megabyte, seconds: day },
  address: { name: 'bytes of photographs of drafts by address', max: 2_000 * megabyte, seconds: day },
};

/** @throws {DomainError} INVALID_INPUT where the draft has the most photographs allowed */
async function requireRoom(ctx: Context, draft: string): Promise<void> {
  if ((await countPhotos(ctx.db, draft)) >= maxDraftPhotos) throw new DomainError('INVALID_INPUT', { photos: 'full' });
}

/**
 * Finds the photograph that an upload replaces; undefined where it replaces none.
 * @param isSentAgain the upload is in the draft already, perhaps since an answer to it was lost
 * @throws {DomainError} NOT_FOUND where the draft has none with this id, or it was taken out
 */
function findReplaced(photos: readonly PhotoRow[], replaces: string | undefined, isSentAgain: boolean): PhotoRow | undefined {
  if (replaces === undefined) return undefined;
  const replaced = photos.find(({ id }) => id === replaces);
  if (!replaced || (replaced.removedAt && !isSentAgain)) throw new DomainError('NOT_FOUND');
  return replaced.removedAt ? undefined : replaced;
}

/** Gives a photograph the position, the description and the colour of another, and takes that one out. */
async function takePosition(tx: Context, draft: string, photo: string, { id, position, alt, color }: PhotoRow): Promise<void> {
  await updatePhoto(tx.db, { draftId: draft, id: photo }, { position, alt, color });
  await takeOut(tx, draft, id);
}

/**
 * Requires that photographs can be added to a draft of the caller's shop, before any byte of them is read.
 * @returns the seller whose draft it is
 * @throws {DomainError} NOT_FOUND, WRONG_STATE
 */
export async function requireOpenDraft(ctx: Context, draft: string): Promise<string> {
  const { sellerId } = requireShop(ctx);
  const entry = await readDraft(ctx.db, draft, sellerId);
  if (!entry) throw new DomainError('NOT_FOUND');
  if (!openDraftStates.includes(entry.state)) throw new DomainError('WRONG_STATE', { state: entry.state });
  return sellerId;
}

/**
 * Accepts the photograph that the request carries for a draft of the caller's shop; a job renders its sizes.
 * The same file is the same photograph, so that an upload whose answer was lost is sent again.
 * @param replaces id of a photograph of the draft that leaves for it, and can be put back for an hour
 * @throws {DomainError} NOT_FOUND, WRONG_STATE, UNREADABLE_IMAGE, TOO_MANY_REQUESTS, INVALID_INPUT with
 * `photos: full`
 */
export async function addPhoto(
  ctx: Context,
  { draft, replaces }: { draft: string; replaces?: string | undefined },
): Promise<{ data: { photo: string; draft: Draft } }> {
  const sellerId = await requireOpenDraft(ctx, draft);
  await consumeRateLimit(ctx, attemptLimits.shop, sellerId);
  await consumeRateLimitByAddress(ctx, attemptLimits.address);
  return acceptPicture(ctx, { scope: `draft ${draft}`, isPrivate: true, longestSide: maxSidePx }, (picture) =>
    ctx.transaction(async (tx) => {
      const { entry, to } = await lockForEvent(tx, { draft, sellerId, event: 'save' });
      const photos = await readPhotos(tx.db, draft);
      const known = photos.find(({ hash }) => hash === picture.hash);
      const isNew = !known || known.removedAt !== null;
      const replaced = findReplaced(photos, replaces, !isNew);
      if (isNew && !replaced) await requireRoom(tx, draft);
      if (!known) {
        await consumeRateLimit(tx, quotas.shop, sellerId, picture.quotaBytes);
        await consumeRateLimitByAddress(tx, quotas.address, '', picture.quotaBytes);
      }
      const photo = await insertPhoto(tx.db, draft, await addPicture(tx, picture), tx.now());
      const isOther = replaced !== undefined && replaced.id !== photo;
      if (isOther) await takePosition(tx, draft, photo, replaced);
      return { data: { photo, draft: (await toDraft(tx, isNew || isOther ? await touchPhotos(tx, entry, to) : entry)).data.draft } };
    }),
  );
}
