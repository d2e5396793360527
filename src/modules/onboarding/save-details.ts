import type { z } from 'zod';
import { requireActor } from '#modules/accounts/get-me.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { notify } from '#modules/notifications/notify.ts';
import { lockShop } from '#modules/sellers/lock-shop.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { withSavepoint } from '#platform/database/with-savepoint.ts';
import { type DetailStep, reviewedDetailStates } from '#shared/detail-steps.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { endDetailChange, insertDetailChange } from './detail-change-queries.ts';
import { type DetailInput, detailForms } from './detail-forms.ts';
import { detailChangeSentMail } from './detail-mail.ts';
import { currentTerms, listRequirements } from './requirements.ts';
import type { agreementInput } from './shop-contract.ts';
import { writeAttestation } from './shop-queries.ts';
import { readShownDetails } from './shown-details.ts';
import { standardWords } from './standard-words.ts';

/** `waits`: the operator looks at it first; until then what was there before counts. */
type Saved = Promise<{ status: 'success'; waits: boolean }>;

/** Records a change of a shop, by the name of the form and never by what is in it. */
export const recordDetails = (tx: Context, id: string, reason: string) =>
  tx.record({ kind: 'shop-changed', outcome: 'success', target: { kind: 'seller', id }, reason });

/** Ends a savepoint whose changes were only tried. */
const tried = Symbol('tried');

/** Tries a change, and rolls it back. @returns the fields of its form before and after */
async function tryChange(tx: Context, sellerId: string, step: DetailStep, work: () => Promise<void>) {
  const before = (await readShownDetails(tx, sellerId))[step];
  let after: Readonly<Record<string, string>> = before;
  await withSavepoint(tx, async () => {
    await work();
    after = (await readShownDetails(tx, sellerId))[step];
    throw tried;
  }).catch((error: unknown) => {
    if (error !== tried) throw error;
  });
  return { before, after };
}

/** Tells whether two forms say the same. */
export const isSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/**
 * Saves a form of the caller's shop: at once while it is being prepared, later as a change that waits for the
 * operator, in place of one that waits or was sent back. What is there already ends a change that waits.
 * @throws {DomainError} WRONG_STATE while it is looked at, and once it closes; INVALID_INPUT
 */
async function save<Step extends DetailStep>(ctx: Context, step: Step, input: DetailInput<Step>): Saved {
  const { slug } = requireShop(ctx);
  const { userId } = requireActor(ctx);
  return ctx.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const { id: sellerId, shopState, sellerName } = await lockShop(tx, slug);
    const work = () => detailForms[step].write(tx, sellerId, input as never);
    if (shopState === 'preparing') {
      await work();
      await recordDetails(tx, sellerId, step);
      return { status: 'success', waits: false };
    }
    if (!reviewedDetailStates.includes(shopState)) throw new DomainError('WRONG_STATE', { state: shopState });
    const { before, after } = await tryChange(tx, sellerId, step, work);
    const now = tx.now();
    const waits = !isSame(before, after);
    const isEnded = await endDetailChange(tx.db, sellerId, { step }, waits ? 'replaced' : 'withdrawn', now);
    if (waits) {
      const id = newId();
      await insertDetailChange(tx.db, { id, sellerId, step, fields: after, state: 'waiting', userId, sentAt: now, stateAt: now });
      await notify(
        tx,
        { kind: 'operator', queue: 'support' },
        detailChangeSentMail({ id, slug, sellerName, title: standardWords[step].title }),
      );
    }
    if (waits || isEnded) await recordDetails(tx, sellerId, `${step} ${waits ? 'asked' : 'withdrawn'}`);
    return { status: 'success', waits };
  });
}

export const saveNames = (ctx: Context, input: DetailInput<'names'>): Saved => save(ctx, 'names', input);
export const saveTax = (ctx: Context, input: DetailInput<'tax'>): Saved => save(ctx, 'tax', input);
export const saveExport = (ctx: Context, input: DetailInput<'export'>): Saved => save(ctx, 'export', input);
export const savePickup = (ctx: Context, input: DetailInput<'pickup'>): Saved => save(ctx, 'pickup', input);
export const saveInvoices = (ctx: Context, input: DetailInput<'invoices'>): Saved => save(ctx, 'invoices', input);
export const savePage = (ctx: Context, input: DetailInput<'page'>): Saved => save(ctx, 'page', input);

/**
 * Records that the owner agreed, with the terms of today.
 * @throws {DomainError} WRONG_STATE once the shop is sent, NOT_FOUND, TERMS_CHANGED where others were shown
 */
export async function agree(ctx: Context, { requirement, commissionBp }: z.output<typeof agreementInput>): Promise<{ status: 'success' }> {
  const { slug } = requireShop(ctx);
  await ctx.transaction(async (tx) => {
    const { id: sellerId, shopState } = await lockShop(tx, slug);
    if (shopState !== 'preparing') throw new DomainError('WRONG_STATE', { state: shopState });
    const found = (await listRequirements(tx)).find(({ key, family }) => key === requirement && family === 'attested');
    if (!found) throw new DomainError('NOT_FOUND');
    const terms = requirement === 'agreement' ? await currentTerms(tx, sellerId) : {};
    if (requirement === 'agreement' && commissionBp !== (terms as { commissionBp?: number }).commissionBp)
      throw new DomainError('TERMS_CHANGED');
    await writeAttestation(tx.db, { sellerId, requirement, terms, attestedAt: tx.now() });
    await recordDetails(tx, sellerId, `agreed ${requirement}`);
  });
  return { status: 'success' };
}
