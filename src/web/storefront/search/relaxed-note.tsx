import type { Relaxed } from '#modules/search/contract.ts';
import { useMessages } from '../../messages.tsx';

/** Says which words of the term were left out, so that products which lack them surprise no one. */
export function RelaxedNote({ relaxed }: { relaxed: Relaxed | undefined }) {
  const t = useMessages().search;
  if (relaxed === undefined) return null;
  return <p className="mb-5 break-words">{t.relaxed(relaxed.from, relaxed.without.map((word) => `“${word}”`).join(', '))}</p>;
}
