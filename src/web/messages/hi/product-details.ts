import type { Messages } from '../en.ts';

export const productDetails: Messages['productDetails'] = {
  variation: {
    only: 'बस एक ही',
    many: 'हर पीस अलग',
    handwork: 'यह हाथ के काम की पहचान है, कमी नहीं।',
    beyond: 'इसके अलावा कुछ भी यहाँ दिखाई चीज़ से अलग निकले, तो मिलने के 7 दिन के भीतर बताएँ।',
  },
  size: {
    heading: 'नाप और वज़न',
    hand: '18 सेमी लंबे हाथ के साथ, एक ही पैमाने पर।',
    person: '165 सेमी लंबे इंसान के साथ, एक ही पैमाने पर।',
  },
  making: 'कैसे बनी है',
  care: 'देखभाल कैसे करें',
  record: 'HSN कोड और आइटम नंबर',
  gi: 'GI टैग',
  restock: {
    heading: 'स्टॉक ख़त्म',
    headingVariant: 'यह रंग या नाप ख़त्म है',
    text: 'वापस आने पर बस एक ई-मेल, और कुछ नहीं।',
    alert: 'वापस आने पर मुझे ई-मेल करें',
    similar: 'ऐसी ही चीज़ की फ़रमाइश करें',
    priceAlert: 'दाम घटने पर मुझे बताएँ',
  },
  earlier: 'पिछली तस्वीर',
  later: 'अगली तस्वीर',
};
