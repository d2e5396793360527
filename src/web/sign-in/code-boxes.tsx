import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages.tsx';
import { digitsOf, fillBoxes } from './code-digits.ts';

const boxIndexes = [0, 1, 2, 3, 4, 5];

interface CodeBoxesProps {
  /** The entered code is being checked. */
  busy: boolean;
  /** Id of what is wrong with the code before this one. */
  errorId: string | undefined;
  /** All six digits are there. */
  onFull: (code: string) => void;
  /** A digit was changed. */
  onEdit: () => void;
}

/** Six boxes for six digits, the first of which takes the focus. Give them a new `key` to clear them. */
export function CodeBoxes({ busy, errorId, onFull, onEdit }: CodeBoxesProps) {
  const t = useMessages().signIn.verify;
  const [digits, setDigits] = useState<string[]>(boxIndexes.map(() => ''));
  const group = useRef<HTMLFieldSetElement>(null);
  const focus = (place: number) => group.current?.querySelectorAll('input')[place]?.focus();
  useEffect(() => group.current?.querySelector('input')?.focus(), []);

  const fill = (boxes: string[], next: number) => {
    if (busy) return;
    setDigits(boxes);
    onEdit();
    focus(next);
    if (boxes.every((digit) => digit !== '')) onFull(boxes.join(''));
  };

  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const code = digitsOf(event.clipboardData.getData('text'));
    if (code.length === boxIndexes.length) fill([...code], boxIndexes.length - 1);
  };

  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (event.key === 'ArrowLeft') focus(place - 1);
    else if (event.key === 'ArrowRight') focus(place + 1);
    else if (event.key === 'Backspace' && digits[place] === '' && place > 0) fill(digits.with(place - 1, ''), place - 1);
    else return;
    event.preventDefault();
  };

  return (
    <fieldset ref={group} aria-describedby={errorId} className="min-w-0">
      <legend className="sr-only">{t.digits}</legend>
      <div className="grid max-w-note grid-cols-6 gap-1.5 sm:gap-2.5">
        {boxIndexes.map((place) => (
          <input
            key={place}
            value={digits[place]}
            readOnly={busy}
            inputMode="numeric"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            aria-label={t.digit(place + 1)}
            aria-invalid={errorId ? true : undefined}
            onChange={({ target }) => {
              const { boxes, next } = fillBoxes(digits, place, target.value);
              fill(boxes, next);
            }}
            onFocus={({ target }) => target.select()}
            onPaste={onPaste}
            onKeyDown={(event) => onKeyDown(event, place)}
            className="field h-14 min-w-0 px-0 text-center font-semibold text-2xl tabular-nums"
          />
        ))}
      </div>
    </fieldset>
  );
}
