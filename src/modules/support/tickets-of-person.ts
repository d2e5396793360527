import { findEmail } from '#modules/accounts/find-email.ts';
import type { PersonPart } from '#modules/accounts/person-parts.ts';
import { deleteTicketsFrom, readTicketsFrom } from './queries.ts';

/** What a person wrote through the forms with the address of the account. */
export const ticketsOfPerson: PersonPart = {
  name: 'messages',
  async collect(ctx, userId) {
    const email = await findEmail(ctx, userId);
    if (!email) return [];
    const rows = await readTicketsFrom(ctx.db, email);
    return rows.map(({ id, kind, name, phoneNumber, businessName, subject, body, createdAt, state }) => ({
      reference: id,
      kind,
      name,
      phoneNumber,
      businessName,
      subject,
      text: body,
      sentAt: createdAt.toISOString(),
      state,
    }));
  },
  async erase(ctx, _userId, email) {
    await deleteTicketsFrom(ctx.db, email);
  },
};
