import type { MailContent } from '#modules/notifications/mail.ts';
import { notify } from '#modules/notifications/notify.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { formatDay } from '#shared/format-day.ts';
import type { Language } from '#shared/localized.ts';
import { mailToTeam } from './mail-to-team.ts';
import { notifyTeam } from './notify-team.ts';
import { markShopsEscalated, markShopsReminded, type WaitingShop } from './shop-queries.ts';

const words: Record<Language, { subject: string; preparing: string; paused: string; button: string }> = {
  en: {
    subject: 'Your shop waits for you',
    preparing: 'Your shop is still being prepared. Its page shows what is missing, and you can stop and go on at any time.',
    paused: 'Your shop is paused, and nobody can buy from it. Open it again when you are ready.',
    button: 'To your shop',
  },
  hi: {
    subject: 'आपकी दुकान आपके इंतज़ार में है',
    preparing: 'आपकी दुकान अभी तैयार हो रही है। क्या बाक़ी है, यह उसके पन्ने पर दिखता है। बीच में रुककर बाद में आगे बढ़ा जा सकता है।',
    paused: 'आपकी दुकान रुकी हुई है और उससे कोई ख़रीद नहीं सकता। जब आप तैयार हों, उसे फिर खोल दें।',
    button: 'अपनी दुकान पर जाएँ',
  },
};

function reminderMail(ctx: Context, { slug, state }: WaitingShop, language: Language): MailContent {
  const say = words[language];
  const text = state === 'paused' ? say.paused : say.preparing;
  return mailToTeam(ctx, { kind: 'shop-waits', language, subject: say.subject, text, slug, button: say.button });
}

const operatorMail = (shops: readonly WaitingShop[]): MailContent => ({
  kind: 'shops-waiting',
  language: 'en',
  subject: 'Shops wait for a step',
  blocks: [
    { type: 'heading', text: 'Shops wait for a step' },
    {
      type: 'table',
      rows: shops.map(({ sellerName, slug, state, since }) => [
        `${sellerName} (${slug})`,
        `${state} since ${formatDay(since, 'en', 'long')}`,
      ]),
    },
  ],
});

/** Reminds owners of shops that wait for them, and tells the operator repeatedly of those that stay. */
export async function remindOfShops(outside: Context): Promise<void> {
  await outside.transaction(async (tx) => {
    // Escalations first: each counts as the reminder, too.
    const forOperator = [...(await markShopsEscalated(tx.db, tx.now())), ...(await markShopsReminded(tx.db, 'operator', tx.now()))];
    if (forOperator.length > 0) await notify(tx, { kind: 'operator', queue: 'support' }, operatorMail(forOperator));
    for (const shop of await markShopsReminded(tx.db, 'owner', tx.now()))
      await notifyTeam(tx, { sellerId: shop.id, power: 'settings', compose: (language) => reminderMail(tx, shop, language) });
  });
}

export const remindOfShopsJob: JobDefinition = {
  name: 'remind-of-shops',
  retries: 3,
  timeoutSeconds: 120,
  cron: '35 4 * * *',
  handle: (_, ctx) => remindOfShops(ctx),
};
