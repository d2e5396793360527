import { parseArgs } from 'node:util';
import { operatorShopEvents } from '#modules/onboarding/desk-contract.ts';
import { operateShop } from '#modules/onboarding/move-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Localized } from '#shared/localized.ts';
import { StartError } from '#shared/start-error.ts';

const text = { type: 'string' } as const;

/** Options of a reason in both languages. */
export const reasonOptions = { reason: text, 'reason-hi': text };
export const reasonUsage = '[--reason <English> --reason-hi <Hindi>]';

/** Reads a reason in both languages. @throws {StartError} where one language is missing */
export function readReason(values: { reason?: string | undefined; 'reason-hi'?: string | undefined }): Required<Localized> | undefined {
  const { reason: en, 'reason-hi': hi } = values;
  if (en === undefined && hi === undefined) return undefined;
  if (!en?.trim() || !hi?.trim()) throw new StartError('Say it in both languages: --reason "…" --reason-hi "…".');
  return { en: en.trim(), hi: hi.trim() };
}

/** Says an expected failure in a line. */
export async function inOneLine(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new StartError([error.message, ...Object.values(error.fields)].join(' '));
  }
}

export const shopUsage = `shop <slug> ${operatorShopEvents.join('|')} ${reasonUsage}`;

/** Moves a shop for the operator. */
export async function operateShops(ctx: Context, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: reasonOptions });
  const [slug, act, ...rest] = positionals;
  const event = operatorShopEvents.find((each) => each === act);
  if (slug === undefined || !event || rest.length > 0) throw new StartError(`Name the shop and a step: ${shopUsage}`);
  return inOneLine(async () => {
    const { data } = await operateShop(ctx, { slug, event, reason: readReason(values) });
    return `The shop ${slug} is ${data.state}.`;
  });
}
