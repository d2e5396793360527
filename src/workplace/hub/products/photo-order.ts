import type { DraftPhoto } from '#modules/drafts/photos-contract.ts';

/** A press on a button of a photograph, as the form sends it: `photo earlier abc`. */
export type PhotoStep = 'earlier' | 'later' | 'remove' | 'restore';

export const photoEvent = (step: PhotoStep, photo: string): string => `photo ${step} ${photo}`;

/** Reads what `photoEvent` made; undefined for other events of the form. */
export function readPhotoEvent(event: string | undefined): { step: PhotoStep; photo: string } | undefined {
  const match = /^photo (earlier|later|remove|restore) (\w+)$/.exec(event ?? '');
  return match ? { step: match[1] as PhotoStep, photo: match[2] ?? '' } : undefined;
}

/** Gives the ids of photographs in their order with one moved by a place; those taken out do not count. */
export function movedOrder(photos: readonly DraftPhoto[], photo: string, step: 'earlier' | 'later'): string[] {
  const ids = photos.flatMap(({ _id, removed }) => (removed ? [] : _id));
  const from = ids.indexOf(photo);
  const to = from + (step === 'earlier' ? -1 : 1);
  if (from >= 0 && to >= 0 && to < ids.length) ids.splice(to, 0, ...ids.splice(from, 1));
  return ids;
}

/** Reads what stands in the fields of a form. */
export const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/** Reads descriptions that differ from those that were saved; undefined where none does. */
export function changedAlts(photos: readonly DraftPhoto[], form: Readonly<Record<string, string>>) {
  const named = photos.flatMap(({ _id, alt }) => {
    const [en, hi] = [form[`alt.${_id}.en`]?.trim(), form[`alt.${_id}.hi`]?.trim()];
    if (en === undefined || hi === undefined) return [];
    return [{ photo: _id, alt: { en, hi }, isSame: en === (alt.en ?? '') && hi === (alt.hi ?? '') }];
  });
  return named.every(({ isSame }) => isSame) ? undefined : named.map(({ photo, alt }) => ({ photo, alt }));
}
