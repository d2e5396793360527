import type { Language } from '#shared/localized.ts';

const en = {
  left: {
    subject: 'Your cart, as you left it',
    text: 'You asked us to remind you once. Nothing is reserved for you: what is in stock can be bought by anyone.',
  },
  ended: {
    subject: 'Your order has ended. You can have the cart again',
    text: 'Your order was not paid in time, so it has ended and nothing is reserved for you any more. You asked us to remind you once: the link below puts its items into your cart again.',
  },
  soldOut: 'Sold out now',
  fewer: (count: number) => `Only ${count} left`,
  prices: 'These are the prices of now. The cart shows them once more before you order.',
  button: 'Put them in my cart',
  why: (brand: string, day: string) =>
    `This email came because someone ticked “Remind me once about my cart by email” at the checkout of ${brand} on ${day} and entered this address. It is the only one about this cart. The link works for 7 days and shows nothing about you. Was it not you? Then end these emails with the link below.`,
  stop: 'Never send me reminders of carts',
};

const hi: typeof en = {
  left: {
    subject: 'आपका कार्ट, जैसा आपने छोड़ा था',
    text: 'आपने एक बार याद दिलाने को कहा था। आपके लिए कुछ रखा नहीं गया है: जो स्टॉक में है उसे कोई भी ख़रीद सकता है।',
  },
  ended: {
    subject: 'आपका ऑर्डर ख़त्म हो गया। कार्ट फिर से मिल सकता है',
    text: 'ऑर्डर का भुगतान समय पर नहीं हुआ, इसलिए वह ख़त्म हो गया और अब आपके लिए कुछ रखा नहीं गया है। आपने एक बार याद दिलाने को कहा था: नीचे का लिंक उसकी चीज़ें फिर से आपके कार्ट में डाल देगा।',
  },
  soldOut: 'अब स्टॉक में नहीं',
  fewer: (count) => `सिर्फ़ ${count} बचे हैं`,
  prices: 'ये अभी के दाम हैं। ऑर्डर देने से पहले कार्ट उन्हें फिर से दिखाएगा।',
  button: 'मेरे कार्ट में डालें',
  why: (brand, day) =>
    `यह ई-मेल इसलिए आया कि ${day} को ${brand} के चेकआउट पर किसी ने “ई-मेल से एक बार मेरे कार्ट की याद दिलाएँ” चुना और यह पता लिखा। इस कार्ट के बारे में यही एक ई-मेल है। लिंक 7 दिन चलता है और आपके बारे में कुछ नहीं दिखाता। यह आपने नहीं कहा था? तो नीचे के लिंक से ये ई-मेल बंद करें।`,
  stop: 'कार्ट की याद कभी न दिलाएँ',
};

export const reminderWords: Record<Language, typeof en> = { en, hi };
