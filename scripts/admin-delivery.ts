/** Commands of the operator on where the shop delivers, and how fast. */
import { readFile } from 'node:fs/promises';
import type { DeliveryList } from '#modules/delivery/contract.ts';
import { printList, replaceList, setServed } from '#modules/delivery/operate-lists.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { StartError } from '#shared/start-error.ts';

export const listUsage = (list: DeliveryList): string =>
  list === 'destinations'
    ? 'destinations export | import <file.csv> | serve <country> | stop <country>'
    : `${list} export | import <file.csv>`;

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new StartError(`${file} could not be read: ${(error as Error).message}`);
  }
}

/** Says what is wrong with a file, by its rows. */
function explain(error: unknown): StartError {
  if (!(error instanceof DomainError)) throw error;
  const faults = Object.entries(error.fields).map(([at, fault]) => (at.startsWith('csv.') ? `row ${at.slice(4)}: ${fault}` : fault));
  return new StartError([...faults, 'Nothing was changed.'].join('\n'));
}

/** Prints a list as CSV, replaces it by a file, or says whether a country is served. */
export async function operateDeliveryList(ctx: Context, list: DeliveryList, [act, subject, ...others]: string[]): Promise<string> {
  const isServing = list === 'destinations' && (act === 'serve' || act === 'stop');
  if (others.length > 0 || (act === 'export') !== (subject === undefined) || !(act === 'export' || act === 'import' || isServing))
    throw new StartError(`npm run admin -- ${listUsage(list)}`);
  if (subject === undefined) return printList(ctx, list);
  try {
    if (act === 'import')
      return `${await replaceList(ctx, list, await readText(subject))} ${list} are in force; other nodes follow within a minute.`;
    await setServed(ctx, subject.toUpperCase(), act === 'serve');
  } catch (error) {
    throw explain(error);
  }
  return `Parcels are ${act === 'serve' ? '' : 'not '}sent to ${subject.toUpperCase()}; other nodes follow within a minute.`;
}
