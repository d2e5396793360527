import { listPictures, requireSellable } from '#modules/catalog/change-product.ts';
import { changedMeanwhile, type ProductBody, productBody } from '#modules/catalog/shop-contract.ts';
import { findProductBody } from '#modules/catalog/shop-products.ts';
import { requireMakerConsent } from '#modules/makers/consents.ts';
import { notify } from '#modules/notifications/notify.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { copyToDraft } from './copy-draft.ts';
import type { Draft, DraftBody, DraftRow } from './draft-contract.ts';
import { type DraftEvent, draftTransitions } from './draft-rules.ts';
import { forgetPhotos } from './forget-photos.ts';
import { insertPhotos } from './photo-queries.ts';
import { type DraftEntry, insertDraft, lockDraft, readDraft, readDraftsOf, readOpenDraft, updateDraft } from './queries.ts';
import { requirePhotos } from './require-photos.ts';
import { submittedMail } from './review-words.ts';
import { toDraft, toRow } from './views.ts';

/** Drafts in one answer. */
const pageSize = 200;
type Answer = Promise<{ data: { draft: Draft } }>;

/** Lists the drafts of the caller's shop that are open or were refused. */
export async function listDrafts(ctx: Context): Promise<{ data: { drafts: DraftRow[] } }> {
  return { data: { drafts: (await readDraftsOf(ctx.db, requireShop(ctx).sellerId, pageSize)).map(toRow) } };
}

/** Reads a draft of the caller's shop. @throws {DomainError} NOT_FOUND, also for those of others */
export async function getDraft(ctx: Context, { draft }: { draft: string }): Answer {
  const entry = await readDraft(ctx.db, draft, requireShop(ctx).sellerId);
  if (!entry) throw new DomainError('NOT_FOUND');
  return toDraft(ctx, entry);
}

/**
 * Begins a draft of the caller's shop, or answers the open one of the product.
 * @param given `copyOf`, `copyOfDraft`: what a new product begins with, in place of nothing
 * @throws {DomainError} PRODUCT_NOT_FOUND, NOT_FOUND
 */
export async function openDraft(
  ctx: Context,
  { product, copyOf, copyOfDraft }: { product?: string | undefined; copyOf?: string | undefined; copyOfDraft?: string | undefined },
): Answer {
  const { sellerId } = requireShop(ctx);
  return ctx.transaction(async (tx) => {
    const now = tx.now();
    const dates = { createdAt: now, updatedAt: now };
    if (product === undefined) {
      if (copyOf !== undefined) return toDraft(tx, await copyToDraft(tx, sellerId, { product: copyOf }));
      if (copyOfDraft !== undefined) return toDraft(tx, await copyToDraft(tx, sellerId, { draft: copyOfDraft }));
      const entry = await insertDraft(tx.db, { id: newId(), sellerId, isNew: true, body: {}, ...dates });
      if (!entry) throw new Error('a new draft has no product that another one could be about');
      return toDraft(tx, entry);
    }
    const body = await findProductBody(tx, sellerId, product);
    await requireMakerConsent(tx, body);
    const begun = await insertDraft(tx.db, { id: newId(), sellerId, productId: product, isNew: false, body, ...dates });
    if (begun) await insertPhotos(tx.db, begun.id, await listPictures(tx, product), now);
    const entry = begun ?? (await readOpenDraft(tx.db, product));
    if (!entry) throw new DomainError('CONFLICT');
    return toDraft(tx, entry);
  });
}

/**
 * Locks a draft in the version that was seen, and gives the state that an event leads to.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE, CONFLICT
 */
