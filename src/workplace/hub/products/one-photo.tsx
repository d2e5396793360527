import type { ButtonHTMLAttributes } from 'react';
import type { DraftPhoto } from '#modules/drafts/photos-contract.ts';
import { webpUrl } from '#shared/webp-url.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useProductMessages } from './messages.ts';
import type { PhotoStep } from './photo-order.ts';

interface OnePhotoProps {
  photo: DraftPhoto;
  /** A small copy of the browser, for as long as its sizes are rendered. */
  thumbnail: string | undefined;
  /** Its place among those that were not taken out, from 0. */
  index: number;
  count: number;
  formId: string;
  press: (step: PhotoStep, photo: string) => ButtonHTMLAttributes<HTMLButtonElement>;
  /** Opens the dialog that crops it; undefined without scripts. */
  onCrop: ((photo: DraftPhoto) => void) | undefined;
}

/** A photograph of a draft with its buttons and its description. */
export function OnePhoto({ photo, thumbnail, index, count, formId, press, onCrop }: OnePhotoProps) {
  const t = useProductMessages().drafts.photos;
  const { _id, state, alt, removed } = photo;
  const position = t.position(String(index + 1), String(count));
  const button = 'px-3';
  if (removed)
    return (
      <li className="border border-line border-dashed p-4">
        <p className="mb-3 text-muted">{t.removed}</p>
        <Button {...press('restore', _id)} kind="line" className={button}>
          {t.restore}
        </Button>
      </li>
    );
  const source = state === 'ready' ? webpUrl(photo) : thumbnail;
  return (
    <li className="border border-line p-3">
      <div className="relative flex aspect-4/3 items-center justify-center overflow-hidden bg-sunk">
        {source && <img src={source} alt={alt.en || alt.hi || position} className="size-full object-contain" />}
        {state !== 'ready' && (
          <p className={`bg-ground px-3 py-2 text-center text-sm ${source ? 'absolute inset-x-0 bottom-0' : ''}`}>
            {state === 'pending' ? t.pending : t.failed}
          </p>
        )}
        {index === 0 && <p className="absolute top-2 left-2 rounded-sm bg-raised px-2 py-1 font-semibold text-sm">{t.cover}</p>}
      </div>
      <p className="mt-2 text-muted text-sm">{position}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {index > 0 && (
          <Button {...press('earlier', _id)} kind="line" className={button} aria-label={`${t.earlier}: ${position}`}>
            {t.earlier}
          </Button>
        )}
        {index < count - 1 && (
          <Button {...press('later', _id)} kind="line" className={button} aria-label={`${t.later}: ${position}`}>
            {t.later}
          </Button>
        )}
        {onCrop && state === 'ready' && (
          <Button kind="line" className={button} aria-label={`${t.crop.open}: ${position}`} onClick={() => onCrop(photo)}>
            {t.crop.open}
          </Button>
        )}
        <Button {...press('remove', _id)} kind="line" className={button} aria-label={`${t.remove}: ${position}`}>
          {t.remove}
        </Button>
      </div>
      <div className="mt-3 grid gap-3">
        {(['en', 'hi'] as const).map((language) => (
          <Field
            key={language}
            id={`alt-${_id}-${language}`}
            label={language === 'en' ? t.altEn : t.altHi}
            hint={language === 'en' ? t.altHint : undefined}
          >
            {(control) => (
              <input
                {...control}
                type="text"
                form={formId}
                name={`alt.${_id}.${language}`}
                defaultValue={alt[language] ?? ''}
                maxLength={200}
              />
            )}
          </Field>
        ))}
      </div>
    </li>
  );
}
