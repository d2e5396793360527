import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Draft } from '#modules/drafts/draft-contract.ts';
import { type DraftPhoto, maxDraftPhotos } from '#modules/drafts/photos-contract.ts';
import { Button } from '#ui/button.tsx';
import { type ResizedPhoto, thumbnailOf } from '#ui/resize-photo.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { FileButton } from '../file-button.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { arrangePhotos, movePhoto, sendPhoto } from './draft-calls.ts';
import { useProductMessages } from './messages.ts';
import { OnePhoto } from './one-photo.tsx';
import { changedAlts, movedOrder, type PhotoStep, photoEvent, textsOf } from './photo-order.ts';
import { UploadList } from './upload-list.tsx';
import { usePhotoUploads } from './use-photo-uploads.ts';

interface PhotoSectionProps {
  shop: string;
  draft: Draft;
  /** The caller may see and change them. */
  isAllowed: boolean;
  /** The form whose action takes what is pressed and typed here. */
  formId: string;
  /** Code of what is wrong with them. */
  error: string | undefined;
}

/** Milliseconds between looks at photographs that are being rendered. */
const pollMs = 2_500;

/** Photographs of a draft: sent as they are chosen, put in order, described and taken out. */
export function PhotoSection({ shop, draft, isAllowed, formId, error }: PhotoSectionProps) {
  const t = useProductMessages().drafts.photos;
  const hasScripts = useHydrated();
  const { revalidate } = useRevalidator();
  const at = { shop, draft: draft._id };
  const [thumbnails, setThumbnails] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [cropped, setCropped] = useState<DraftPhoto>();
  const pressed = useRef<string>(undefined);
  const show = (photo: string, thumbnail: string) => {
    setThumbnails((known) => ({ ...known, [photo]: thumbnail }));
    void revalidate();
  };
  const sending = usePhotoUploads(
    (file) => sendPhoto(at, file),
    ({ data }, thumbnail) => show(data.photo, thumbnail),
  );
  const shown = draft.photos.filter(({ removed }) => !removed);
  const isWaiting = shown.some(({ state }) => state === 'pending');

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), pollMs);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);

  // A photograph that moved keeps the focus on its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the photographs
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus();
    pressed.current = undefined;
  }, [draft.photos]);

  const act = async (step: PhotoStep, photo: string) => {
    pressed.current = `${photo}-${step === 'remove' ? 'restore' : step === 'restore' ? 'remove' : step}`;
    const { error: failed } =
      step === 'earlier' || step === 'later'
        ? await arrangePhotos(
            at,
            movedOrder(draft.photos, photo, step).map((id) => ({ photo: id })),
          )
        : await movePhoto(at, photo, step);
    setProblem(failed?.code);
    await revalidate();
  };
  /** Sends a part of a photograph instead of it, described as is typed now. */
  const replace = async ({ _id }: DraftPhoto, { file, canvas }: ResizedPhoto) => {
    const form = document.getElementById(formId);
    const alts = form instanceof HTMLFormElement ? changedAlts(shown, textsOf(form)) : undefined;
    const described = alts && (await arrangePhotos(at, alts));
    const { answer, error } = described?.error ? described : await sendPhoto(at, file, _id);
    if (error) return error.code;
    pressed.current = `${_id}-restore`;
    show(answer.data.photo, thumbnailOf(canvas));
    return undefined;
  };
  const press = (step: PhotoStep, photo: string) => ({
    id: `${photo}-${step}`,
    type: 'submit' as const,
    name: 'event',
    form: formId,
    value: photoEvent(step, photo),
    onClick: (event: { preventDefault(): void }) => {
      event.preventDefault();
      void act(step, photo);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const to = { ArrowLeft: 'earlier', ArrowUp: 'earlier', ArrowRight: 'later', ArrowDown: 'later' }[event.key] as PhotoStep | undefined;
      if (!to || (step !== 'earlier' && step !== 'later')) return;
      event.preventDefault();
      void act(to, photo);
    },
  });
  const say = (code: string) => t.problems[code as keyof typeof t.problems] ?? t.problems.INTERNAL;
  const fault = error && (t.faults[error as keyof typeof t.faults] ?? say(error));
  const isFull = shown.length + sending.uploads.length >= maxDraftPhotos;
  return (
    <section id="photos" tabIndex={-1} aria-labelledby="photos-title" className="mb-10 outline-none">
      <h2 id="photos-title" className="text-2xl">
        {t.title}
      </h2>
      {!isAllowed && <p className="mt-2 max-w-lead text-muted">{t.notYours(String(shown.length))}</p>}
      {isAllowed && (
        <>
          <p className="mt-2 max-w-lead text-muted">{t.lead(String(maxDraftPhotos))}</p>
          {fault && (
            <p role="alert" className="mt-3 text-madder">
              {fault}
            </p>
          )}
          {draft.photos.length > 0 && (
            <ol className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {draft.photos.map((photo: DraftPhoto) => (
                <OnePhoto
                  key={photo._id}
                  photo={photo}
                  thumbnail={thumbnails[photo._id]}
                  index={shown.indexOf(photo)}
                  count={shown.length}
                  formId={formId}
                  press={press}
                  onCrop={hasScripts ? setCropped : undefined}
                />
              ))}
            </ol>
          )}
          {cropped && (
            <CropDialog
              key={cropped._id}
              photo={cropped}
              send={(part) => replace(cropped, part)}
              say={say}
              onClose={() => setCropped(undefined)}
            />
          )}
          <UploadList sending={sending} say={say} />
          {problem && (
            <p role="alert" className="mt-3 text-madder">
              {say(problem)}
            </p>
          )}
          {!isFull && (
            <form method="post" encType="multipart/form-data" className="mt-4 grid gap-3" onSubmit={(event) => event.preventDefault()}>
              <input type="hidden" name="event" value="photos" />
              <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
                <FileButton label={t.choose} isMultiple onChoose={sending.add} />
                {hasScripts && <FileButton label={t.take} onChoose={sending.add} />}
              </div>
              {!hasScripts && (
                <div className="[@media(scripting:enabled)]:hidden">
                  <p className="mb-2 text-muted text-sm">{t.saveFirst}</p>
                  <Button type="submit" kind="line">
                    {t.upload}
                  </Button>
                </div>
              )}
            </form>
          )}
        </>
      )}
    </section>
  );
}
