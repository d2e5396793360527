import type { Language } from '#shared/localized.ts';

const en = {
  title: 'A gift for you',
  document: 'Gift receipt',
  message: 'The message that comes with it',
  items: 'In this parcel',
  madeBy: (maker: string) => `Made by ${maker}`,
  order: 'Order number',
  helpTitle: 'If you need help, or would like an exchange',
  help: (email: string) => `Write to ${email} and give the order number above. Nothing else is needed.`,
  phone: (phone: string) => `Or call ${phone}.`,
  soon: 'If something arrived broken or is not right, tell us within 7 days and keep the packaging.',
  exchange:
    'Would something else suit you better? Ask us: we will ask the seller about an exchange. The price stays between us and the buyer.',
};

const hi: typeof en = {
  title: 'आपके लिए उपहार',
  document: 'उपहार की रसीद',
  message: 'इसके साथ आया संदेश',
  items: 'इस पार्सल में',
  madeBy: (maker) => `कारीगर: ${maker}`,
  order: 'ऑर्डर नंबर',
  helpTitle: 'मदद चाहिए, या कुछ बदलना हो तो',
  help: (email) => `${email} पर लिखें और ऊपर का ऑर्डर नंबर बताएँ। और कुछ नहीं चाहिए।`,
  phone: (phone) => `या ${phone} पर फ़ोन करें।`,
  soon: 'कुछ टूटा हुआ आया हो या ठीक न हो, तो 7 दिन के अंदर बताएँ और पैकिंग सँभालकर रखें।',
  exchange: 'कुछ और ज़्यादा ठीक लगे तो हमसे पूछें: हम विक्रेता से बदलने के बारे में बात करेंगे। दाम हमारे और ख़रीदार के बीच रहेगा।',
};

export const giftWords: Record<Language, typeof en> = { en, hi };
