import { useHelpMessages } from './messages.ts';

/** The reference in an address, where it is one. */
export const referenceOf = (query: URLSearchParams): string | undefined => /^[A-Z]-[2-9A-Z]{8}$/.exec(query.get('sent') ?? '')?.[0];

/** The number to name when asking again. */
export function Reference({ reference }: { reference: string | undefined }) {
  const t = useHelpMessages();
  return reference === undefined ? null : <p className="mt-3 font-semibold text-lg tabular-nums">{t.reference(reference)}</p>;
}
