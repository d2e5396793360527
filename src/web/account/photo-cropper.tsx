import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useAccountMessages } from './messages.ts';

/** A square of a picture, in px of it. */
export interface CropSquare {
  left: number;
  top: number;
  side: number;
}

interface PhotoCropperProps {
  picture: HTMLCanvasElement;
  busy: boolean;
  onSave: (square: CropSquare) => void;
  onCancel: () => void;
}

/** Px of the preview's side on the canvas. */
const previewSidePx = 320;
const maxZoom = 4;

/** Chooses the square of a picture: by dragging it, or by three sliders that keys move as well. */
export function PhotoCropper({ picture, busy, onSave, onCancel }: PhotoCropperProps) {
  const t = useAccountMessages().profile.photo;
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [zoom, setZoom] = useState(1);
  /** Position of the square, in hundredths of the room that it has. */
  const [across, setAcross] = useState(50);
  const [down, setDown] = useState(50);
  const side = Math.max(1, Math.round(Math.min(picture.width, picture.height) / zoom));
  const room = { across: picture.width - side, down: picture.height - side };
  const left = Math.round((room.across * across) / 100);
  const top = Math.round((room.down * down) / 100);

  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    pen?.drawImage(picture, left, top, side, side, 0, 0, previewSidePx, previewSidePx);
  }, [picture, left, top, side]);

  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const scale = side / event.currentTarget.clientWidth;
    const moved = (at: number, by: number, all: number) => (all === 0 ? at : Math.min(100, Math.max(0, at - (by * scale * 100) / all)));
    setAcross((at) => moved(at, event.movementX, room.across));
    setDown((at) => moved(at, event.movementY, room.down));
  };
  const sliders = [
    { name: 'zoom', label: t.zoom, value: zoom, min: 1, max: maxZoom, step: 0.1, set: setZoom, isIdle: false },
    { name: 'across', label: t.across, value: across, min: 0, max: 100, step: 1, set: setAcross, isIdle: room.across === 0 },
    { name: 'down', label: t.down, value: down, min: 0, max: 100, step: 1, set: setDown, isIdle: room.down === 0 },
  ];
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">{t.crop}</legend>
      <canvas
        ref={canvas}
        width={previewSidePx}
        height={previewSidePx}
        role="img"
        aria-label={t.preview}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        className="aspect-square w-full max-w-56 cursor-move touch-none rounded-full border border-line-strong bg-sunk"
      />
      {sliders.map(({ name, label, set, isIdle, ...range }) => (
        <label key={name} htmlFor={`${id}-${name}`} className="grid max-w-80 gap-1 text-sm">
          {label}
          <input
            id={`${id}-${name}`}
            type="range"
            {...range}
            disabled={isIdle}
            onChange={(event) => set(Number(event.target.value))}
            className="h-11 w-full accent-indigo disabled:opacity-40"
          />
        </label>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyLabel={t.saving} onClick={() => onSave({ left, top, side })}>
          {t.save}
        </Button>
        <Button kind="line" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
