import type { StandardFaqGroup } from '#modules/content/standard/types.ts';

export const cancellingReturnsAndRefunds: StandardFaqGroup = {
  slug: 'cancelling-returns-and-refunds',
  title: { en: 'Cancelling, returns and refunds', hi: 'रद्द करना, लौटाना और रिफ़ंड' },
  entries: [
    {
      slug: 'can-i-cancel',
      question: { en: 'Can I cancel an order?', hi: 'क्या ऑर्डर रद्द हो सकता है?' },
      answer: {
        en: 'Yes, right after ordering and until the seller has packed the parcel. Once shipping has begun it can no longer be cancelled. An order of several parcels can be cancelled parcel by parcel. Perishable items cannot be cancelled at all.',
        hi: 'हाँ, ऑर्डर देने के बाद, विक्रेता के पार्सल पैक करने तक। भेजना शुरू हो जाए तो रद्द नहीं हो सकता। कई पार्सलों वाला ऑर्डर एक-एक पार्सल करके रद्द किया जा सकता है। जल्दी ख़राब होने वाली चीज़ें रद्द नहीं होतीं।',
      },
    },
    {
      slug: 'my-piece-arrived-damaged',
      question: { en: 'My piece arrived damaged, defective or not as shown. What now?', hi: 'चीज़ टूटी, ख़राब या तस्वीर से अलग आई। अब क्या करें?' },
      answer: {
        en: 'We are sorry. Report it **within 7 days of receipt**, through your order or to {{supportEmail}}, with a few photographs of the piece and its packing. Keep both until we have answered.',
        hi: 'हमें अफ़सोस है। **मिलने के 7 दिन के भीतर** अपने ऑर्डर से या {{supportEmail}} पर बताएँ, चीज़ और उसकी पैकिंग की कुछ तस्वीरों के साथ। जवाब आने तक दोनों सँभालकर रखें।',
      },
    },
    {
      slug: 'how-long-does-a-refund-take',
      question: { en: 'How long does a refund take?', hi: 'पैसे कब लौटते हैं?' },
      answer: {
        en: 'An approved refund takes 3-5 business days and goes back the way you paid. For cash on delivery it goes to a bank account that you name.',
        hi: 'मंज़ूर होने के बाद 3-5 कामकाजी दिनों में, उसी रास्ते जिससे आपने भुगतान किया था। डिलीवरी पर नक़द दिया हो तो आपके बताए बैंक खाते में।',
      },
    },
    {
      slug: 'can-i-return-because-i-changed-my-mind',
      question: { en: 'Can I send something back because I changed my mind?', hi: 'मन बदल जाए तो क्या चीज़ लौटाई जा सकती है?' },
      answer: {
        en: 'No, unless the consumer law of your country gives you that right. Until the parcel is packed you may cancel without giving a reason. Read the measurements, the care and the note on what may differ before you order, and ask us if something is unclear.',
        hi: 'नहीं, जब तक आपके देश का उपभोक्ता क़ानून यह अधिकार न देता हो। पार्सल पैक होने तक ऑर्डर बिना कारण बताए रद्द हो सकता है। ऑर्डर से पहले नाप, देखभाल और “क्या अलग हो सकता है” पढ़ लें; कुछ साफ़ न हो तो पूछ लें।',
      },
    },
    {
      slug: 'does-a-return-cost-me-anything',
      question: { en: 'Does it cost me anything to return a damaged piece?', hi: 'टूटी चीज़ लौटाने में क्या मेरा ख़र्च होगा?' },
      answer: {
        en: 'No. If we approve your report and the piece has to come back, we arrange the way and pay for it. Do not send anything back before we have written to you. The whole of it is in the [refund policy](/legal/refund-policy).',
        hi: 'नहीं। शिकायत मंज़ूर हो और चीज़ वापस मँगानी पड़े तो इंतज़ाम और ख़र्च हमारा है। हमारे लिखने से पहले कुछ वापस न भेजें। पूरी बात [रिफ़ंड नीति](/legal/refund-policy) में है।',
      },
    },
    {
      slug: 'what-if-i-disagree-with-the-seller',
      question: { en: 'What if the seller and I do not agree?', hi: 'विक्रेता और मैं सहमत न हों तो?' },
      answer: {
        en: 'Then we decide, from the photographs and the page as it was when you ordered. If our answer does not satisfy you either, the grievance officer on [Contact Us](/legal/contact-us) acknowledges your complaint within 48 hours and settles it within one month.',
        hi: 'तब फ़ैसला हम करते हैं, तस्वीरों से और उस पन्ने से जो आपके ऑर्डर के समय था। हमारे जवाब से भी बात न बने तो [संपर्क](/legal/contact-us) पन्ने पर दिए शिकायत अधिकारी को लिखें; वे 48 घंटे में पावती देते हैं और एक महीने में निपटारा करते हैं।',
      },
    },
  ],
};
