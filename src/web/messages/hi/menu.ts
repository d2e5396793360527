import type { Messages } from '../en.ts';

export const menu: Messages['menu'] = {
  open: 'मेन्यू',
  close: 'मेन्यू बंद करें',
  categories: 'श्रेणियाँ',
  gifts: 'उपहार',
  new: 'नई चीज़ें',
  offers: 'ऑफ़र',
  makers: 'कारीगर',
  stories: 'कहानियाँ',
  help: 'मदद',
  account: 'आपका खाता',
  settings: 'भाषा और मुद्रा',
  all: (category) => `${category}: सब देखें`,
  parts: (category) => `${category}: इसके हिस्से देखें`,
  wishlist: (count) => `विशलिस्ट (${count})`,
  emptyCart: 'आपका कार्ट ख़ाली है। यहाँ से आगे बढ़ें:',
};
