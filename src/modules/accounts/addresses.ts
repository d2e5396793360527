import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { formatAddress, maxAddresses } from '#shared/address-forms.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { addressFaults } from './address-faults.ts';
import type { Address, AddressInput } from './contract.ts';
import { addressView, requireActor } from './get-me.ts';
import { lockPerson } from './lock-person.ts';
import { normalizePhone } from './phone-number.ts';
import { readAddresses, readUser } from './queries.ts';
import { addresses, users } from './tables.ts';

interface AddressList {
  data: { addresses: Address[]; version: number };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/**
 * Validates an address and converts it to columns.
 * @throws {DomainError} INVALID_INPUT at each field that is wrong for the country
 */
function toColumns(input: AddressInput) {
  const faults = addressFaults(input);
  if (faults.length > 0) throw new DomainError('INVALID_INPUT', Object.fromEntries(faults));
  const { label, isDefault, country, line1, city } = input;
  const postalCode = input.postalCode?.toUpperCase();
  const { phoneUnchecked: unchecked } = input;
  const phone = input.phone === undefined ? null : normalizePhone(input.phone, { field: 'phone', country: input.country, unchecked });
  const details = formatAddress({ ...input, postalCode }, countryNames.of(country) ?? country);
  const { name = null, line2 = null, state = null } = input;
  return { label, isDefault, country, line1, city, postalCode: postalCode ?? null, phone, name, line2, state, details };
}

async function readAddressList(ctx: Context, userId: string, version: number): Promise<AddressList> {
  return { data: { addresses: (await readAddresses(ctx.db, userId)).map(addressView), version } };
}

export async function listAddresses(ctx: Context): Promise<AddressList> {
  const { userId } = requireActor(ctx);
  // Reads the version first: after a concurrent change the list is newer than its version, so that the next
  // write is refused instead of losing that change.
  const version = (await readUser(ctx.db, userId))?.addressesVersion ?? 0;
  return readAddressList(ctx, userId, version);
}

/** Runs a change of the list alone among those of this person, and counts it. */
async function updateAddressList<T>(
  ctx: Context,
  work: (tx: Context, userId: string, version: number) => Promise<T>,
): Promise<AddressList & { done: T }> {
  const { userId } = requireActor(ctx);
  return ctx.transaction(async (tx) => {
    const user = await lockPerson(tx, userId);
    const done = await work(tx, userId, user.addressesVersion);
    const version = user.addressesVersion + 1;
    await tx.db.orm.update(users).set({ addressesVersion: version }).where(eq(users.id, userId));
    return { ...(await readAddressList(tx, userId, version)), done };
  });
}

/** There is one default at most, and one at least where there are addresses. */
async function ensureDefaultAddress(ctx: Context, userId: string, chosen: string | undefined): Promise<void> {
  const list = await readAddresses(ctx.db, userId);
  const wanted = chosen ?? (list.find((each) => each.isDefault) ?? list[0])?.id;
  await ctx.db.orm
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
  if (wanted)
    await ctx.db.orm
      .update(addresses)
      .set({ isDefault: true })
      .where(and(eq(addresses.userId, userId), eq(addresses.id, wanted)));
}

/**
 * Saves an address at the end of the list.
 * @throws {DomainError} INVALID_INPUT at a field, or at `label` where the list is full
 */
export async function addAddress(ctx: Context, input: AddressInput): Promise<AddressList & { added: string }> {
  const { isDefault, ...columns } = toColumns(input);
  const id = newId();
  const { data } = await updateAddressList(ctx, async (tx, userId) => {
    const list = await readAddresses(tx.db, userId);
    if (list.length >= maxAddresses) throw new DomainError('INVALID_INPUT', { label: `At most ${maxAddresses} addresses can be saved.` });
    await tx.db.orm.insert(addresses).values({ id, userId, position: (list.at(-1)?.position ?? -1) + 1, ...columns });
    await ensureDefaultAddress(tx, userId, isDefault ? id : undefined);
  });
  return { data, added: id };
}

/** @throws {DomainError} NOT_FOUND for an address of another account, CONFLICT for a stale version */
export async function changeAddress(ctx: Context, input: AddressInput & { id: string; version: number }): Promise<AddressList> {
  const { isDefault, ...columns } = toColumns(input);
  const { data } = await updateAddressList(ctx, async (tx, userId) => {
    await requireCurrentAddress(tx, userId, input);
    await tx.db.orm
      .update(addresses)
      .set({ ...columns, version: sql`${addresses.version} + 1` })
      .where(and(eq(addresses.id, input.id), eq(addresses.userId, userId)));
    await ensureDefaultAddress(tx, userId, isDefault ? input.id : undefined);
  });
  return { data };
}

/** @throws {DomainError} NOT_FOUND for an address of another account, CONFLICT for a stale version */
export async function removeAddress(ctx: Context, input: { id: string; version: number }): Promise<AddressList> {
  const { data } = await updateAddressList(ctx, async (tx, userId) => {
    await requireCurrentAddress(tx, userId, input);
    await tx.db.orm.delete(addresses).where(and(eq(addresses.id, input.id), eq(addresses.userId, userId)));
    await ensureDefaultAddress(tx, userId, undefined);
  });
  return { data };
}

async function requireCurrentAddress(ctx: Context, userId: string, { id, version }: { id: string; version: number }): Promise<void> {
  const [row] = await ctx.db.orm
    .select({ version: addresses.version })
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
  if (!row) throw new DomainError('NOT_FOUND');
  if (row.version !== version) throw new DomainError('CONFLICT');
}

/**
 * Replaces the whole list in the specified form. An unchanged entry keeps its fields at any position; a
 * changed one takes over the row at its position; others are added or deleted.
 * @throws {DomainError} CONFLICT where `version` is given and stale
 */
export async function replaceAddresses(
  ctx: Context,
  list: readonly { label: string; details: string }[],
  version: number | undefined,
): Promise<void> {
  await updateAddressList(ctx, async (tx, userId, current) => {
    const before = await readAddresses(tx.db, userId);
    if (version !== undefined && version !== current) throw new DomainError('CONFLICT');
    const left = new Set(before);
    const kept = list.map((entry) => {
      const same = [...left].find((row) => row.label === entry.label && row.details === entry.details);
      if (same) left.delete(same);
      return same;
    });
    for (const [position, entry] of list.entries()) {
      const place = before[position];
      const row = kept[position] ?? (place && left.delete(place) ? place : undefined);
      if (row && row === kept[position]) {
        await tx.db.orm.update(addresses).set({ position }).where(eq(addresses.id, row.id));
      } else if (row) {
        const cleared = { name: null, phone: null, line1: null, line2: null, city: null, state: null, postalCode: null, country: null };
        const parts = row.details === entry.details ? {} : cleared;
        await tx.db.orm
          .update(addresses)
          .set({ ...entry, ...parts, position, version: row.version + 1 })
          .where(eq(addresses.id, row.id));
      } else {
        await tx.db.orm.insert(addresses).values({ id: newId(), userId, position, ...entry });
      }
    }
    for (const row of left) await tx.db.orm.delete(addresses).where(eq(addresses.id, row.id));
    await ensureDefaultAddress(tx, userId, undefined);
  });
}
