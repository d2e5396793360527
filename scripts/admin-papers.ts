import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { decidePaper, listDeskPapers, openDeskPaper, type PaperDecision, waivePaper } from '#modules/onboarding/operate-papers.ts';
import { paperReasons } from '#modules/onboarding/paper-rules.ts';
import type { DeskPaper } from '#modules/onboarding/papers-contract.ts';
import type { Context } from '#platform/context.ts';
import { StartError } from '#shared/start-error.ts';
import { inOneLine, readReason, reasonOptions, reasonUsage } from './admin-shops.ts';

export const paperUsage = `papers [--shop <slug>] | papers <id> --save <file> | papers <id> accept [--until <day>] | papers <id> send-back --because ${paperReasons.join('|')}… ${reasonUsage} | papers waive <slug> <requirement> ${reasonUsage}`;

const line = ({ _id, sentAt, shop, requirement, state, until, claim }: DeskPaper) =>
  [
    _id,
    sentAt.slice(0, 10),
    shop,
    requirement,
    state,
    ...(until === undefined ? [] : [`until ${until}`]),
    ...(claim ? [`authorised user ${claim.number}, ${claim.from} to ${claim.until}`] : []),
  ].join('  ');

/** Writes the file of a paper for this user of the machine alone; one that is there stays. */
async function savePaper(ctx: Context, paper: string, path: string): Promise<string> {
  const file = await openDeskPaper(ctx, { paper });
  await writeFile(path, new Uint8Array(await file.arrayBuffer()), { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${path} cannot be written (${error.code}).`);
  });
  return `${file.name} is in ${path}. Delete it once you have looked at it.`;
}

/** Lists papers of shops that wait, saves the file of one, decides it, or does without one. */
export async function operatePapers(ctx: Context, args: string[]): Promise<string> {
  const text = { type: 'string' } as const;
  const because = { type: 'string', multiple: true } as const;
  const options = { ...reasonOptions, because, shop: text, save: text, until: text };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [paper, act, requirement, ...rest] = positionals;
  const note = readReason(values);
  const listed = (papers: readonly DeskPaper[]) => papers.map(line).join('\n') || 'No paper waits for a decision.';
  return inOneLine(async () => {
    if (paper === undefined) return listed((await listDeskPapers(ctx, { shop: values.shop })).data.papers);
    if (paper === 'waive') {
      if (!act || !requirement || !note || rest.length > 0) throw new StartError(`Name the shop, what is asked, and why: ${paperUsage}`);
      return listed((await waivePaper(ctx, { shop: act, requirement, note })).data.papers);
    }
    if (act === undefined && values.save !== undefined) return savePaper(ctx, paper, values.save);
    const decision = (['accept', 'send-back'] as const).find((each) => each === act);
    if (!decision || requirement !== undefined) throw new StartError(`Name the paper and a decision: ${paperUsage}`);
    const reasons = (values.because ?? []).map((each) => {
      const reason = paperReasons.find((known) => known === each);
      if (!reason) throw new StartError(`A reason is ${paperReasons.join(', ')}.`);
      return reason;
    });
    if (values.until !== undefined && Number.isNaN(Date.parse(`${values.until}T00:00:00Z`)))
      throw new StartError('Say a day as 2027-03-31.');
    const decided: PaperDecision = { paper, decision, until: values.until, reasons, note };
    return listed((await decidePaper(ctx, decided)).data.papers);
  });
}
