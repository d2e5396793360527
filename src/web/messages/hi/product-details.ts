import type { Messages } from '../en.ts';

export const productDetails: Messages['productDetails'] = {
  variation: {
    only: 'बस एक ही',
    many: 'हर नग अलग',
    handwork: 'यह हाथ के काम की पहचान है, कमी नहीं।',
    beyond: 'इसके अलावा कुछ भी यहाँ दिखाए से अलग निकले, तो मिलने के 7 दिन के भीतर बताएँ।',
  },
  size: {
    heading: 'नाप और वज़न',
    hand: '18 सेमी लंबे हाथ के साथ, एक ही पैमाने पर।',
    person: '165 सेमी लंबे इंसान के साथ, एक ही पैमाने पर।',
  },
  making: 'कैसे बना है',
  care: 'देखभाल कैसे करें',
  record: 'लेबल पर',
  gi: 'GI टैग',
  restock: {
    heading: 'क्या आपको यही चाहिए था?',
    text: 'हमें बताएँ; बनाने वालों तक बात पहुँचेगी कि इसकी माँग है।',
  },
  earlier: 'पिछली तस्वीर',
  later: 'अगली तस्वीर',
};
