import type { DemoStory } from '../types.ts';

export const fromGoatToPashmina: DemoStory = {
  slug: 'from-goat-to-pashmina',
  publishedOn: '2026-08-07',
  title: { en: 'From goat to pashmina', hi: 'बकरी से पश्मीने तक' },
  summary: {
    en: 'What grows under a goat’s coat at minus thirty, how little of it there is, and where the months between comb and shawl go.',
    hi: 'शून्य से तीस डिग्री नीचे बकरी के बालों के भीतर क्या उगता है, वह कितना कम होता है, और कंघी से शॉल तक के महीने कहाँ जाते हैं।',
  },
  author: { en: 'The editors', hi: 'संपादकीय' },
  picture: 'kani-bordered-pashmina-shawl',
  makers: ['teen-darra-oon-samuh'],
  products: ['leh-handspun-pashmina-stole', 'kani-bordered-pashmina-shawl', 'sozni-pashmina-stole-with-chinar-leaves'],
  tags: ['wool', 'weaving', 'embroidery', 'ladakh', 'kashmir', 'how-it-is-made'],
  body: {
    en: `The Changthang plateau in eastern Ladakh lies above four thousand metres. In January the thermometer can fall to thirty below zero and further. The goats that live there wear two coats: long coarse hair outside, and under it, close to the skin, a down so fine that a single fibre measures twelve to sixteen thousandths of a millimetre. A human hair is four or five times as thick. This down is **pashm**, and cloth made of it is pashmina.

The Teen Darra Oon Samuh is named after the passes that join its people: women in Leh who comb and spin, weavers in Kullu, and families in Srinagar who weave kani and embroider sozni. This is the road a shawl takes between them.

## The comb

When the days grow warmer the goat begins to shed. The herders, most of them Changpa families who move with their animals, do not shear for pashm; they comb. A goat is held or tied down gently and a long-toothed comb is drawn through the coat again and again. It is like brushing a dog in spring, and it does the goat no harm.

One animal yields between a hundred and two hundred and fifty grams in a year, grease, dust and coarse hair included. Once all that is out, a third to a half may be left. For one large shawl you need the combings of about three goats.

## Sorting by touch

The hardest part shows least. Every coarse hair must be taken out from the down. Machines can do it, quickly, and break some of the fine fibres on the way. Hands are slower: a pinch of fleece is opened, looked at against the light, freed of what does not belong, and laid aside. A kilogram keeps one person busy for days.

Short, clean, weightless fibre remains. Hold some in a closed fist and the fist grows warm.

## The thread

Fibre this short wants a patient spinner. In Leh the women use a drop spindle, mostly in winter kitchens, when fields and roads are closed. In Kashmir a small wheel, the *yinder*, is usual, and the fleece is first treated with powdered rice, which makes it supple and is washed out later.

Mill spinning is possible too, often with some nylon to carry the fibre through the machine, which is dissolved later by acid. It makes a smooth, even thread. Hand-spun thread has slight swellings, and these trap the air that keeps you warm. You can see them: hold the cloth against a window and look for a weave that is alive, not ruled.

## On the loom

A plain stole from Leh takes about four days of weaving, a day of washing and some of drying. The yarn is left a shade thicker there, so the stole feels like a soft twill and stands daily use.

The same yarn, spun finer, goes to Srinagar for two kinds of ornament:

- **Kani** is woven in. Dozens of small wooden bobbins, one for each change of colour, replace the shuttle, and the weaver follows a *talim*, a sheet of coded lines that says how many threads in which colour. An afternoon may give a centimetre.
- **Sozni** is sewn on. The needle picks up a thread or two of the ground at a time, and the back stays almost as flat as the front. A single stole can take a season.

Neither can be hurried by adding people. A shawl offers room for one pair of hands, or two.

## Looking at the label

The word *pashmina* is used loosely. On market stalls it may mean viscose. Some things to know:

1. **Ask for the fibre content.** “Pashmina feel” is no fibre. Wool, silk and mixtures are honest materials when they are named.
2. **The ring test proves little.** A thin viscose scarf also slips through a ring.
3. **Certificates exist.** Some registrations from Kashmir come with laboratory testing and a label; where a piece has such a certificate, its page says so.
4. **Shahtoosh is something else.** It comes from the chiru, a protected antelope that is killed for it. The trade is banned, in India and nearly everywhere. No honest shop has it.

## How to keep it

Air the shawl in shade after wearing. Dry clean it once a season at most. Fold it in muslin with dried neem or cloves, and look in on it in the rains, because moths know quality. Small bobbles come from friction; lift them off with a comb and leave the scissors in the drawer.

And do not keep it only for weddings. Pashm was made for weather. Wear it.`,
    hi: `पूर्वी लद्दाख का चांगथांग पठार चार हज़ार मीटर से ऊपर है। जनवरी में पारा शून्य से तीस डिग्री नीचे और उससे भी आगे गिर सकता है। वहाँ की बकरियाँ दो कोट पहनती हैं: बाहर लंबे मोटे बाल, और भीतर, चमड़ी से सटा इतना महीन रोआँ कि एक रेशा मिलीमीटर के हज़ारवें हिस्सों में बारह से सोलह भर होता है। आदमी का बाल उससे चार-पाँच गुना मोटा है। यही रोआँ **पश्म** है, और उससे बना कपड़ा पश्मीना।

तीन दर्रा ऊन समूह का नाम उन दर्रों से आया है, जो इसके लोगों को जोड़ते हैं: लेह की औरतें, जो पश्म झाड़ती और कातती हैं, कुल्लू के बुनकर, और श्रीनगर के परिवार, जो कानी बुनते और सोज़नी काढ़ते हैं। शॉल इन्हीं के बीच से होकर गुज़रती है।

## कंघी

दिन गरम होने लगते हैं तो बकरी का रोआँ झड़ने लगता है। चरवाहे, जिनमें ज़्यादातर रेवड़ों के साथ चलने वाले चांगपा परिवार हैं, पश्म के लिए ऊन नहीं कतरते, कंघी करते हैं। बकरी को आराम से थामा या बाँधा जाता है और लंबे दाँतों की कंघी बार-बार फेरी जाती है। जैसे बसंत में कुत्ते के बाल झाड़ते हैं, वैसे ही; बकरी को इससे चोट नहीं पहुँचती।

एक बकरी से साल में सौ से ढाई सौ ग्राम निकलता है, चिकनाई, धूल और मोटे बालों समेत। यह सब निकल जाए तो तिहाई से आधा बचता है। एक बड़ी शॉल के लिए लगभग तीन बकरियों का पश्म चाहिए।

## छूकर छाँटना

सबसे कठिन काम सबसे कम दिखता है। रोएँ में से हर मोटा बाल निकालना पड़ता है। मशीन यह जल्दी कर देती है, पर कुछ महीन रेशे तोड़ भी देती है। हाथ धीमा है: चुटकी भर रोआँ खोलिए, उजाले के सामने देखिए, जो उसमें का नहीं है उसे निकालिए, एक ओर रखिए। एक किलो में एक आदमी के कई दिन लगते हैं।

बचता है छोटा, साफ़ और बिना वज़न का रेशा। मुट्ठी में बंद कीजिए तो मुट्ठी गरम होने लगती है।

## धागा

इतने छोटे रेशे को सब्र वाला हाथ चाहिए। लेह की औरतें तकली पर कातती हैं, ज़्यादातर जाड़ों की रसोई में, जब खेत और रास्ते बंद होते हैं। कश्मीर में छोटे चरख़े, *यिंदर*, का चलन है, और रोएँ में पहले पिसा चावल मिलाते हैं, जिससे वह लचीला होता है; बाद में वह धुल जाता है।

मिल में भी कताई हो सकती है, अक्सर थोड़े नायलॉन के साथ, जो रेशे को मशीन से पार कराता है और बाद में तेज़ाब से गला दिया जाता है। उससे चिकना, एक-सा धागा बनता है। हाथ के धागे में हल्के उभार होते हैं, और गरम रखने वाली हवा उन्हीं में ठहरती है। देखना हो तो कपड़े को खिड़की के सामने कीजिए: बुनाई जीती-जागती दिखेगी, रेखागणित जैसी नहीं।

## करघे पर

लेह का सादा स्टोल चार दिन में बुनता है, एक दिन धुलाई और कुछ दिन सूखने के। वहाँ सूत ज़रा मोटा रखा जाता है, इसलिए स्टोल नरम ट्विल जैसा लगता है और रोज़ पहना जा सकता है।

वही सूत, और महीन कता हुआ, श्रीनगर जाता है, जहाँ उस पर दो तरह का काम होता है:

- **कानी** बुनाई में ही होती है। शटल की जगह लकड़ी की दर्जनों छोटी तीलियाँ चलती हैं, रंग के हर बदलाव के लिए एक, और बुनकर *तालीम* पढ़ता है: संकेतों का वह पर्चा, जो बताता है कि किस रंग के कितने धागे। पूरी दोपहर में शायद एक सेंटीमीटर।
- **सोज़नी** ऊपर से काढ़ी जाती है। सुई हर बार ज़मीन का एक-दो धागा ही उठाती है, इसलिए पीछे से भी काम लगभग उतना ही सपाट रहता है। एक स्टोल में पूरा मौसम लग सकता है।

ज़्यादा लोग लगाकर इन्हें जल्दी नहीं किया जा सकता। शॉल पर एक जोड़ी हाथों की जगह है, बहुत हुआ तो दो की।

## लेबल पढ़ना

*पश्मीना* शब्द ढीला-ढाला चलता है। बाज़ार में उसका मतलब विस्कोस भी हो सकता है। कुछ बातें जान लीजिए:

1. **रेशे का ब्योरा पूछिए।** “पश्मीना जैसा” कोई रेशा नहीं है। ऊन, रेशम और मिश्रण भी अच्छे हैं, बशर्ते नाम से बेचे जाएँ।
2. **अँगूठी की जाँच से कुछ ख़ास साबित नहीं होता।** विस्कोस का पतला दुपट्टा भी अँगूठी से निकल जाता है।
3. **प्रमाणपत्र होते हैं।** कश्मीर के कुछ पंजीकरणों में प्रयोगशाला की जाँच और लेबल है; जिस चीज़ के साथ ऐसा प्रमाणपत्र है, उसके पन्ने पर लिखा है।
4. **शाहतूश अलग चीज़ है।** वह चिरू नाम के संरक्षित मृग का है, जिसे इसके लिए मारा जाता है। भारत में और लगभग हर जगह उसका व्यापार बंद है। किसी ईमानदार दुकान में वह नहीं मिलता।

## कैसे रखें

पहनने के बाद छाँव में हवा दीजिए। ड्राई क्लीन साल के मौसम में एक बार से ज़्यादा नहीं। मलमल में सूखी नीम या लौंग के साथ तह करके रखिए और बरसात में एक बार देख लीजिए, क्योंकि कीड़े भी अच्छी चीज़ पहचानते हैं। रगड़ से छोटी गोलियाँ बन जाएँ तो कंघी से उठाइए, कैंची मत चलाइए।

और सिर्फ़ शादियों के लिए बचाकर मत रखिए। पश्म मौसम के लिए ही बना है। पहनिए।`,
  },
};
