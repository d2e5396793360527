import type { DemoStory } from '../types.ts';

export const terracottaAndTheMonsoon: DemoStory = {
  slug: 'terracotta-and-the-monsoon',
  publishedOn: '2026-07-17',
  title: { en: 'Terracotta and the monsoon', hi: 'टेराकोटा और बरसात' },
  summary: {
    en: 'Clay is dug before the rain and fired after it. What the wet months mean for a potter, a kiln and the matka in your kitchen.',
    hi: 'मिट्टी बारिश से पहले खोदी जाती है और पकती उसके बाद है। भीगे महीने कुम्हार, भट्ठी और आपकी रसोई के मटके के लिए क्या लाते हैं।',
  },
  author: { en: 'The editors', hi: 'संपादकीय' },
  picture: 'terracotta-matka-with-lid-and-cup',
  makers: ['chaak-mandali-nizamabad', 'chaak-mandal', 'rangamati-shilpi-samity'],
  products: [
    'terracotta-matka-with-lid-and-cup',
    'terracotta-kulhads',
    'black-clay-surahi',
    'khurja-terracotta-planter-with-zigzag-band',
    'terracotta-bead-necklace',
  ],
  tags: ['pottery', 'seasons', 'uttar-pradesh', 'how-it-is-made'],
  body: {
    en: `A potter’s year is arranged around three months in which almost nothing will dry. From late June, when the rains reach Uttar Pradesh, until September, a pot that would stiffen overnight in April stays soft for a week. The kiln yard is under water, the dung cakes are damp, and so is the straw.

The five families of Chaak Mandali in Nizamabad plan for it, as everyone does who lives by clay.

## May: digging

The village ponds are at their lowest in May. Their beds lie open and cracked, and the clay can be cut like cake. Two ponds supply the circle. It is fine clay, washed together by many monsoons, and it has to be taken *before* the next one covers it.

The lumps are broken, dried, soaked and stirred to a soup; stones and roots sink or float and are taken off. What remains goes through a cloth or a sieve, is left to thicken, and is stored under wet sacking. Clay that rests is kinder to the hand. It grows more plastic as water finds its way between the finest particles.

## June: throwing ahead

Now the wheels run long hours, for the pots of the rains must be ready to dry before the rains begin. Small ware comes first: kulhads, lamps, anything with a thin wall. A matka takes more. It is thrown in two stages, and when it is as firm as leather its body is beaten thin from outside with a wooden paddle, against a stone held inside. The beating closes the clay and gives the round belly, which no wheel does alone.

## July and August: indoors

What was made late must dry under a roof, and dry evenly. If the rim is dry while the foot is wet, one shrinks and the other does not, and a crack runs between them. So pots are turned, covered at the lip, moved from corner to corner like sleeping children.

It is the season for slow work. In Nizamabad the women burnish with smooth pebbles and scratch vines and small flowers into the ware that will be fired black; in Bishnupur, in West Bengal, members of the Rangamati Shilpi Samity roll beads that fit on a tray and dry beside the hearth.

## September: fire again

The first kiln after the rains is heated gently and for long. Every bit of water left in the wall must leave as vapour before the real heat arrives, or it leaves as steam, with a bang. Only then is the fire raised.

Plain red ware gets air to the last, and the iron in the clay turns red, as iron does. For **black** ware the kiln is fed dung and rice husk near the end, then sealed with mud. No air enters, smoke fills the chamber, and the same clay comes out black right through. It is no paint. A broken edge shows it.

## Why a matka cools, and when it does not

Terracotta is full of tiny pores. Water seeps through the wall and evaporates on the outside, and evaporating takes heat from the pot. On a dry, windy day in May the water inside may be eight or ten degrees cooler than the room.

In the monsoon the air already holds nearly all the water it can carry. Little evaporates, so little is cooled. Your matka is not broken; it is July. In October it will work again.

A few habits help:

- **Soak it** for some hours before its first use, and throw that water away.
- Stand it on a ring or a folded cloth **where air moves**. The damp beneath it is the sign that it works.
- **No soap.** The pores would keep it. A soft brush and water are enough; once in a while let the pot dry empty in the sun.
- White bloom on the outside is salt from the water. Brush it off.
- When it hardly cools any more after years, the pores have filled up. Scrub it, sun it, and if that fails, plant something in it.

## Pots for plants

The same pores make terracotta good for roots: water leaves through the wall and air comes in. In the wet months a planter may grow a green film. It washes off, or it can stay. Raise the pot on two chips of brick so that the hole underneath can drain, and bring thin-walled pieces indoors where winters freeze, because water in the wall swells when it turns to ice.

A kulhad breaks sooner or later. That was always part of its plan: it goes back to the earth it came from, and the pond fills again with the rain.`,
    hi: `कुम्हार का साल उन तीन महीनों के हिसाब से बँधता है, जिनमें कुछ सूखता ही नहीं। जून के आख़िर में बारिश उत्तर प्रदेश पहुँचती है, और सितंबर तक जो बर्तन अप्रैल में रात भर में कड़ा हो जाता, वह हफ़्ते भर गीला रहता है। भट्ठी का आँगन पानी में होता है, उपले सीले, पुआल भी।

निज़ामाबाद की चाक मंडली के पाँच परिवार इसकी तैयारी पहले से करते हैं, जैसे मिट्टी से जीने वाले सब करते हैं।

## मई: खुदाई

मई में गाँव के पोखरों का पानी सबसे नीचे होता है। तल खुला और चटका पड़ा रहता है और मिट्टी बर्फ़ी की तरह कटती है। मंडली को दो पोखर मिट्टी देते हैं। यह महीन मिट्टी है, जिसे कितनी ही बरसातों ने बहाकर जमा किया है, और अगली बरसात के ढकने से *पहले* इसे निकाल लेना होता है।

डले तोड़े जाते हैं, सुखाए, भिगोए और घोलकर पतले किए जाते हैं; कंकड़ और जड़ें बैठ जाती हैं या तैर आती हैं और निकाल दी जाती हैं। बाक़ी कपड़े या छलनी से छनता है, गाढ़ा होने को छोड़ा जाता है और गीली बोरियों के नीचे रखा जाता है। पड़ी रहने से मिट्टी हाथ में और नरम पड़ती है, क्योंकि पानी सबसे महीन कणों के बीच भी पहुँच जाता है।

## जून: आगे का काम

अब चाक देर तक चलते हैं, क्योंकि बरसात के बर्तनों को बारिश शुरू होने से पहले सूखना है। पहले छोटी चीज़ें: कुल्हड़, दीये, पतली दीवार वाला सब कुछ। मटके में ज़्यादा समय लगता है। उसे दो बार में चाक पर उठाया जाता है, और चमड़े जितना कड़ा होने पर भीतर पत्थर टिकाकर बाहर से लकड़ी की थापी मारी जाती है। थापी से मिट्टी कसती है और वह गोल पेट बनता है, जो अकेले चाक से नहीं बनता।

## जुलाई-अगस्त: छत के नीचे

जो देर से बना, उसे छत के नीचे सूखना है, और हर तरफ़ से बराबर। किनारा सूख जाए और पेंदा गीला रहे तो एक सिकुड़ता है, दूसरा नहीं, और बीच से दरार चल पड़ती है। इसलिए बर्तन घुमाए जाते हैं, मुँह ढके जाते हैं, सोते बच्चों की तरह एक कोने से दूसरे कोने में सरकाए जाते हैं।

यह धीमे काम का मौसम है। निज़ामाबाद में औरतें चिकने पत्थरों से घोंटाई करती हैं और काले पकने वाले बर्तनों पर बेलें और छोटे फूल खरोंचती हैं। पश्चिम बंगाल के बिष्णुपुर में रंगामाटी शिल्पी समिति की सदस्य मनके बेलती हैं, जो एक थाली में आ जाते हैं और चूल्हे के पास सूख जाते हैं।

## सितंबर: फिर आग

बरसात के बाद की पहली भट्ठी धीमी और लंबी आँच पर चलती है। दीवार में बचा पानी का हर क़तरा असली आँच से पहले उड़ जाना चाहिए, नहीं तो भाप बनकर धमाके के साथ निकलता है। तभी आग तेज़ की जाती है।

सादे लाल बर्तनों को आख़िर तक हवा मिलती है, और मिट्टी का लोहा लाल हो जाता है, जैसा लोहा होता है। **काले** बर्तनों के लिए अंत में गोबर और धान की भूसी झोंककर भट्ठी मिट्टी से बंद कर दी जाती है। हवा जाती नहीं, धुआँ भर जाता है, और वही मिट्टी भीतर तक काली निकलती है। यह रंग नहीं है; टूटा किनारा देखिए, समझ जाएँगे।

## मटका ठंडा क्यों करता है, और कब नहीं

टेराकोटा में महीन छेद भरे होते हैं। पानी दीवार से रिसता है, बाहर आकर उड़ता है, और उड़ते हुए घड़े की गरमी साथ ले जाता है। मई के सूखे, हवादार दिन में भीतर का पानी कमरे से आठ-दस डिग्री ठंडा हो सकता है।

बरसात में हवा में पहले ही उतना पानी होता है, जितना वह ढो सके। उड़ता कम है, इसलिए ठंडक भी कम होती है। मटका ख़राब नहीं हुआ, बस जुलाई है। अक्टूबर में फिर काम करेगा।

कुछ आदतें मदद करती हैं:

- पहली बार से पहले कुछ घंटे **भिगोइए** और वह पानी फेंक दीजिए।
- इंडुरी या तह किए कपड़े पर, **हवा वाली जगह** रखिए। नीचे की नमी ही बताती है कि वह काम कर रहा है।
- **साबुन नहीं।** छेदों में रह जाएगा। मुलायम ब्रश और पानी काफ़ी है; कभी-कभी ख़ाली करके धूप दिखाइए।
- बाहर जमी सफ़ेदी पानी का नमक है। ब्रश से झाड़ दीजिए।
- बरसों बाद ठंडक लगभग न रहे तो छेद भर चुके हैं। रगड़िए, धूप में रखिए, और तब भी न बने तो उसमें पौधा लगा दीजिए।

## पौधों के गमले

यही छेद जड़ों के लिए अच्छे हैं: दीवार से पानी निकलता है और हवा भीतर आती है। बरसात में गमले पर हरी परत आ सकती है। वह धुल जाती है, चाहें तो रहने दीजिए। गमले को ईंट के दो टुकड़ों पर टिकाइए, ताकि नीचे के छेद से पानी निकले। जहाँ जाड़ों में बर्फ़ जमती है, वहाँ पतली दीवार वाले गमले भीतर ले आइए, क्योंकि दीवार का पानी जमकर फैलता है।

कुल्हड़ देर-सबेर टूटता है। यह शुरू से ही उसकी योजना में था: वह उसी मिट्टी में लौट जाता है, जिससे आया था, और बारिश से पोखर फिर भर जाता है।`,
  },
};
