import { type RefObject, useEffect, useRef, useState } from 'react';
import { uploadTimeoutMs } from '#shared/send-request.ts';
import { FileControl } from '#ui/file-control.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { resizePhoto, thumbnailOf } from '#ui/resize-photo.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { call } from '../browser-api.ts';
import { withSession } from '../session/with-session.ts';
import { useOrderMessages } from './messages.ts';

const maxPhotos = 6;

interface Photo {
  id: string;
  /** Thumbnail as a data: URL; absent if a form without scripts brought the photograph. */
  url?: string;
}

/** A chosen file that is still to be sent. */
interface PendingUpload {
  file: File;
  /** The same, made smaller, and its thumbnail. */
  smaller: Blob;
  url: string;
}

/** A file that could not be sent, for another try. */
interface FailedUpload {
  file: File;
  /** Thumbnail; absent of a file that is no picture. */
  url?: string;
  message: string;
  /** Another try may help. */
  canRetry: boolean;
}

/** Uploaded photographs of the form, once all chosen files have been sent. */
export interface Uploads {
  ids: readonly string[];
  settled: Promise<unknown>;
}

interface PhotoFieldProps {
  /** Of the control and of the whole field; a summary of errors links to them. */
  id: string;
  fieldId: string;
  number: string;
  uploads: RefObject<Uploads>;
  /** Error of the photographs when the form was sent. */
  error: string | undefined;
  /** Uploaded by a form that came back without scripts. */
  sent: readonly string[];
}

/**
 * Photographs of a product. With scripts they are uploaded one after the other as they are chosen; without,
 * they travel with the form, and those that arrived before it was rejected stay in it as ticked boxes.
 */
