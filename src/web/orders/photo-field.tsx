import { type RefObject, useId, useRef, useState } from 'react';
import { callApi } from '../forms/send-form.ts';
import { CloseSign } from '../ui/icons.tsx';
import { useOrderMessages } from './messages.ts';
import { smallerPhoto } from './smaller-photo.ts';

const most = 6;

interface Photo {
  id: string;
  /** What was sent, as an address of its own. */
  url: string;
}

/** What a form sends of the photographs: those that are up, once all that were chosen are. */
export interface Uploads {
  ids: readonly string[];
  settled: Promise<unknown>;
}

/** Photographs of a piece, uploaded one after the other as they are chosen. */
export function PhotoField({ number, uploads }: { number: string; uploads: RefObject<Uploads> }) {
  const words = useOrderMessages();
  const t = words.returnPage;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [progress, setProgress] = useState<{ at: number; of: number }>();
  const [problem, setProblem] = useState<string>();

  const keep = (next: readonly Photo[]) => {
    setPhotos(next);
    uploads.current.ids = next.map((photo) => photo.id);
  };
  /** @returns the photograph's identifier, or in words why there is none */
  const send = async (file: File): Promise<Photo | { problem: string }> => {
    const data = await smallerPhoto(file).catch(() => undefined);
    if (data === undefined) return { problem: t.photoFailed(file.name) };
    const sent = await callApi('POST', `/orders/${number}/return-photos`, { data });
    if (sent.refused) return { problem: sent.refused.code === 'UNREADABLE_IMAGE' ? t.photoFailed(file.name) : t.photoNotSent(file.name) };
    return { id: (sent.answer as { data: { photoId: string } }).data.photoId, url: `data:image/jpeg;base64,${data}` };
  };
  const upload = async (files: readonly File[]) => {
    let next = photos;
    const problems = files.length > most - photos.length ? [t.photosFull] : [];
    const chosen = files.slice(0, most - photos.length);
    setProblem(undefined);
    for (const [place, file] of chosen.entries()) {
      setProgress({ at: place + 1, of: chosen.length });
      const sent = await send(file);
      if ('problem' in sent) problems.push(sent.problem);
      else if (!next.some((photo) => photo.id === sent.id)) next = [...next, sent];
      keep(next);
    }
    if (input.current) input.current.value = '';
    setProgress(undefined);
    setProblem(problems.join(' ') || undefined);
  };
  const remove = (photo: Photo) => {
    keep(photos.filter((each) => each !== photo));
    input.current?.focus();
  };
  return (
    <fieldset data-needs-script aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 font-semibold">{t.photos}</legend>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {t.photosHint}
      </p>
      {photos.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-4">
          {photos.map((photo, place) => (
            <li key={photo.id} className="relative">
              <img src={photo.url} alt={words.photo(place + 1)} className="size-20 rounded-sm object-cover" />
              <button
                type="button"
                aria-label={t.removePhoto(place + 1)}
                aria-disabled={progress ? true : undefined}
                onClick={() => !progress && remove(photo)}
                className="-top-3 -right-3 absolute flex size-8 cursor-pointer items-center justify-center rounded-full border border-line-strong bg-ground"
              >
                <CloseSign className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* Kept while it is full, so that the focus has a place. */}
      <label
        className={`line-button mt-4 has-focus-visible:outline-2 has-focus-visible:outline-indigo has-focus-visible:outline-offset-2 ${
          progress || photos.length === most ? 'cursor-default text-muted' : 'cursor-pointer'
        }`}
      >
        {t.addPhoto}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          aria-disabled={progress ? true : undefined}
          onClick={(event) => (progress || photos.length === most) && event.preventDefault()}
          onChange={(event) => {
            uploads.current.settled = upload([...(event.target.files ?? [])]);
          }}
          className="sr-only"
        />
      </label>
      <div role="status" className="mt-2 text-sm">
        {progress && (
          <>
            <p>{t.uploading(progress.at, progress.of)}</p>
            <progress value={progress.at - 1} max={progress.of} aria-label={t.photos} className="mt-1 h-2 w-full max-w-80 accent-neem" />
          </>
        )}
      </div>
      <p role="alert" className="mt-1 text-madder text-sm">
        {problem}
      </p>
    </fieldset>
  );
}
