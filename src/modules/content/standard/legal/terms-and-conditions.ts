import type { StandardLegalPage } from '#modules/content/standard/types.ts';

// A lawyer has to read this text, and fit it to the business, before a real shop opens with it.
export const termsAndConditions: StandardLegalPage = {
  slug: 'terms-and-conditions',
  title: { en: 'Terms & Conditions', hi: 'नियम और शर्तें' },
  summary: {
    en: 'The terms on which {{brand}} may be used, and on which handcrafted goods are bought and sold here.',
    hi: '{{brand}} के इस्तेमाल की शर्तें, और वे शर्तें जिन पर यहाँ हस्तनिर्मित चीज़ें ख़रीदी और बेची जाती हैं।',
  },
  updatedOn: '2025-06-13',
  body: {
    en: `These terms are between you and **{{legalEntity}}** (“we”), which runs {{brand}} at {{publicUrl}}. They apply when you browse, buy or sell here, from India or from anywhere else. The [Cancellation & Refund Policy](/legal/refund-policy) is part of them; the [Privacy Policy](/legal/privacy-policy) explains what happens to your data.

## 1. Who makes, who sells, who runs the shop

{{brand}} is a marketplace.

- The **maker** is the artisan, group or cluster whose hands made a piece.
- The **seller** is the registered business or co-operative that offers it. The contract of sale is between you and the seller named on the page of the piece.
- **We** run the shop, check sellers before they may offer anything, pass on your order, take the payment on the seller’s behalf, and see complaints through to the end. We are not the seller unless a page says so.

## 2. Who may buy

You may browse, search and fill a cart without an account. To order you have to be at least 18 years old and able to enter into a contract. You may order with an account, or as a guest with an email address that is yours; a guest opens the order later with its number, that address and a code that we send there. Someone younger may order through a parent or guardian.

Give true details, keep your password and codes to yourself, and tell us at once if you think that somebody else uses your account. We may close an account that is used for fraud or to harm others; you are told why, and you may object.

## 3. The goods

What is made by hand differs from piece to piece. Slight differences in colour, weave, print, weight and size belong to the craft and are not faults. The page of a piece gives its materials, technique, measurements and care, and says what may differ. Pictures are as true as we can make them; screens show colours differently.

A geographical indication is named only where the registration covers the piece. It states origin and method. It is no promise of quality.

## 4. Prices and taxes

- Prices are set in Indian rupees (INR) and include GST. Delivery is **FREE**.
- A price shown in another currency is a conversion at the day’s rate, for your convenience. You are charged in INR, and your bank applies its own rate and fees.
- A discount applies until the end shown with it, if it has one.
- Customs duty and import taxes of a country outside India are not part of the price and are borne by the recipient. VAT on parcels worth up to £135 to England, Scotland and Wales is added to the total and charged with the order.
- If a price is plainly a mistake, the order may be cancelled before dispatch. You are told, and whatever you paid is refunded in full.

## 5. Ordering

Your order is an offer to the seller. The contract comes about when the order is confirmed to you. If a piece has been sold in the meantime or cannot be delivered to you, we say so and refund what you paid for it. Each seller sends a parcel of its own and issues its own invoice, so one order may consist of several contracts.

## 6. Payment

The checkout shows the ways of paying that are open for your order, which may include cash on delivery within India. Card and bank details are typed on the page of the payment provider and never reach us. A payment that arrives after the piece has gone is refunded. Where the shop runs as a demonstration, payments are only simulated and nothing is delivered.

## 7. Delivery

Within India orders arrive within 7-10 days. Abroad it takes longer: the checkout names the days, and the countries that parcels are sent to. A piece that is made to order needs its making time first, which its page gives in days. The risk passes to you when the parcel is handed to you or to somebody you named. If a parcel does not arrive, write to {{supportEmail}}; what is lost on the way is refunded in full.

## 8. Cancelling, returning, refunds

You may cancel until a parcel is packed. Report damaged, defective or wrongly shown items within 7 days of receipt. Approved refunds take 3-5 business days. Perishable items cannot be cancelled. The [refund policy](/legal/refund-policy) has the details.

## 9. Reviews and what you send us

Reviews, where the shop offers them, come from people who bought the piece. Write what you experienced, without insult and without other people’s data. Nobody may pay or be paid for a review. We may take down what breaks these rules and tell the writer why.

What you write through our forms remains yours. You allow us to use it to answer you and to improve the shop; we publish it only if you agree.

## 10. Selling here

Whoever sells here is a business or co-operative whose identity, registration and address we have checked. Sellers

- describe their goods truthfully, with the country of origin, and credit the maker;
- keep stock and prices right, pack with care and dispatch in time;
- answer for their goods and their tax under the law;
- settle complaints with us within the time the law sets.

Commission and payout are agreed with each seller in writing. The order in which pieces are listed follows what was searched or chosen, availability and date. A seller cannot pay for a better place unless the page marks it as advertising.

## 11. What is not allowed

- Selling copies or machine-made goods as handmade, or inventing or leaving out a maker.
- Offering anything whose sale is against the law, such as goods from protected animals or plants (ivory, shahtoosh, tortoiseshell), antiquities without permission, weapons, drugs, or anything stolen.
- Infringing designs, trade marks, geographical indications or copyright.
- Collecting data of others, breaking into the shop, or loading it beyond ordinary use.
- Using pictures and texts of the shop elsewhere without asking those to whom they belong.

Whoever finds something of this kind may write to {{grievanceEmail}}. We look into it and remove what should not be there.

## 12. Our responsibility

We answer for our own services, with the care of a prudent merchant, and for what we promise here. For the goods themselves the seller answers; we help you to get what is due to you. We do not answer for events beyond anyone’s control, or for indirect loss that could not be foreseen. None of this limits liability for intent, gross negligence, injury to life or health, or whatever else the law does not allow to be limited.

**Nothing in these terms takes away a right that the law gives you as a consumer.**

## 13. Complaints, law and venue

Write to {{supportEmail}} first. If that does not help, our grievance officer, {{grievanceOfficer}}, acknowledges your complaint within 48 hours and settles it within one month; see [Contact Us](/legal/contact-us).

Indian law applies. The courts of Haryana, India, decide, unless consumer law lets you go to a court or commission where you live or work, which these terms do not touch.

## 14. Changes

When these terms change, the new ones stand here with their date. An order keeps the terms under which it was placed. If one clause should not hold, the others do.`,
    hi: `ये शर्तें आपके और **{{legalEntity}}** (“हम”) के बीच हैं, जो {{publicUrl}} पर {{brand}} चलाती है। भारत से हो या कहीं और से, यहाँ देखने, ख़रीदने और बेचने पर यही शर्तें लागू होती हैं। [रद्द करने और रिफ़ंड की नीति](/legal/refund-policy) इनका हिस्सा है; आपकी जानकारी का क्या होता है, यह [निजता नीति](/legal/privacy-policy) में लिखा है।

## 1. कौन बनाता है, कौन बेचता है, दुकान कौन चलाता है

{{brand}} एक बाज़ार है।

- **कारीगर** वह व्यक्ति, समूह या समुदाय है जिसके हाथों ने चीज़ बनाई।
- **विक्रेता** वह रजिस्टर्ड व्यवसाय या सहकारी समिति है जो उसे बेचती है। बिक्री का अनुबंध आपके और उस विक्रेता के बीच होता है जिसका नाम चीज़ के पन्ने पर है।
- **हम** दुकान चलाते हैं, विक्रेताओं को जाँचते हैं, आपका ऑर्डर उन तक पहुँचाते हैं, उनकी ओर से भुगतान लेते हैं और शिकायत को अंत तक देखते हैं। जब तक पन्ने पर न लिखा हो, विक्रेता हम नहीं हैं।

## 2. कौन ख़रीद सकता है

देखने, खोजने और कार्ट भरने के लिए खाता ज़रूरी नहीं। ऑर्डर के लिए उम्र कम से कम 18 साल हो और क़ानूनन अनुबंध करने का अधिकार हो। ऑर्डर खाते से हो सकता है, या बिना खाते के, अपने ई-मेल पते के साथ; बिना खाते का ऑर्डर बाद में उसके नंबर, इसी पते और उस पर भेजे गए कोड से खुलता है। इससे कम उम्र के लोग माता-पिता या अभिभावक के ज़रिए ऑर्डर कर सकते हैं।

सही जानकारी दें, पासवर्ड और कोड अपने तक रखें, और लगे कि कोई और आपका खाता चला रहा है तो तुरंत बताएँ। धोखे या दूसरों को नुक़सान पहुँचाने में लगाया गया खाता हम बंद कर सकते हैं; कारण बताया जाता है और आपत्ति की जा सकती है।

## 3. चीज़ें

हाथ से बनी दो चीज़ें एक-सी नहीं होतीं। रंग, बुनाई, छपाई, वज़न और नाप में थोड़ा फ़र्क़ शिल्प का हिस्सा है, दोष नहीं। चीज़ के पन्ने पर सामग्री, तकनीक, नाप और देखभाल लिखी है, और यह भी कि क्या अलग हो सकता है। तस्वीरें जितनी सच्ची हो सकती हैं, उतनी रखी जाती हैं; हर स्क्रीन पर रंग थोड़ा अलग दिखता है।

भौगोलिक संकेत का नाम वहीं लिखा जाता है जहाँ रजिस्ट्रेशन उस चीज़ पर लागू हो। वह जगह और ढंग बताता है, गुणवत्ता का वादा नहीं है।

## 4. दाम और टैक्स

- दाम भारतीय रुपये (INR) में तय हैं और उनमें GST शामिल है। डिलीवरी **मुफ़्त** है।
- किसी और मुद्रा में दिखा दाम सुविधा के लिए उस दिन की दर से बदला गया है। पैसा रुपये में लिया जाता है; बैंक की दर और शुल्क उसके अपने हैं।
- छूट के साथ आख़िरी तारीख़ लिखी हो तो छूट तब तक चलती है।
- भारत से बाहर किसी देश का सीमा शुल्क और आयात टैक्स दाम में शामिल नहीं है; वह पाने वाले को देना होता है। इंग्लैंड, स्कॉटलैंड और वेल्स के £135 तक के पार्सल का VAT कुल रक़म में जुड़ता है और ऑर्डर के साथ लिया जाता है।
- दाम साफ़ तौर पर भूल से ग़लत लिखा हो तो भेजने से पहले ऑर्डर रद्द हो सकता है। आपको बताया जाता है और दिया हुआ पूरा पैसा लौटता है।

## 5. ऑर्डर

आपका ऑर्डर विक्रेता के लिए एक प्रस्ताव है। अनुबंध तब बनता है जब ऑर्डर की पुष्टि आप तक पहुँचती है। इस बीच चीज़ बिक गई हो या आप तक पहुँचाई न जा सके, तो हम बताते हैं और उसका पैसा लौटाते हैं। हर विक्रेता अपना पार्सल और अपना बिल भेजता है, इसलिए एक ऑर्डर में कई अनुबंध हो सकते हैं।

## 6. भुगतान

भुगतान के समय वे तरीक़े दिखते हैं जो आपके ऑर्डर के लिए उपलब्ध हैं; भारत में डिलीवरी पर नक़द भी हो सकता है। कार्ड और बैंक की जानकारी भुगतान सेवा के पन्ने पर लिखी जाती है, हम तक कभी नहीं आती। चीज़ चली जाने के बाद पहुँचा भुगतान लौटा दिया जाता है। दुकान डेमो के तौर पर चल रही हो तो भुगतान सिर्फ़ दिखावे का होता है और कुछ भेजा नहीं जाता।

## 7. डिलीवरी

भारत में ऑर्डर 7-10 दिन में पहुँचता है। विदेश में ज़्यादा दिन लगते हैं: चेकआउट पर दिन और वे देश दिखते हैं जहाँ पार्सल जाते हैं। ऑर्डर पर तैयार होने वाली चीज़ को पहले बनने का समय चाहिए, जो उसके पन्ने पर दिनों में लिखा है। पार्सल आपके या आपके बताए व्यक्ति के हाथ में आने पर जोखिम आपका होता है। पार्सल न पहुँचे तो {{supportEmail}} पर लिखें; रास्ते में खोई चीज़ का पूरा पैसा लौटता है।

## 8. रद्द करना, लौटाना, रिफ़ंड

पार्सल पैक होने तक ऑर्डर रद्द हो सकता है। टूटी, ख़राब या जैसी दिखाई गई वैसी न निकली चीज़ की सूचना मिलने के 7 दिन के भीतर दें। मंज़ूर रिफ़ंड में 3-5 कामकाजी दिन लगते हैं। जल्दी ख़राब होने वाली चीज़ें रद्द नहीं होतीं। पूरी बात [रिफ़ंड नीति](/legal/refund-policy) में है।

## 9. समीक्षाएँ और आपका लिखा

जहाँ समीक्षा की सुविधा हो, वहाँ वही लिखता है जिसने चीज़ ख़रीदी हो। जो अनुभव हुआ वही लिखें, बिना अपमान के और किसी और की निजी जानकारी के बिना। समीक्षा के लिए न पैसा दिया जा सकता है, न लिया। जो इन नियमों के ख़िलाफ़ हो उसे हम हटा सकते हैं और लिखने वाले को कारण बताते हैं।

हमारे फ़ॉर्म में आपका लिखा आपका ही रहता है। उसे हम आपको जवाब देने और दुकान सुधारने के काम में ले सकते हैं; सबको तभी दिखाते हैं जब आप मानें।

## 10. यहाँ बेचना

यहाँ बेचने वाला हर व्यवसाय और समिति वह है जिसकी पहचान, रजिस्ट्रेशन और पता हमने जाँचा है। विक्रेता

- अपनी चीज़ों का सच्चा ब्योरा देते हैं, मूल देश बताते हैं और कारीगर को श्रेय देते हैं;
- स्टॉक और दाम सही रखते हैं, सँभालकर बाँधते और समय पर भेजते हैं;
- अपने माल और टैक्स के लिए क़ानून के सामने ज़िम्मेदार हैं;
- क़ानून के तय समय में हमारे साथ शिकायतें निपटाते हैं।

कमीशन और भुगतान हर विक्रेता के साथ लिखकर तय होता है। सूची में चीज़ों का क्रम खोज, पसंद, स्टॉक और तारीख़ से बनता है। पैसे देकर कोई ऊपर नहीं आ सकता, जब तक पन्ने पर विज्ञापन न लिखा हो।

## 11. क्या मना है

- नक़ल या मशीन के माल को हाथ का बताकर बेचना, कारीगर का नाम गढ़ना या छिपाना।
- ऐसी कोई चीज़ बेचना जिसकी बिक्री क़ानून के ख़िलाफ़ हो, जैसे संरक्षित जीवों और पौधों की चीज़ें (हाथीदाँत, शाहतूश, कछुए का खोल), बिना अनुमति पुरावस्तुएँ, हथियार, नशीले पदार्थ या चोरी का माल।
- डिज़ाइन, ट्रेडमार्क, भौगोलिक संकेत या कॉपीराइट का उल्लंघन।
- दूसरों की जानकारी बटोरना, दुकान में सेंध लगाना या उस पर बेवजह बोझ डालना।
- दुकान की तस्वीरें और लेख उनके मालिक से पूछे बिना कहीं और इस्तेमाल करना।

ऐसा कुछ दिखे तो {{grievanceEmail}} पर लिखें। हम जाँचते हैं और जो नहीं होना चाहिए उसे हटाते हैं।

## 12. हमारी ज़िम्मेदारी

हम अपनी सेवा के लिए, एक समझदार व्यापारी जैसी सावधानी के साथ, और यहाँ किए वादों के लिए ज़िम्मेदार हैं। चीज़ों के लिए विक्रेता ज़िम्मेदार है; आपका जो बनता है, उसे दिलाने में हम मदद करते हैं। जो किसी के बस में न हो, या जिस परोक्ष नुक़सान का अंदाज़ा नहीं लगाया जा सकता था, उसके लिए हम ज़िम्मेदार नहीं। जान-बूझकर या घोर लापरवाही से हुए नुक़सान, जान और सेहत की हानि, और जहाँ भी क़ानून सीमा नहीं मानता, वहाँ यह सीमा लागू नहीं होती।

**उपभोक्ता के रूप में क़ानून ने जो अधिकार आपको दिए हैं, ये शर्तें उनमें से कोई नहीं छीनतीं।**

## 13. शिकायत, क़ानून और न्यायालय

पहले {{supportEmail}} पर लिखें। उससे बात न बने तो हमारे शिकायत अधिकारी {{grievanceOfficer}} 48 घंटे में पावती देते हैं और एक महीने में निपटारा करते हैं; देखें [संपर्क करें](/legal/contact-us)।

भारतीय क़ानून लागू होता है। फ़ैसला हरियाणा, भारत के न्यायालय करते हैं। उपभोक्ता क़ानून आपको अपने निवास या काम की जगह के न्यायालय या आयोग में जाने का अधिकार देता हो तो ये शर्तें उसे नहीं छूतीं।

## 14. बदलाव

शर्तें बदलेंगी तो नई शर्तें तारीख़ के साथ यहीं होंगी। ऑर्डर पर वही शर्तें रहती हैं जिनके तहत वह दिया गया। कोई एक शर्त न टिके तो भी बाक़ी बनी रहती हैं।`,
  },
};
