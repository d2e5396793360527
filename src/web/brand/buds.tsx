import { markPetals, markSeeds } from '#ui/brand/mark-shapes.ts';

const prints = ['translate(2 7) rotate(-4 16 16)', 'translate(40 5.5) rotate(3 16 16)', 'translate(78 7.5) rotate(-1 16 16)'];

/** The sign printed three times, each a little off, as hands print: for the end of a story. */
export function Buds({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 112 44" aria-hidden="true" className={`h-11 w-28 shrink-0 fill-madder ${className}`}>
      {prints.map((place) => (
        <path key={place} d={markPetals + markSeeds} transform={place} />
      ))}
    </svg>
  );
}
