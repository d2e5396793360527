import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import type { PhotoArea } from './resize-photo.ts';

export interface CropperWords {
  /** The name of the sliders and buttons together. */
  crop: string;
  preview: string;
  zoom: string;
  across: string;
  down: string;
  save: string;
  saving: string;
  cancel: string;
}

interface PhotoCropperProps {
  picture: HTMLCanvasElement;
  /** Width of the part by its height. */
  ratio: number;
  /** The part is shown round, and is a square. */
  isRound?: boolean;
  words: CropperWords;
  busy: boolean;
  onSave: (area: PhotoArea) => void;
  onCancel: () => void;
}

/** Px of the preview's longest side on the canvas. */
const previewSidePx = 640;
const maxZoom = 4;

/** Chooses a part of a picture: by dragging it, or by three sliders that keys move as well. */
export function PhotoCropper({ picture, ratio, isRound = false, words: t, busy, onSave, onCancel }: PhotoCropperProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [zoom, setZoom] = useState(1);
  /** Position of the part, in hundredths of the room that it has. */
  const [across, setAcross] = useState(50);
  const [down, setDown] = useState(50);
  const widest = Math.min(picture.width, picture.height * ratio);
  const width = Math.max(1, Math.round(widest / zoom));
  const height = Math.max(1, Math.round(widest / ratio / zoom));
  const room = { across: picture.width - width, down: picture.height - height };
  const left = Math.round((room.across * across) / 100);
  const top = Math.round((room.down * down) / 100);
  const shown = { width: Math.round(previewSidePx * Math.min(1, ratio)), height: Math.round(previewSidePx / Math.max(1, ratio)) };

  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    pen?.drawImage(picture, left, top, width, height, 0, 0, shown.width, shown.height);
  }, [picture, left, top, width, height, shown.width, shown.height]);

  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const scale = width / event.currentTarget.clientWidth;
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
        {...shown}
        role="img"
        aria-label={t.preview}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        className={`cursor-move touch-none border border-line-strong bg-sunk ${isRound ? 'aspect-square w-full max-w-56 rounded-full' : 'max-h-80 max-w-full'}`}
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
        <Button busy={busy} busyLabel={t.saving} onClick={() => onSave({ left, top, width, height })}>
          {t.save}
        </Button>
        <Button kind="line" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
