import { eq } from 'drizzle-orm';
import { findEmail } from '#modules/accounts/find-email.ts';
import type { PersonPart } from '#modules/accounts/person-parts.ts';
import { tickets } from './tables.ts';

/** What a person wrote through the forms with the address of the account. */
export const ticketsOfPerson: PersonPart = {
  name: 'messages',
  async collect(ctx, userId) {
    const email = await findEmail(ctx, userId);
    if (!email) return [];
    const rows = await ctx.db.orm.select().from(tickets).where(eq(tickets.email, email));
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
    await ctx.db.orm.delete(tickets).where(eq(tickets.email, email));
  },
};
