import type { StandardFaqGroup } from '#modules/content/standard/types.ts';

export const delivery: StandardFaqGroup = {
  slug: 'delivery',
  title: { en: 'Delivery', hi: 'डिलीवरी' },
  entries: [
    {
      slug: 'what-does-delivery-cost',
      question: { en: 'What does delivery cost?', hi: 'डिलीवरी का ख़र्च कितना है?' },
      answer: {
        en: 'Nothing. Delivery is FREE for every order, whatever its size.',
        hi: 'कुछ नहीं। ऑर्डर छोटा हो या बड़ा, डिलीवरी मुफ़्त है।',
      },
    },
    {
      slug: 'how-long-does-delivery-take',
      question: { en: 'How long does delivery take?', hi: 'डिलीवरी में कितना समय लगता है?' },
      answer: {
        en: '7-10 days. A piece that is made to order needs its making time first; its page says how many days.',
        hi: '7-10 दिन। ऑर्डर पर तैयार होने वाली चीज़ को पहले बनने का समय चाहिए; कितने दिन, यह उसके पन्ने पर लिखा है।',
      },
    },
    {
      slug: 'why-several-parcels',
      question: { en: 'Why does my order come in several parcels?', hi: 'मेरा ऑर्डर कई पार्सलों में क्यों आता है?' },
      answer: {
        en: 'Each seller packs and sends its own pieces from its own town. The parcels travel separately, and each has a state of its own under My Orders. You pay for none of them.',
        hi: 'हर विक्रेता अपनी चीज़ें अपने शहर से ख़ुद बाँधकर भेजता है। पार्सल अलग-अलग चलते हैं, और “मेरे ऑर्डर” में हर एक की स्थिति अलग दिखती है। डिलीवरी का पैसा किसी का नहीं लगता।',
      },
    },
    {
      slug: 'can-i-change-the-address',
      question: { en: 'Can I change the address after ordering?', hi: 'ऑर्डर के बाद पता बदल सकते हैं?' },
      answer: {
        en: 'A change in your address book does not reach an order that has been placed. Until the parcel is packed you can cancel and order again; if the piece is the only one, write to {{supportEmail}} first and quickly.',
        hi: 'पतों की सूची में किया बदलाव दिए जा चुके ऑर्डर पर नहीं लगता। पार्सल पैक होने से पहले ऑर्डर रद्द करके दोबारा दे सकते हैं; चीज़ इकलौती हो तो पहले, और जल्दी, {{supportEmail}} पर लिखिए।',
      },
    },
    {
      slug: 'where-is-my-parcel',
      question: { en: 'Ten days have passed. Where is my parcel?', hi: 'दस दिन हो गए। मेरा पार्सल कहाँ है?' },
      answer: {
        en: 'Look under My Orders first: a made-to-order piece may still be in the making. If the time has passed all the same, write to {{supportEmail}} with the order number. We ask the seller and the courier. What is lost on the way is refunded in full.',
        hi: 'पहले “मेरे ऑर्डर” में देखिए: ऑर्डर पर तैयार होने वाली चीज़ शायद अभी बन रही हो। फिर भी समय निकल गया हो तो ऑर्डर संख्या के साथ {{supportEmail}} पर लिखिए। हम विक्रेता और कूरियर से पूछेंगे। जो रास्ते में खो जाए, उसका पूरा पैसा लौटता है।',
      },
    },
  ],
};
