import type { MailContent } from '#modules/notifications/mail.ts';
import { findShop } from '#modules/sellers/find-shop.ts';
import { hubUrl } from '#modules/sellers/hub-url.ts';
import { notifyTeam } from '#modules/sellers/notify-team.ts';
import type { Context } from '#platform/context.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import { formatRupees } from '#shared/money.ts';
import type { HoldRow, PayoutRow } from './tables.ts';

const rupees = (paise: number, language: Language) => formatRupees(paise, { locale: language === 'hi' ? 'hi-IN' : 'en-IN' });
const dayOf = (isoDay: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );

interface Words {
  'payout-sent': (sum: string) => { subject: string; text: string };
  'payout-returned': (sum: string) => { subject: string; text: string };
  toPayout: string;
  reference: string;
  account: string;
  bankSays: string;
  hold: { subject: string; text: (cap: string, end: string) => string; why: string; appeal: string; button: string };
}

const words: Record<Language, Words> = {
  en: {
    'payout-sent': (sum) => ({
      subject: `${sum} is on its way to your bank`,
      text: 'Banks take up to two working days. The page below says which lines it is made of.',
    }),
    'payout-returned': (sum) => ({
      subject: `Your bank gave ${sum} back`,
      text: 'The money is yours and with us. Check your bank account: the next payout takes it along.',
    }),
    toPayout: 'See the payout',
    reference: 'Our reference',
    account: 'Account',
    bankSays: 'The bank says',
    hold: {
      subject: 'We are holding back a part of your money',
      text: (cap, end) => `At most ${cap}, until ${end} at the latest. Everything beyond that is paid as usual.`,
      why: 'Why',
      appeal: 'If you see it differently, tell us on the page. A person answers within seven days.',
      button: 'Read it and answer',
    },
  },
  hi: {
    'payout-sent': (sum) => ({
      subject: `${sum} आपके बैंक की ओर निकल चुके हैं`,
      text: 'बैंक दो कामकाजी दिन तक ले सकते हैं। नीचे के पन्ने पर दिखता है कि यह रक़म किन चीज़ों की है।',
    }),
    'payout-returned': (sum) => ({
      subject: `आपके बैंक ने ${sum} लौटा दिए`,
      text: 'यह रक़म आपकी है और हमारे पास है। अपना बैंक खाता जाँच लें: अगले भुगतान में यह साथ जाएगी।',
    }),
    toPayout: 'भुगतान देखें',
    reference: 'हमारा संदर्भ',
    account: 'खाता',
    bankSays: 'बैंक का कहना है',
    hold: {
      subject: 'आपकी रक़म का एक हिस्सा हमने रोका है',
      text: (cap, end) => `ज़्यादा से ज़्यादा ${cap}, और हद से हद ${end} तक। बाक़ी सब पहले की तरह मिलता रहेगा।`,
      why: 'वजह',
      appeal: 'अगर आपको यह ठीक न लगे, तो पन्ने पर हमें लिखें। सात दिन में कोई व्यक्ति जवाब देगा।',
      button: 'पढ़ें और जवाब दें',
    },
  },
};

type PayoutNotice = 'payout-sent' | 'payout-returned';

function payoutMail(ctx: Context, slug: string, payout: PayoutRow, kind: PayoutNotice, language: Language): MailContent {
  const say = words[language];
  const { subject, text } = say[kind](rupees(payout.amountPaise, language));
  const rows: [string, string][] = [[say.reference, payout.id]];
  if (payout.accountLast4) rows.push([say.account, `•••• ${payout.accountLast4}`]);
  if (kind === 'payout-returned' && payout.returnReason) rows.push([say.bankSays, payout.returnReason]);
  return {
    kind,
    language,
    subject,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text },
      { type: 'table', rows },
      { type: 'button', label: say.toPayout, url: `${hubUrl(ctx, slug, language)}/money/payouts/${payout.id}` },
    ],
  };
}

/** Tells those of a shop who look after its money that a payout left, or came back. */
export async function notifyOfPayout(tx: Context, payout: PayoutRow, kind: PayoutNotice): Promise<void> {
  const shop = await findShop(tx, payout.sellerId);
  if (!shop) return;
  const compose = (language: Language) => payoutMail(tx, shop.slug, payout, kind, language);
  await notifyTeam(tx, { sellerId: payout.sellerId, topic: 'payouts', compose });
}

function holdMail(ctx: Context, slug: string, hold: HoldRow, language: Language): MailContent {
  const say = words[language].hold;
  return {
    kind: 'hold-set',
    language,
    subject: say.subject,
    blocks: [
      { type: 'heading', text: say.subject },
      { type: 'paragraph', text: say.text(rupees(hold.capPaise, language), dayOf(hold.endsOn, language)) },
      { type: 'table', rows: [[say.why, inLanguage(hold.words, language)]] },
      { type: 'paragraph', text: say.appeal },
      { type: 'button', label: say.button, url: `${hubUrl(ctx, slug, language)}/money/holds/${hold.id}` },
    ],
  };
}

/** Tells those of a shop who look after its money that a part of it is held back, why and until when. */
export async function notifyOfHold(tx: Context, hold: HoldRow): Promise<void> {
  const shop = await findShop(tx, hold.sellerId);
  if (!shop) return;
  const compose = (language: Language) => holdMail(tx, shop.slug, hold, language);
  await notifyTeam(tx, { sellerId: hold.sellerId, topic: 'holds', compose });
}
