import { Form } from 'react-router';
import type { MakerPhoto } from '#modules/onboarding/makers-contract.ts';
import { webpUrl } from '#shared/webp-url.ts';
import { Button } from '#ui/button.tsx';
import type { FormState } from '../../parts/forms/form-action.ts';
import { FileField } from './file-field.tsx';
import { useMakersMessages } from './messages.ts';

/** Pictures that a shop prepares for a maker, each with its buttons, and the form of another one. */
export function MakerPhotos({ photos, state }: { photos: readonly MakerPhoto[]; state: FormState | undefined }) {
  const { photos: t, failures } = useMakersMessages();
  const words: Readonly<Record<string, string>> = failures;
  const code = state?.fields.file;
  return (
    <section id="pictures" className="mt-8" aria-labelledby="pictures-title">
      <h2 id="pictures-title" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-2 max-w-lead">{t.lead}</p>
      {photos.length === 0 ? (
        <p className="mt-4 text-muted">{t.none}</p>
      ) : (
        <>
          <p className="mt-2 max-w-lead text-muted">{t.after}</p>
          <ol className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {photos.map((photo, index) => (
              <OnePhoto key={photo._id} photo={photo} index={index} count={photos.length} />
            ))}
          </ol>
        </>
      )}
      {state?.values.act === 'photo' && (
        <p role="alert" className="mt-4 text-madder">
          {words[state.code] ?? failures.NOT_FOUND}
        </p>
      )}
      <Form method="post" encType="multipart/form-data" reloadDocument className="mt-6 grid max-w-lead gap-4">
        <FileField
          id="maker-photo"
          {...t.file}
          error={code && (words[code] ?? failures.UNREADABLE_IMAGE)}
          name="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
        />
        <p>
          <Button type="submit" kind="line">
            {t.submit}
          </Button>
        </p>
      </Form>
    </section>
  );
}

function OnePhoto({ photo, index, count }: { photo: MakerPhoto; index: number; count: number }) {
  const { photos: t, photo: nameOf } = useMakersMessages();
  const { _id, state, isPortrait, alt } = photo;
  const name = nameOf(String(index + 1));
  const events = [
    ...(index > 0 ? [['earlier', t.earlier] as const] : []),
    ...(index < count - 1 ? [['later', t.later] as const] : []),
    ...(state === 'failed' ? [] : [['portrait', isPortrait ? t.asPlain : t.asPortrait] as const]),
    ['remove', t.remove] as const,
  ];
  return (
    <li className="border border-line p-3">
      <div className="flex aspect-4/3 items-center justify-center overflow-hidden bg-sunk">
        {state === 'ready' ? (
          <img src={webpUrl(photo)} alt={alt.en || alt.hi || name} className="size-full object-contain" />
        ) : (
          <p className="px-3 py-2 text-center text-sm">{state === 'pending' ? t.pending : t.failed}</p>
        )}
      </div>
      <p className="mt-2 text-sm">
        {name}
        {isPortrait && <strong className="font-semibold"> · {t.portrait}</strong>}
      </p>
      <Form method="post" className="mt-2 flex flex-wrap gap-2">
        <input type="hidden" name="act" value="photo" />
        <input type="hidden" name="photo" value={_id} />
        {events.map(([event, label]) => (
          <Button key={event} type="submit" name="event" value={event} kind="line" className="px-3" aria-label={`${label}: ${name}`}>
            {label}
          </Button>
        ))}
      </Form>
    </li>
  );
}
