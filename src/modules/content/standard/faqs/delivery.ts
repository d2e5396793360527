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
        en: '7-10 days within India. A piece that is made to order needs its making time first; its page says how many days, and for your PIN code the days of delivery. Abroad it takes longer: the checkout names the days before you order.',
        hi: 'भारत में 7-10 दिन। ऑर्डर पर तैयार होने वाली चीज़ को पहले बनने का समय चाहिए; कितने दिन, यह उसके पन्ने पर लिखा है, और आपके पिन कोड पर पहुँचने के दिन भी। विदेश में ज़्यादा दिन लगते हैं: ऑर्डर देने से पहले चेकआउट पर दिन दिखते हैं।',
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
      question: { en: 'Can I change the address after ordering?', hi: 'क्या ऑर्डर के बाद पता बदला जा सकता है?' },
      answer: {
        en: 'Yes, until the parcel is packed: open the order and choose “Change the address”. Recipient, phone and address can change within the same state, because the tax depends on it; for another state, cancel and order again. A change in your address book alone does not reach an order.',
        hi: 'हाँ, पार्सल पैक होने तक: ऑर्डर खोलें और “पता बदलें” चुनें। पाने वाले का नाम, फ़ोन और पता उसी राज्य के भीतर बदल सकता है, क्योंकि टैक्स राज्य के हिसाब से लगता है; किसी और राज्य के लिए रद्द करके दोबारा ऑर्डर दें। सिर्फ़ पतों की सूची में किया बदलाव ऑर्डर पर नहीं लगता।',
      },
    },
    {
      slug: 'where-is-my-parcel',
      question: { en: 'Ten days have passed. Where is my parcel?', hi: 'दस दिन हो गए। मेरा पार्सल कहाँ है?' },
      answer: {
        en: 'Look under My Orders first: a made-to-order piece may still be in the making. If the time has passed all the same, write to {{supportEmail}} with the order number. We ask the seller and the courier. What is lost on the way is refunded in full.',
        hi: 'पहले “मेरे ऑर्डर” में देखें: ऑर्डर पर तैयार होने वाली चीज़ शायद अभी बन रही हो। फिर भी समय निकल गया हो तो ऑर्डर नंबर के साथ {{supportEmail}} पर लिखें। हम विक्रेता और कूरियर से पूछेंगे। जो रास्ते में खो जाए, उसका पूरा पैसा लौटता है।',
      },
    },
  ],
};
