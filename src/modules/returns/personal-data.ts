import { findEmail } from '#modules/accounts/find-email.ts';
import { deleteMediaJob } from '#modules/media/delete-media.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { eraseReturnsOfPerson, readReturnsOfPerson } from './queries.ts';
import { openReturnStates } from './return-rules.ts';

/** Messages and photographs of a person about returns. */
export const returnsPersonalData: PersonalDataSource = {
  name: 'returns',
  async export(ctx, userId) {
    const rows = await readReturnsOfPerson(ctx.db, userId, (await findEmail(ctx, userId)) ?? '');
    return rows.map((row) => ({
      number: row.number,
      orderNumber: row.orderNumber,
      state: row.state,
      wish: row.wish,
      requestedAt: row.createdAt.toISOString(),
      messages: row.messages,
    }));
  },
  async erasureBlocker(ctx, userId) {
    const all = await readReturnsOfPerson(ctx.db, userId, (await findEmail(ctx, userId)) ?? '');
    const open = all.find((each) => openReturnStates.includes(each.state));
    return open && { kind: 'open-return', number: open.number };
  },
  async erase(ctx, userId, email) {
    for (const mediaId of await eraseReturnsOfPerson(ctx.db, userId, email)) await ctx.enqueue(deleteMediaJob, { mediaId });
  },
};
