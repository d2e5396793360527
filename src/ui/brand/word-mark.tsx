import type { ReactNode } from 'react';
import drawings from './word-marks.svg?url';

/** The names that are drawn, in a file of its own: neither scripts nor pages carry the letters. */
const words: Record<string, { box: readonly [left: number, top: number, width: number, height: number]; drawing: string }> = {
  Karigari: { box: [14, -374, 1878, 502], drawing: 'latin' },
  कारीगरी: { box: [-24, -484, 1612, 676], drawing: 'devanagari' },
};

/** Units of the drawings. */
const em = 500;

/** The shop's name, drawn where it is one of the two above, else as text. Scales with the font size. */
export function WordMark({ name, className = '' }: { name: string; className?: string }): ReactNode {
  const word = words[name];
  if (!word) return <span className={`font-display font-medium leading-none tracking-tight ${className}`}>{name}</span>;
  const { box, drawing } = word;
  return (
    <span className={`leading-none ${className}`}>
      <span className="sr-only">{name}</span>
      <svg viewBox={box.join(' ')} width={`${box[2] / em}em`} height={`${box[3] / em}em`} aria-hidden="true" className="block fill-current">
        <use href={`${drawings}#${drawing}`} />
      </svg>
    </span>
  );
}
