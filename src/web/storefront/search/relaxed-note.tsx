import type { Relaxed } from '#modules/search/contract.ts';
import { useMessages } from '../../messages.tsx';

/** Says which words of the term were left out, so that products which lack them surprise no one. */
export function RelaxedNote({ relaxed }: { relaxed: Relaxed | undefined }) {
  const t = useMessages().search;
  if (relaxed === undefined) return null;
  const words = relaxed.without.map((word) => `“${word}”`).join(', ');
  return (
    <p className="mb-5 break-words">{relaxed.until === undefined ? t.relaxed(relaxed.from, words) : t.relaxedKind(relaxed.until, words)}</p>
  );
}
