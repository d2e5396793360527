import type { MailContent } from '#modules/notifications/mail.ts';
import { formatDate, formatDay } from '#shared/format-day.ts';
import type { Language } from '#shared/localized.ts';
import type { WaitingParcel } from './clock-queries.ts';
import type { ParcelState } from './parcel-contract.ts';

type Urgency = 'waiting' | 'escalated';

interface Words {
  subjects: Record<Urgency, string>;
  /** Of the mail to the seller. */
  leads: Record<Urgency, string>;
  states: Partial<Record<ParcelState, string>>;
  since: (state: string, day: string) => string;
  shipBy: (state: string, day: string) => string;
  next: string;
}

const words: Record<Language, Words> = {
  en: {
    subjects: { waiting: 'Parcels are waiting for you', escalated: 'Parcels are late' },
    leads: {
      waiting: 'Each of these needs a step from you.',
      escalated: 'Nothing happened to these parcels after our reminder, so we have told the people who run the shop.',
    },
    states: {
      confirmed: 'not packed',
      packed: 'packed, not with the courier',
      shipped: 'on its way, not known to have arrived',
      undeliverable: 'could not be delivered',
      refused: 'refused at the door',
      returning: 'on its way back to you',
      'not-received': 'not received, says the buyer',
      lost: 'lost, the buyer has not chosen',
      returned: 'back with you, the buyer has not chosen',
    },
    since: (state, day) => `${state} since ${day}`,
    shipBy: (state, day) => `${state}, to be with the courier by ${day}`,
    next: 'Write back what happened: the courier and the tracking number of what is sent, or why something cannot be sent. The buyer hears of it from the shop.',
  },
  hi: {
    subjects: { waiting: 'कुछ पार्सल आपके इंतज़ार में हैं', escalated: 'कुछ पार्सलों में देर हो रही है' },
    leads: {
      waiting: 'इनमें से हर एक पर आपको कुछ करना है।',
      escalated: 'हमारे याद दिलाने के बाद भी इन पार्सलों में कुछ नहीं हुआ, इसलिए हमने दुकान चलाने वालों को बता दिया है।',
    },
    states: {
      confirmed: 'पैक नहीं हुआ',
      packed: 'पैक है, कूरियर को नहीं दिया गया',
      shipped: 'रास्ते में है, पहुँचा या नहीं, पता नहीं',
      undeliverable: 'पहुँचाया नहीं जा सका',
      refused: 'दरवाज़े पर लेने से मना किया गया',
      returning: 'आपके पास लौट रहा है',
      'not-received': 'ख़रीदार का कहना है कि नहीं मिला',
      lost: 'खो गया, ख़रीदार ने अभी कुछ चुना नहीं',
      returned: 'आपके पास लौट आया, ख़रीदार ने अभी कुछ चुना नहीं',
    },
    since: (state, day) => `${state} (${day} से)`,
    shipBy: (state, day) => `${state}; कूरियर को ${day} तक देना है`,
    next: 'लिखकर बताएँ कि क्या हुआ: भेजा हो तो कूरियर का नाम और ट्रैकिंग नंबर, न भेजा जा सके तो कारण। ख़रीदार को दुकान बता देगी।',
  },
};

function stateText({ state, since, shipBy }: WaitingParcel, language: Language): string {
  const say = words[language];
  const name = say.states[state] ?? state;
  const isToShip = (state === 'confirmed' || state === 'packed') && shipBy !== null;
  return isToShip ? say.shipBy(name, formatDate(shipBy, language)) : say.since(name, formatDay(since, language, 'long'));
}

/** Composes the mail to a seller about parcels that wait. It names orders, never people. */
export function sellerParcelsMail(parcels: readonly WaitingParcel[], urgency: Urgency, language: Language): MailContent {
  const say = words[language];
  return {
    kind: `parcels-${urgency}`,
    language,
    subject: say.subjects[urgency],
    blocks: [
      { type: 'heading', text: say.subjects[urgency] },
      { type: 'paragraph', text: say.leads[urgency] },
      { type: 'table', rows: parcels.map((parcel) => [parcel.number, stateText(parcel, language)]) },
      { type: 'paragraph', text: say.next },
    ],
  };
}

/** Composes the mail to the operator about parcels that did not move, in English. */
export function parcelsMail(parcels: readonly WaitingParcel[]): MailContent {
  const subject = 'Parcels have not moved after a reminder';
  return {
    kind: 'parcels-escalated',
    language: 'en',
    subject,
    blocks: [
      { type: 'heading', text: subject },
      {
        type: 'paragraph',
        text: 'Nothing happened to these parcels. Speak to the sellers, the courier or the buyers. This comes again until they move.',
      },
      {
        type: 'table',
        rows: parcels.map((parcel) => [`${parcel.number} · ${parcel.id}`, `${parcel.sellerName}: ${stateText(parcel, 'en')}`]),
      },
      {
        type: 'note',
        text: 'npm run admin -- order <number> lists the parcels of an order and what can be done, npm run admin -- parcel <id> pack moves one on.',
      },
    ],
  };
}
