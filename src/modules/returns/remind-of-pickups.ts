import type { MailContent } from '#modules/notifications/mail.ts';
import { notify } from '#modules/notifications/notify.ts';
import { notifySeller } from '#modules/sellers/notify-seller.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { formatDay } from '#shared/format-day.ts';
import type { Language } from '#shared/localized.ts';
import { mailAboutReturn } from './mail-about-return.ts';
import { markPickupsEscalated, markPickupsReminded, type WaitingPickup } from './pickup-queries.ts';
import type { PickupState } from './pickup-rules.ts';
import { getReturn } from './return-view.ts';

interface Words {
  subject: string;
  lead: string;
  states: Partial<Record<PickupState, string>>;
  since: (state: string, day: string) => string;
}

const words: Record<Language, Words> = {
  en: {
    subject: 'Returns with the courier wait for a step',
    lead: 'A courier was to fetch these returns from their buyers, and the step is due.',
    states: {
      offered: 'the buyer has not chosen',
      booking: 'the carrier has not answered',
      awaiting: 'not fetched yet',
      failed: 'could not be fetched',
      'picked-up': 'with the courier: look at the items when they come',
      back: 'brought back: look at the items and say whether they are whole',
      lost: 'lost by the courier: to be settled',
    },
    since: (state, day) => `${state} (since ${day})`,
  },
  hi: {
    subject: 'कूरियर से आ रही कुछ वापसियों पर कुछ करना बाक़ी है',
    lead: 'इन वापसियों की चीज़ें कूरियर को ख़रीदार से लेनी थीं, और अगला क़दम बाक़ी है।',
    states: {
      'picked-up': 'कूरियर के पास: आने पर चीज़ें देखें',
      back: 'लौट आई: चीज़ें देखकर बताएँ कि सही-सलामत हैं या नहीं',
      lost: 'कूरियर से खो गई: हिसाब बाक़ी है',
    },
    since: (state, day) => `${state} (${day} से)`,
  },
};

/** Composes the mail about pickups that wait. It names orders, never people. */
function pickupsMail(waiting: readonly WaitingPickup[], language: Language): MailContent {
  const { subject, lead, states, since } = words[language];
  return {
    kind: 'pickups-waiting',
    language,
    subject,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text: lead },
      {
        type: 'table',
        rows: waiting.map(({ number, orderNumber, sellerName, state, since: at }) => [
          `${number} (${orderNumber})`,
          `${sellerName}: ${since(states[state] ?? state, formatDay(new Date(at), language, 'long'))}`,
        ]),
      },
    ],
  };
}

/** Reminds the one who has to act: the operator in a list, sellers of theirs, buyers one by one. */
async function remind(tx: Context, waiting: readonly WaitingPickup[], operatorKnows: boolean): Promise<void> {
  const of = (whose: WaitingPickup['whose']) => waiting.filter((each) => each.whose === whose);
  if (!operatorKnows && of('operator').length > 0)
    await notify(tx, { kind: 'operator', queue: 'returns' }, pickupsMail(of('operator'), 'en'));
  for (const [sellerId, theirs] of Map.groupBy(of('seller'), (each) => each.sellerId))
    await notifySeller(tx, {
      sellerId,
      sellerName: theirs[0]?.sellerName ?? '',
      notice: 'reminders',
      queue: 'returns',
      replyTo: tx.app.operator.supportEmail,
      operator: operatorKnows ? 'knows' : 'instead',
      compose: (language) => pickupsMail(theirs, language),
    });
  for (const { orderId, returnId } of of('buyer'))
    await mailAboutReturn(tx, orderId, (await getReturn(tx, orderId, returnId)).data.return, 'pickup-waits');
}

/** Reminds of pickups that wait, and tells the operator repeatedly of those that stay. */
export async function remindOfPickups(outside: Context): Promise<void> {
  await outside.transaction(async (tx) => {
    // Escalations first: each counts as the reminder, too.
    const escalated = await markPickupsEscalated(tx.db, tx.now());
    if (escalated.length > 0) await notify(tx, { kind: 'operator', queue: 'returns' }, pickupsMail(escalated, 'en'));
    await remind(tx, escalated, true);
    await remind(tx, await markPickupsReminded(tx.db, tx.now()), false);
  });
}

export const remindOfPickupsJob: JobDefinition = {
  name: 'remind-of-pickups',
  retries: 3,
  timeoutSeconds: 120,
  cron: '25 4 * * *',
  handle: (_, ctx) => remindOfPickups(ctx),
};
