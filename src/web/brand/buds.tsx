import { markPetals, markSeeds } from '#ui/brand/mark-shapes.ts';

const prints = ['translate(2 7) rotate(-4 16 16)', 'translate(40 5.5) rotate(3 16 16)', 'translate(78 7.5) rotate(-1 16 16)'];

/** The mark printed three times with small offsets, as by hand: the end of a story. */
export function Buds({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 112 44" aria-hidden="true" className={`h-11 w-28 shrink-0 fill-madder ${className}`}>
      {prints.map((transform) => (
        <path key={transform} d={markPetals + markSeeds} transform={transform} />
      ))}
    </svg>
  );
}
