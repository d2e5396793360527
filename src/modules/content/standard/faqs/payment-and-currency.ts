import type { StandardFaqGroup } from '#modules/content/standard/types.ts';

export const paymentAndCurrency: StandardFaqGroup = {
  slug: 'payment-and-currency',
  title: { en: 'Prices, payment and currency', hi: 'दाम, भुगतान और मुद्रा' },
  entries: [
    {
      slug: 'which-currency-will-i-be-charged-in',
      question: { en: 'In which currency am I charged?', hi: 'पैसा किस मुद्रा में लिया जाएगा?' },
      answer: {
        en: 'In Indian rupees (INR), always. A price shown in another currency is a conversion for your convenience, and it says so, with the date of the rate. Your bank converts the charge at its own rate and may add a fee.',
        hi: 'हमेशा भारतीय रुपये (INR) में। किसी और मुद्रा में दिखा दाम आपकी सुविधा के लिए बदला गया है; साथ में यह बात और दर की तारीख़ लिखी रहती है। आपका बैंक अपनी दर से बदलता है और अपना शुल्क जोड़ सकता है।',
      },
    },
    {
      slug: 'how-do-i-change-the-currency',
      question: { en: 'How do I change the currency that prices are shown in?', hi: 'दाम किसी और मुद्रा में कैसे देखें?' },
      answer: {
        en: 'With the country and currency selector at the foot of the page. We guess your country at first; your own choice wins and is remembered in your browser.',
        hi: 'पन्ने के नीचे देश और मुद्रा चुनने की जगह है। पहली बार हम देश का अंदाज़ा लगाते हैं; फिर आपकी पसंद चलती है और आपके ब्राउज़र में याद रहती है।',
      },
    },
    {
      slug: 'where-do-the-exchange-rates-come-from',
      question: { en: 'Where do the exchange rates come from?', hi: 'मुद्रा की दरें कहाँ से आती हैं?' },
      answer: {
        en: 'They are fetched once a day from a public rates service. If it cannot be reached, the last good rates stay in use with their date. If there is no rate at all for a currency, the price is shown in rupees.',
        hi: 'दिन में एक बार दरों की एक सार्वजनिक सेवा से ली जाती हैं। सेवा तक पहुँच न हो तो पिछली सही दरें अपनी तारीख़ के साथ चलती रहती हैं। किसी मुद्रा की दर हो ही नहीं, तो दाम रुपये में दिखता है।',
      },
    },
    {
      slug: 'do-prices-include-tax',
      question: { en: 'Do prices include tax?', hi: 'क्या दाम में टैक्स शामिल है?' },
      answer: {
        en: 'Yes, prices include GST, and delivery is FREE. Outside India, customs duty or import tax of your own country may be due when the parcel arrives; we neither collect it nor know the amount. One exception: parcels worth up to £135 to England, Scotland and Wales bear VAT at the sale. The cart shows it, and nothing is due at the door.',
        hi: 'हाँ, दाम में GST शामिल है और डिलीवरी मुफ़्त है। भारत से बाहर पार्सल पहुँचने पर आपके देश का सीमा शुल्क या आयात टैक्स लग सकता है; वह हम नहीं लेते और उसकी रक़म हमें पता नहीं होती। एक अपवाद है: इंग्लैंड, स्कॉटलैंड और वेल्स के £135 तक के पार्सल पर VAT बिक्री के समय लगता है। वह कार्ट में दिखता है, और दरवाज़े पर कुछ नहीं देना होता।',
      },
    },
    {
      slug: 'how-can-i-pay',
      question: { en: 'How can I pay?', hi: 'भुगतान कैसे हो सकता है?' },
      answer: {
        en: 'The checkout offers the ways that are open for your order: payment on the secure page of a payment provider and, for deliveries within India, cash on delivery where it is available. Your card number is typed on the provider’s page and never reaches us.',
        hi: 'ऑर्डर पूरा करते समय वे तरीक़े दिखते हैं जो आपके ऑर्डर के लिए उपलब्ध हैं: भुगतान सेवा का सुरक्षित पन्ना, और भारत में डिलीवरी हो तो, जहाँ सुविधा हो, डिलीवरी पर नक़द। कार्ड का नंबर भुगतान सेवा के पन्ने पर लिखा जाता है, हम तक कभी नहीं आता।',
      },
    },
    {
      slug: 'paid-but-no-order',
      question: { en: 'I was charged but have no order. What do I do?', hi: 'पैसे कट गए पर ऑर्डर नहीं दिख रहा। अब क्या करें?' },
      answer: {
        en: 'Wait a few minutes and look under My Orders: the provider’s confirmation sometimes comes late. A payment that arrives too late for the piece is refunded without your asking. If nothing has changed after a day, write to {{supportEmail}} with the time and the amount, and never with your card number.',
        hi: 'कुछ मिनट रुककर “मेरे ऑर्डर” में देखें: भुगतान सेवा की पुष्टि कभी-कभी देर से आती है। भुगतान इतनी देर से पहुँचे कि चीज़ न बची हो, तो पैसा बिना माँगे लौटता है। एक दिन बाद भी कुछ न बदले तो समय और रक़म {{supportEmail}} पर लिख भेजें; कार्ड का नंबर कभी न भेजें।',
      },
    },
    {
      slug: 'what-is-a-demo-payment',
      question: { en: 'What is a demo payment?', hi: 'डेमो भुगतान क्या है?' },
      answer: {
        en: 'A shop that runs as a demonstration offers a payment that only pretends: no money moves, and nothing is sent. Where you see the word “demo” at the checkout, you are in such a shop.',
        hi: 'जो दुकान डेमो के तौर पर चल रही हो, उसमें ऐसा भुगतान होता है जो बस दिखावे का है: न पैसा जाता है, न कुछ भेजा जाता है। भुगतान के समय “डेमो” लिखा दिखे तो समझें कि दुकान डेमो है।',
      },
    },
    {
      slug: 'how-do-discounts-work',
      question: { en: 'How do discounts work?', hi: 'छूट कैसे लगती है?' },
      answer: {
        en: 'A discount is taken off before you see the price; the earlier price stands beside it, crossed out. If a discount has an end, it counts until then. The price that is charged is the one confirmed when you place the order.',
        hi: 'छूट घटाकर ही दाम दिखाया जाता है; पहले का दाम पास में कटा हुआ लिखा रहता है। छूट की आख़िरी तारीख़ हो तो तब तक चलती है। वही दाम लिया जाता है जो ऑर्डर देते समय पक्का हुआ।',
      },
    },
  ],
};
