import type { StandardLegalPage } from './types.ts';

export const standardLegalPages: StandardLegalPage[] = [
  {
    slug: 'terms-and-conditions',
    title: {
      en: 'Terms & Conditions',
      hi: 'नियम और शर्तें',
    },
    summary: {
      en: 'The terms on which {{brand}} sells handcrafted goods and on which makers and sellers offer theirs.',
      hi: '{{brand}} पर हस्तनिर्मित चीज़ें ख़रीदने और बेचने की शर्तें।',
    },
    updatedOn: '2025-06-13',
    body: {
      en: 'These terms are between you and {{legalEntity}}, which runs {{brand}}. They apply when you browse, buy or sell here, from India or from anywhere else.\n\n## What this shop is\n\n{{brand}} is a marketplace. Artisans and artisan groups make the goods; registered businesses and co-operatives sell them; we run the shop, take the payment and see each order through. Every piece names its maker and its seller.\n\n## Your account\n\nYou may browse, search and fill a cart without an account. To order you need one, with an e-mail address that you have confirmed. Keep your password to yourself, and tell us at once if you think someone else uses your account.\n\n## The goods\n\nWhat is made by hand differs from piece to piece. Slight differences in colour, weave, print and size belong to the craft and are not faults; where a piece differs more than usual, its page says so.\n\n## Prices and payment\n\nPrices are set in Indian rupees and include GST. Delivery is FREE. Where a price is shown in another currency it is a conversion for your convenience; you are told before you pay what will be charged. A discount applies until the end shown with it.\n\nA contract of sale comes about when the order is confirmed to you, between you and the seller named on the piece.\n\n## Delivery\n\nOrders arrive within 7-10 days. A piece that is made to order needs its making time first; the page of the piece gives it in days. Each seller sends a parcel of its own, so one order may come in several.\n\n## Cancelling, returning, refunds\n\nYou may cancel until a parcel is packed. Damaged, defective or wrongly shown items are to be reported within 7 days of receipt. The Cancellation & Refund Policy has the whole of it and is part of these terms.\n\n## Selling here\n\nWhoever sells here is a registered business or co-operative that we have checked. Sellers describe their goods truthfully, credit the maker, keep stock and prices right, pack with care and answer for their goods under the law.\n\n## What is not allowed\n\n- Offering copies as handmade, or leaving out or inventing a maker.\n- Using the shop to harm others, to break into it, or to load it beyond ordinary use.\n- Using pictures and texts of the shop elsewhere without asking whom they belong to.\n\n## Our responsibility\n\nWe answer for what we do and promise here. Nothing in these terms takes away a right that the law gives you as a consumer.\n\n## Law and changes\n\nIndian law applies, and the courts of Haryana, India, decide, unless the consumer law of your country gives you another court. When these terms change, the new ones stand here with their date; an order keeps the terms it was placed under.',
      hi: 'ये शर्तें आपके और {{legalEntity}} के बीच हैं, जो {{brand}} चलाती है। भारत से हो या कहीं और से, यहाँ देखने, ख़रीदने और बेचने पर यही शर्तें लागू होती हैं।\n\n## यह दुकान क्या है\n\n{{brand}} एक बाज़ार है। कारीगर और उनके समूह चीज़ें बनाते हैं; पंजीकृत व्यवसाय और सहकारी समितियाँ उन्हें बेचती हैं; हम दुकान चलाते हैं, भुगतान लेते हैं और हर ऑर्डर को अंत तक देखते हैं। हर चीज़ के साथ बनाने वाले और बेचने वाले का नाम रहता है।\n\n## आपका खाता\n\nदेखने, खोजने और टोकरी भरने के लिए खाता ज़रूरी नहीं। ऑर्डर के लिए खाता चाहिए, और ऐसा ई-मेल पता जिसकी आपने पुष्टि की हो। पासवर्ड अपने तक रखिए, और अगर लगे कि कोई और आपका खाता चला रहा है तो हमें तुरंत बताइए।\n\n## चीज़ें\n\nहाथ से बनी दो चीज़ें एक-सी नहीं होतीं। रंग, बुनाई, छपाई और नाप में थोड़ा फ़र्क़ शिल्प का हिस्सा है, दोष नहीं; जहाँ फ़र्क़ ज़्यादा हो सकता है, वहाँ उस चीज़ के पन्ने पर लिखा रहता है।\n\n## दाम और भुगतान\n\nदाम भारतीय रुपये में तय हैं और उनमें GST शामिल है। डिलीवरी मुफ़्त है। किसी और मुद्रा में दिखाया गया दाम केवल सुविधा के लिए है; भुगतान से पहले बता दिया जाता है कि कितना लिया जाएगा। छूट अपने साथ लिखी तारीख़ तक चलती है।\n\nबिक्री का अनुबंध तब बनता है जब ऑर्डर की पुष्टि आप तक पहुँचती है, और वह आपके और उस चीज़ के विक्रेता के बीच होता है।\n\n## डिलीवरी\n\nऑर्डर 7-10 दिन में पहुँचता है। ऑर्डर पर बनने वाली चीज़ को पहले बनने का समय चाहिए; कितने दिन, यह उसके पन्ने पर लिखा है। हर विक्रेता अपना पार्सल ख़ुद भेजता है, इसलिए एक ऑर्डर कई पार्सलों में आ सकता है।\n\n## रद्द करना, लौटाना, धनवापसी\n\nपार्सल बँधने तक आप ऑर्डर रद्द कर सकते हैं। टूटी, ख़राब या जैसी दिखी वैसी न निकली चीज़ की सूचना मिलने के 7 दिन के भीतर दें। पूरी बात रद्दीकरण और धनवापसी नीति में है, जो इन शर्तों का हिस्सा है।\n\n## यहाँ बेचना\n\nयहाँ बेचने वाला हर कोई पंजीकृत व्यवसाय या सहकारी समिति है, जिसे हमने जाँचा है। विक्रेता अपनी चीज़ों का सच्चा ब्योरा देते हैं, कारीगर को श्रेय देते हैं, स्टॉक और दाम सही रखते हैं, सँभालकर बाँधते हैं और क़ानून के अनुसार अपने माल के ज़िम्मेदार हैं।\n\n## क्या मना है\n\n- नक़ल को हाथ का बना कहकर बेचना, या कारीगर का नाम छिपाना या गढ़ना।\n- दूसरों को नुक़सान पहुँचाना, दुकान में सेंध लगाना या उस पर बेवजह बोझ डालना।\n- दुकान की तस्वीरें और लेख बिना पूछे कहीं और इस्तेमाल करना।\n\n## हमारी ज़िम्मेदारी\n\nजो हम करते और कहते हैं, उसके लिए हम ज़िम्मेदार हैं। उपभोक्ता के रूप में क़ानून ने जो अधिकार आपको दिए हैं, ये शर्तें उनमें से कोई नहीं छीनतीं।\n\n## क़ानून और बदलाव\n\nभारतीय क़ानून लागू होता है और फ़ैसला हरियाणा, भारत के न्यायालय करते हैं, जब तक आपके देश का उपभोक्ता क़ानून कोई और न्यायालय न दे। शर्तें बदलेंगी तो नई शर्तें तारीख़ के साथ यहीं होंगी; ऑर्डर पर वही शर्तें रहेंगी जिनके तहत वह दिया गया।',
    },
  },
  {
    slug: 'contact-us',
    title: {
      en: 'Contact Us',
      hi: 'संपर्क करें',
    },
    summary: {
      en: 'How to reach {{brand}}: legal entity, addresses in Haryana, India, and e-mail.',
      hi: '{{brand}} तक कैसे पहुँचें: क़ानूनी इकाई, हरियाणा, भारत के पते और ई-मेल।',
    },
    updatedOn: '2025-06-13',
    body: {
      en: 'People read every message. Write in English or Hindi, whichever comes easier, and add your order number if you have one.\n\n## Who we are\n\n| | |\n|---|---|\n| Legal entity | {{legalEntity}} |\n| Registered address | {{legalAddress}} |\n| Operational address | {{legalAddress}} |\n| E-mail | [{{supportEmail}}](mailto:{{supportEmail}}) |\n\n## Before you write\n\n- Where an order is, or how to cancel it: open it under My Orders.\n- A damaged or wrong piece: send photographs within 7 days of receipt.\n- Anything else may be among the frequent questions.\n\n## Complaints\n\nIf an answer did not help you, write again with "Complaint" in the subject. It then goes to the person responsible for complaints, who acknowledges it within 48 hours and settles it within one month.',
      hi: 'हर संदेश कोई इंसान पढ़ता है। हिंदी में लिखिए या अंग्रेज़ी में, और ऑर्डर संख्या हो तो साथ लिख दीजिए।\n\n## हम कौन हैं\n\n| | |\n|---|---|\n| क़ानूनी इकाई | {{legalEntity}} |\n| पंजीकृत पता | {{legalAddress}} |\n| कामकाज का पता | {{legalAddress}} |\n| ई-मेल | [{{supportEmail}}](mailto:{{supportEmail}}) |\n\n## लिखने से पहले\n\n- ऑर्डर कहाँ है, या कैसे रद्द करें: मेरे ऑर्डर में उसे खोलिए।\n- टूटी या ग़लत चीज़: मिलने के 7 दिन के भीतर तस्वीरें भेजिए।\n- बाक़ी बातों का जवाब शायद अक्सर पूछे जाने वाले सवालों में मिल जाए।\n\n## शिकायत\n\nजवाब से बात न बने तो विषय में "शिकायत" लिखकर फिर भेजिए। तब वह शिकायतों के ज़िम्मेदार व्यक्ति तक जाती है, जो 48 घंटे में पावती देते हैं और एक महीने में निपटारा करते हैं।',
    },
  },
  {
    slug: 'refund-policy',
    title: {
      en: 'Cancellation & Refund Policy',
      hi: 'रद्दीकरण और धनवापसी नीति',
    },
    summary: {
      en: 'Cancel until your parcel is packed; report damage within 7 days; approved refunds take 3-5 business days.',
      hi: 'पार्सल बँधने तक रद्द करें; नुक़सान 7 दिन में बताएँ; मंज़ूर धनवापसी 3-5 कार्यदिवस में।',
    },
    updatedOn: '2025-06-13',
    body: {
      en: 'We would rather mend a disappointment than argue about it. These are the rules that sellers and we keep.\n\n## Cancelling an order\n\n- You may cancel right after ordering, until the seller has packed the parcel. Once shipping has begun, an order can no longer be cancelled.\n- An order with several parcels can be cancelled parcel by parcel.\n- Perishable items cannot be cancelled.\n\n## Damaged, defective or not as shown\n\n- Tell us within 7 days of receipt, with a few photographs of the piece and its packing.\n- Differences that come with work by hand, such as a slightly uneven print, are not faults.\n- The seller answers through us; if you and the seller do not agree, we decide.\n\n## Refunds\n\n- An approved refund takes 3-5 business days and goes back the way you paid.\n- What you paid for the pieces in question is refunded in full. Delivery was FREE, so there is nothing to deduct.\n- A cash-on-delivery order is refunded to a bank account that you name.\n\n## How to ask\n\nOpen the order under My Orders, or write to {{supportEmail}} with the order number.',
      hi: 'बहस से बेहतर है कि मन की खटास दूर हो। विक्रेता और हम, दोनों इन नियमों पर चलते हैं।\n\n## ऑर्डर रद्द करना\n\n- ऑर्डर देने के बाद, विक्रेता के पार्सल बाँधने तक आप उसे रद्द कर सकते हैं। भेजना शुरू हो जाए तो रद्द नहीं हो सकता।\n- कई पार्सलों वाला ऑर्डर एक-एक पार्सल करके रद्द किया जा सकता है।\n- जल्दी ख़राब होने वाली चीज़ें रद्द नहीं होतीं।\n\n## टूटी, ख़राब या जैसी दिखी वैसी नहीं\n\n- मिलने के 7 दिन के भीतर बताइए, चीज़ और उसकी पैकिंग की कुछ तस्वीरों के साथ।\n- हाथ के काम के साथ आने वाले फ़र्क़, जैसे हल्की ऊँची-नीची छपाई, दोष नहीं हैं।\n- विक्रेता हमारे ज़रिए जवाब देता है; आप दोनों सहमत न हों तो फ़ैसला हम करते हैं।\n\n## धनवापसी\n\n- मंज़ूर धनवापसी 3-5 कार्यदिवस में उसी रास्ते लौटती है जिससे आपने भुगतान किया था।\n- संबंधित चीज़ों का पूरा दाम लौटता है। डिलीवरी मुफ़्त थी, इसलिए कुछ कटता नहीं।\n- डिलीवरी पर नक़द वाले ऑर्डर का पैसा आपके बताए बैंक खाते में आता है।\n\n## कैसे माँगें\n\nमेरे ऑर्डर में ऑर्डर खोलिए, या ऑर्डर संख्या के साथ {{supportEmail}} पर लिखिए।',
    },
  },
  {
    slug: 'privacy-policy',
    title: {
      en: 'Privacy Policy',
      hi: 'गोपनीयता नीति',
    },
    summary: {
      en: 'What {{brand}} knows about you, why, for how long, and how to have it changed or erased.',
      hi: '{{brand}} आपके बारे में क्या जानता है, क्यों, कब तक, और उसे कैसे बदलवाएँ या मिटवाएँ।',
    },
    updatedOn: '2025-06-13',
    body: {
      en: '{{legalEntity}} is responsible for the personal data described here. We ask for what an order needs and no more.\n\n## When you only look around\n\nNothing about you is stored on our side except short technical records that keep the shop safe, such as the address a request came from. Your cart and your choice of currency stay in your own browser.\n\n## When you have an account\n\n- Name, e-mail address and, if you give it, phone number.\n- Your delivery addresses, as you label them.\n- Your orders, with what the tax law wants on an invoice.\n- Your choices on recommendations and on e-mail. E-mail that advertises comes only if you asked for it.\n\n## Who else sees it\n\n- The seller of a piece gets the name, address and phone number for the parcel.\n- The payment provider handles your payment on its own page. Card numbers never reach us.\n- The courier gets what is on the label.\n\nWe sell no personal data.\n\n## Cookies and measuring\n\nSigning in sets one cookie, which is needed to stay signed in. Visitor statistics and error reports with personal data load only after you agree, and not at all if the operator has not set them up.\n\n## How long\n\nAccount data stays until you delete the account. Deleting it erases or anonymises your person at once. Invoices and ledger entries stay for as long as the law demands, without a profile around them.\n\n## Your rights\n\nYou may see, correct, take along and erase what we hold about you, and withdraw a consent at any time. Most of it you can do yourself under Account Privacy; for the rest write to {{supportEmail}}.',
      hi: 'यहाँ बताई गई निजी जानकारी की ज़िम्मेदारी {{legalEntity}} की है। हम उतना ही पूछते हैं जितना ऑर्डर के लिए चाहिए।\n\n## जब आप सिर्फ़ देखते हैं\n\nतब हमारे यहाँ आपके बारे में कुछ नहीं रखा जाता, सिवाय उन छोटे तकनीकी अभिलेखों के जो दुकान को सुरक्षित रखते हैं, जैसे अनुरोध किस पते से आया। आपकी टोकरी और मुद्रा की पसंद आपके अपने ब्राउज़र में रहती है।\n\n## जब आपका खाता है\n\n- नाम, ई-मेल पता और, आप दें तो, फ़ोन नंबर।\n- आपके डिलीवरी के पते, आपके दिए नामों के साथ।\n- आपके ऑर्डर, और कर क़ानून बिल पर जो माँगता है।\n- सुझावों और ई-मेल पर आपकी पसंद। प्रचार का ई-मेल तभी आता है जब आपने माँगा हो।\n\n## और कौन देखता है\n\n- चीज़ के विक्रेता को पार्सल के लिए नाम, पता और फ़ोन नंबर मिलता है।\n- भुगतान सेवा अपने पन्ने पर भुगतान लेती है। कार्ड नंबर हम तक कभी नहीं आता।\n- कूरियर को वही मिलता है जो पर्ची पर लिखा है।\n\nहम कोई निजी जानकारी नहीं बेचते।\n\n## कुकी और आँकड़े\n\nलॉग इन करने पर एक कुकी बनती है, जो लॉग इन बने रहने के लिए ज़रूरी है। आगंतुकों के आँकड़े और निजी जानकारी वाली त्रुटि-सूचनाएँ आपकी सहमति के बाद ही चलती हैं, और संचालक ने न लगाई हों तो चलती ही नहीं।\n\n## कब तक\n\nखाते की जानकारी खाता मिटाने तक रहती है। मिटाते ही आपकी पहचान हटा दी जाती है या बेनाम कर दी जाती है। बिल और बही की प्रविष्टियाँ क़ानून जितना कहे उतने समय रहती हैं, पर उनके साथ आपकी प्रोफ़ाइल नहीं।\n\n## आपके अधिकार\n\nहमारे पास आपके बारे में जो है, उसे आप देख, सुधार, साथ ले जा और मिटवा सकते हैं, और सहमति कभी भी वापस ले सकते हैं। ज़्यादातर आप ख़ुद खाते की गोपनीयता में कर सकते हैं; बाक़ी के लिए {{supportEmail}} पर लिखिए।',
    },
  },
];
