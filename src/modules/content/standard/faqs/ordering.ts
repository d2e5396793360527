import type { StandardFaqGroup } from '#modules/content/standard/types.ts';

export const ordering: StandardFaqGroup = {
  slug: 'ordering',
  title: { en: 'Finding and ordering', hi: 'खोजना और ऑर्डर करना' },
  entries: [
    {
      slug: 'do-i-need-an-account',
      question: { en: 'Do I need an account?', hi: 'क्या खाता बनाना ज़रूरी है?' },
      answer: {
        en: 'No. The cart stays in your browser, and you can order as a guest. You then open your order with its number, your email address and a code we send there, to follow it, cancel it or get the invoice. An account keeps your orders and addresses together.',
        hi: 'नहीं। कार्ट आपके ब्राउज़र में रहता है, और ऑर्डर बिना खाते के भी हो सकता है। फिर ऑर्डर नंबर, ई-मेल पते और उस पर भेजे गए कोड से ऑर्डर खोलकर उसे देखा या रद्द किया जा सकता है और बिल लिया जा सकता है। खाते में आपके ऑर्डर और पते एक जगह रहते हैं।',
      },
    },
    {
      slug: 'cannot-find-what-i-want',
      question: { en: 'I cannot find what I am looking for. Can you get it?', hi: 'जो चाहिए वह नहीं मिल रहा। क्या वह मँगवाया जा सकता है?' },
      answer: {
        en: 'Tell us. When a [search](/search) finds nothing, “Request this product” appears; the same form has [a page of its own](/request-product). Describe the piece in up to 250 words. We read every request and look for someone who makes it, though we cannot promise to find it.',
        hi: 'हमें बताएँ। [खोज](/search) में कुछ न मिले तो “इस चीज़ की फ़रमाइश करें” दिखता है; यही फ़ॉर्म [अपने पन्ने](/request-product) पर भी है। 250 शब्दों तक में लिखें कि कैसी चीज़ चाहिए। हम हर फ़रमाइश पढ़ते हैं और बनाने वाले को ढूँढते हैं, हालाँकि मिल ही जाएगा, यह वादा नहीं कर सकते।',
      },
    },
    {
      slug: 'what-does-made-to-order-mean',
      question: { en: 'What does “made to order” mean?', hi: '“ऑर्डर पर तैयार” का क्या मतलब है?' },
      answer: {
        en: 'Work on your piece begins when you order it. Its page says how many days the making takes; the 7-10 days of delivery come after that.',
        hi: 'आपके ऑर्डर के बाद ही चीज़ बननी शुरू होती है। बनने में कितने दिन लगेंगे, यह उसके पन्ने पर लिखा है; डिलीवरी के 7-10 दिन उसके बाद गिने जाते हैं।',
      },
    },
    {
      slug: 'what-does-one-of-a-kind-mean',
      question: { en: 'What does “one of a kind” mean?', hi: '“एक ही पीस” का क्या मतलब है?' },
      answer: {
        en: 'There is exactly this one. When it is sold it is gone. The maker may make something similar, never the same.',
        hi: 'बस यही एक है। बिक गई तो गई। कारीगर उससे मिलता-जुलता बना सकता है, हूबहू वही नहीं।',
      },
    },
    {
      slug: 'can-a-piece-sell-out-in-my-cart',
      question: { en: 'Can a piece sell out while it is in my cart?', hi: 'कार्ट में रखी चीज़ क्या बिक सकती है?' },
      answer: {
        en: 'Yes. The cart does not reserve anything. Stock is set aside when you place the order and held while your payment is pending; if the payment does not arrive in time, the piece is free again. The cart tells you when stock or prices have changed.',
        hi: 'हाँ। कार्ट में रखने से चीज़ रुकती नहीं। ऑर्डर देते समय वह आपके लिए अलग की जाती है और भुगतान पूरा होने तक रुकी रहती है; समय पर भुगतान न आए तो फिर बिक्री में आ जाती है। स्टॉक या दाम बदले हों तो कार्ट बता देता है।',
      },
    },
    {
      slug: 'several-quantities-or-a-bulk-order',
      question: {
        en: 'Can I order a larger number for a wedding or a company?',
        hi: 'शादी या दफ़्तर के लिए क्या ज़्यादा संख्या में ऑर्डर हो सकता है?',
      },
      answer: {
        en: 'If the stock is there, order it. If you need more than a page offers, write to {{supportEmail}} with the piece, the number and the date. Making takes time, and the maker decides what is possible.',
        hi: 'स्टॉक में हो तो सीधे ऑर्डर करें। पन्ने पर जितनी हैं उससे ज़्यादा चाहिए तो चीज़ का नाम, संख्या और तारीख़ {{supportEmail}} पर लिख भेजें। बनाने में समय लगता है; कितना हो पाएगा, यह बनाने वाला बताएगा।',
      },
    },
  ],
};
