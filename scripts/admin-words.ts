import { parseArgs } from 'node:util';
import { type DeskProposal, wordDecisions } from '#modules/vocabulary/contract.ts';
import { decideWord, listDeskWords } from '#modules/vocabulary/decide-word.ts';
import type { Context } from '#platform/context.ts';
import { StartError } from '#shared/start-error.ts';
import { inOneLine, readReason, reasonOptions, reasonUsage } from './admin-shops.ts';

export const wordUsage = `words | words <id> accept [--en <English> --hi <Hindi>] | words <id> merge <term> | words <id> refuse ${reasonUsage}`;

const line = ({ _id, createdAt, shop, kind, label, reason }: DeskProposal) =>
  [_id, createdAt.slice(0, 10), shop, kind, `${label.en} / ${label.hi}`, reason.replaceAll('\n', ' ')].join('  ');

/** Lists words that shops propose, makes one a term, merges it into one, or refuses it. */
export async function operateWords(ctx: Context, args: string[]): Promise<string> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { ...reasonOptions, en: text, hi: text } });
  const [word, act, term, ...rest] = positionals;
  const listed = (words: readonly DeskProposal[]) => words.map(line).join('\n') || 'No word waits for a decision.';
  return inOneLine(async () => {
    if (word === undefined) return listed((await listDeskWords(ctx, { state: 'waiting' })).data.words);
    const decision = wordDecisions.find((each) => each === act);
    if (!decision || rest.length > 0 || (decision === 'merge') !== (term !== undefined))
      throw new StartError(`Name the word and a decision: ${wordUsage}`);
    const { en, hi } = values;
    if ((en === undefined) !== (hi === undefined)) throw new StartError('Say the term in both languages: --en "…" --hi "…".');
    const label = en !== undefined && hi !== undefined ? { en, hi } : undefined;
    return listed((await decideWord(ctx, { word, decision, term, label, note: readReason(values) })).data.words);
  });
}
