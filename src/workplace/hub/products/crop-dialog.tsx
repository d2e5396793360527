import { useEffect, useState } from 'react';
import type { DraftPhoto } from '#modules/drafts/photos-contract.ts';
import type { CallError } from '#shared/send-request.ts';
import { webpUrl } from '#shared/webp-url.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { PhotoCropper } from '#ui/photo-cropper.tsx';
import { cutPhoto, drawPhoto, type PhotoArea, type ResizedPhoto } from '#ui/resize-photo.ts';
import { useProductMessages } from './messages.ts';

interface CropDialogProps {
  photo: DraftPhoto;
  /** Sends the part that is kept. @returns why it was not taken */
  send: (part: ResizedPhoto) => Promise<CallError['code'] | undefined>;
  say: (code: string) => string;
  onClose: () => void;
}

/** Width by height of each shape; undefined: that of the photograph. */
const shapes = { same: undefined, square: 1, upright: 4 / 5 } as const;
type Shape = keyof typeof shapes;

/** Fetches the pixels of a photograph. @throws if it cannot be had or read */
async function fetchPhoto(source: string): Promise<HTMLCanvasElement> {
  const response = await fetch(`${source}?direct`);
  if (!response.ok) throw new Error(`the photograph was answered with ${response.status}`);
  return drawPhoto(await response.blob());
}

/** Chooses the part of a photograph that is kept, and sends it. */
export function CropDialog({ photo, send, say, onClose }: CropDialogProps) {
  const t = useProductMessages().drafts.photos.crop;
  const source = webpUrl(photo);
  const [picture, setPicture] = useState<HTMLCanvasElement>();
  const [shape, setShape] = useState<Shape>('same');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let isClosed = false;
    fetchPhoto(source).then(
      (canvas) => !isClosed && setPicture(canvas),
      () => !isClosed && setProblem('UNREACHABLE'),
    );
    return () => {
      isClosed = true;
    };
  }, [source]);

  const save = async (whole: HTMLCanvasElement, area: PhotoArea) => {
    if (area.width === whole.width && area.height === whole.height) return onClose();
    setBusy(true);
    setProblem(undefined);
    const part = await cutPhoto(whole, area).catch(() => undefined);
    const code = part ? await send(part) : 'UNREADABLE_IMAGE';
    setBusy(false);
    if (code) setProblem(code);
    else onClose();
  };
  return (
    <Dialog title={t.title} labels={t} onClose={onClose}>
      <div className="grid gap-5">
        <p className="text-muted">{t.note}</p>
        {!picture && !problem && <p role="status">{t.loading}</p>}
        {picture && (
          <>
            <Field id="crop-shape" label={t.shape}>
              {(control) => (
                <select {...control} value={shape} onChange={(event) => setShape(event.target.value as Shape)}>
                  {(Object.keys(shapes) as Shape[]).map((each) => (
                    <option key={each} value={each}>
                      {t.shapes[each]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <PhotoCropper
              picture={picture}
              ratio={shapes[shape] ?? picture.width / picture.height}
              words={t}
              busy={busy}
              onSave={(area) => void save(picture, area)}
              onCancel={onClose}
            />
          </>
        )}
        {problem && (
          <p role="alert" className="text-madder">
            {say(problem)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
