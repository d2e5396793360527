import type { Language } from '#shared/localized.ts';
import type { OrderNotification } from './notify-buyer.ts';

interface Words {
  subject: (number: string) => string;
  lead: string;
  button: string;
}

const en: Record<OrderNotification['kind'], Words> = {
  placed: {
    subject: (number) => `Thank you for your order ${number}`,
    lead: 'Your order is placed, and the sellers have been told. Here is what you ordered.',
    button: 'See your order',
  },
  'payment-failed': {
    subject: (number) => `The payment for order ${number} did not go through`,
    lead: 'Nothing was charged. Your pieces are held for you for a little while: you can pay again, the same way or another.',
    button: 'Pay again',
  },
  packed: {
    subject: (number) => `Your parcel from order ${number} is packed`,
    lead: 'The courier collects it next. You will find the invoice with your order.',
    button: 'See your order',
  },
  shipped: {
    subject: (number) => `Your parcel from order ${number} is on its way`,
    lead: 'The courier has it.',
    button: 'See your order',
  },
  delivered: {
    subject: (number) => `Your parcel from order ${number} has arrived`,
    lead: 'We hope you enjoy it. If something is damaged or not as shown, tell us within 7 days of receipt.',
    button: 'See your order',
  },
  cancelled: {
    subject: (number) => `Pieces from order ${number} are cancelled`,
    lead: 'We have cancelled what you asked us to. The money goes back the way you paid, within 3-5 business days.',
    button: 'See your order',
  },
  'refund-sent': {
    subject: (number) => `Your refund for order ${number} is on its way`,
    lead: 'We have sent the money back the way you paid. Your bank may need a few days to show it.',
    button: 'See your order',
  },
};

const hi: Record<OrderNotification['kind'], Words> = {
  placed: {
    subject: (number) => `आपके ऑर्डर ${number} के लिए धन्यवाद`,
    lead: 'आपका ऑर्डर पक्का हो गया है और विक्रेताओं को बता दिया गया है। आपने यह मँगाया है:',
    button: 'अपना ऑर्डर देखें',
  },
  'payment-failed': {
    subject: (number) => `ऑर्डर ${number} का भुगतान नहीं हो पाया`,
    lead: 'आपके पैसे नहीं कटे। आपकी चीज़ें थोड़ी देर आपके लिए रोकी गई हैं: इसी तरीक़े से या किसी और तरीक़े से फिर भुगतान किया जा सकता है।',
    button: 'फिर से भुगतान करें',
  },
  packed: {
    subject: (number) => `ऑर्डर ${number} का आपका पार्सल पैक हो गया है`,
    lead: 'अब इसे कूरियर ले जाएगा। बिल आपके ऑर्डर के साथ है।',
    button: 'अपना ऑर्डर देखें',
  },
  shipped: {
    subject: (number) => `ऑर्डर ${number} का आपका पार्सल रास्ते में है`,
    lead: 'पार्सल कूरियर के पास है।',
    button: 'अपना ऑर्डर देखें',
  },
  delivered: {
    subject: (number) => `ऑर्डर ${number} का आपका पार्सल पहुँच गया है`,
    lead: 'उम्मीद है आपको पसंद आया होगा। अगर कुछ टूटा हो या तस्वीर जैसा न हो, तो मिलने के 7 दिन के भीतर हमें बताएँ।',
    button: 'अपना ऑर्डर देखें',
  },
  cancelled: {
    subject: (number) => `ऑर्डर ${number} की कुछ चीज़ें रद्द हो गई हैं`,
    lead: 'आपने जो कहा, वह रद्द कर दिया गया है। पैसे 3-5 कामकाजी दिनों में वैसे ही लौटेंगे जैसे आपने दिए थे।',
    button: 'अपना ऑर्डर देखें',
  },
  'refund-sent': {
    subject: (number) => `ऑर्डर ${number} के पैसे लौटाए जा रहे हैं`,
    lead: 'हमने पैसे वैसे ही लौटा दिए हैं जैसे आपने दिए थे। बैंक में दिखने में कुछ दिन लग सकते हैं।',
    button: 'अपना ऑर्डर देखें',
  },
};

export const orderMailWords: Record<Language, Record<OrderNotification['kind'], Words>> = { en, hi };

export const orderMailLabels = {
  en: {
    total: 'Total, taxes included',
    pieces: (qty: number) => (qty === 1 ? '1 piece' : `${qty} pieces`),
    from: 'From',
    arrives: 'Arrives',
    carrier: 'Courier',
    tracking: 'Tracking number',
    refunded: 'Amount',
    to: 'Goes to',
    asTyped: 'The address you gave. You see it with your order.',
    cash: 'You pay in cash when it arrives.',
    noCash: 'Nothing was paid yet, so there is nothing to send back.',
    guest: (number: string) =>
      `The page asks for your order number (${number}) and sends a code to this address, so that nobody else sees your order.`,
  },
  hi: {
    total: 'कुल, टैक्स सहित',
    pieces: (qty: number) => `${qty} नग`,
    from: 'विक्रेता',
    arrives: 'पहुँचने का समय',
    carrier: 'कूरियर',
    tracking: 'ट्रैकिंग नंबर',
    refunded: 'रक़म',
    to: 'यहाँ जाएगा',
    asTyped: 'आपके दिए हुए पते पर। वह आपके ऑर्डर के पन्ने पर है।',
    cash: 'पार्सल मिलने पर भुगतान नक़द करें।',
    noCash: 'अभी तक कुछ चुकाया नहीं गया था, इसलिए लौटाने को कुछ नहीं है।',
    guest: (number: string) => `वह पन्ना आपका ऑर्डर नंबर (${number}) पूछेगा और इसी पते पर एक कोड भेजेगा, ताकि आपका ऑर्डर कोई और न देख सके।`,
  },
} satisfies Record<Language, object>;
