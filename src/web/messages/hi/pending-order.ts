import type { PendingOrderMessages } from '../en/pending-order.ts';

export const pendingOrder: PendingOrderMessages = {
  title: (number) => `ऑर्डर ${number} का भुगतान बाक़ी है`,
  text: 'इसकी चीज़ें थोड़ी देर आपके लिए रखी रहेंगी।',
  textCheckout: 'इसकी चीज़ें थोड़ी देर आपके लिए रखी रहेंगी। यहाँ से फिर ऑर्डर करेंगे तो नया ऑर्डर इसकी जगह ले लेगा।',
  goOn: 'भुगतान पर जाएँ',
  change: 'ऑर्डर बदलें',
  cancel: 'ऑर्डर रद्द करें',
  changed: 'यह ऑर्डर ख़त्म हुआ और इसकी सारी चीज़ें फिर आपके कार्ट में हैं।',
  cancelled: (number) => `ऑर्डर ${number} रद्द हो गया।`,
  leaveFailed: 'अभी यह नहीं हो पाया। आपका ऑर्डर वैसा ही है: फिर कोशिश करें।',
};
