import { deleteMediaJob } from '#modules/media/delete-media.ts';
import { publishPicture } from '#modules/media/publish-picture.ts';
import type { MediaKind } from '#modules/media/recording.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Localized } from '#shared/localized.ts';
import { slugify } from '#shared/slug.ts';
import { addMaker } from './add-maker.ts';
import type { ConsentKind } from './consents-contract.ts';
import type { Maker } from './contract.ts';
import { readPhotos, readPictures, writePictures } from './photo-queries.ts';
import { hasSlug, readMakerOfShop, readMakersOfShop, updateMaker } from './queries.ts';
import { readPreparedVoice, readVoice, type VoiceWords, writeVoice } from './voice-queries.ts';

/** Words of a shop about a maker. */
export interface MakerWords extends Omit<Maker, '_id' | 'slug'> {
  pictureConsent: ConsentKind | null;
}

/** A picture of a maker's page, named by the content hash of the private photograph that it was made from. */
export interface MakerPicture {
  hash: string;
  isPortrait: boolean;
  alt: Partial<Localized>;
}

/** The voice on a maker's page, named by the content hash of the private recording that it was made from. */
export interface MakerVoiceInput extends VoiceWords {
  hash: string;
}

/** Lists the makers whose pages a shop keeps, by their slugs. */
export const findMakersOfShop = (ctx: Context, sellerId: string) => readMakersOfShop(ctx.db, sellerId);

/** Finds a maker whose page a shop keeps, with the pictures and the voice that buyers get. */
export async function findMakerOfShop(
  ctx: Context,
  sellerId: string,
  id: string,
): Promise<
  (MakerWords & { slug: string; pictures: MakerPicture[]; voice?: (MakerVoiceInput & { kind: MediaKind }) | undefined }) | undefined
> {
  const found = await readMakerOfShop(ctx.db, sellerId, id);
  if (!found) return undefined;
  const pictures = (await readPictures(ctx.db, id)).map(({ hash, isPortrait, alt }) => ({ hash: `p${hash}`, isPortrait, alt }));
  const voice = await readVoice(ctx.db, id);
  return { ...found, pictures, ...(voice ? { voice: { ...voice, hash: `p${voice.hash}` } } : {}) };
}

/**
 * Makes the photographs of a reviewed page public, in the transaction that applies it.
 * @throws {DomainError} INVALID_INPUT with `photos`: `missing` where one was taken out since, `pending` while
 * one is still rendered
 */
async function publishPictures(tx: Context, sellerId: string, id: string, pictures: readonly MakerPicture[], name: Localized) {
  const photos = new Map((await readPhotos(tx.db, id, sellerId)).map((photo) => [photo.hash, photo]));
  const published: { mediaId: string; isPortrait: boolean; alt: Localized }[] = [];
  for (const { hash, isPortrait, alt } of pictures) {
    const photo = photos.get(hash);
    if (photo?.state !== 'ready') throw new DomainError('INVALID_INPUT', { photos: photo?.state === 'pending' ? 'pending' : 'missing' });
    const hi = alt.hi ?? (alt.en === undefined ? name.hi : undefined);
    published.push({ mediaId: await publishPicture(tx, photo.mediaId), isPortrait, alt: { en: alt.en ?? name.en, ...(hi ? { hi } : {}) } });
  }
  return published;
}

/**
 * Makes the recording of a reviewed page public.
 * @throws {DomainError} INVALID_INPUT with `voice`: `missing`, `pending`, as of photographs
 */
async function publishVoice(tx: Context, sellerId: string, id: string, { hash, ...words }: MakerVoiceInput) {
  const found = await readPreparedVoice(tx.db, id, sellerId);
  if (found?.hash !== hash || found.state === 'failed') throw new DomainError('INVALID_INPUT', { voice: 'missing' });
  if (found.state === 'pending') throw new DomainError('INVALID_INPUT', { voice: 'pending' });
  const { language, transcript, consent } = words;
  return { mediaId: await publishPicture(tx, found.mediaId), language, transcript, consent };
}

interface ReviewedPage {
  sellerId: string;
  id: string;
  words: MakerWords;
  pictures: readonly MakerPicture[];
  voice?: MakerVoiceInput | undefined;
}

/**
 * Writes the page of a maker that a shop keeps, a new one included. Call `sweepCopiesLater` for the
 * photographs and the recording before the transaction.
 * @throws {DomainError} NOT_FOUND for a maker of others, INVALID_INPUT at `photos` or `voice`
 */
export async function writeMakerPage(tx: Context, { sellerId, id, words, pictures, voice }: ReviewedPage): Promise<void> {
  if (!(await updateMaker(tx.db, sellerId, id, words))) {
    const plain = slugify(words.name.en);
    const slug = (await hasSlug(tx.db, plain)) ? `${plain}-${id.slice(-6).toLowerCase()}` : plain;
    const { pictureConsent: _, ...maker } = words;
    if ((await addMaker(tx, { _id: id, slug, ...maker, sellerId })) !== id) throw new DomainError('NOT_FOUND');
    await updateMaker(tx.db, sellerId, id, words);
  }
  const gone = await writePictures(tx.db, id, await publishPictures(tx, sellerId, id, pictures, words.name));
  const silenced = await writeVoice(tx.db, id, voice && (await publishVoice(tx, sellerId, id, voice)));
  if (silenced !== undefined) gone.push(silenced);
  // A picture is shown for as long as its maker agrees to it.
  for (const mediaId of gone) await tx.enqueue(deleteMediaJob, { mediaId });
  tx.cache.invalidate('makers', `maker:${id}`);
}
