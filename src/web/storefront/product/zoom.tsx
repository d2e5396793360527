import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Picture as PictureData } from '#modules/media/contract.ts';
import { CloseIcon, LessIcon, MoreIcon, NextIcon, PreviousIcon } from '#ui/icons.tsx';
import { useMessages } from '../../messages.tsx';
import { ZoomPicture } from './zoom-picture.tsx';

interface ZoomProps {
  pictures: readonly PictureData[];
  start: number;
  title: string;
  onClose: () => void;
}

const control = 'target flex size-12 items-center justify-center rounded-full bg-raised text-ink transition-colors hover:bg-sunk';

/**
 * A picture as large as the window in a native modal dialog, which traps the focus, closes with Escape and
 * restores the focus.
 */
export default function Zoom({ pictures, start, title, onClose }: ZoomProps) {
  const t = useMessages().product.gallery;
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const [magnified, setMagnified] = useState(false);
  const picture = pictures[index];

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const go = (step: number) => {
    setMagnified(false);
    setIndex((index + step + pictures.length) % pictures.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Arrow keys scroll a magnified picture; otherwise they switch pictures.
    if (magnified || pictures.length < 2) return;
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };

  if (!picture) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={t.label(title)}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none overscroll-contain bg-ground text-ink backdrop:bg-ground"
    >
      <ZoomPicture key={picture.base} picture={picture} magnified={magnified} setMagnified={setMagnified} />
      <div className="absolute top-3 right-3 flex gap-2">
        <button type="button" aria-pressed={magnified} aria-label={t.magnify} onClick={() => setMagnified(!magnified)} className={control}>
          {magnified ? <LessIcon /> : <MoreIcon />}
        </button>
        <button type="button" aria-label={t.close} onClick={() => dialog.current?.close()} className={control}>
          <CloseIcon />
        </button>
      </div>
      {pictures.length > 1 && (
        <div className="absolute inset-x-3 bottom-3 flex items-center justify-between">
          <button type="button" aria-label={t.previous} onClick={() => go(-1)} className={control}>
            <PreviousIcon />
          </button>
          <p role="status" className="rounded-sm bg-raised px-3 py-1 text-sm tabular-nums">
            <span className="sr-only">{t.picture(index + 1, pictures.length)}</span>
            <span aria-hidden="true">
              {index + 1} / {pictures.length}
            </span>
          </p>
          <button type="button" aria-label={t.next} onClick={() => go(1)} className={control}>
            <NextIcon />
          </button>
        </div>
      )}
    </dialog>
  );
}
