import type { MailContent } from '#modules/notifications/mail.ts';
import { notify } from '#modules/notifications/notify.ts';
import { notifySeller } from '#modules/sellers/notify-seller.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { formatDay } from '#shared/format-day.ts';
import type { Language } from '#shared/localized.ts';
import { markEscalated, markReminded, type WaitingReturn } from './clock-queries.ts';

interface Words {
  subject: string;
  lead: string;
  states: Partial<Record<WaitingReturn['state'], string>>;
  since: (state: string, day: string) => string;
}

const words: Record<Language, Words> = {
  en: {
    subject: 'Returns wait for a step',
    lead: 'Their buyers wait for an answer, a refund or a replacement.',
    states: { requested: 'not answered', approved: 'accepted, not settled', received: 'back with the seller, not settled' },
    since: (state, day) => `${state} since ${day}`,
  },
  hi: {
    subject: 'कुछ वापसियों पर कुछ करना बाक़ी है',
    lead: 'इनके ख़रीदार जवाब, पैसे या दूसरी चीज़ का इंतज़ार कर रहे हैं।',
    states: {
      requested: 'जवाब नहीं दिया गया',
      approved: 'मान ली गई, पर पूरी नहीं हुई',
      received: 'चीज़ लौट आई, पर वापसी पूरी नहीं हुई',
    },
    since: (state, day) => `${state} (${day} से)`,
  },
};

/** Composes the mail about returns that wait. It names orders, never people. */
function returnsMail(waiting: readonly WaitingReturn[], language: Language): MailContent {
  const say = words[language];
  return {
    kind: 'returns-waiting',
    language,
    subject: say.subject,
    blocks: [
      { type: 'heading', text: say.subject },
      { type: 'paragraph', text: say.lead },
      {
        type: 'table',
        rows: waiting.map(({ number, orderNumber, sellerName, state, since }) => [
          `${number} (${orderNumber})`,
          `${sellerName}: ${say.since(say.states[state] ?? state, formatDay(since, language, 'long'))}`,
        ]),
      },
    ],
  };
}

async function notifySellers(tx: Context, waiting: readonly WaitingReturn[], operatorKnows: boolean): Promise<void> {
  for (const [sellerId, theirs] of Map.groupBy(waiting, (each) => each.sellerId))
    await notifySeller(tx, {
      sellerId,
      sellerName: theirs[0]?.sellerName ?? '',
      notice: 'reminders',
      queue: 'returns',
      replyTo: tx.app.operator.supportEmail,
      operator: operatorKnows ? 'knows' : 'instead',
      compose: (language) => returnsMail(theirs, language),
    });
}

/** Reminds sellers of returns that wait for them, and tells the operator repeatedly of those that stay. */
export async function remindOfReturns(outside: Context): Promise<void> {
  await outside.transaction(async (ctx) => {
    // Escalations first: each counts as the reminder, too.
    const escalated = await markEscalated(ctx.db, ctx.now());
    if (escalated.length > 0) await notify(ctx, { kind: 'operator', queue: 'returns' }, returnsMail(escalated, 'en'));
    await notifySellers(ctx, escalated, true);
    await notifySellers(ctx, await markReminded(ctx.db, ctx.now()), false);
  });
}

export const escalateReturnsJob: JobDefinition = {
  name: 'escalate-returns',
  retries: 3,
  timeoutSeconds: 120,
  cron: '20 4 * * *',
  handle: (_, ctx) => remindOfReturns(ctx),
};
