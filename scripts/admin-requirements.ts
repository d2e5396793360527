import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { requirementWords } from '#modules/onboarding/desk-contract.ts';
import type { Requirement } from '#modules/onboarding/requirements.ts';
import { dropRequirement, getRequirements, setRequirement } from '#modules/onboarding/set-requirement.ts';
import { sellerKinds } from '#modules/onboarding/shop-contract.ts';
import type { Context } from '#platform/context.ts';
import { StartError } from '#shared/start-error.ts';
import { inOneLine } from './admin-shops.ts';

export const requirementUsage =
  'requirement [<key> [drop] [--required yes|no] [--position <number>] [--words <file.json>] [--paper] [--of <kind>[,<kind>]|all]]';

const line = ({ key, family, required, position, title, kinds }: Requirement) =>
  `${String(position).padStart(4)}  ${key.padEnd(16)} ${family.padEnd(9)} ${required ? 'required' : 'optional'}  ${title.en} / ${title.hi ?? ''}${kinds ? `  (${kinds.join(', ')})` : ''}`;

/** Reads texts in both languages from a file. @throws {StartError} where one is missing */
async function readWords(path: string) {
  const content = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`${path} cannot be read.`);
  });
  try {
    return requirementWords.parse(JSON.parse(content));
  } catch {
    throw new StartError('The file has title, what, why, duration and reviewer, each as {"en": "…", "hi": "…"}.');
  }
}

/** Reads kinds of sellers; null: all. @throws {StartError} */
function readKinds(typed: string) {
  if (typed === 'all') return null;
  return typed.split(',').map((each) => {
    const kind = sellerKinds.find((known) => known === each);
    if (!kind) throw new StartError(`A kind of seller is ${sellerKinds.join(', ')}.`);
    return kind;
  });
}

/** Lists what is asked of shops, changes it or adds something. */
export async function operateRequirements(ctx: Context, args: string[]): Promise<string> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { required: text, position: text, words: text, of: text, paper: { type: 'boolean' } },
  });
  const [key, act, ...rest] = positionals;
  if (rest.length > 0 || (act !== undefined && act !== 'drop')) throw new StartError(`Name one requirement: ${requirementUsage}`);
  if (values.required !== undefined && !['yes', 'no'].includes(values.required)) throw new StartError('Say --required yes or no.');
  const position = values.position === undefined ? undefined : Number(values.position);
  if (position !== undefined && !Number.isInteger(position)) throw new StartError('A position is a whole number.');
  const words = values.words === undefined ? undefined : await readWords(values.words);
  const kinds = values.of === undefined ? undefined : readKinds(values.of);
  return inOneLine(async () => {
    const { required, paper } = values;
    const family = paper ? ('documented' as const) : undefined;
    const change = { key: key ?? '', position, words, family, kinds, required: required === undefined ? undefined : required === 'yes' };
    const { data } =
      key === undefined ? await getRequirements(ctx) : act ? await dropRequirement(ctx, { key }) : await setRequirement(ctx, change);
    return data.requirements.map(line).join('\n');
  });
}
