import type { StandardLegalPage } from '#modules/content/standard/types.ts';

// A lawyer has to read this text, and fit it to the business, before a real shop opens with it.
export const refundPolicy: StandardLegalPage = {
  slug: 'refund-policy',
  title: { en: 'Cancellation & Refund Policy', hi: 'रद्द करने और रिफ़ंड की नीति' },
  summary: {
    en: 'Cancel until your parcel is packed; report damage within 7 days of receipt; approved refunds take 3-5 business days.',
    hi: 'पार्सल पैक होने तक रद्द करें; नुक़सान मिलने के 7 दिन में बताएँ; मंज़ूर रिफ़ंड 3-5 कामकाजी दिनों में।',
  },
  updatedOn: '2025-06-13',
  body: {
    en: `We would rather mend a disappointment than argue about it. These are the rules that sellers and we keep. They add to the rights that the law gives you and take none away.

## Cancelling an order

- You may cancel **right after ordering, until the seller has packed the parcel**. You need not give a reason, and it costs nothing.
- **Once shipping has begun, an order can no longer be cancelled.**
- An order of several parcels can be cancelled parcel by parcel.
- For a piece that is made to order the same holds: until it is packed. If the making is well under way, please think of the maker before you cancel.
- **Perishable items cannot be cancelled.**
- If a seller cannot deliver, the order or a part of it is cancelled from our side until it has been shipped, you are told why, and everything you paid for it is refunded.

## Damaged, defective or not as shown

Report it **within 7 days of receipt**.

1. Open the order under My Orders, or write to {{supportEmail}} with the order number.
2. Say what is wrong, and add a few photographs of the piece, the fault and the packing.
3. Keep the piece and its packing, unused and unwashed, until you have our answer.

The seller answers through us. If you and the seller do not agree, we decide, and we tell you the reason.

Differences that come with work by hand are not faults: a slightly uneven print, a knot in the yarn, a tool mark, a shade within the range that the page describes. Nor is wear, or damage from care other than the page advises.

## When a piece has to come back

If a report is approved and the piece has to come back, we arrange the way and pay for it. Send nothing before we have written to you. Some pieces need not travel twice; then a photograph is enough.

## Changing one’s mind

Except for cancelling before packing, pieces are not taken back merely because they are no longer wanted, unless the consumer law of your country gives you that right.

## Refunds

- An approved refund takes **3-5 business days**. Your bank may need a little longer to show it.
- It goes back **the way you paid**. Cash on delivery is refunded to a bank account that you name.
- If you like, choose **store credit** instead: it is there as soon as the refund is granted, pays for anything in the shop and never expires. You are never made to take it.
- What you paid for the pieces in question is refunded in full. Delivery was FREE, so there is nothing to deduct.
- Refunds are made in INR, the currency in which you were charged. What your bank gives you in another currency may differ from what it took, since its rate changes.
- Instead of a refund you may agree with the seller on a repair or a replacement.

## Not delivered

- From the promised day on you can tell us on the order’s page that a parcel has not come. The seller then has to show a proof of delivery. If there is none **within 10 days**, the parcel counts as lost.
- A parcel that could not be delivered is tried once more where that is possible. One of which the courier says nothing more **for 30 days** counts as lost.
- A parcel that has been lost, or that came back to the seller without your doing, is refunded in full or sent again, as you prefer and as stock allows. If we do not hear from you within 7 days, your money goes back.
- A parcel that was refused at the door is not sent again: what you paid for it is refunded in full as soon as it is back, or counts as lost on its way back.
- If nobody tells us whether a paid parcel has arrived, we ask you first, and later count it as delivered. Your silence costs you nothing: until you or the courier confirm the delivery (a seller’s own word is not enough) you can report it or its pieces **for 90 days**.
- What is sent in place of other pieces has days of its own: report damage within 7 days of its receipt.

## If you are not satisfied

Write to the grievance officer named on [Contact Us](/legal/contact-us). Complaints are acknowledged within 48 hours and settled within one month.`,
    hi: `बहस करने से अच्छा है कि गड़बड़ी ठीक कर दी जाए। विक्रेता और हम, दोनों इन नियमों पर चलते हैं। ये क़ानून से मिले आपके अधिकारों में जुड़ते हैं, उनमें से कुछ घटाते नहीं।

## ऑर्डर रद्द करना

- **ऑर्डर देने के बाद, विक्रेता के पार्सल पैक करने तक** उसे रद्द किया जा सकता है। कारण बताना ज़रूरी नहीं, और इसमें कुछ कटता नहीं।
- **भेजना शुरू हो जाए तो ऑर्डर रद्द नहीं हो सकता।**
- कई पार्सलों वाला ऑर्डर एक-एक पार्सल करके रद्द किया जा सकता है।
- ऑर्डर पर तैयार होने वाली चीज़ पर भी यही नियम है: पार्सल पैक होने तक। काम काफ़ी आगे बढ़ चुका हो तो रद्द करने से पहले कारीगर के बारे में सोच लें।
- **जल्दी ख़राब होने वाली चीज़ें रद्द नहीं होतीं।**
- विक्रेता चीज़ न दे सके तो ऑर्डर हमारी ओर से रद्द होता है, आपको बताया जाता है और उसका पूरा पैसा लौटता है।

## टूटी, ख़राब या जैसी दिखाई गई वैसी नहीं

**मिलने के 7 दिन के भीतर** बताएँ।

1. “मेरे ऑर्डर” में ऑर्डर खोलें, या ऑर्डर नंबर के साथ {{supportEmail}} पर लिखें।
2. बताएँ कि क्या ग़लत है, और चीज़, ख़राबी और पैकिंग की कुछ तस्वीरें लगाएँ।
3. हमारा जवाब आने तक चीज़ और पैकिंग सँभालकर रखें; न इस्तेमाल करें, न धोएँ।

विक्रेता हमारे ज़रिए जवाब देता है। आप दोनों सहमत न हों तो फ़ैसला हम करते हैं और कारण बताते हैं।

हाथ के काम के साथ आने वाले फ़र्क़ दोष नहीं हैं: ज़रा ऊँची-नीची छपाई, सूत की गाँठ, औज़ार का निशान, या रंग की वह छटा जो पन्ने पर बताई गई हो। घिसना, या पन्ने पर लिखी देखभाल से हटकर बरतने पर हुआ नुक़सान भी दोष नहीं गिना जाता।

## जब चीज़ वापस भेजनी हो

शिकायत मंज़ूर हो और चीज़ वापस मँगानी पड़े तो इंतज़ाम और ख़र्च हमारा है। हमारे लिखने से पहले कुछ न भेजें। कुछ चीज़ों को वापस मँगाने की ज़रूरत नहीं होती; तब तस्वीर काफ़ी है।

## मन बदल जाए तो

पार्सल पैक होने से पहले रद्द करने के अलावा, चीज़ सिर्फ़ इसलिए वापस नहीं ली जाती कि अब नहीं चाहिए; आपके देश का उपभोक्ता क़ानून यह अधिकार देता हो तो बात अलग है।

## रिफ़ंड

- मंज़ूर रिफ़ंड में **3-5 कामकाजी दिन** लगते हैं। बैंक को दिखाने में थोड़ा और समय लग सकता है।
- पैसा **उसी रास्ते** लौटता है जिससे आपने भुगतान किया था। डिलीवरी पर नक़द दिया हो तो आपके बताए बैंक खाते में आता है।
- चाहें तो इसके बदले **स्टोर क्रेडिट** चुनें: रिफ़ंड मंज़ूर होते ही मिल जाता है, इससे दुकान में कुछ भी ख़रीदा जा सकता है, और इसकी कोई समय-सीमा नहीं। इसे लेना कभी ज़रूरी नहीं।
- संबंधित चीज़ों का पूरा दाम लौटता है। डिलीवरी मुफ़्त थी, इसलिए कुछ कटता नहीं।
- पैसा INR में लौटता है, क्योंकि लिया भी उसी में गया था। बैंक की दर बदलती रहती है, इसलिए दूसरी मुद्रा में मिली रक़म दी हुई रक़म से अलग हो सकती है।
- रिफ़ंड की जगह विक्रेता के साथ मरम्मत या बदले में दूसरी चीज़ पर भी सहमति हो सकती है।

## पार्सल न पहुँचे तो

- बताए गए दिन के बाद भी पार्सल न मिले तो ऑर्डर के पन्ने पर बताएँ। तब विक्रेता को पहुँचाने का सबूत दिखाना होता है। **10 दिन में** सबूत न मिले तो पार्सल खोया हुआ माना जाता है।
- जो पार्सल पहुँचाया न जा सका, उसे हो सके तो एक बार और भेजते हैं। कूरियर **30 दिन तक** उसके बारे में कुछ न बताए तो वह खोया हुआ माना जाता है।
- रास्ते में खो गया, या आपकी किसी भूल के बिना विक्रेता के पास लौट गया पार्सल: पूरा पैसा लौटता है, या चीज़ दोबारा भेजी जाती है, जैसा आप चाहें और जैसा स्टॉक हो। 7 दिन में आपका जवाब न मिले तो पैसे लौटा दिए जाते हैं।
- दरवाज़े पर जिसे लेने से मना किया गया, वह पार्सल दोबारा नहीं भेजा जाता: विक्रेता के पास लौटते ही, या रास्ते में खो जाने पर, उसका पूरा पैसा लौटाया जाता है।
- कोई न बताए कि पार्सल पहुँचा या नहीं, तो पहले हम आपसे पूछते हैं और बाद में उसे पहुँचा हुआ मानते हैं। चुप रहने से आपका कुछ नहीं जाता: जब तक आप या कूरियर पहुँचने की पुष्टि न करें (सिर्फ़ विक्रेता का कहना काफ़ी नहीं), **90 दिन तक** उसके या उसकी चीज़ों के बारे में बताया जा सकता है।
- बदले में भेजी गई चीज़ के दिन अलग गिने जाते हैं: टूट-फूट उसके मिलने के 7 दिन के भीतर बताएँ।

## तसल्ली न हो तो

[संपर्क करें](/legal/contact-us) पन्ने पर दिए शिकायत अधिकारी को लिखें। शिकायत की पावती 48 घंटे में मिलती है और निपटारा एक महीने में होता है।`,
  },
};
