import type { StandardFaqGroup } from './types.ts';

export const standardFaqs: StandardFaqGroup[] = [
  {
    slug: 'buying',
    title: {
      en: 'Buying',
      hi: 'ख़रीदारी',
    },
    entries: [
      {
        slug: 'what-does-delivery-cost',
        question: {
          en: 'What does delivery cost?',
          hi: 'डिलीवरी का ख़र्च कितना है?',
        },
        answer: {
          en: 'Nothing. Delivery is FREE for every order, whatever its size.',
          hi: 'कुछ नहीं। ऑर्डर छोटा हो या बड़ा, डिलीवरी मुफ़्त है।',
        },
      },
      {
        slug: 'how-long-does-delivery-take',
        question: {
          en: 'How long does delivery take?',
          hi: 'डिलीवरी में कितना समय लगता है?',
        },
        answer: {
          en: '7-10 days. A piece that is made to order needs its making time before that; its page says how many days.',
          hi: '7-10 दिन। ऑर्डर पर बनने वाली चीज़ को उससे पहले बनने का समय चाहिए; कितने दिन, यह उसके पन्ने पर लिखा है।',
        },
      },
      {
        slug: 'why-does-my-order-come-in-several-parcels',
        question: {
          en: 'Why does my order come in several parcels?',
          hi: 'मेरा ऑर्डर कई पार्सलों में क्यों आता है?',
        },
        answer: {
          en: 'Each seller packs and sends its own pieces, from its own town. The parcels travel separately and arrive when they arrive.',
          hi: 'हर विक्रेता अपनी चीज़ें अपने शहर से ख़ुद बाँधकर भेजता है। पार्सल अलग-अलग चलते हैं और अलग-अलग पहुँचते हैं।',
        },
      },
      {
        slug: 'can-i-cancel',
        question: {
          en: 'Can I cancel?',
          hi: 'क्या मैं ऑर्डर रद्द कर सकता या सकती हूँ?',
        },
        answer: {
          en: 'Yes, right after ordering and until the seller has packed the parcel. Once shipping has begun it can no longer be cancelled. Perishable items cannot be cancelled at all.',
          hi: 'हाँ, ऑर्डर देने के बाद, विक्रेता के पार्सल बाँधने तक। भेजना शुरू हो जाए तो रद्द नहीं हो सकता। जल्दी ख़राब होने वाली चीज़ें रद्द नहीं होतीं।',
        },
      },
      {
        slug: 'my-piece-arrived-damaged-what-now',
        question: {
          en: 'My piece arrived damaged. What now?',
          hi: 'चीज़ टूटी हुई आई। अब क्या करें?',
        },
        answer: {
          en: 'We are sorry. Send us photographs of the piece and its packing within 7 days of receipt, through your order or to {{supportEmail}}. The same goes for a piece that is defective or not as shown.',
          hi: 'हमें अफ़सोस है। मिलने के 7 दिन के भीतर चीज़ और पैकिंग की तस्वीरें अपने ऑर्डर से या {{supportEmail}} पर भेजिए। ख़राब या जैसी दिखी वैसी न निकली चीज़ के लिए भी यही करें।',
        },
      },
      {
        slug: 'when-do-i-get-my-money-back',
        question: {
          en: 'When do I get my money back?',
          hi: 'पैसे कब लौटते हैं?',
        },
        answer: {
          en: 'An approved refund takes 3-5 business days and goes back the way you paid.',
          hi: 'मंज़ूर धनवापसी 3-5 कार्यदिवस में उसी रास्ते लौटती है जिससे आपने भुगतान किया था।',
        },
      },
      {
        slug: 'why-does-mine-look-a-little-different-from-the-picture',
        question: {
          en: 'Why does mine look a little different from the picture?',
          hi: 'मेरी चीज़ तस्वीर से थोड़ी अलग क्यों है?',
        },
        answer: {
          en: 'Because a hand made it. Prints shift a little, dyes take differently from vat to vat, a bowl keeps the marks of its tool. Where a piece varies more than usual, its page says what may differ.',
          hi: 'क्योंकि उसे हाथ ने बनाया है। छपाई ज़रा खिसकती है, हर कुंड में रंग अलग चढ़ता है, कटोरे पर औज़ार के निशान रहते हैं। जहाँ फ़र्क़ ज़्यादा हो सकता है, वहाँ पन्ने पर लिखा रहता है कि क्या बदल सकता है।',
        },
      },
      {
        slug: 'what-does-one-of-a-kind-mean',
        question: {
          en: 'What does "one of a kind" mean?',
          hi: '"इकलौता" का मतलब?',
        },
        answer: {
          en: 'There is exactly this one. When it is sold, it is gone; the maker may make a relative of it, never the same.',
          hi: 'बस यही एक है। बिक गया तो गया; कारीगर उससे मिलता-जुलता बना सकता है, वही नहीं।',
        },
      },
      {
        slug: 'what-does-made-to-order-mean',
        question: {
          en: 'What does "made to order" mean?',
          hi: '"ऑर्डर पर बनता है" का मतलब?',
        },
        answer: {
          en: 'Work on your piece begins when you order it. The page of the piece gives the days this takes, before the 7-10 days of delivery.',
          hi: 'आपके ऑर्डर के बाद ही काम शुरू होता है। कितने दिन लगेंगे, यह पन्ने पर लिखा है; डिलीवरी के 7-10 दिन उसके बाद।',
        },
      },
      {
        slug: 'who-is-the-maker-and-who-is-the-seller',
        question: {
          en: 'Who is the maker, and who is the seller?',
          hi: 'कारीगर कौन है और विक्रेता कौन?',
        },
        answer: {
          en: 'The maker is the artisan, group or cluster whose hands made the piece. The seller is the registered business or co-operative that sells it and answers for it. Sometimes they are the same people, often not, so each page names both.',
          hi: 'कारीगर वह व्यक्ति, समूह या समुदाय है जिसके हाथों ने चीज़ बनाई। विक्रेता वह पंजीकृत व्यवसाय या सहकारी समिति है जो उसे बेचती है और उसकी ज़िम्मेदार है। कभी दोनों एक होते हैं, अक्सर नहीं, इसलिए हर पन्ने पर दोनों के नाम हैं।',
        },
      },
      {
        slug: 'what-is-the-mark-beside-a-seller-s-name',
        question: {
          en: 'What is the mark beside a seller’s name?',
          hi: 'विक्रेता के नाम के साथ का निशान क्या है?',
        },
        answer: {
          en: 'A verified seller is a business whose registration and address we have checked.',
          hi: 'सत्यापित विक्रेता वह है जिसका पंजीकरण और पता हमने जाँचा है।',
        },
      },
      {
        slug: 'do-prices-include-tax',
        question: {
          en: 'Do prices include tax?',
          hi: 'क्या दाम में कर शामिल है?',
        },
        answer: {
          en: 'Yes. Prices are in Indian rupees and include GST.',
          hi: 'हाँ। दाम भारतीय रुपये में हैं और उनमें GST शामिल है।',
        },
      },
      {
        slug: 'do-i-need-an-account',
        question: {
          en: 'Do I need an account?',
          hi: 'क्या खाता ज़रूरी है?',
        },
        answer: {
          en: 'Not to look around, search or fill a cart; the cart stays in your browser. To order you need an account with a confirmed e-mail address.',
          hi: 'देखने, खोजने और टोकरी भरने के लिए नहीं; टोकरी आपके ब्राउज़र में रहती है। ऑर्डर के लिए ऐसा खाता चाहिए जिसका ई-मेल पता पक्का हो।',
        },
      },
      {
        slug: 'how-do-i-wash-oil-or-polish-it',
        question: {
          en: 'How do I wash, oil or polish it?',
          hi: 'इसे धोएँ, तेल लगाएँ या चमकाएँ कैसे?',
        },
        answer: {
          en: 'The page of each piece says how to care for it. Natural dyes like cold water, shade and the company of similar colours.',
          hi: 'हर चीज़ के पन्ने पर देखभाल लिखी है। प्राकृतिक रंगों को ठंडा पानी, छाँव और अपने जैसे रंगों का साथ पसंद है।',
        },
      },
    ],
  },
];
