import type { z } from 'zod';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { requireMakerConsent } from '#modules/makers/consents.ts';
import {
  describeMakerPhotos,
  findMakerPhotos,
  forgetMakerPhotos,
  moveMakerPhoto as move,
  type PhotoEvent,
  takeMakerPhoto,
} from '#modules/makers/maker-photos.ts';
import { findMakerVoice, forgetMakerVoice, removeMakerVoice as remove, takeMakerVoice } from '#modules/makers/maker-voice.ts';
import { notify } from '#modules/notifications/notify.ts';
import { lockShop } from '#modules/sellers/lock-shop.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { Localized } from '#shared/localized.ts';
import { endDetailChange, insertDetailChange } from './detail-change-queries.ts';
import { detailChangeSentMail } from './detail-mail.ts';
import { readShownMaker, toFields, toVoiceFields, toWords } from './maker-fields.ts';
import type { makerWords } from './makers-contract.ts';
import { isSame, recordDetails } from './save-details.ts';
import { requireOwnMaker } from './shop-makers.ts';

type Words = z.output<typeof makerWords>;
type Done = Promise<{ status: 'success' }>;
const step = 'maker';

/**
 * Shows the recording that the caller's shop prepares for a maker as a form does; nothing without one.
 * @throws {DomainError} INVALID_INPUT at the words or the consent that it lacks
 */
async function requireVoiceFields(tx: Context, id: string, input: Words): Promise<Readonly<Record<string, string>>> {
  const voice = await findMakerVoice(tx, id);
  if (!voice || voice.state === 'failed') return {};
  const { voiceLanguage: language, voiceEn: en, voiceHi: hi, voiceConsent: consent } = input;
  if (language && en && hi && consent) return toVoiceFields({ ...voice, language, consent, transcript: { en, hi } });
  const needed = { voiceLanguage: language, voiceEn: en, voiceHi: hi, voiceConsent: consent };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [[name, 'missing'] as const]));
  throw new DomainError('INVALID_INPUT', Object.fromEntries(missing));
}

/**
 * Sends the page of a maker as it would be to the operator, in place of a change that waits or was sent
 * back. What is there already ends a change that waits.
 * @throws {DomainError} INVALID_INPUT where pictures or the voice lack the consent of the maker, or the voice
 * its words; WRONG_STATE once the shop is closed
 */
async function send(tx: Context, id: string, input: Words): Promise<boolean> {
  const { sellerId, slug, userId } = requireShop(tx);
  const { sellerName } = await lockShop(tx, slug);
  const photos = (await findMakerPhotos(tx, id)).filter(({ state }) => state !== 'failed');
  if (photos.length > 0 && input.pictureConsent === undefined) throw new DomainError('INVALID_INPUT', { pictureConsent: 'missing' });
  const words = toWords(input);
  const fields = { ...toFields(words, photos), ...(await requireVoiceFields(tx, id, input)) };
  const now = tx.now();
  const waits = !isSame(await readShownMaker(tx, sellerId, id), fields);
  const isEnded = await endDetailChange(tx.db, sellerId, { step, subject: id }, waits ? 'replaced' : 'withdrawn', now);
  if (waits) {
    const change = newId();
    await insertDetailChange(tx.db, {
      id: change,
      sellerId,
      step,
      subject: id,
      fields,
      state: 'waiting',
      userId,
      sentAt: now,
      stateAt: now,
    });
    await notify(tx, { kind: 'operator', queue: 'support' }, detailChangeSentMail({ id: change, slug, sellerName, title: words.name }));
  }
  if (waits || isEnded) await recordDetails(tx, sellerId, `${step} ${waits ? 'asked' : 'withdrawn'}`);
  return waits;
}

/** Adds a maker to the caller's shop; buyers see it once it was reviewed. @throws {DomainError} as `send` */
export async function addShopMaker(ctx: Context, { shop: _, ...input }: Words & { shop: string }): Promise<{ data: { maker: string } }> {
  const { userId } = requireShop(ctx);
  const id = newId();
  await ctx.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await requireMakerConsent(tx, { makerId: id });
    await send(tx, id, input);
  });
  return { data: { maker: id } };
}

interface SavedMaker extends Words {
  shop: string;
  maker: string;
  alts?: Readonly<Record<string, { en?: string | undefined; hi?: string | undefined }>> | undefined;
}

/** Sends changes of a maker of the caller's shop. @throws {DomainError} NOT_FOUND, and those of `send` */
export async function saveShopMaker(ctx: Context, { shop: _, maker, alts, ...input }: SavedMaker): Promise<{ data: { waits: boolean } }> {
  const { userId } = requireShop(ctx);
  return ctx.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await requireOwnMaker(tx, maker);
    if (alts) await describeMakerPhotos(tx, maker, alts as Readonly<Record<string, Partial<Localized>>>);
    return { data: { waits: await send(tx, maker, input) } };
  });
}

/**
 * Takes back the change of a maker that waits or was sent back; of one that was never shown, all of it.
 * @throws {DomainError} NOT_FOUND
 */
export async function withdrawMakerChange(ctx: Context, { maker }: { maker: string }): Done {
  const { sellerId, slug } = requireShop(ctx);
  await ctx.transaction(async (tx) => {
    const isShown = await requireOwnMaker(tx, maker);
    await lockShop(tx, slug);
    if (!(await endDetailChange(tx.db, sellerId, { step, subject: maker }, 'withdrawn', tx.now()))) throw new DomainError('NOT_FOUND');
    if (!isShown) {
      await forgetMakerPhotos(tx, maker);
      await forgetMakerVoice(tx, maker);
    }
    await recordDetails(tx, sellerId, `${step} withdrawn`);
  });
  return { status: 'success' };
}

/** Takes a photograph for a maker of the caller's shop. @throws {DomainError} NOT_FOUND and as it is taken */
export async function addMakerPhoto(ctx: Context, { maker }: { maker: string }): Promise<{ data: { photo: string } }> {
  await requireOwnMaker(ctx, maker);
  return { data: { photo: await takeMakerPhoto(ctx, maker) } };
}

/** Takes a recording of a maker of the caller's shop. @throws {DomainError} NOT_FOUND and as it is taken */
export async function addMakerVoice(ctx: Context, { maker }: { maker: string }): Promise<{ data: { voice: string } }> {
  await requireOwnMaker(ctx, maker);
  return { data: { voice: await takeMakerVoice(ctx, maker) } };
}

/**
 * Takes out the recording that is prepared; buyers hear the one before until the next review.
 * @throws {DomainError} NOT_FOUND
 */
export async function removeMakerVoice(ctx: Context, { maker }: { maker: string }): Done {
  await ctx.transaction(async (tx) => {
    await requireOwnMaker(tx, maker);
    await lockShop(tx, requireShop(tx).slug);
    await remove(tx, maker);
  });
  return { status: 'success' };
}

/** Moves a photograph of a maker of the caller's shop. @throws {DomainError} NOT_FOUND */
export async function moveMakerPhoto(ctx: Context, { maker, photo, event }: { maker: string; photo: string; event: PhotoEvent }): Done {
  await ctx.transaction(async (tx) => {
    await requireOwnMaker(tx, maker);
    await lockShop(tx, requireShop(tx).slug);
    await move(tx, maker, photo, event);
  });
  return { status: 'success' };
}
