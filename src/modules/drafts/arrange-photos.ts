import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Localized } from '#shared/localized.ts';
import type { Draft } from './draft-contract.ts';
import { forgetLater } from './forget-photos.ts';
import { countPhotos, readPhotos, updatePhoto } from './photo-queries.ts';
import { maxDraftPhotos } from './photos-contract.ts';
import type { DraftEntry } from './queries.ts';
import { touchPhotos } from './touch-photos.ts';
import { toDraft } from './views.ts';
import { lockForEvent } from './write-draft.ts';

type Answer = Promise<{ data: { draft: Draft } }>;

/** Changes the photographs of a draft of the caller's shop. */
async function change(ctx: Context, draft: string, work: (tx: Context, entry: DraftEntry) => Promise<void>): Answer {
  const { sellerId } = requireShop(ctx);
  return ctx.transaction(async (tx) => {
    const { entry, to } = await lockForEvent(tx, { draft, sellerId, event: 'save' });
    await work(tx, entry);
    return toDraft(tx, await touchPhotos(tx, entry, to));
  });
}

interface Arranged {
  photo: string;
  alt?: { en?: string | undefined; hi?: string | undefined } | undefined;
}

/** Leaves out the languages in which nothing is said. */
const spokenOf = ({ en, hi }: NonNullable<Arranged['alt']>): Partial<Localized> => ({ ...(en ? { en } : {}), ...(hi ? { hi } : {}) });

/**
 * Puts the photographs of a draft in order and describes them; those that are not named come after the
 * others. One that was taken out meanwhile stays out.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE
 */
export const arrangePhotos = (ctx: Context, { draft, photos }: { draft: string; photos: readonly Arranged[] }): Answer =>
  change(ctx, draft, async (tx) => {
    const known = await readPhotos(tx.db, draft);
    const positionOf = (id: string) => {
      const index = photos.findIndex(({ photo }) => photo === id);
      return index < 0 ? photos.length : index;
    };
    for (const [position, { id }] of known.toSorted((a, b) => positionOf(a.id) - positionOf(b.id)).entries()) {
      const alt = photos.find(({ photo }) => photo === id)?.alt;
      await updatePhoto(tx.db, { draftId: draft, id }, { position, ...(alt ? { alt: spokenOf(alt) } : {}) });
    }
  });

/**
 * Takes a photograph out of a draft of which the lock is held; it can be put back for an hour.
 * @throws {DomainError} NOT_FOUND
 */
export async function takeOut(tx: Context, draft: string, photo: string): Promise<void> {
  const removedAt = tx.now();
  if (!(await updatePhoto(tx.db, { draftId: draft, id: photo }, { removedAt }))) throw new DomainError('NOT_FOUND');
  await forgetLater(tx, photo, removedAt);
}

/**
 * Takes a photograph out of a draft, or puts it back where it stood, for an hour.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE, INVALID_INPUT with `photos: full`
 */
export const movePhoto = (ctx: Context, { draft, photo, event }: { draft: string; photo: string; event: 'remove' | 'restore' }): Answer =>
  change(ctx, draft, async (tx) => {
    if (event === 'remove') return takeOut(tx, draft, photo);
    if (!(await updatePhoto(tx.db, { draftId: draft, id: photo }, { removedAt: null }))) throw new DomainError('NOT_FOUND');
    if ((await countPhotos(tx.db, draft)) > maxDraftPhotos) throw new DomainError('INVALID_INPUT', { photos: 'full' });
  });
