import { markPetals, markSeeds } from './mark-shapes.ts';

/** The shop's mark: a printing block with a flower. public/favicon.svg is the same drawing. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`shrink-0 ${className}`}>
      <rect width="32" height="32" rx="3" className="fill-block" />
      <path d={markPetals} className="fill-block-print" />
      <path d={markSeeds} className="fill-block-seed" />
    </svg>
  );
}
