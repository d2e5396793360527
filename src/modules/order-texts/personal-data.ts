import { findEmail } from '#modules/accounts/find-email.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { eraseConsentsOf, readConsentsOf } from './queries.ts';

const channels = ['sms', 'whatsapp'] as const;

/** Orders of which updates go to the phone. Its number is in the order's contact, which orders erases. */
export const orderTextsPersonalData: PersonalDataSource = {
  name: 'orderTexts',
  async export(ctx, userId) {
    const email = (await findEmail(ctx, userId)) ?? '';
    const lists = await Promise.all(
      channels.map(async (channel) =>
        (await readConsentsOf(ctx.db, channel, userId, email)).map(({ number, consentedAt }) => ({
          number,
          channel,
          consentedAt: consentedAt.toISOString(),
        })),
      ),
    );
    return lists.flat();
  },
  async erase(ctx, userId, email) {
    for (const channel of channels) await eraseConsentsOf(ctx.db, channel, userId, email);
  },
};
