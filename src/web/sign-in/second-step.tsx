import { useEffect, useRef } from 'react';
import { type FieldState, TextField } from '../forms/text-field.tsx';

/** The code of an authenticator, asked for once the rest was right. */
export function SecondStep({ field, words, isFirst }: { field: FieldState; words: string; isFirst: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst) box.current?.querySelector('input')?.focus();
  }, [isFirst]);
  return (
    <div ref={box} className="grid gap-3 border-indigo border-l-2 pl-5">
      <p>{words}</p>
      <TextField
        field={field}
        required
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
    </div>
  );
}
