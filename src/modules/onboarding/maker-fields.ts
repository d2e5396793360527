import type { z } from 'zod';
import { findMakerOfShop, type MakerPicture, type MakerVoiceInput, type MakerWords, writeMakerPage } from '#modules/makers/maker-pages.ts';
import { type MediaKind, recordingUrl } from '#modules/media/recording.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Localized } from '#shared/localized.ts';
import { makerWords } from './makers-contract.ts';

type Fields = Readonly<Record<string, string>>;
type Words = z.output<typeof makerWords>;

const spoken = (en: string, hi: string | undefined): Localized => (hi === undefined ? { en } : { en, hi });

/** Reads words as the page of a maker keeps them. */
export const toWords = (input: Words): MakerWords => ({
  kind: input.kind,
  state: input.state,
  since: input.since,
  name: spoken(input.name, input.nameHi),
  craft: spoken(input.craft, input.craftHi),
  place: spoken(input.place, input.placeHi),
  story: spoken(input.story, input.storyHi),
  pictureConsent: input.pictureConsent ?? null,
});

const inForm = (name: string, text: Localized) => ({ [name]: text.en, [`${name}Hi`]: text.hi ?? '' });
const pathOf = (hash: string) => `/media/${hash}`;

/** Shows a recording as the form of a maker does, with what is said about it. */
export const toVoiceFields = ({ hash, kind, language, consent, transcript }: MakerVoiceInput & { kind: MediaKind }): Fields => ({
  ...{ voice: recordingUrl(hash, kind), voiceLanguage: language, voiceConsent: consent },
  ...{ voiceEn: transcript.en, voiceHi: transcript.hi ?? '' },
});

/** Reads the voice of a form. */
function voiceOf(fields: Fields, { voiceLanguage, voiceEn, voiceHi, voiceConsent }: Words): MakerVoiceInput | undefined {
  if (!fields.voice || !voiceLanguage || !voiceEn || !voiceHi || !voiceConsent) return undefined;
  return { hash: hashOf(fields.voice), language: voiceLanguage, transcript: { en: voiceEn, hi: voiceHi }, consent: voiceConsent };
}

/** Shows the page of a maker as a form: its words, and each picture with what it is. */
export function toFields(
  { name, craft, place, story, kind, state, since, pictureConsent }: MakerWords,
  pictures: readonly MakerPicture[],
): Fields {
  const words = { ...inForm('name', name), ...inForm('craft', craft), ...inForm('place', place), ...inForm('story', story) };
  const shown = pictures.map(({ hash, isPortrait, alt }, index) => ({
    [`photo${index + 1}`]: pathOf(hash),
    [`photo${index + 1}En`]: alt.en ?? '',
    [`photo${index + 1}Hi`]: alt.hi ?? '',
    ...(isPortrait ? { portrait: pathOf(hash) } : {}),
  }));
  return { ...words, kind, state, since: String(since), pictureConsent: pictureConsent ?? '', ...Object.assign({}, ...shown) };
}

const hashOf = (path: string) => path.split('/')[2] ?? '';

/** Reads the pictures of a form, in their order. */
function picturesOf(fields: Fields): MakerPicture[] {
  const pictures: MakerPicture[] = [];
  for (let index = 1; fields[`photo${index}`]; index++) {
    const path = fields[`photo${index}`] ?? '';
    const en = fields[`photo${index}En`];
    const hi = fields[`photo${index}Hi`];
    pictures.push({ hash: hashOf(path), isPortrait: fields.portrait === path, alt: { ...(en ? { en } : {}), ...(hi ? { hi } : {}) } });
  }
  return pictures;
}

/** Gives the content hashes of the photographs and the recording that a form brings. */
export const mediaOf = (fields: Fields): string[] => [
  ...picturesOf(fields).map(({ hash }) => hash),
  ...(fields.voice ? [hashOf(fields.voice)] : []),
];

export const nameOfMaker = ({ name = '', nameHi }: Fields): Localized => (nameHi ? { en: name, hi: nameHi } : { en: name });

/** Shows a page as buyers have it, as a form. */
export const shownFields = (found: NonNullable<Awaited<ReturnType<typeof findMakerOfShop>>>): Fields => ({
  ...toFields(found, found.pictures),
  ...(found.voice ? toVoiceFields(found.voice) : {}),
});

/** Reads what buyers see of a maker, as a form shows it; nothing before the first review. */
export async function readShownMaker(ctx: Context, sellerId: string, id: string): Promise<Fields> {
  const found = await findMakerOfShop(ctx, sellerId, id);
  return found ? shownFields(found) : {};
}

/**
 * Writes the page of a maker from a reviewed form.
 * @throws {DomainError} NOT_FOUND, INVALID_INPUT where a rule or a photograph has changed since
 */
export async function writeShownMaker(
  tx: Context,
  { sellerId, id, fields }: { sellerId: string; id: string; fields: Fields },
): Promise<void> {
  const read = makerWords.safeParse(fields);
  if (!read.success)
    throw new DomainError('INVALID_INPUT', Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message])));
  await writeMakerPage(tx, { sellerId, id, words: toWords(read.data), pictures: picturesOf(fields), voice: voiceOf(fields, read.data) });
}
