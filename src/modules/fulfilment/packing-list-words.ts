import type { Language } from '#shared/localized.ts';

const en = {
  title: 'To pack',
  made: (when: string) =>
    `Made on ${when}. Orders come and are cancelled after that: compare with your orders before you hand parcels over.`,
  ticks: 'Ticks stay in this file until it is closed. They are not sent to the shop: mark parcels as packed there.',
  delete: 'It names buyers. Delete it, or tear it up, once everything is packed.',
  none: 'Nothing was to be packed.',
  left: (count: number) => `${count} more do not fit here. Make the list again when these are packed.`,
  leaves: (day: string) => `Leaves by ${day}`,
  gift: 'Gift',
  giftMessage: 'Message',
  replacement: 'Replacement',
  madeBy: (name: string) => `by ${name}`,
  instructions: 'For the maker',
};

const hi: typeof en = {
  title: 'पैक करना है',
  made: (when) => `${when} को बना। इसके बाद नए ऑर्डर आते हैं और कुछ रद्द होते हैं: पार्सल देने से पहले अपने ऑर्डर से मिला लें।`,
  ticks: 'निशान इस फ़ाइल के बंद होने तक रहते हैं। वे दुकान को नहीं भेजे जाते: पैक हुए पार्सल वहाँ लिखें।',
  delete: 'इसमें ख़रीदारों के नाम हैं। सब पैक हो जाने पर इसे मिटा या फाड़ दें।',
  none: 'पैक करने को कुछ नहीं था।',
  left: (count) => `${count} और यहाँ नहीं आए। ये पैक हो जाएँ, तो सूची फिर बनाएँ।`,
  leaves: (day) => `${day} तक भेजें`,
  gift: 'उपहार',
  giftMessage: 'संदेश',
  replacement: 'बदले में',
  madeBy: (name) => `कारीगर: ${name}`,
  instructions: 'कारीगर के लिए',
};

export const packingListWords: Record<Language, typeof en> = { en, hi };
