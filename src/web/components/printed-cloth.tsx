import { useId } from 'react';

export type Dye = 'indigo' | 'madder' | 'turmeric' | 'neem';

const grounds: Record<Dye, string> = { indigo: 'text-indigo', madder: 'text-madder', turmeric: 'text-turmeric', neem: 'text-neem' };

/** Petals round a centre, as a carver sets them out with a compass. */
const flower = 'M0-13c3 4.5 3 8 0 10.5-3-2.5-3-6 0-10.5z';
const turns = [0, 45, 90, 135, 180, 225, 270, 315];
const leaf = 'M0-7c2.4 2.6 2.4 5 0 7-2.4-2-2.4-4.4 0-7z';

/**
 * Block-printed cloth, drawn: it stands where a photograph has not been taken yet. Fills its box.
 * Printed in half-drops with a border row, each flower a little off, as hands print.
 */
export function PrintedCloth({ dye, className = '' }: { dye: Dye; className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" preserveAspectRatio="xMidYMid slice" className={`block size-full bg-sunk ${grounds[dye]} ${className}`}>
      <defs>
        <pattern id={id} width="72" height="72" patternUnits="userSpaceOnUse" patternTransform="rotate(-1.5)">
          {(
            [
              [18, 18, 1, 4],
              [54, 54.6, 0.96, -7],
            ] as const
          ).map(([x, y, scale, turn]) => (
            <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`} fill="currentColor">
              {turns.map((angle) => (
                <path key={angle} d={flower} transform={`rotate(${angle})`} opacity={angle % 90 === 0 ? 0.92 : 0.75} />
              ))}
              <circle r="1.8" />
            </g>
          ))}
          {(
            [
              [54, 18],
              [18, 54],
            ] as const
          ).map(([x, y]) => (
            <g key={x} transform={`translate(${x} ${y})`} fill="currentColor" opacity="0.55">
              <path d={leaf} transform="rotate(45)" />
              <path d={leaf} transform="rotate(-45)" />
              <path d={leaf} transform="rotate(135)" />
              <path d={leaf} transform="rotate(-135)" />
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
