import type { DemoStory } from '../types.ts';

export const whatAGiTagPromises: DemoStory = {
  slug: 'what-a-gi-tag-promises',
  publishedOn: '2026-09-18',
  title: { en: 'What a GI tag promises, and what it does not', hi: 'GI टैग क्या वादा करता है और क्या नहीं' },
  summary: {
    en: 'A geographical indication ties a name to a place and a way of working. A short guide to reading it on a product page without expecting more of it than the law says.',
    hi: 'भौगोलिक संकेत किसी नाम को एक जगह और काम के एक ढंग से जोड़ता है। चीज़ के पन्ने पर उसे कैसे पढ़ें और उससे उतनी ही उम्मीद रखें, जितनी क़ानून कहता है।',
  },
  author: { en: 'The editors', hi: 'संपादकीय' },
  picture: 'kanjivaram-silk-saree-maroon',
  makers: ['pon-pattu-koodam', 'haale-bombe-sangha', 'shivalik-kharadi-sangh', 'teen-darra-oon-samuh'],
  products: [
    'kanjivaram-silk-saree-maroon',
    'channapatna-rainbow-stacker',
    'deep-turned-salad-bowl-with-carved-servers',
    'kani-bordered-pashmina-shawl',
  ],
  tags: ['geographical-indication', 'buying-guide', 'how-to-recognise'],
  body: {
    en: `On many pages of this shop there is a line such as *Bagru Hand Block Print* or *Kancheepuram Silk* with the letters GI beside it. They stand for **geographical indication**: a name, protected by law, for goods that owe their character to the place they come from. Darjeeling tea was India’s first. Several hundred names have followed, and a good share of them are crafts.

The letters are worth something. They are also often asked to prove more than they can. So here is what they say.

## The law in three sentences

The Geographical Indications of Goods Act was passed in 1999 and came into force in 2003. An association of producers, or a public body acting for them, applies to the registry in Chennai with a description of the goods, the method, the proof of origin and a map of the area. If it is registered, the name belongs to no company: it belongs to the producers of that area, for ten years at a time, renewable without end.

Producers can then be entered as *authorised users*. It is the law’s way of saying who may put the name on their goods.

## What it promises

- **A place.** Goods under the name come from the area on the map. A saree woven to a Kanchipuram design in another state may be beautiful, but it is not Kancheepuram silk.
- **A way of working.** Each application describes how the thing is made, and some descriptions are strict: Kani shawls, for example, are woven with small wooden bobbins from a coded pattern.
- **A right to complain.** Someone who uses the name for other goods can be taken to court.

## What it does not promise

**It is no grade.** Two pieces under one name can differ as much as two restaurants in one street. The registration does not say that the weaving is tight or the dye fast.

**It does not test every piece.** Nobody in Chennai sees the shawl before you do. For some goods there are laboratories and labels, and where such a certificate travels with a piece, its page says so. For most goods there are not, and the claim rests on the honesty of the maker and the seller and on what they can show.

**It says nothing about wages.** A fair share for the maker is a matter between people. It has to be asked about separately.

**It is not the same as handmade.** Some registrations cover handwork alone, some allow machines in certain steps, and some protect farm produce or sweets. The description decides.

**It is not a date.** A craft may be centuries old and its registration five years young, or the craft may have no registration at all. Plenty of fine work has none: nobody applied, or the application was refused, or the makers work outside the line on the map.

## Why one bowl has it and the next has not

On our pages the name appears only where it truly covers the piece. The makers of the Shivalik Kharadi Sangh in Saharanpur turn plain serving bowls and also make a salad bowl with carved servers. The carved one carries the line *Saharanpur Wood Craft*, since carving is what that registration is about. The plain bowl is from the same shed and the same timber, and carries nothing. It is no worse for that.

The same goes for fabric: ajrakh printed in Ajrakhpur on cotton can bear the Kachchh name. On modal, a modern fibre, we leave it out.

## How to use it when you buy

1. Read the GI line together with the **region** and the **technique** on the page. The three should tell one story.
2. Look at **who made it**. A name of a group and a village is a claim you can check; “traditional artisans” is not.
3. Look at the **material**. Silk should be called silk, and art silk art silk.
4. Let the piece itself speak: the turned-over back, the selvedge, the marks of the tool.
5. If something does not fit, **ask**. The seller answers for the description. If a piece is not as shown, you can report it within seven days of receiving it.

Think of the tag as an address with a tradition attached. Whether the work behind that address is good, you may judge as people always have: with your hands, and in daylight.`,
    hi: `इस दुकान के बहुत-से पन्नों पर *बगरू हैंड ब्लॉक प्रिंट* या *कांचीपुरम सिल्क* जैसा कोई नाम और उसके साथ GI लिखा मिलता है। GI यानी **भौगोलिक संकेत**: क़ानून से सुरक्षित ऐसा नाम, जो उन चीज़ों के लिए है जिनकी पहचान उनकी जगह से बनी है। भारत में पहला नाम दार्जिलिंग चाय का था। उसके बाद कई सौ नाम जुड़े, और उनमें बड़ा हिस्सा शिल्पों का है।

इन दो अक्षरों की क़ीमत है। पर अक्सर उनसे उतना साबित करवाया जाता है, जितना वे कर नहीं सकते। तो देखें कि वे कहते क्या हैं।

## क़ानून, तीन वाक्यों में

वस्तुओं के भौगोलिक उपदर्शन का क़ानून 1999 में बना और 2003 से लागू है। उत्पादकों का कोई संघ, या उनकी ओर से कोई सार्वजनिक संस्था, चेन्नई की रजिस्ट्री में आवेदन देती है: चीज़ का ब्योरा, बनाने का ढंग, वहाँ की होने का प्रमाण और इलाक़े का नक़्शा। पंजीकरण हो जाए तो नाम किसी कंपनी का नहीं होता; वह उस इलाक़े के उत्पादकों का होता है, एक बार में दस साल के लिए, और आगे बढ़ाया जा सकता है।

फिर उत्पादक *अधिकृत उपयोगकर्ता* के रूप में दर्ज हो सकते हैं। क़ानून इसी तरह बताता है कि नाम अपनी चीज़ पर कौन लिख सकता है।

## वादा किस बात का है

- **जगह का।** इस नाम की चीज़ नक़्शे वाले इलाक़े से आती है। कांचीपुरम के नमूने पर किसी और राज्य में बुनी साड़ी सुंदर हो सकती है, पर वह कांचीपुरम सिल्क नहीं है।
- **काम के ढंग का।** हर आवेदन में लिखा होता है कि चीज़ कैसे बनती है, और कुछ ब्योरे सख़्त हैं: जैसे कानी शॉल, जो संकेतों वाले नमूने को पढ़कर लकड़ी की छोटी तीलियों से बुनी जाती है।
- **शिकायत के हक़ का।** जो यह नाम किसी और माल पर लगाए, उसे अदालत में बुलाया जा सकता है।

## वादा किस बात का नहीं है

**यह दर्जा नहीं है।** एक ही नाम की दो चीज़ों में उतना फ़र्क़ हो सकता है, जितना एक ही गली की दो रसोइयों में। पंजीकरण यह नहीं कहता कि बुनाई कसी हुई है या रंग पक्का है।

**हर चीज़ की जाँच नहीं होती।** शॉल आपसे पहले चेन्नई में कोई नहीं देखता। कुछ चीज़ों के लिए प्रयोगशालाएँ और लेबल हैं; जहाँ ऐसा प्रमाणपत्र साथ आता है, पन्ने पर लिखा रहता है। ज़्यादातर के लिए नहीं हैं, और तब बात कारीगर और विक्रेता की ईमानदारी पर और उस पर टिकती है, जो वे दिखा सकें।

**मज़दूरी के बारे में यह चुप है।** कारीगर को ठीक हिस्सा मिला या नहीं, यह लोगों के बीच की बात है। इसे अलग से पूछना पड़ता है।

**हाथ का बना होना इससे तय नहीं होता।** कुछ रजिस्ट्रेशन सिर्फ़ हाथ के काम पर हैं, कुछ में किसी-किसी चरण पर मशीन की छूट है, और कुछ फ़सल या मिठाई के लिए हैं। ब्योरे में जो लिखा है, वही मान्य है।

**यह उम्र नहीं बताता।** शिल्प सदियों पुराना और पंजीकरण पाँच साल का हो सकता है, या पंजीकरण हो ही नहीं। बहुत-सा बढ़िया काम बिना टैग के है: किसी ने आवेदन नहीं दिया, या नामंज़ूर हुआ, या कारीगर नक़्शे की रेखा के बाहर रहते हैं।

## एक कटोरे पर है, दूसरे पर क्यों नहीं

हमारे पन्नों पर यह नाम वहीं आता है, जहाँ वह चीज़ पर सचमुच लागू होता है। सहारनपुर के शिवालिक ख़रादी संघ में सादे कटोरे भी बनते हैं और नक़्क़ाशीदार चम्मचों वाला सलाद का कटोरा भी। नक़्क़ाशी वाले पर *सहारनपुर वुड क्राफ़्ट* लिखा है, क्योंकि वह पंजीकरण नक़्क़ाशी का ही है। सादा कटोरा उसी छप्पर और उसी लकड़ी का है और उस पर कुछ नहीं लिखा। इससे वह कम अच्छा नहीं हो जाता।

कपड़े में भी यही है: अजरखपुर में सूती कपड़े पर छपे अजरख के साथ कच्छ का नाम आ सकता है। मोडल नए ज़माने का रेशा है, उस पर हम यह नाम नहीं लिखते।

## ख़रीदते समय कैसे काम में लें

1. GI वाली पंक्ति को पन्ने के **इलाक़े** और **तकनीक** के साथ पढ़िए। तीनों से एक ही बात निकलनी चाहिए।
2. देखिए कि **किसने बनाया**। समूह और गाँव का नाम ऐसा दावा है जिसे जाँचा जा सकता है; “पारंपरिक कारीगर” ऐसा दावा नहीं।
3. **सामग्री** देखिए। रेशम को रेशम लिखा हो और आर्ट सिल्क को आर्ट सिल्क।
4. चीज़ को ख़ुद बोलने दीजिए: पलटा हुआ पीछे का हिस्सा, किनारी, औज़ार के निशान।
5. कुछ मेल न खाए तो **पूछिए**। ब्योरे का ज़िम्मा विक्रेता का है। चीज़ जैसी दिखाई गई थी वैसी न निकले तो मिलने के सात दिन के भीतर बताइए।

टैग को ऐसा पता समझिए, जिसके साथ एक परंपरा जुड़ी है। उस पते पर काम कैसा होता है, यह आप वैसे ही परखिए जैसे लोग हमेशा परखते आए हैं: अपने हाथों से, दिन के उजाले में।`,
  },
};
