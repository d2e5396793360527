import type { StandardFaqGroup } from '#modules/content/standard/types.ts';

export const care: StandardFaqGroup = {
  slug: 'care',
  title: { en: 'Care', hi: 'देखभाल' },
  entries: [
    {
      slug: 'how-do-i-care-for-a-piece',
      question: { en: 'How do I wash, oil or polish it?', hi: 'इसे धोएँ, तेल लगाएँ या चमकाएँ कैसे?' },
      answer: {
        en: 'The page of each piece says how to care for it, and what it says there comes before any general advice, ours included.',
        hi: 'हर चीज़ के पन्ने पर उसकी देखभाल लिखी है। वहाँ जो लिखा है, वह हर आम सलाह से ऊपर है, हमारी सलाह से भी।',
      },
    },
    {
      slug: 'will-the-colour-run',
      question: { en: 'Will the colour run in the wash?', hi: 'धोने पर रंग निकलेगा?' },
      answer: {
        en: 'Strong and natural colours may give off a little at first. Wash such a cloth alone two or three times, in cold water with mild soap; do not soak it, and dry it in shade. Indigo also rubs off on light things for the first few wearings.',
        hi: 'गहरे और प्राकृतिक रंग शुरू में थोड़ा छूट सकते हैं। ऐसे कपड़े को दो-तीन बार अकेले, ठंडे पानी और हल्के साबुन से धोएँ; भिगोएँ नहीं और छाँव में सुखाएँ। नील शुरू में हल्के रंग की चीज़ों पर रगड़ से भी लगता है।',
      },
    },
    {
      slug: 'can-i-eat-or-drink-from-it',
      question: { en: 'Can I eat or drink from it?', hi: 'क्या इसमें खाना-पीना हो सकता है?' },
      answer: {
        en: 'From what is offered for the kitchen and the table, yes, as its page describes. Bare copper is for water alone; sour things belong in tinned vessels, steel, wood or glazed ware meant for food. A piece sold as decoration is not meant for food.',
        hi: 'जो रसोई और खाने की मेज़ के लिए है, उसमें हाँ, जैसा उसके पन्ने पर लिखा हो। बिना क़लई का ताँबा सिर्फ़ पानी के लिए है; खट्टी चीज़ें क़लईदार बर्तन, स्टील, लकड़ी या खाने के लिए बने चमकदार बर्तन में रखें। सजावट कहकर बिकी चीज़ खाने के लिए नहीं है।',
      },
    },
    {
      slug: 'my-brass-has-gone-dark',
      question: { en: 'My brass or copper has gone dark. Is it spoilt?', hi: 'पीतल या ताँबा काला पड़ गया। क्या ख़राब हो गया?' },
      answer: {
        en: 'No, metal darkens in air. Lemon and salt, tamarind or a brass powder bring the shine back; rinse well and dry at once. Green crust must be cleaned off completely before the vessel is used again.',
        hi: 'नहीं, हवा से धातु काली पड़ती है। नींबू-नमक, इमली या पीतांबरी से चमक लौट आती है; अच्छी तरह धोकर तुरंत पोंछें। हरी पपड़ी जमी हो तो बर्तन को पूरी तरह साफ़ करके ही काम में लें।',
      },
    },
  ],
};
