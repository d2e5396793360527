import { useId } from 'react';
import { type Dye, drawCloth } from './ornament-shapes.ts';

const fills: Record<Dye, string> = { indigo: 'fill-indigo', madder: 'fill-madder', turmeric: 'fill-turmeric', neem: 'fill-neem' };
const strokes: Record<Dye, string> = {
  indigo: 'stroke-indigo',
  madder: 'stroke-madder',
  turmeric: 'stroke-turmeric',
  neem: 'stroke-neem',
};

interface OrnamentProps {
  /** Seed of the pattern: a slug. */
  name: string;
  /** The craft in English, which selects the family of patterns. */
  craft: string;
  /** Adds the border of a cloth. */
  bordered?: boolean;
  /** Enlarges a part of it, for a thumbnail. */
  sample?: boolean;
  className?: string;
}

const teeth = Array.from({ length: 20 }, (_, index) => `M${index * 12} 0l6 9 6-9z`).join('');

/** A patterned cloth drawn for a name, in place of a missing picture. Fills its box. */
export function Ornament({ name, craft, bordered = false, sample = false, className = '' }: OrnamentProps) {
  const id = useId();
  const { unit, places, dyes } = drawCloth(name, craft);
  const shown = sample ? places.filter(({ x, y }) => x < 150 && y < 150) : places;
  return (
    <svg
      viewBox={sample ? '0 0 116 116' : '0 0 240 240'}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className={`block bg-sunk ${className}`}
    >
      <defs>
        <g id={id}>
          {unit.map((mark) => (
            <path
              key={mark.d}
              d={mark.d}
              className={mark.width === undefined ? fills[mark.dye] : `fill-none ${strokes[mark.dye]}`}
              strokeWidth={mark.width}
              strokeLinecap={mark.width === undefined ? undefined : 'round'}
            />
          ))}
        </g>
      </defs>
      {shown.map(({ x, y, turn }) => (
        <use key={`${x} ${y}`} href={`#${id}`} transform={`translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}`} />
      ))}
      {bordered && (
        <>
          <path d="M0 0h240v16H0zM0 224h240v16H0z" className={fills[dyes[0]]} />
          <path d={teeth} transform="translate(0 15.5)" className={fills[dyes[0]]} />
          <path d={teeth} transform="matrix(1 0 0 -1 0 224.5)" className={fills[dyes[0]]} />
          <path
            d="M0 8h240M0 232h240"
            className={`fill-none ${strokes[dyes[2]]}`}
            strokeWidth="2.5"
            strokeDasharray="1 7"
            strokeLinecap="round"
          />
        </>
      )}
    </svg>
  );
}
