import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { deleteTicketsOfUser, readTicketsOfUser } from './queries.ts';

/** Tickets that a user wrote while signed in. */
export const supportPersonalData: PersonalDataSource = {
  name: 'messages',
  async export(ctx, userId) {
    const rows = await readTicketsOfUser(ctx.db, userId);
    return rows.map(({ id, kind, name, phoneNumber, businessName, subject, body, topic, orderNumber, createdAt, state }) => ({
      reference: id,
      kind,
      name,
      phoneNumber,
      businessName,
      subject,
      topic,
      orderNumber,
      text: body,
      sentAt: createdAt.toISOString(),
      state,
    }));
  },
  async erase(ctx, userId, email) {
    await deleteTicketsOfUser(ctx.db, userId, email);
  },
};
