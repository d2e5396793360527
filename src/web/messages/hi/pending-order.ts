import type { PendingOrderMessages } from '../en/pending-order.ts';

export const pendingOrder: PendingOrderMessages = {
  title: (number) => `ऑर्डर ${number} का भुगतान बाक़ी है`,
  text: 'इसकी चीज़ें थोड़ी देर आपके लिए रोकी गई हैं।',
  goOn: 'भुगतान पर जाएँ',
};