export async function lockForEvent(
  tx: Context,
  {
    draft,
    version,
    photosVersion,
    sellerId,
    event,
  }: {
    draft: string;
    version?: number | undefined;
    photosVersion?: number | undefined;
    sellerId?: string | undefined;
    event: DraftEvent;
  },
) {
  const entry = await lockDraft(tx.db, draft, sellerId);
  if (!entry) throw new DomainError('NOT_FOUND');
  const to = draftTransitions[entry.state][event];
  if (to === undefined) throw new DomainError('WRONG_STATE', { state: entry.state });
  const isOld = (seen: number | undefined, stands: number) => seen !== undefined && seen !== stands;
  if (isOld(version, entry.version) || isOld(photosVersion, entry.photosVersion))
    throw changedMeanwhile({ version: String(entry.version) });
  return { entry, to };
}

const sentNow = (tx: Context) => ({ submittedAt: tx.now(), submittedBy: tx.actor?.userId ?? null });

/** Runs an event of a draft of the caller's shop. */
async function change(
  ctx: Context,
  { draft, version, event }: { draft: string; version: number; event: DraftEvent },
  changesOf: (tx: Context, entry: DraftEntry) => Promise<Partial<DraftEntry>>,
): Answer {
  const { sellerId } = requireShop(ctx);
  return ctx.transaction(async (tx) => {
    const { entry, to } = await lockForEvent(tx, { draft, version, sellerId, event });
    const changes = await changesOf(tx, entry);
    await requireMakerConsent(tx, entry.body, changes.body);
    const saved = await updateDraft(tx.db, draft, { ...changes, state: to, version: entry.version + 1, updatedAt: tx.now() });
    return toDraft(tx, saved ?? entry);
  });
}

/**
 * Saves a draft as it is, complete or not.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE, CONFLICT, INVALID_INPUT where its maker did not consent to
 * the facilitator who saves it
 */
export const saveDraft = (ctx: Context, { draft, version, body }: { draft: string; version: number; body: DraftBody }): Answer =>
  change(ctx, { draft, version, event: 'save' }, async (tx, { state }) => ({
    body,
    ...(state === 'submitted' ? sentNow(tx) : {}),
  }));

/** Drops texts that are empty: a form sends each field. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withoutEmpty(part)] as const);
  const kept = entries.filter(
    ([, part]) => part !== undefined && part !== '' && !(typeof part === 'object' && part !== null && Object.keys(part).length === 0),
  );
  return Object.fromEntries(kept);
}

/**
 * Reads the product that a draft describes. @throws {DomainError} INVALID_INPUT with `missing` or `wrong` by
 * dotted fields of the body
 */
export function requireComplete(body: DraftBody): ProductBody {
  const { dimensions = {}, oneOfAKind = false, ...rest } = withoutEmpty(body) as DraftBody;
  const complete = { ...rest, dimensions, oneOfAKind };
  const read = productBody.safeParse(complete);
  if (read.success) return read.data;
  const at = (path: readonly PropertyKey[]) =>
    path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], complete);
  // The field that a form shows: a whole text that is missing lacks its English.
  const nameOf = (path: readonly PropertyKey[]) =>
    path.length === 1 && ['title', 'description'].includes(String(path[0])) ? `${String(path[0])}.en` : path.join('.');
  throw new DomainError(
    'INVALID_INPUT',
    Object.fromEntries(read.error.issues.map(({ path }) => [nameOf(path), at(path) === undefined ? 'missing' : 'wrong'])),
  );
}

/**
 * Sends a draft of the caller's shop to be reviewed, or drops it.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE, CONFLICT, INVALID_INPUT with the fields that are missing
 */
export const moveDraft = (
  ctx: Context,
  { draft, version, event }: { draft: string; version: number; event: 'submit' | 'withdraw' },
): Answer =>
  change(ctx, { draft, version, event }, async (tx, entry) => {
    const { id, body, state } = entry;
    if (event === 'withdraw') {
      await forgetPhotos(tx, id);
      return {};
    }
    const complete = requireComplete(body);
    await requireSellable(tx, complete);
    await requirePhotos(tx, entry);
    const slug = requireShop(tx).slug;
    if (state !== 'submitted') await notify(tx, { kind: 'operator', queue: 'support' }, submittedMail({ id, slug, title: complete.title }));
    return sentNow(tx);
  });
