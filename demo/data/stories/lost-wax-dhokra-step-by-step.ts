import type { DemoStory } from '../types.ts';

export const lostWaxDhokraStepByStep: DemoStory = {
  slug: 'lost-wax-dhokra-step-by-step',
  publishedOn: '2026-10-02',
  title: { en: 'Lost-wax dhokra, step by step', hi: 'डोकरा की ढलाई, एक-एक क़दम' },
  summary: {
    en: 'Clay, wax, clay, fire, brass, hammer: why a dhokra casting has relatives but never a twin, and what the stripes on its skin are.',
    hi: 'मिट्टी, मोम, मिट्टी, आग, पीतल, हथौड़ा: डोकरा की ढलाई के रिश्तेदार होते हैं, जुड़वाँ क्यों नहीं, और उसकी सतह की धारियाँ क्या हैं।',
  },
  author: { en: 'The editors', hi: 'संपादकीय' },
  picture: 'dokra-fish-earrings',
  makers: ['rang-rekha-mandali', 'rangamati-shilpi-samity'],
  products: ['bastar-dokra-horse-and-rider', 'dokra-fish-earrings', 'dokra-rope-kada', 'dokra-sun-pendant-on-cord'],
  tags: ['metal', 'casting', 'chhattisgarh', 'west-bengal', 'how-it-is-made'],
  body: {
    en: `The small bronze dancer found at Mohenjo-daro, more than four thousand years old, was cast with wax that melted away. Dhokra, also spelt dokra, uses the same idea today, in villages from Bastar in Chhattisgarh to Bankura in West Bengal. Two groups in this shop work with it: casters of Kondagaon who belong to the Rang Rekha Mandali, and casters of Bikna in the Rangamati Shilpi Samity at Bishnupur.

Their habits differ in details. The order of the work is the same.

## 1. A core of clay

The figure begins in earth. Fine clay is mixed with rice husk, which burns out later and lets gases escape. A horse is roughed out by hand, a little smaller than it is going to be, and set in the sun for some days. It must dry right through: a damp core can burst in the fire. The surface is rubbed smooth, often with the juice of leaves, so that the wax will hold.

A small solid piece such as an earring may have only a very thin core, or none.

## 2. Drawing in wax

Beeswax is softened and cleaned, and mixed with resin from the sal tree to make it firm. Pushed through a wooden or metal press, it comes out as thread, as thin as vermicelli. The caster winds this thread around the core until the clay has disappeared under it.

*These* are the stripes on a dhokra piece. They are no engraving. They are the wax itself, turned into metal. On top of the winding come the eyes, ornaments, reins, a shield, all shaped from wax with fingers and a splinter of bamboo. Whatever the wax shows, the brass will show: a seam, a thumbprint, a crooked smile.

Last come a few thicker wax rods. They lead from the figure to the outside and will be the path of the metal.

## 3. Two coats

The first coat of clay is very fine, sieved, almost a cream, brushed or patted into every groove. This coat makes the print. When it is dry a second one follows, coarse and strong, with husk and sand in it. At the mouth of the channel the caster forms a cup. In many workshops the broken brass goes straight into this cup and is closed in with clay, so that mould and crucible are a single lump.

## 4. The wax is lost

Now fire. As the mould heats up, the wax melts and soaks away or burns, and leaves a hollow of exactly its own shape, a millimetre or two wide, all around the core. This is the moment that gives the method its name.

Brass needs about nine hundred degrees and more to flow. The mostly old metal, from vessels and fittings that have served their time, melts in the cup. An experienced caster reads the colour of the flame that comes out of the vent. Then the mould is lifted with long tongs and turned over, and the metal runs down into the place of the wax. Where metal is melted in a separate pot, it is poured.

There is no looking inside. If a channel was blocked or the metal was too cool, an ear or a hoof is missing, and several days of work go back to the scrap heap.

## 5. Breaking

After some hours of cooling the hammer decides. The outer clay is knocked off, and with it goes the only mould that ever existed for this figure. Rods are sawn off, edges filed, the skin brushed. Casters often leave the rough places between legs or behind a shield, where no file reaches. The core usually stays inside; a large hollow horse is therefore heavier than its metal alone.

## Reading a finished piece

- **Stripes that wander** a little, end, overlap: wound by hand.
- **A rough patch** where the channel was cut.
- **A trace of clay** deep in a groove. A dry toothbrush takes it out, if you want it out.
- **No joint line** running round the figure. A line means a mould of two halves, which can be used again, and that is a different process.

Dhokra likes to be left alone. Dust it with a dry brush. If you want it brighter, rub it with lemon and salt or brass powder, rinse, and dry it at once. If you like it dark, a drop of mustard oil twice a year is enough.

So two riders by the same hand will resemble each other like cousins. Neither could be made again.`,
    hi: `मोहनजोदड़ो से मिली काँसे की छोटी-सी नर्तकी चार हज़ार साल से भी पुरानी है, और वह ऐसे मोम से ढली थी जो पिघलकर निकल गया। डोकरा (इसे ढोकरा भी लिखते हैं) में आज भी वही तरकीब चलती है, छत्तीसगढ़ के बस्तर से पश्चिम बंगाल के बाँकुड़ा तक के गाँवों में। इस दुकान में दो समूह यह काम करते हैं: रंग रेखा मंडली के कोंडागाँव वाले ढलाईकार और बिष्णुपुर की रंगामाटी शिल्पी समिति के बिकना वाले।

बारीकियों में दोनों के ढंग अलग हैं, काम का क्रम एक ही है।

## 1. मिट्टी का ढाँचा

मूर्ति की शुरुआत मिट्टी से होती है। महीन मिट्टी में धान की भूसी मिलाई जाती है, जो बाद में जलकर गैसों के निकलने की जगह छोड़ती है। घोड़ा हाथ से गढ़ा जाता है, असली नाप से ज़रा छोटा, और कुछ दिन धूप में रखा जाता है। भीतर तक सूखना ज़रूरी है: नमी रह जाए तो आग में ढाँचा फट सकता है। फिर सतह को अक्सर पत्तियों के रस से चिकना किया जाता है, ताकि मोम पकड़े।

झुमके जैसी छोटी, ठोस चीज़ में यह ढाँचा बहुत पतला होता है, या होता ही नहीं।

## 2. मोम से चित्र

मधुमक्खी का मोम गरम करके साफ़ किया जाता है और उसमें साल की राल मिलती है, ताकि वह कड़ा रहे। लकड़ी या धातु की मशीन से दबाने पर वह सेंवई जैसे पतले धागे में निकलता है। ढलाईकार यही धागा ढाँचे पर लपेटता है, जब तक मिट्टी दिखनी बंद न हो जाए।

डोकरा की धारियाँ *यही* हैं। यह खुदाई नहीं, मोम का धागा है, जो धातु बन गया। लपेटन के ऊपर आँखें, गहने, लगाम और ढाल बनती हैं, सब मोम से, उँगलियों और बाँस की फाँस से। मोम में जो दिखेगा, पीतल में वही आएगा: जोड़, अँगूठे की छाप, ज़रा टेढ़ी मुस्कान।

आख़िर में मोम की कुछ मोटी डंडियाँ लगती हैं, जो मूर्ति से बाहर तक जाती हैं। धातु इन्हीं के रास्ते आएगी।

## 3. दो परतें

मिट्टी की पहली परत बहुत महीन होती है, छनी हुई, मलाई जैसी, जिसे हर नाली में लगाया जाता है। छाप यही परत लेती है। सूखने पर दूसरी चढ़ती है, मोटी और मज़बूत, भूसी और रेत मिली। नाली के मुँह पर ढलाईकार एक कटोरी बनाता है। बहुत-से कारख़ानों में पीतल के टुकड़े सीधे इसी कटोरी में रखकर ऊपर से मिट्टी बंद कर दी जाती है, यानी साँचा और घरिया एक ही गोला बन जाते हैं।

## 4. मोम का जाना

अब आग। साँचा तपता है तो मोम पिघलकर रिस जाता है या जल जाता है, और ढाँचे के चारों ओर ठीक अपने आकार की एक-दो मिलीमीटर की ख़ाली जगह छोड़ जाता है। इसी से इस विधि को “लॉस्ट वैक्स” यानी खोए हुए मोम की ढलाई कहते हैं।

पीतल को बहने के लिए नौ सौ डिग्री से ऊपर की आँच चाहिए। धातु ज़्यादातर पुराने बर्तनों और कल-पुर्ज़ों की होती है, जो अपना समय पूरा कर चुके। अनुभवी ढलाईकार छेद से निकलती लौ का रंग पढ़ता है। फिर लंबी सँड़सी से साँचा उठाकर उलट दिया जाता है और धातु उतरकर मोम की जगह भर देती है। जहाँ धातु अलग घरिया में गलती है, वहाँ ऊपर से उँडेली जाती है।

भीतर झाँकने का कोई उपाय नहीं। नाली रुक गई या धातु ठंडी रह गई तो कान या खुर ग़ायब मिलेगा, और कई दिन की मेहनत फिर कबाड़ में जाएगी।

## 5. तोड़ना

कुछ घंटे ठंडा होने के बाद फ़ैसला हथौड़े का है। बाहर की मिट्टी झाड़ी जाती है, और उसी के साथ इस मूर्ति का इकलौता साँचा चला जाता है। डंडियाँ काटी जाती हैं, किनारे रेते जाते हैं, सतह पर ब्रश चलता है। टाँगों के बीच या ढाल के पीछे, जहाँ रेती नहीं पहुँचती, वहाँ का खुरदुरापन अक्सर छोड़ दिया जाता है। भीतर का ढाँचा आम तौर पर वहीं रहता है, इसलिए बड़ा घोड़ा अपनी धातु से भारी लगता है।

## बनी हुई चीज़ को पढ़ना

- **धारियाँ जो ज़रा भटकती हैं**, कहीं रुकती, कहीं एक-दूसरे पर चढ़ती हैं: हाथ से लपेटी गई हैं।
- **एक खुरदुरी जगह**, जहाँ से नाली कटी।
- **गहरी लकीर में मिट्टी का निशान।** निकालना चाहें तो सूखा टूथब्रश काफ़ी है।
- **चारों ओर जोड़ की रेखा नहीं।** रेखा हो तो साँचा दो पल्लों का था, जो दोबारा काम आता है; वह दूसरी विधि है।

डोकरा को ज़्यादा छेड़ना नहीं चाहिए। सूखे ब्रश से धूल झाड़िए। चमक चाहिए तो नींबू-नमक या पीतल के पाउडर से मलकर धोइए और तुरंत सुखाइए। गहरा रंग पसंद हो तो साल में दो बार सरसों के तेल की एक बूँद बहुत है।

इसलिए एक ही हाथ के दो घुड़सवार चचेरे भाइयों जैसे मिलते-जुलते होंगे। दोबारा वही कोई नहीं बन सकता।`,
  },
};
