import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { countOtherContacts, readContacts, removeContactRow, saveContactRow } from './contact-queries.ts';
import type { SellerContact } from './contract.ts';
import { readSeller } from './queries.ts';

/** People of one seller that can be entered; each is mailed about every parcel. */
export const maxContacts = 10;

async function requireSeller(ctx: Context, slug: string): Promise<void> {
  if (!(await readSeller(ctx.db, slug))) throw new DomainError('SELLER_NOT_FOUND');
}

/** Records who gets the addresses of buyers from now on, by seller and never by name. */
const recordChange = (tx: Context, slug: string, reason: string) =>
  tx.record({ kind: 'admin-command', outcome: 'success', target: { kind: 'seller', id: slug }, reason });

type Contacts = Promise<{ data: { contacts: SellerContact[] } }>;

/** Lists the people of a seller who are written to. @throws {DomainError} SELLER_NOT_FOUND */
export async function listContacts(ctx: Context, { slug }: { slug: string }): Contacts {
  await requireSeller(ctx, slug);
  return { data: { contacts: await readContacts(ctx.db, slug) } };
}

/**
 * Enters a person of a seller, or changes the one with the same address.
 * @throws {DomainError} SELLER_NOT_FOUND, INVALID_INPUT for too many
 */
export async function saveContact(ctx: Context, input: Omit<SellerContact, '_id'> & { slug: string }): Contacts {
  const { slug, ...contact } = input;
  await ctx.transaction(async (tx) => {
    await requireSeller(tx, slug);
    if ((await countOtherContacts(tx.db, slug, contact.email)) >= maxContacts)
      throw new DomainError('INVALID_INPUT', { email: `A seller has at most ${maxContacts} people.` });
    await saveContactRow(tx.db, slug, { _id: newId(), ...contact }, tx.now());
    await recordChange(tx, slug, 'contact entered');
  });
  return listContacts(ctx, { slug });
}

/** Removes a person of a seller, by id or address; a second time nothing happens. */
export async function removeContact(ctx: Context, { slug, contact }: { slug: string; contact: string }): Contacts {
  await ctx.transaction(async (tx) => {
    await requireSeller(tx, slug);
    if (await removeContactRow(tx.db, slug, contact.toLowerCase())) await recordChange(tx, slug, 'contact removed');
  });
  return listContacts(ctx, { slug });
}
