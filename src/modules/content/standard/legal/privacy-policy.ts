import type { StandardLegalPage } from '#modules/content/standard/types.ts';

// A lawyer has to read this text, and fit it to the business, before a real shop opens with it. It describes
// what this software does: a change of what is collected, stored or sent changes it, too.
export const privacyPolicy: StandardLegalPage = {
  slug: 'privacy-policy',
  title: { en: 'Privacy Policy', hi: 'निजता नीति' },
  summary: {
    en: 'What {{brand}} knows about you, why, for how long, and how to have it corrected or erased.',
    hi: '{{brand}} आपके बारे में क्या जानता है, क्यों, कब तक, और उसे कैसे सुधरवाएँ या मिटवाएँ।',
  },
  updatedOn: '2026-11-23',
  body: {
    en: `**{{legalEntity}}**, {{legalAddress}}, decides why and how the personal data described here is used (in the words of India’s Digital Personal Data Protection Act, 2023, it is the *data fiduciary*). We ask for what an order or an answer needs, and no more. We sell no personal data.

## In short

- You can look around without an account and without being followed.
- Analytics and error reports in your browser start only after you agree, and stop when you withdraw.
- Card numbers never reach us.
- You can see, correct and erase what we hold about you.

## When you only look around

**In your own browser** we keep what the shop needs to work as you expect. None of it follows you to other sites.

| What | Where | How long | What for |
|---|---|---|---|
| Cart | browser storage | until you empty it | to be there when you return |
| Recent searches, at most 5 | browser storage | until you remove them | to repeat a search |
| Pieces you looked at, at most 50 | browser storage | 90 days, or until you press “Forget what I looked at” | to show you others like them; nothing is kept when your browser asks not to be tracked |
| Country and currency | browser storage and the cookie \`place\` | one year | to show prices in your currency at once |
| PIN code, if you check one | browser storage | until you delete it | to show when a piece arrives there |
| Your answer on analytics | browser storage | until you change it | not to ask again |
| Session | a cookie that scripts cannot read; beside it a record of who is logged in and until when | until you log out or it expires | only when you log in |
| Known browser | a cookie that scripts cannot read | one year | only when you log in: nobody who guesses at your password keeps you out here |
| Requests for a code | a cookie that scripts cannot read | one day | only when you ask for a code: it works in this browser alone |

Under the law these need no consent, since the shop could not do without them what you ask of it. You can delete them in your browser at any time.

**On our side:**

- Your **IP address** travels with each request. It is used to limit how many requests one address may make, and to guess a country for the currency, by a list that lies on our own server or by what the delivery network in front of it says. For this no other service is asked, and the country is not stored with the address.
- **Counters** note how often a piece is viewed, put into a cart or searched for in vain, and which search led to it. They count events, not people: so that one person counts once a day for the same words, your IP address is remembered until the end of the day, in memory alone. Sellers see the sums of their own pieces, and words that five visitors or more used.
- **Technical logs** keep the shop running and safe. Passwords, codes, cookies and email addresses are kept out of them.

## After you agree: analytics and error reports

If the operator has set up such services, a bar at the foot of the page asks you once, with equal buttons for yes and no. Nothing of the following is loaded before you say yes.

- **Analytics** learns which pages are opened and in what order. Email addresses, phone numbers, codes and similar details are taken out of the page addresses before they are sent. Advertising functions are switched off. The service may set cookies of its own.
- **Error reports** tell us what broke, in which browser and on which page, and how long pages take. When you are logged in, they may say whose visit was affected. For one visit in ten, and for visits in which something breaks, they include a recording of what happened on the screen, with words and pictures hidden.

You can change your mind through “Privacy choices” at the foot of each page. Saying no stops both and deletes the cookies that analytics set here. Errors on our own server may be reported to the same error service, without data about you.

## When you ask to be reminded of your cart

At the checkout you can tick “Remind me once about my cart by email”. The box is empty until you tick it. While it is ticked we keep what is in your cart, your address, your language and the time zone of your browser, for at most 7 days. We delete them with the email, when you order, or when you untick the box. You get one email, none within 7 days of another, and none at night. Its last link ends these emails for good; to honour that, we keep a code made from your address, from which the address cannot be read. A code of the same kind keeps us for 180 days from writing about the same cart twice.

## When you ask for updates on your phone

If the shop offers it, you can tick “Send updates of this order to my phone” at the checkout. The SMS service of the operator then gets your phone number, the order number and, when it is shipped, the courier and the tracking number; for a return that is fetched, the day. A box of its own sends the same by WhatsApp: then Meta, which runs it, gets these facts and tells us whether the message arrived. You can end both on the page of the order at any time, and WhatsApp also by answering STOP.

## When you write to us

The forms *Give Feedback*, *Become a Seller* and *Request this product* store what you type, so that nothing is lost and your message can be answered. With the first two we need your name, email address and phone number. A request for a product needs none of that; the term you searched for is stored with it. We use it to answer and to improve what the shop offers, and delete it when it is no longer needed for that.

Emails we send you pass through the email service of the operator. The text of an email is erased from our queue as soon as it is sent, or 30 days after it could not be sent; the record that there was one goes after 180 days.

## When you have an account and order

- **Account:** name, email address, phone number if you give it, and your password in a form that cannot be turned back.
- **Addresses,** as you label them.
- **Preferences:** whether you want personal recommendations, and whether you want promotional email, which is off until you switch it on.
- **What you looked at** while you are logged in and want personal recommendations: the last 50 pieces, for 90 days. It is deleted when you switch them off. Nothing is added when your browser asks not to be tracked.
- **Sessions and security:** where you are logged in, so that you can end it; codes in a form that cannot be read.
- **Orders, payments, invoices, returns:** what was ordered, paid and delivered, with what tax law wants on an invoice.

We need these to make and fulfil the contract with you and to obey tax and consumer law.

## Who else receives data

- The **seller** of a piece: name, address and phone number for the parcel, and what the invoice needs.
- The **courier**, and the service through which we book it where we use one: what is on the label, what is in the parcel and its price. Your email address stays with us.
- The **payment provider** you choose: the amount and the order. You type card and bank details there, on its own page.
- **Processors** that work for us under contract: hosting, mail, and, after your consent, analytics and error reporting. Some may process data outside India, where the law permits it.
- **Authorities**, where the law obliges us.

The exchange rates are fetched by our server once a day. Nothing about you goes to that service.

## How long

- Account data: until you delete the account. Deleting erases or anonymises you at once.
- Invoices and ledger entries: as long as tax and company law demand, kept apart from any profile.
- Form messages: while the matter is open, and then as long as it may have to be shown how it was handled.
- What lies in your browser: as in the table above.

## Your rights

You may, at no cost,

- **access:** learn what we hold about you, what we do with it and with whom we shared it;
- **correct** and complete it, or bring it up to date;
- **erase** it, as far as no law obliges us to keep it;
- **withdraw a consent** as easily as you gave it. What was done before remains lawful;
- **nominate** somebody who may use these rights for you in case of death or incapacity;
- **complain** to our grievance officer.

Much of this you can do yourself in your account. For the rest write to {{supportEmail}} or to the grievance officer: {{grievanceOfficer}}, [{{grievanceEmail}}](mailto:{{grievanceEmail}}), {{grievancePhone}}. A complaint is acknowledged within 48 hours and settled within one month. After that you may turn to the Data Protection Board of India. If you live elsewhere, the law of your country may give you further rights and an authority of its own, and we respect them.

## Children

The shop is meant for adults. We knowingly open no account for anyone under 18 and do not follow or profile children. If a child has sent us data, a parent or guardian may write to us, and we erase it.

## Security

Connections are encrypted. Passwords and codes are stored only in irreversible form, session keys out of reach of scripts. Access is given to those who need it for their work. Should personal data be breached all the same, we inform you and the Data Protection Board as the law demands.

## Changes

When what we do changes, this page changes with it and carries a new date. Where a change needs your consent, we ask for it first.`,
    hi: `यहाँ बताई गई निजी जानकारी क्यों और कैसे काम में ली जाए, यह **{{legalEntity}}**, {{legalAddress}}, तय करती है (भारत के डिजिटल निजी डेटा संरक्षण अधिनियम, 2023 की भाषा में वह *डेटा फ़िड्यूशियरी* है)। हम उतना ही पूछते हैं जितना ऑर्डर या जवाब के लिए चाहिए। हम कोई निजी जानकारी नहीं बेचते।

## थोड़े में

- बिना खाते के, और बिना ट्रैक हुए, सब कुछ देखा जा सकता है।
- आँकड़ों की सेवा और ब्राउज़र की गड़बड़ी की रिपोर्ट आपकी हाँ के बाद ही चलती हैं और सहमति हटाते ही रुक जाती हैं।
- कार्ड का नंबर हम तक कभी नहीं आता।
- हमारे पास आपके बारे में जो है, उसे देखना, सुधरवाना और मिटवाना आपके हाथ में है।

## सिर्फ़ देखने पर

**आपके अपने ब्राउज़र में** वही रहता है जिसके बिना दुकान वैसे नहीं चल सकती जैसे आप चाहते हैं। इनसे दूसरी साइटों पर आपको कोई नहीं पहचानता।

| क्या | कहाँ | कब तक | किसलिए |
|---|---|---|---|
| कार्ट | ब्राउज़र का भंडार | जब तक आप ख़ाली न करें | लौटने पर मिल जाए |
| हाल की खोजें, ज़्यादा से ज़्यादा 5 | ब्राउज़र का भंडार | जब तक आप न हटाएँ | वही खोज फिर करने के लिए |
| आपकी देखी चीज़ें, ज़्यादा से ज़्यादा 50 | ब्राउज़र का भंडार | 90 दिन, या जब तक आप “मेरा देखा हुआ भूल जाएँ” न दबाएँ | उन जैसी और चीज़ें दिखाने के लिए; आपका ब्राउज़र ट्रैक न करने को कहे तो कुछ नहीं रखा जाता |
| देश और मुद्रा | ब्राउज़र का भंडार और \`place\` नाम की कुकी | एक साल | दाम शुरू से आपकी मुद्रा में दिखें |
| पिन कोड, अगर आप जाँचें | ब्राउज़र का भंडार | जब तक आप न मिटाएँ | यह दिखाने के लिए कि चीज़ वहाँ कब पहुँचेगी |
| आँकड़ों पर आपका जवाब | ब्राउज़र का भंडार | जब तक आप न बदलें | बार-बार न पूछना पड़े |
| लॉग इन | ऐसी कुकी जिसे स्क्रिप्ट नहीं पढ़ सकती; साथ में यह कि कौन और कब तक लॉग इन है | लॉग आउट करने या समय पूरा होने तक | सिर्फ़ लॉग इन करने पर |
| जाना-पहचाना ब्राउज़र | ऐसी कुकी जिसे स्क्रिप्ट नहीं पढ़ सकती | एक साल | सिर्फ़ लॉग इन करने पर: पासवर्ड का अंदाज़ा लगाने वाले आपको यहाँ बाहर न रख सकें |
| कोड का अनुरोध | ऐसी कुकी जिसे स्क्रिप्ट नहीं पढ़ सकती | एक दिन | सिर्फ़ कोड माँगने पर: कोड इसी ब्राउज़र में चले |

क़ानून में इनके लिए अलग सहमति नहीं चाहिए, क्योंकि इनके बिना दुकान आपका माँगा काम नहीं कर सकती। इन्हें कभी भी अपने ब्राउज़र से मिटाया जा सकता है।

**हमारे यहाँ:**

- आपका **IP पता** हर अनुरोध के साथ आता है। उससे यह देखा जाता है कि एक पते से बहुत ज़्यादा अनुरोध न आएँ, और मुद्रा के लिए देश का अंदाज़ा लगाया जाता है: हमारे अपने सर्वर पर रखी सूची से, या सर्वर के आगे लगे वितरण नेटवर्क के बताए से। इसके लिए किसी और सेवा से नहीं पूछा जाता, और पते के साथ देश रखा नहीं जाता।
- **गिनतियाँ** बताती हैं कि कोई चीज़ कितनी बार देखी गई, कार्ट में गई, कितनी खोजें ख़ाली रहीं, और किस खोज से कोई उस तक पहुँचा। गिनती घटनाओं की होती है, लोगों की नहीं: एक ही शब्द के लिए कोई दिन में एक बार गिना जाए, इसके लिए आपका IP पता उस दिन के अंत तक सिर्फ़ मेमोरी में याद रहता है। विक्रेता अपनी चीज़ों के जोड़ देखते हैं, और वे शब्द जिन्हें पाँच या ज़्यादा लोगों ने खोजा।
- **तकनीकी रिकॉर्ड** दुकान को चालू और सुरक्षित रखते हैं। पासवर्ड, कोड, कुकी और ई-मेल पते उनमें नहीं लिखे जाते।

## आपकी हाँ के बाद: आँकड़े और गड़बड़ी की रिपोर्ट

दुकान ने ऐसी सेवाएँ लगाई हों तो पन्ने के नीचे एक पट्टी आपसे एक बार पूछती है; हाँ और ना के बटन बराबर हैं। आपके हाँ कहने से पहले नीचे लिखे में से कुछ भी नहीं खुलता।

- **आँकड़ों की सेवा** जानती है कि कौन-से पन्ने किस क्रम में खुले। ई-मेल, फ़ोन नंबर, कोड और ऐसी दूसरी बातें भेजने से पहले पन्ने के पते से हटा दी जाती हैं। विज्ञापन वाली सुविधाएँ बंद रहती हैं। यह सेवा अपनी कुकी बना सकती है।
- **गड़बड़ी की रिपोर्ट** बताती हैं कि क्या बिगड़ा, किस ब्राउज़र में, किस पन्ने पर, और पन्ने खुलने में कितना समय लगा। आप लॉग इन हों तो यह भी कि किसके साथ हुआ। दस में से एक बार, और जहाँ कुछ बिगड़े वहाँ, इनमें स्क्रीन पर जो हुआ उसकी रिकॉर्डिंग भी होती है, जिसमें शब्द और तस्वीरें छिपी रहती हैं।

हर पन्ने के नीचे “निजता के विकल्प” से अपना फ़ैसला बदला जा सकता है। ना कहते ही दोनों रुक जाते हैं और आँकड़ों की सेवा की यहाँ बनाई कुकी मिट जाती हैं। हमारे अपने सर्वर की गड़बड़ियाँ उसी सेवा को भेजी जा सकती हैं, आपकी जानकारी के बिना।

## जब आप कार्ट की याद दिलाने को कहते हैं

चेकआउट पर “ई-मेल से एक बार मेरे कार्ट की याद दिलाएँ” चुना जा सकता है। आपके चुनने तक यह ख़ाना ख़ाली रहता है। चुना रहने तक हम आपके कार्ट की चीज़ें, आपका पता, भाषा और ब्राउज़र का समय-क्षेत्र ज़्यादा से ज़्यादा 7 दिन रखते हैं। ई-मेल भेजते ही, ऑर्डर होने पर, या चुनाव हटाने पर हम इन्हें मिटा देते हैं। आपको एक ही ई-मेल मिलता है, 7 दिन के अंदर दूसरा नहीं, और रात में कोई नहीं। उसका आख़िरी लिंक ऐसे ई-मेल हमेशा के लिए बंद कर देता है; इसे याद रखने के लिए हम आपके पते से बना एक कोड रखते हैं, जिससे पता पढ़ा नहीं जा सकता। ऐसा ही एक कोड 180 दिन तक हमें एक ही कार्ट के बारे में दोबारा लिखने से रोकता है।

## फ़ोन पर ख़बर चुनने पर

दुकान में यह सुविधा हो, तो चेकआउट पर “इस ऑर्डर की ख़बर मेरे फ़ोन पर भेजें” चुना जा सकता है। तब दुकान की SMS सेवा को आपका फ़ोन नंबर, ऑर्डर नंबर और भेजे जाने पर कूरियर व ट्रैकिंग नंबर मिलता है; वापसी लेने कूरियर आए तो उसका दिन भी। एक अलग ख़ाना यही ख़बर WhatsApp पर भेजता है: तब ये बातें उसे चलाने वाली कंपनी Meta को मिलती हैं, और वह हमें बताती है कि संदेश पहुँचा या नहीं। दोनों को ऑर्डर के पन्ने पर कभी भी बंद किया जा सकता है, और WhatsApp को जवाब में “बंद” लिखकर भी।

## हमें लिखने पर

*अपनी राय दें*, *विक्रेता बनें* और *इस चीज़ की फ़रमाइश करें* फ़ॉर्म में आप जो लिखते हैं वह रखा जाता है, ताकि कुछ खोए नहीं और जवाब दिया जा सके। पहले दो में नाम, ई-मेल और फ़ोन नंबर चाहिए। चीज़ मँगवाने में इनमें से कुछ नहीं; बस वह शब्द साथ रहता है जो आपने खोजा था। हम इसे जवाब देने और दुकान सुधारने में काम लेते हैं, और ज़रूरत न रहे तो मिटा देते हैं।

हमारे भेजे ई-मेल दुकान की ई-मेल सेवा से होकर जाते हैं। भेजे जाते ही ई-मेल का लिखा हमारी क़तार से मिटा दिया जाता है; जो भेजा न जा सका, उसका 30 दिन बाद। ऐसा ई-मेल था, यह बात 180 दिन बाद मिट जाती है।

## खाता खोलने और ऑर्डर करने पर

- **खाता:** नाम, ई-मेल, आप दें तो फ़ोन नंबर, और पासवर्ड ऐसे रूप में जिसे उलटा नहीं जा सकता।
- **पते**, आपके दिए नामों के साथ।
- **पसंद:** अपने हिसाब के सुझाव चाहिए या नहीं, और प्रचार के ई-मेल चाहिए या नहीं; वे तब तक बंद हैं जब तक आप चालू न करें।
- **आपने क्या देखा**, जब आप लॉग इन हों और अपने हिसाब के सुझाव चाहें: पिछली 50 चीज़ें, 90 दिन तक। सुझाव बंद करते ही यह मिट जाता है। आपका ब्राउज़र ट्रैक न करने को कहे तो कुछ नहीं जोड़ा जाता।
- **लॉग इन और सुरक्षा:** आप कहाँ-कहाँ लॉग इन हैं, ताकि उसे ख़त्म कर सकें; कोड ऐसे रूप में जिसे पढ़ा नहीं जा सकता।
- **ऑर्डर, भुगतान, बिल, वापसी:** क्या मँगाया, चुकाया और पहुँचा, और टैक्स क़ानून बिल पर जो माँगता है।

ये हमें आपके साथ अनुबंध करने और निभाने के लिए, और टैक्स तथा उपभोक्ता क़ानून मानने के लिए चाहिए।

## और किसे मिलती है

- चीज़ के **विक्रेता** को: पार्सल के लिए नाम, पता और फ़ोन नंबर, और बिल के लिए जो ज़रूरी हो।
- **कूरियर** को, और जहाँ हम उसे किसी सेवा के ज़रिए बुक करते हैं, उस सेवा को: जो पर्ची पर लिखा है, पार्सल में क्या है और उसका दाम। आपका ई-मेल पता हमारे पास ही रहता है।
- आपकी चुनी **भुगतान सेवा** को: रक़म और ऑर्डर। कार्ड और बैंक की जानकारी वहीं, उसके पन्ने पर लिखी जाती है।
- हमारे लिए अनुबंध पर काम करने वाली **सेवाओं** को: सर्वर, ई-मेल, और आपकी सहमति के बाद आँकड़े तथा गड़बड़ी की रिपोर्ट। जहाँ क़ानून छूट दे, वहाँ इनमें से कोई भारत से बाहर भी काम कर सकती है।
- **सरकारी अधिकारियों** को, जहाँ क़ानून हमें बाध्य करे।

मुद्रा की दरें हमारा सर्वर दिन में एक बार लाता है। उस सेवा को आपके बारे में कुछ नहीं जाता।

## कब तक

- खाते की जानकारी: खाता मिटाने तक। मिटाते ही आपकी पहचान मिटा दी जाती है या बेनाम कर दी जाती है।
- बिल और हिसाब के रिकॉर्ड: टैक्स और कंपनी क़ानून जितना कहे, किसी भी प्रोफ़ाइल से अलग।
- फ़ॉर्म के संदेश: जब तक बात चल रही हो, और उसके बाद जब तक यह दिखाना पड़ सकता हो कि उसका क्या हुआ।
- आपके ब्राउज़र में जो है: ऊपर की तालिका के अनुसार।

## आपके अधिकार

बिना किसी ख़र्च के आपके ये अधिकार हैं:

- यह **जानना** कि हमारे पास आपके बारे में क्या है, हम उसका क्या करते हैं और किसे दिया;
- उसे **सुधरवाना**, पूरा या अपडेट करवाना;
- उसे **मिटवाना**, जहाँ तक कोई क़ानून रखने को न कहे;
- **सहमति वापस लेना**, उतनी ही आसानी से जितनी से दी थी। पहले जो हुआ, वह वैध रहता है;
- **किसी को नामित करना**, जो मृत्यु या असमर्थता की दशा में आपकी ओर से ये अधिकार बरते;
- शिकायत अधिकारी से **शिकायत करना**।

इनमें से बहुत कुछ आपके खाते में ही हो जाता है। बाक़ी के लिए {{supportEmail}} पर या शिकायत अधिकारी को लिखें: {{grievanceOfficer}}, [{{grievanceEmail}}](mailto:{{grievanceEmail}}), {{grievancePhone}}। शिकायत की पावती 48 घंटे में और निपटारा एक महीने में होता है। उसके बाद भारत के डेटा संरक्षण बोर्ड से शिकायत की जा सकती है। आपका घर किसी और देश में हो तो वहाँ का क़ानून आपको और अधिकार तथा अपना प्राधिकरण दे सकता है; हम उन्हें मानते हैं।

## बच्चे

दुकान वयस्कों के लिए है। हम जानते हुए 18 साल से छोटे किसी का खाता नहीं खोलते और न बच्चों को ट्रैक करते हैं, न उनकी प्रोफ़ाइल बनाते हैं। किसी बच्चे ने जानकारी भेज दी हो तो माता-पिता या अभिभावक हमें लिखें; हम उसे मिटा देंगे।

## सुरक्षा

कनेक्शन एन्क्रिप्टेड हैं। पासवर्ड और कोड ऐसे रूप में रहते हैं जिसे उलटा नहीं जा सकता, और लॉग इन की कुंजी स्क्रिप्ट की पहुँच से बाहर। पहुँच उन्हीं को मिलती है जिन्हें काम के लिए चाहिए। फिर भी निजी जानकारी में सेंध लगे तो हम क़ानून के अनुसार आपको और डेटा संरक्षण बोर्ड को बताते हैं।

## बदलाव

हम जो करते हैं वह बदले तो यह पन्ना भी बदलता है और नई तारीख़ पाता है। जिस बदलाव के लिए आपकी सहमति चाहिए, उसके लिए पहले पूछा जाता है।`,
  },
};
