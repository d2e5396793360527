import type { MailBlock } from '#modules/notifications/mail.ts';
import type { Language } from '#shared/localized.ts';
import type { PickupView } from './contract.ts';

/** Steps of the pickup of a return, by the mails that follow from them. */
export const pickupNotifications = [
  'pickup-offered',
  'pickup-wanted',
  'pickup-booked',
  'pickup-failed',
  'pickup-missed',
  'pickup-waits',
  'picked-up',
  'pickup-back',
  'pickup-lost',
  'self-shipped',
] as const;
export type PickupNotification = (typeof pickupNotifications)[number];

export const isAboutPickup = (kind: string): kind is PickupNotification => pickupNotifications.some((each) => each === kind);

/** Steps of which the buyer is written to; the others are the buyer’s own words. */
type Mailed = Exclude<PickupNotification, 'pickup-wanted' | 'pickup-missed' | 'self-shipped'>;

interface Words {
  subject: string;
  lead: string;
}

interface PickupWords {
  mails: Record<Mailed, (number: string, seller: string) => Words>;
  courier: string;
  comes: string;
  soon: string;
  ready: (number: string) => readonly string[];
}

const words: Record<Language, PickupWords> = {
  en: {
    mails: {
      'pickup-offered': (number) => ({
        subject: `A courier can fetch your return ${number}`,
        lead: 'Choose on the order’s page: a courier fetches the items at your address, or you send them yourself. Both cost you nothing: if you send them, keep the receipt, and we pay it back.',
      }),
      'pickup-booked': (number) => ({
        subject: `A courier comes for your return ${number}`,
        lead: 'A courier fetches the items at the address of your order.',
      }),
      'pickup-failed': (number) => ({
        subject: `Your return ${number} could not be fetched`,
        lead: 'Choose on the order’s page: the courier tries once more, or you send the items yourself and we pay the postage.',
      }),
      'pickup-waits': (number) => ({
        subject: `Your return ${number} is still with you`,
        lead: 'As far as we know the items are still with you. Say on the order’s page whether the courier should come, or did not come, or whether you send them yourself.',
      }),
      'picked-up': (number, seller) => ({
        subject: `Your return ${number} is with the courier`,
        lead: `The courier has the items and takes them to ${seller}.`,
      }),
      'pickup-back': (number, seller) => ({
        subject: `Your return ${number} has arrived`,
        lead: `The courier has brought the items to ${seller}, who looks at them now.`,
      }),
      'pickup-lost': (number) => ({
        subject: `The courier has lost your return ${number}`,
        lead: 'We are sorry. You need not do anything and you lose nothing by it: we settle the return with the seller.',
      }),
    },
    courier: 'Courier',
    comes: 'Comes on',
    soon: 'The courier calls before coming.',
    ready: (number) => [
      'Have the items ready, packed well in a closed box.',
      `Write ${number} on the box.`,
      'Pay nothing to the courier, and ask for a receipt.',
      'Is the day not right? You can send the items yourself instead: say so on the order’s page.',
    ],
  },
  hi: {
    mails: {
      'pickup-offered': (number) => ({
        subject: `वापसी ${number} की चीज़ लेने कूरियर आ सकता है`,
        lead: 'ऑर्डर के पन्ने पर चुनें: कूरियर आपके पते से चीज़ें ले जाए, या आप ख़ुद भेजें। दोनों में आपका कुछ नहीं लगता: ख़ुद भेजें तो रसीद रखें, ख़र्च हम लौटाते हैं।',
      }),
      'pickup-booked': (number) => ({ subject: `वापसी ${number} की चीज़ लेने कूरियर आ रहा है`, lead: 'कूरियर आपके ऑर्डर के पते से चीज़ें ले जाएगा।' }),
      'pickup-failed': (number) => ({
        subject: `वापसी ${number} की चीज़ ली नहीं जा सकी`,
        lead: 'ऑर्डर के पन्ने पर चुनें: कूरियर फिर आए, या आप ख़ुद भेजें और डाक का ख़र्च हम दें।',
      }),
      'pickup-waits': (number) => ({
        subject: `वापसी ${number} की चीज़ अभी आपके पास है`,
        lead: 'हमारी जानकारी में चीज़ें अभी आपके पास हैं। ऑर्डर के पन्ने पर बताएँ कि कूरियर आए, कूरियर आया ही नहीं, या चीज़ आप ख़ुद भेजें।',
      }),
      'picked-up': (number, seller) => ({
        subject: `वापसी ${number} की चीज़ कूरियर के पास है`,
        lead: `चीज़ें कूरियर के पास हैं और ${seller} तक पहुँच रही हैं।`,
      }),
      'pickup-back': (number, seller) => ({
        subject: `वापसी ${number} की चीज़ पहुँच गई`,
        lead: `कूरियर ने चीज़ें ${seller} को दे दी हैं, और अब उनकी जाँच होगी।`,
      }),
      'pickup-lost': (number) => ({
        subject: `वापसी ${number} की चीज़ कूरियर से खो गई`,
        lead: 'हमें अफ़सोस है। आपको कुछ नहीं करना है और आपका कोई नुक़सान नहीं होगा: विक्रेता के साथ हिसाब हम करते हैं।',
      }),
    },
    courier: 'कूरियर',
    comes: 'आने का दिन',
    soon: 'कूरियर आने से पहले फ़ोन करता है।',
    ready: (number) => [
      'चीज़ें बंद डिब्बे में अच्छी तरह पैक करके तैयार रखें।',
      `डिब्बे पर ${number} लिखें।`,
      'कूरियर को कुछ न दें, और रसीद माँग लें।',
      'दिन ठीक नहीं? चीज़ें ख़ुद भी भेजी जा सकती हैं: ऑर्डर के पन्ने पर बता दें।',
    ],
  },
};

const dayFormat = (locale: string) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayFormats = { en: dayFormat('en-IN'), hi: dayFormat('hi-IN') } satisfies Record<Language, object>;

/** Words a mail to the buyer about a pickup; undefined for what the buyer said. */
export function pickupMail(
  kind: PickupNotification,
  { number, pickup, seller }: { number: string; pickup: PickupView | undefined; seller: string },
  language: Language,
): (Words & { rows: [string, string][]; blocks: MailBlock[] }) | undefined {
  if (kind === 'pickup-wanted' || kind === 'pickup-missed' || kind === 'self-shipped') return undefined;
  const say = words[language];
  const courier = [pickup?.courier, pickup?.trackingNumber].filter(Boolean).join(' ');
  const on = pickup?.on && dayFormats[language].format(new Date(`${pickup.on}T00:00:00Z`));
  const isBooked = kind === 'pickup-booked';
  return {
    ...say.mails[kind](number, seller),
    rows: [
      ...(isBooked ? [[say.comes, on ?? say.soon] as [string, string]] : []),
      ...(courier ? [[say.courier, courier] as [string, string]] : []),
    ],
    blocks: isBooked ? [{ type: 'list', items: [...say.ready(number)] }] : [],
  };
}

/** Words to the operator about a pickup. */
export const pickupOperatorText: Partial<Record<PickupNotification, (number: string) => Words>> = {
  'pickup-missed': (number) => ({
    subject: `The courier did not come for ${number}`,
    lead: 'The buyer says that nobody came. The buyer can ask for another attempt on the order’s page.',
  }),
  'pickup-lost': (number) => ({
    subject: `A courier has lost the goods of ${number}`,
    lead: 'The buyer keeps the right to the refund or the replacement: settle the return with its seller, and claim compensation from the carrier.',
  }),
};
