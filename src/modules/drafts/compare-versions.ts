import { listPictures, type ProductPicture } from '#modules/catalog/change-product.ts';
import { findProductVersion, listProductVersions } from '#modules/catalog/product-versions.ts';
import { findProductBody } from '#modules/catalog/shop-products.ts';
import { requireMakerConsent } from '#modules/makers/consents.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import { listMembers } from '#modules/sellers/team.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { Localized } from '#shared/localized.ts';
import { compareTexts } from './compare-rules.ts';
import type { Draft, DraftBody } from './draft-contract.ts';
import { insertPhotos, type PictureFile, readPhotos, readPictureFiles } from './photo-queries.ts';
import { type DraftEntry, insertDraft, readDraft, readOpenDraft } from './queries.ts';
import type { ComparedPhoto, Comparison, VersionRow } from './versions-contract.ts';
import { draftIsOpen } from './versions-contract.ts';
import { isShown, toDraft } from './views.ts';

type Compared = Promise<{ data: { comparison: Comparison } }>;

/** One side of a comparison. */
interface Side {
  body: DraftBody;
  photos: ComparedPhoto[];
}

const nothing: Side = { body: {}, photos: [] };

const toPhoto = ({ hash, widths, width, height, placeholder, state }: PictureFile, alt: ComparedPhoto['alt']): ComparedPhoto => ({
  base: `/media/${hash}`,
  ...{ widths, width, height, placeholder, state, alt },
});

const compare = (before: Side, after: Side): Comparison => ({
  before: before.body,
  after: after.body,
  texts: compareTexts(before.body, after.body),
  photos: { before: before.photos, after: after.photos },
});

/** Reads the pictures of a product or of a version of it, as far as they are stored. */
async function toPhotos(ctx: Context, pictures: readonly ProductPicture[]): Promise<ComparedPhoto[]> {
  const files = await readPictureFiles(
    ctx.db,
    pictures.map(({ mediaId }) => mediaId),
  );
  return pictures.flatMap(({ mediaId, alt }) => {
    const file = files.get(mediaId);
    return file ? [toPhoto(file, alt)] : [];
  });
}

async function compareEntry(ctx: Context, entry: DraftEntry | undefined): Compared {
  if (!entry) throw new DomainError('NOT_FOUND');
  const { id, sellerId, productId, isNew, body, state } = entry;
  // Once it is applied, the draft of a new product is about that product.
  const hasProduct = productId !== null && (!isNew || state === 'applied');
  const before = hasProduct
    ? { body: await findProductBody(ctx, sellerId, productId), photos: await toPhotos(ctx, await listPictures(ctx, productId)) }
    : nothing;
  const photos = (await readPhotos(ctx.db, id)).filter(isShown).map((photo) => toPhoto(photo, photo.alt));
  return { data: { comparison: compare(before, { body, photos }) } };
}

/** Compares a draft of the caller's shop with its product as it is live. @throws {DomainError} NOT_FOUND */
export const compareDraft = async (ctx: Context, { draft }: { draft: string }): Compared =>
  compareEntry(ctx, await readDraft(ctx.db, draft, requireShop(ctx).sellerId));

/** Compares a draft of any shop with its product as it is live. @throws {DomainError} NOT_FOUND */
export const compareSubmitted = async (ctx: Context, { draft }: { draft: string }): Compared =>
  compareEntry(ctx, await readDraft(ctx.db, draft));

type StoredVersion = Awaited<ReturnType<typeof listProductVersions>>[number];

/** Gives versions as lists show them, with the names of members who are in the team today. */
async function toRows(ctx: Context, sellerId: string, versions: readonly StoredVersion[]): Promise<VersionRow[]> {
  const names = new Map((await listMembers(ctx, sellerId)).map(({ userId, name }) => [userId, name]));
  return versions.map(({ number, at, body, sentBy }) => {
    const by = names.get(sentBy ?? '');
    return { number, at: at.toISOString(), title: body.title, ...(by ? { by } : {}) };
  });
}

/**
 * Lists what a product of the caller's shop was each time a draft was applied, the latest first.
 * @throws {DomainError} PRODUCT_NOT_FOUND
 */
export async function listVersions(
  ctx: Context,
  { product }: { product: string },
): Promise<{ data: { title: Localized; versions: VersionRow[] } }> {
  const { sellerId } = requireShop(ctx);
  const versions = await toRows(ctx, sellerId, await listProductVersions(ctx, sellerId, product));
  return { data: { title: (await findProductBody(ctx, sellerId, product)).title, versions } };
}

/**
 * Compares a version of a product of the caller's shop with the one before.
 * @throws {DomainError} PRODUCT_NOT_FOUND, NOT_FOUND
 */
export async function compareVersion(
  ctx: Context,
  { product, number }: { product: string; number: number },
): Promise<{ data: { version: VersionRow; hasBefore: boolean; comparison: Comparison } }> {
  const { sellerId } = requireShop(ctx);
  const { version, before } = await findProductVersion(ctx, { sellerId, productId: product, number });
  const [row] = await toRows(ctx, sellerId, [version]);
  if (!row) throw new DomainError('NOT_FOUND');
  const sideOf = async ({ body, pictures }: StoredVersion): Promise<Side> => ({ body, photos: await toPhotos(ctx, pictures) });
  const comparison = compare(before ? await sideOf(before) : nothing, await sideOf(version));
  return { data: { version: row, hasBefore: before !== undefined, comparison } };
}

/**
 * Begins a draft of a product of the caller's shop with what an old version says and shows. Price and stock
 * stay as they are today.
 * @throws {DomainError} PRODUCT_NOT_FOUND, NOT_FOUND, CONFLICT while the product has an open draft
 */
export async function restoreVersion(
  ctx: Context,
  { product, number }: { product: string; number: number },
): Promise<{ data: { draft: Draft } }> {
  const { sellerId } = requireShop(ctx);
  return ctx.transaction(async (tx) => {
    const { version } = await findProductVersion(tx, { sellerId, productId: product, number });
    const { basePricePaise } = await findProductBody(tx, sellerId, product);
    const body: DraftBody = { ...version.body, basePricePaise };
    await requireMakerConsent(tx, body);
    const now = tx.now();
    const dates = { createdAt: now, updatedAt: now };
    const entry = await insertDraft(tx.db, { id: newId(), sellerId, productId: product, isNew: false, body, ...dates });
    if (!entry) throw draftIsOpen({ draft: (await readOpenDraft(tx.db, product))?.id ?? '' });
    const stored = await readPictureFiles(
      tx.db,
      version.pictures.map(({ mediaId }) => mediaId),
    );
    const pictures = version.pictures.filter(({ mediaId }) => stored.has(mediaId));
    await insertPhotos(tx.db, entry.id, pictures, now);
    return toDraft(tx, entry);
  });
}