export function PhotoField({ id, fieldId, number, uploads, error, sent }: PhotoFieldProps) {
  const words = useOrderMessages();
  const t = words.returnPage;
  const hasScripts = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState<readonly Photo[]>(() => sent.map((each) => ({ id: each })));
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const [progress, setProgress] = useState<{ at: number; of: number }>();
  const [failed, setFailed] = useState<readonly FailedUpload[]>([]);
  const [isOver, setOver] = useState(false);

  const keep = (next: readonly Photo[]) => {
    setPhotos(next);
    uploads.current.ids = next.map((photo) => photo.id);
  };
  /** @returns what is sent of the file, or in words why nothing is */
  const prepare = async (file: File): Promise<PendingUpload | FailedUpload> => {
    const smaller = await resizePhoto(file).catch(() => undefined);
    if (smaller === undefined) return { file, message: t.photoFailed(file.name), canRetry: false };
    return { file, smaller: smaller.file, url: thumbnailOf(smaller.canvas) };
  };
  /** @returns the photograph, or in words why there is none */
  const send = async ({ file, smaller, url }: PendingUpload): Promise<Photo | FailedUpload> => {
    const options = { file: smaller, timeoutMs: uploadTimeoutMs };
    const { answer, error } = await withSession(() => call('returns.addPhoto', { number }, options));
    if (!error) return { id: answer.data.photoId, url };
    const { code } = error;
    const fail = (message: string, canRetry = false): FailedUpload => ({ file, url, message, canRetry });
    if (code === 'UNREADABLE_IMAGE') return fail(t.photoFailed(file.name));
    if (code === 'RETURN_TOO_LATE' || code === 'NOT_RETURNABLE') return fail(t.failures[code]);
    return fail(code === 'TOO_MANY_REQUESTS' ? t.photosTooMany : t.photoNotSent(file.name), true);
  };
  const upload = async (files: readonly File[]) => {
    let next = photos;
    const problems: FailedUpload[] = [];
    const chosen = files.slice(0, maxPhotos - photos.length);
    setOver(files.length > chosen.length);
    setFailed([]);
    setProgress({ at: 1, of: chosen.length });
    // All thumbnails stand before the first photograph is sent.
    let waiting: readonly PendingUpload[] = [];
    for (const file of chosen) {
      const prepared = await prepare(file);
      if ('message' in prepared) problems.push(prepared);
      else waiting = [...waiting, prepared];
      setPending(waiting);
    }
    for (const [place, photo] of waiting.entries()) {
      setProgress({ at: place + 1, of: waiting.length });
      const answer = await send(photo);
      if ('message' in answer) problems.push(answer);
      else if (!next.some((known) => known.id === answer.id)) next = [...next, answer];
      setPending(waiting.slice(place + 1));
      keep(next);
    }
    if (input.current) input.current.value = '';
    setProgress(undefined);
    setFailed(problems);
  };
  const begin = (files: readonly File[]) => {
    uploads.current.settled = upload(files);
  };
  const remove = (photo: Photo) => {
    keep(photos.filter((each) => each !== photo));
    input.current?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was there and chosen before the scripts were
  useEffect(() => {
    uploads.current.ids = photos.map((photo) => photo.id);
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0) begin(files);
  }, []);

  const isFull = photos.length >= maxPhotos;
  const retry = failed.filter((each) => each.canRetry).map((each) => each.file);
  return (
    <fieldset id={fieldId} tabIndex={-1} aria-describedby={`${id}-hint ${id}-problem`} className="outline-none">
      <legend className="mb-1.5 font-semibold">{t.photos}</legend>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {t.photosHint}
      </p>
      {photos.length > 0 && !hasScripts && (
        <ul className="mt-2">
          {photos.map((photo, place) => (
            <li key={photo.id}>
              <label className="flex min-h-11 items-center gap-3">
                <input type="checkbox" name="photoIds" value={photo.id} defaultChecked className="size-5 accent-indigo" />
                {words.photo(place + 1)}
              </label>
            </li>
          ))}
        </ul>
      )}
      {photos.length + pending.length > 0 && hasScripts && (
        <ul className="mt-4 flex flex-wrap gap-4">
          {photos.map((photo, place) => (
            <li key={photo.id} className="relative">
              {photo.url ? (
                <img src={photo.url} alt={words.photo(place + 1)} className="size-20 rounded-sm object-cover" />
              ) : (
                <span className="flex size-20 items-center rounded-sm bg-sunk p-2 text-center text-sm">{words.photo(place + 1)}</span>
              )}
              <button
                type="button"
                aria-label={t.removePhoto(place + 1)}
                aria-disabled={progress ? true : undefined}
                onClick={() => !progress && remove(photo)}
                className="-top-3 -right-3 absolute flex size-8 cursor-pointer items-center justify-center rounded-full border border-line-strong bg-ground"
              >
                <CloseIcon className="size-4" />
              </button>
            </li>
          ))}
          {pending.map(({ file, url }, place) => (
            <li key={`${file.name} ${file.lastModified}`} aria-busy="true">
              <img src={url} alt={words.photo(photos.length + place + 1)} className="size-20 rounded-sm object-cover opacity-60" />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4">
        <FileControl
          ref={input}
          id={id}
          label={t.addPhoto}
          name="photos"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          isIdle={progress !== undefined || (hasScripts && isFull)}
          aria-disabled={progress ? true : undefined}
          aria-invalid={error ? true : undefined}
          onClick={(event) => (progress || isFull) && event.preventDefault()}
          onChange={(event) => begin([...(event.target.files ?? [])])}
        />
      </div>
      <div role="status" className="mt-2 text-sm">
        {progress && (
          <>
            <p>{t.uploading(progress.at, progress.of)}</p>
            <progress value={progress.at - 1} max={progress.of} aria-label={t.photos} className="mt-1 h-2 w-full max-w-80 accent-neem" />
          </>
        )}
      </div>
      <div id={`${id}-problem`} role="alert" className="mt-1 text-madder text-sm">
        {[error, isOver ? t.photosFull : undefined].filter(Boolean).join(' ')}
        {failed.length > 0 && (
          <ul>
            {failed.map(({ file, url, message }) => (
              <li key={`${file.name} ${file.lastModified}`} className="mt-2 flex items-center gap-3">
                {url && <img src={url} alt="" className="size-12 shrink-0 rounded-sm object-cover" />}
                <span className="min-w-0 break-words">{message}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {retry.length > 0 && !progress && (
        <button type="button" className="line-button mt-2 cursor-pointer" onClick={() => begin(retry)}>
          {t.photoRetry}
        </button>
      )}
    </fieldset>
  );
}
