import { listPictures } from '#modules/catalog/change-product.ts';
import { findProductBody } from '#modules/catalog/shop-products.ts';
import { requireMakerConsent } from '#modules/makers/consents.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { Localized } from '#shared/localized.ts';
import type { DraftBody } from './draft-contract.ts';
import { insertPhotos, type PhotoToInsert, readPhotos } from './photo-queries.ts';
import { type DraftEntry, insertDraft, readDraft } from './queries.ts';
import { isShown } from './views.ts';

/** Marks of a title that is a copy. */
const marks: Required<Localized> = { en: ' (copy)', hi: ' (प्रति)' };
const maxTitle = 120;

/** Marks a title as that of a copy, once. */
const markTitle = (title: string | undefined, mark: string): string | undefined =>
  title?.trim()
    ? `${title
        .replace(mark, '')
        .trim()
        .slice(0, maxTitle - mark.length)}${mark}`
    : title;

/** Copies what a shop says about a product; codes and counts of its variants stay its own. */
function copyBody({ variants = [], title, ...body }: DraftBody): DraftBody {
  return {
    ...body,
    title: { en: markTitle(title?.en, marks.en), hi: markTitle(title?.hi, marks.hi) },
    variants: variants.map(({ _id, sku: _, ...each }) => ({ ...each, sku: '', units: 0 })),
  };
}

/** Product or draft of a seller to copy. */
export type CopySource = { product: string } | { draft: string };

/** Reads the words and the photographs to copy. @throws {DomainError} PRODUCT_NOT_FOUND, NOT_FOUND */
async function readSource(tx: Context, sellerId: string, source: CopySource): Promise<{ body: DraftBody; photos: PhotoToInsert[] }> {
  if ('product' in source)
    return { body: await findProductBody(tx, sellerId, source.product), photos: await listPictures(tx, source.product) };
  const entry = await readDraft(tx.db, source.draft, sellerId);
  if (!entry) throw new DomainError('NOT_FOUND');
  return { body: entry.body, photos: (await readPhotos(tx.db, entry.id)).filter(isShown) };
}

/**
 * Begins a draft of a new product with the words, the price and the photographs of another. The photographs
 * are the same pictures, listed once more. Call it in a transaction.
 * @throws {DomainError} PRODUCT_NOT_FOUND, NOT_FOUND, also for those of others; INVALID_INPUT where its maker
 * did not consent to the facilitator who copies it
 */
export async function copyToDraft(tx: Context, sellerId: string, source: CopySource): Promise<DraftEntry> {
  const { body, photos } = await readSource(tx, sellerId, source);
  await requireMakerConsent(tx, body);
  const now = tx.now();
  const copy = { id: newId(), sellerId, isNew: true, body: copyBody(body), createdAt: now, updatedAt: now };
  const entry = await insertDraft(tx.db, copy);
  if (!entry) throw new Error('a new draft has no product that another one could be about');
  await insertPhotos(tx.db, entry.id, photos, now);
  return entry;
}
