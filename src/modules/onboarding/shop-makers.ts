import { findConsentingMakers, requireMakerConsent } from '#modules/makers/consents.ts';
import { findMakerOfShop, findMakersOfShop } from '#modules/makers/maker-pages.ts';
import { findMakerPhotos } from '#modules/makers/maker-photos.ts';
import { findMakerVoice } from '#modules/makers/maker-voice.ts';
import { recordingUrl } from '#modules/media/recording.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Localized } from '#shared/localized.ts';
import { readOpenDetailChanges } from './detail-change-queries.ts';
import { nameOfMaker, shownFields } from './maker-fields.ts';
import type { ShopMaker, ShopMakerRow } from './makers-contract.ts';

/** Lists the makers whose pages the caller's shop keeps, those that wait for their first review last. */
export async function listShopMakers(ctx: Context): Promise<{ data: { makers: ShopMakerRow[] } }> {
  const { sellerId } = requireShop(ctx);
  const consenting = await findConsentingMakers(ctx);
  const changes = new Map((await readOpenDetailChanges(ctx.db, sellerId, 'makers')).map((change) => [change.subject, change]));
  const shown = (await findMakersOfShop(ctx, sellerId)).map(({ _id, slug, name, craft, place, story }): ShopMakerRow => {
    const state = changes.get(_id)?.state === 'sent-back' ? 'sent-back' : changes.has(_id) ? 'waiting' : 'shown';
    return { _id, slug, name, state, lacksHindi: [name, craft, place, story].some((text: Localized) => !text.hi) };
  });
  const known = new Set(shown.map(({ _id }) => _id));
  const added = [...changes.values()].flatMap(({ subject, state, fields }): ShopMakerRow[] => {
    if (known.has(subject)) return [];
    const lacksHindi = ['nameHi', 'craftHi', 'placeHi', 'storyHi'].some((name) => !fields[name]);
    return [{ _id: subject, name: nameOfMaker(fields), state: state === 'sent-back' ? 'sent-back' : 'waiting', lacksHindi }];
  });
  return { data: { makers: [...shown, ...added].filter(({ _id }) => consenting?.has(_id) ?? true) } };
}

/**
 * Requires that the caller may change the page of a maker: the shop keeps it, and the maker consented where
 * the caller is a facilitator.
 * @returns whether buyers see it
 * @throws {DomainError} NOT_FOUND, INVALID_INPUT with `makerId: no-consent`
 */
export async function requireOwnMaker(ctx: Context, id: string): Promise<boolean> {
  const { sellerId } = requireShop(ctx);
  const isShown = (await findMakerOfShop(ctx, sellerId, id)) !== undefined;
  const isAdded = isShown || (await readOpenDetailChanges(ctx.db, sellerId, 'makers')).some(({ subject }) => subject === id);
  if (!isAdded) throw new DomainError('NOT_FOUND');
  await requireMakerConsent(ctx, { makerId: id });
  return isShown;
}

/** Reads a maker whose page the caller's shop keeps. @throws {DomainError} as `requireOwnMaker` */
export async function getShopMaker(ctx: Context, { maker: id }: { maker: string }): Promise<{ data: { maker: ShopMaker } }> {
  const { sellerId } = requireShop(ctx);
  await requireOwnMaker(ctx, id);
  const found = await findMakerOfShop(ctx, sellerId, id);
  const change = (await readOpenDetailChanges(ctx.db, sellerId, 'makers')).find(({ subject }) => subject === id);
  const photos = (await findMakerPhotos(ctx, id)).map(({ id: _id, hash, state, isPortrait, alt, widths, width, height }) => ({
    ...{ _id, state, isPortrait, alt, widths, width, height },
    base: `/media/${hash}`,
  }));
  const voice = await findMakerVoice(ctx, id);
  const waiting = change && {
    ...{ fields: change.fields, isSentBack: change.state === 'sent-back', sentAt: change.sentAt.toISOString() },
    ...(change.note ? { note: change.note } : {}),
  };
  return {
    data: {
      maker: {
        _id: id,
        ...(found ? { slug: found.slug } : {}),
        fields: found ? { ...shownFields(found) } : {},
        ...(waiting ? { change: waiting } : {}),
        ...(voice ? { voice: { url: recordingUrl(voice.hash, voice.kind), state: voice.state } } : {}),
        photos,
      },
    },
  };
}
