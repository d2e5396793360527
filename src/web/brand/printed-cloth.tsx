import type { Dye } from './ornament-shapes.ts';

const dyes: Record<Dye, string> = { indigo: 'text-indigo', madder: 'text-madder', turmeric: 'text-turmeric', neem: 'text-neem' };

/**
 * Cloth printed with the mark, in place of a missing photograph. Fills its box. Things with a name have an
 * `Ornament`.
 */
export function PrintedCloth({ dye, className = '' }: { dye: Dye; className?: string }) {
  return <div aria-hidden="true" className={`printed size-full ${dyes[dye]} ${className}`} />;
}
