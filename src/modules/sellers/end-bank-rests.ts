import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { bankMail } from './bank-mail.ts';
import { lockShopsOfRestedBanks, moveBank } from './bank-queries.ts';
import { findBanks } from './banks.ts';
import { notifyTeam } from './notify-team.ts';

/** Puts new bank accounts that have rested in the place of those of before, and mails the owners. */
export async function endBankRests(outside: Context): Promise<void> {
  await outside.transaction(async (tx) => {
    const now = tx.now();
    for (const { id: sellerId, slug } of await lockShopsOfRestedBanks(tx.db, now)) {
      const { entered: bank } = await findBanks(tx, sellerId);
      // Another one was entered, or it was stopped, before the shop was held.
      if (!bank || bank.usableFrom > now) continue;
      await moveBank(tx.db, sellerId, 'usable', 'replaced', now);
      await moveBank(tx.db, sellerId, 'entered', 'usable', now);
      await tx.record({ kind: 'shop-changed', outcome: 'success', target: { kind: 'seller', id: sellerId }, reason: 'bank usable' });
      const compose = (language: 'en' | 'hi') => bankMail(tx, { slug, about: 'usable', bank, language });
      await notifyTeam(tx, { sellerId, power: 'settings', compose });
    }
  });
}

export const endBankRestsJob: JobDefinition = {
  name: 'end-bank-rests',
  retries: 3,
  timeoutSeconds: 120,
  cron: '*/10 * * * *',
  handle: (_, ctx) => endBankRests(ctx),
};
