import type { PersonPart } from '#modules/accounts/person-parts.ts';
import { deleteTicketsOfPerson, readTicketsOfPerson } from './queries.ts';

/** What a person wrote through the forms while signed in. */
export const ticketsOfPerson: PersonPart = {
  name: 'messages',
  async collect(ctx, userId) {
    const rows = await readTicketsOfPerson(ctx.db, userId);
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
  async erase(ctx, userId, email) {
    await deleteTicketsOfPerson(ctx.db, userId, email);
  },
};
