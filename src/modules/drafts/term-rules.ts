import type { Localized } from '#shared/localized.ts';
import type { DraftBody } from './draft-contract.ts';

/** A word that a draft misses, and the term to say instead. */
export interface MissingTerm {
  kind: 'material' | 'technique' | 'color';
  /** The word as its shop wrote it. */
  word: Localized;
  term: { slug: string; label: Localized };
  /** Slug of the term that stood in for it. */
  standIn: string;
}

const maxMaterials = 8;
const isSame = (one: string | undefined, other: string) => one?.trim().toLocaleLowerCase('en') === other.trim().toLocaleLowerCase('en');

/** Puts a term into a draft where its word was missed; what its shop chose since stays. */
export function withTerm(body: DraftBody, { kind, word, term, standIn }: MissingTerm): DraftBody {
  if (kind === 'technique') return !body.technique || body.technique === standIn ? { ...body, technique: term.slug } : body;
  if (kind === 'material') {
    const others = (body.materials ?? []).filter((each) => each !== standIn);
    return { ...body, materials: [...new Set([...others, term.slug])].slice(0, maxMaterials) };
  }
  const { en, hi } = term.label;
  const variants = body.variants?.map((each) =>
    isSame(each.color?.en, word.en) ? { ...each, color: { en, ...(hi ? { hi } : {}) } } : each,
  );
  return variants ? { ...body, variants } : body;
}
