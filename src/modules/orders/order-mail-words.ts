import type { Language } from '#shared/localized.ts';
import type { OrderNotificationKind } from './notify-buyer.ts';
import { type ExceptionKind, parcelMailWords } from './parcel-mail-words.ts';

export interface MailWords {
  subject: (number: string) => string;
  lead: string;
  button: string;
}

const en: Record<Exclude<OrderNotificationKind, ExceptionKind>, MailWords> = {
  placed: {
    subject: (number) => `Thank you for your order ${number}`,
    lead: 'Your order is placed. Here is what you ordered.',
    button: 'See your order',
  },
  'payment-failed': {
    subject: (number) => `The payment for order ${number} did not go through`,
    lead: 'The order is not paid. If your bank shows a charge, we will write to you: it pays for this order, or it is refunded by itself. Your items are held for you for a little while: you can pay again, the same way or another.',
    button: 'Pay again',
  },
  'payment-mismatched': {
    subject: (number) => `Your payment for order ${number} goes back to you`,
    lead: 'We received another amount than the order costs, so it does not count as its payment. All of it goes back the way you paid, by itself: banks take 3-5 business days. You need not do anything for it. Your order shows whether it can still be paid.',
    button: 'See your order',
  },
  packed: {
    subject: (number) => `Your parcel from order ${number} is packed`,
    lead: 'The courier collects it next.',
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
    subject: (number) => `Items from order ${number} are cancelled`,
    lead: 'We have cancelled what you asked us to.',
    button: 'See your order',
  },
  'refund-sent': {
    subject: (number) => `Your refund for order ${number} is on its way`,
    lead: 'Your money is on its way to you.',
    button: 'See your order',
  },
};

const hi: Record<Exclude<OrderNotificationKind, ExceptionKind>, MailWords> = {
  placed: {
    subject: (number) => `आपके ऑर्डर ${number} के लिए धन्यवाद`,
    lead: 'आपका ऑर्डर पक्का हो गया है। आपने यह मँगाया है:',
    button: 'अपना ऑर्डर देखें',
  },
  'payment-failed': {
    subject: (number) => `ऑर्डर ${number} का भुगतान नहीं हो पाया`,
    lead: 'ऑर्डर का भुगतान नहीं हुआ है। अगर बैंक में पैसे कटे दिखें तो हम लिखेंगे: या तो यह ऑर्डर पक्का हो जाएगा, या पैसे अपने आप लौट आएँगे। आपकी चीज़ें थोड़ी देर आपके लिए रखी रहेंगी: इसी तरीक़े से या किसी और तरीक़े से फिर भुगतान किया जा सकता है।',
    button: 'फिर से भुगतान करें',
  },
  'payment-mismatched': {
    subject: (number) => `ऑर्डर ${number} के लिए मिले पैसे लौटाए जा रहे हैं`,
    lead: 'हमें जो रक़म मिली, वह इस ऑर्डर के दाम से अलग है, इसलिए इसे इस ऑर्डर का भुगतान नहीं माना गया। पूरी रक़म अपने आप वैसे ही लौटेगी जैसे आपने दी थी; बैंक को 3-5 कामकाजी दिन चाहिए। आपको कुछ नहीं करना है। भुगतान अब भी हो सकता है या नहीं, यह आपके ऑर्डर के पन्ने पर दिखेगा।',
    button: 'अपना ऑर्डर देखें',
  },
  packed: {
    subject: (number) => `ऑर्डर ${number} का आपका पार्सल पैक हो गया है`,
    lead: 'अब इसे कूरियर ले जाएगा।',
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
    lead: 'आपके कहने पर ये चीज़ें रद्द कर दी गई हैं।',
    button: 'अपना ऑर्डर देखें',
  },
  'refund-sent': {
    subject: (number) => `ऑर्डर ${number} के पैसे लौटाए जा रहे हैं`,
    lead: 'आपके पैसे आपको भेज दिए गए हैं।',
    button: 'अपना ऑर्डर देखें',
  },
};

export const orderMailWords: Record<Language, Record<OrderNotificationKind, MailWords>> = {
  en: { ...en, ...parcelMailWords.en },
  hi: { ...hi, ...parcelMailWords.hi },
};

export const orderMailLabels = {
  en: {
    total: 'Total, taxes included',
    pieces: (qty: number) => (qty === 1 ? '1 item' : `${qty} items`),
    from: 'From',
    madeBy: (maker: string) => `Made by ${maker}`,
    cancel: 'Cancel before it is packed',
    questions: 'Questions about this order?',
    arrives: 'Arrives',
    carrier: 'Courier',
    tracking: 'Tracking number',
    refunded: 'Amount',
    received: 'We received',
    asked: 'The order costs',
    to: 'Goes to',
    asTyped: 'The address you gave. You see it with your order.',
    gift: 'Gift',
    hidesPrices: 'We ask the seller to leave the prices out of the parcel.',
    giftMessage: 'Gift message',
    instructions: 'Instructions for the maker',
    charge: (rupees: string, estimate: string) => `The charge is ${rupees} (about ${estimate}). Your bank converts; it may add a fee.`,
    cash: 'You pay in cash when it arrives.',
    guest: (number: string) =>
      `The page asks for your order number (${number}) and sends a code to this address, so that nobody else sees your order.`,
  },
  hi: {
    total: 'कुल, टैक्स सहित',
    pieces: (qty: number) => `${qty} पीस`,
    from: 'विक्रेता',
    madeBy: (maker: string) => `कारीगर: ${maker}`,
    cancel: 'पैक होने से पहले रद्द करें',
    questions: 'इस ऑर्डर के बारे में कुछ पूछना है?',
    arrives: 'पहुँचने का समय',
    carrier: 'कूरियर',
    tracking: 'ट्रैकिंग नंबर',
    refunded: 'रक़म',
    received: 'हमें मिले',
    asked: 'ऑर्डर का दाम',
    to: 'यहाँ जाएगा',
    asTyped: 'आपके दिए हुए पते पर। वह आपके ऑर्डर के पन्ने पर है।',
    gift: 'उपहार',
    hidesPrices: 'हम विक्रेता से पार्सल में दाम न रखने को कहते हैं।',
    giftMessage: 'उपहार का संदेश',
    instructions: 'कारीगर के लिए निर्देश',
    charge: (rupees: string, estimate: string) => `${rupees} (लगभग ${estimate}) कटेंगे। मुद्रा आपका बैंक बदलता है; वह कुछ शुल्क ले सकता है।`,
    cash: 'पार्सल मिलने पर भुगतान नक़द करें।',
    guest: (number: string) => `वह पन्ना आपका ऑर्डर नंबर (${number}) पूछेगा और इसी पते पर एक कोड भेजेगा, ताकि आपका ऑर्डर कोई और न देख सके।`,
  },
} satisfies Record<Language, object>;
