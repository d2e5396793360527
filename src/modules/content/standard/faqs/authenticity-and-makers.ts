import type { StandardFaqGroup } from '#modules/content/standard/types.ts';

export const authenticityAndMakers: StandardFaqGroup = {
  slug: 'authenticity-and-makers',
  title: { en: 'Makers and authenticity', hi: 'कारीगर और असलियत' },
  entries: [
    {
      slug: 'who-is-the-maker-and-who-the-seller',
      question: { en: 'Who is the maker, and who is the seller?', hi: 'कारीगर कौन है और विक्रेता कौन?' },
      answer: {
        en: 'The maker is the artisan, group or cluster whose hands made the piece. The seller is the registered business or co-operative that sells it and answers for it. Sometimes they are the same people, often not, so each page names both. You can read about [the makers](/makers).',
        hi: 'कारीगर वह व्यक्ति, समूह या समुदाय है जिसके हाथों ने चीज़ बनाई। विक्रेता वह रजिस्टर्ड व्यवसाय या सहकारी समिति है जो उसे बेचती है और उसकी ज़िम्मेदार है। कभी दोनों एक होते हैं, अक्सर नहीं, इसलिए हर पन्ने पर दोनों के नाम हैं। [कारीगरों](/makers) के बारे में उनके पन्नों पर लिखा है।',
      },
    },
    {
      slug: 'what-is-a-verified-seller',
      question: { en: 'What does the mark beside a seller’s name mean?', hi: 'विक्रेता के नाम के साथ का निशान क्या बताता है?' },
      answer: {
        en: 'That we have checked the registration and the address of this business. It says nothing about a single piece; for that, read its page.',
        hi: 'यह कि हमने इस व्यवसाय का रजिस्ट्रेशन और पता जाँचा है। किसी एक चीज़ के बारे में वह कुछ नहीं कहता; उसके लिए चीज़ का पन्ना पढ़ें।',
      },
    },
    {
      slug: 'what-does-gi-mean',
      question: { en: 'What does the GI line on a page mean?', hi: 'पन्ने पर लिखे GI का क्या मतलब है?' },
      answer: {
        en: 'GI stands for geographical indication: a name registered in India for goods from one area, made in a described way. The name stands on a page only where the registration covers the piece. It tells you about place and method, not about quality or wages.',
        hi: 'GI यानी भौगोलिक संकेत: भारत में रजिस्टर्ड ऐसा नाम, जो एक इलाक़े की और तय ढंग से बनी चीज़ों के लिए है। पन्ने पर यह नाम तभी होता है जब रजिस्ट्रेशन उस चीज़ पर लागू हो। इससे जगह और ढंग का पता चलता है, गुणवत्ता या मज़दूरी का नहीं।',
      },
    },
    {
      slug: 'why-does-mine-look-different',
      question: { en: 'Why does mine look a little different from the picture?', hi: 'मेरी चीज़ तस्वीर से थोड़ी अलग क्यों है?' },
      answer: {
        en: 'Because a hand made it. Prints shift a little, dyes take differently from vat to vat, a bowl keeps the marks of its tool. Each page says what may differ. If yours differs more than that, [report it](/legal/refund-policy) within 7 days of receipt.',
        hi: 'क्योंकि वह हाथ से बनी है। छपाई ज़रा खिसकती है, हर कुंड में रंग अलग चढ़ता है, कटोरे पर औज़ार के निशान रहते हैं। क्या अलग हो सकता है, यह पन्ने पर लिखा है। फ़र्क़ उससे ज़्यादा हो तो मिलने के 7 दिन के भीतर [बताएँ](/legal/refund-policy)।',
      },
    },
    {
      slug: 'is-everything-handmade',
      question: { en: 'Is everything made by hand?', hi: 'क्या सब कुछ हाथ से बना है?' },
      answer: {
        en: 'The work that gives a piece its character is done by hand; which technique it was is written on the page. Some steps may use a machine, such as a motor on a lathe or a sewing machine for a seam. If you find something described wrongly, tell us through [feedback](/feedback).',
        hi: 'जिस काम से चीज़ की पहचान बनती है, वह हाथ का है; तकनीक पन्ने पर लिखी रहती है। कुछ क़दमों में मशीन हो सकती है, जैसे ख़राद की मोटर या सिलाई मशीन। कहीं ग़लत लिखा दिखे तो [अपनी राय](/feedback) में हमें बताएँ।',
      },
    },
  ],
};
