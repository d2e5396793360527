import { useId, useRef, useState } from 'react';
import { callApi } from '../forms/send-form.ts';
import { CloseSign } from '../ui/icons.tsx';
import { useOrderMessages } from './messages.ts';
import { smallerPhoto } from './smaller-photo.ts';

const most = 6;

interface Photo {
  id: string;
  /** Address of the picture in the browser. */
  url: string;
}

/** Photographs of a piece, uploaded one after the other as they are chosen. */
export function PhotoField({ number, onChange }: { number: string; onChange: (ids: readonly string[]) => void }) {
  const t = useOrderMessages().returnPage;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const keep = (next: readonly Photo[]) => {
    setPhotos(next);
    onChange(next.map((photo) => photo.id));
  };
  const upload = async (files: FileList | null) => {
    setBusy(true);
    setFailed(false);
    let next = photos;
    for (const file of [...(files ?? [])].slice(0, most - photos.length)) {
      const data = await smallerPhoto(file).catch(() => undefined);
      const sent = data === undefined ? undefined : await callApi('POST', `/orders/${number}/return-photos`, { data });
      if (!sent || sent.refused) {
        setFailed(true);
        continue;
      }
      const { photoId } = (sent.answer as { data: { photoId: string } }).data;
      if (!next.some((photo) => photo.id === photoId)) next = [...next, { id: photoId, url: URL.createObjectURL(file) }];
      keep(next);
    }
    if (input.current) input.current.value = '';
    setBusy(false);
  };
  const remove = (photo: Photo) => {
    URL.revokeObjectURL(photo.url);
    keep(photos.filter((each) => each !== photo));
  };
  return (
    <fieldset data-needs-script aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 font-semibold">{t.photos}</legend>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {t.photosHint}
      </p>
      {photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {photos.map((photo, place) => (
            <li key={photo.id} className="relative">
              <img src={photo.url} alt="" className="size-20 rounded-sm object-cover" />
              <button
                type="button"
                aria-label={t.removePhoto(place + 1)}
                onClick={() => remove(photo)}
                className="-top-2 -right-2 absolute flex size-8 cursor-pointer items-center justify-center rounded-full border border-line-strong bg-ground"
              >
                <CloseSign className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {photos.length < most && (
        <label className="line-button mt-3 cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-indigo">
          {busy ? t.uploading : t.addPhoto}
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            disabled={busy}
            onChange={(event) => void upload(event.target.files)}
            className="sr-only"
          />
        </label>
      )}
      <p role="alert" className="text-madder text-sm">
        {failed && t.photoFailed}
      </p>
    </fieldset>
  );
}
