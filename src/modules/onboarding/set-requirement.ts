import type { Seller } from '#modules/sellers/contract.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { isStandard, type RequirementWords } from './requirement-rules.ts';
import { listRequirements, type Requirement } from './requirements.ts';
import { deleteAttestations, deleteRequirement, readRequirementRows, writeRequirement } from './shop-queries.ts';

/** Changes to a requirement; what is left out stays. A new one needs words. */
export interface RequirementChanges {
  required?: boolean | undefined;
  position?: number | undefined;
  words?: RequirementWords | undefined;
  /** Of a new one; it stays. */
  family?: 'attested' | 'documented' | undefined;
  /** Null: it is asked of all sellers. */
  kinds?: Seller['kind'][] | null | undefined;
}

type Changed = Promise<{ data: { requirements: Requirement[] } }>;

const answer = async (ctx: Context): Changed => ({ data: { requirements: await listRequirements(ctx) } });

/** Lists what the operator asks of shops. */
export const getRequirements = answer;

const record = (tx: Context, key: string, reason: string) =>
  tx.record({ kind: 'admin-command', outcome: 'success', target: { kind: 'requirement', id: key }, reason });

/** Reads what the operator said of a requirement before. */
const readOwnRow = async (tx: Context, key: string) => (await readRequirementRows(tx.db)).find((row) => row.key === key);

/**
 * Changes a requirement of all shops, or adds one to which their owners agree. New words of one of the
 * operator's own are agreed to again.
 * @throws {DomainError} INVALID_INPUT where a new one has no words
 */
export async function setRequirement(ctx: Context, { key, ...changes }: RequirementChanges & { key: string }): Changed {
  await ctx.transaction(async (tx) => {
    const known = (await listRequirements(tx)).find((each) => each.key === key);
    const { required = known?.required ?? true, position = known?.position ?? 80 } = changes;
    if (!known && !changes.words) throw new DomainError('INVALID_INPUT', { words: 'Say what it asks for, in both languages.' });
    const own = await readOwnRow(tx, key);
    const family = own?.family ?? changes.family ?? 'attested';
    if (changes.family !== undefined && (isStandard(key) || changes.family !== family))
      throw new DomainError('INVALID_INPUT', { family: 'Its family stays. Drop it, and add another one.' });
    const kinds = changes.kinds === undefined ? (own?.kinds ?? null) : changes.kinds;
    await writeRequirement(tx.db, { key, required, position, words: changes.words ?? own?.words ?? null, family, kinds });
    if (changes.words && !isStandard(key)) await deleteAttestations(tx.db, key);
    await record(tx, key, 'requirement set');
  });
  return answer(ctx);
}

/** Drops a requirement of the operator's own, or what it changed of a standard one. */
export async function dropRequirement(ctx: Context, { key }: { key: string }): Changed {
  await ctx.transaction(async (tx) => {
    if (!(await deleteRequirement(tx.db, key))) throw new DomainError('NOT_FOUND');
    if (!isStandard(key)) await deleteAttestations(tx.db, key);
    await record(tx, key, 'requirement dropped');
  });
  return answer(ctx);
}
