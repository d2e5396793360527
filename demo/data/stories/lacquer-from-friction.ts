import type { DemoStory } from '../types.ts';

export const lacquerFromFriction: DemoStory = {
  slug: 'lacquer-from-friction',
  publishedOn: '2026-06-26',
  title: { en: 'Colour from friction: the toys of Channapatna', hi: 'रगड़ से रंग: चन्नपटना के खिलौने' },
  summary: {
    en: 'No brush, no paint pot. A stick of lac, a spinning piece of pale wood and a leaf make the shine on a Channapatna toy.',
    hi: 'न कूँची, न रंग का डिब्बा। लाख की बत्ती, घूमती हुई हल्के रंग की लकड़ी और एक पत्ता: चन्नपटना के खिलौने इन्हीं से चमकते हैं।',
  },
  author: { en: 'The editors', hi: 'संपादकीय' },
  picture: 'channapatna-rainbow-stacker',
  makers: ['haale-bombe-sangha'],
  products: [
    'channapatna-rainbow-stacker',
    'natural-dye-stacking-rings',
    'lacquered-spinning-tops-with-cord',
    'channapatna-rattle-pair',
    'etikoppaka-bird-cot-mobile',
  ],
  tags: ['wood', 'toys', 'karnataka', 'how-it-is-made'],
  body: {
    en: `A toddler tests a toy with the mouth before anything else. So it is good to know what is on the wood. On a lacquered toy from Channapatna, in Karnataka, it is lac, a resin that small insects leave on the twigs of certain trees, mixed with colour and rubbed on while the piece spins. There is no brush in the workshop and no tin of paint.

Twenty-two lathe workshops make up the Haale Bombe Sangha. *Haale* is the local name of the pale wood they use, and *bombe* means doll.

## The wood

The tree is not large, and its timber is light, close-grained and nearly the colour of ivory. Turners buy branches from farmers, strip off the bark and stack them for two to three months. Wood that has not dried will shrink later and throw off its lacquer.

Thickness decides what a branch becomes. The butt end gives rings and bowls, the middle the bodies of animals and rattles, and the tip, thick as a thumb, beads, pegs and whistles. Little is thrown away, and what is left keeps the kitchen fire going.

## On the lathe

The wood is driven on to the spindle, set turning and brought to shape with gouge and chisel. In a hand lathe the piece turns back and forth with a bow; most workshops now have motors. The shape is checked with a calliper, and more often with the thumb. A ring that must slip over a peg, and a peg that must hold it, are made in the same hour so that the damp of the day treats both alike.

Then the surface is sanded while it runs, until it feels like paper.

## Lac, pressed and melted

Now comes the part people stop to watch. The colours wait as sticks, hard as sealing wax: lac, softened over coals, kneaded with pigment and drawn out. The turner presses a stick against the running wood. **Friction heats it, the lac melts, and a band of colour spreads over the wood** within seconds. A second stick beside it makes a second band. Lines as thin as a thread are drawn with the corner.

What has been laid on is still uneven and dull. A piece of dried screwpine leaf is folded and held hard against it. The leaf is tough and slightly waxy; it evens the lac, drives it into the pores, and draws out a shine that looks wet. That is all the polish there is.

It works only on a shape that turns. This is why so much here is round, and why an elephant from the same sangha, which is carved, has to be painted.

## The list of colours

Shades may come from turmeric, indigo, madder and other plants, or from pigments made for the purpose. What matters for a child is that nothing harmful is in them and that they stay where they are. In 2013 the sangha agreed on a single list of colours that each member may use on things for children. Toy makers of Etikoppaka and Kondapalli in Andhra Pradesh, who follow the same list, come down every January to compare shades.

Natural dyes give the softer row: yellow, brick, moss, a grey blue. They are less even from batch to batch, and daylight makes them quieter over the years. The bright stacker uses the stronger ones.

## Choosing for a child

- **Look at the age on the page.** Rattles and large rings are for the smallest. Tops with a cord and sets with small pieces are not for children under three.
- **Check the edges** with your own finger. They should be rounded all the way.
- **Pull on knobs and bells** before you hand it over, and again some months later.
- **A toy is not a teether.** Lac bears a chew now and then; hours in the mouth soften any finish.

## Looking after it

Wipe with a cloth wrung out in plain water, and dry. Do not soak or boil it and do not leave it in the sun, on a heater or in a closed car: lac softens with heat, and two pieces left touching may stick. Spirit and hand sanitiser dissolve it. If that happens, the mark is there to stay, though a turner could strip the piece and lacquer it anew.

A chip at an edge shows ivory wood. Rub it smooth with fine paper and let it be.

Nine of the workshops in the sangha are led by women who learned turning at a training centre in the nineties. The wood does not know who holds the chisel. The rings come out round all the same.`,
    hi: `छोटा बच्चा खिलौने को सबसे पहले मुँह से जाँचता है। इसलिए जान लेना अच्छा है कि लकड़ी पर लगा क्या है। कर्नाटक के चन्नपटना के खिलौनों पर लाख होती है: वह राल, जो नन्हे कीड़े कुछ पेड़ों की टहनियों पर छोड़ते हैं। उसमें रंग मिलाकर घूमती लकड़ी पर रगड़ा जाता है। कारख़ाने में न कूँची है, न पेंट का डिब्बा।

हाले बोम्बे संघ में ख़राद के बाईस कारख़ाने हैं। *हाले* उस हल्के रंग की लकड़ी का स्थानीय नाम है, और *बोम्बे* यानी गुड़िया।

## लकड़ी

पेड़ बड़ा नहीं होता। लकड़ी हल्की, घने रेशे की और लगभग हाथीदाँत के रंग की होती है। ख़रादी किसानों से टहनियाँ ख़रीदते हैं, छाल उतारते हैं और दो-तीन महीने चट्टा लगाकर रखते हैं। जो लकड़ी सूखी न हो, वह बाद में सिकुड़ती है और लाख छोड़ देती है।

टहनी क्या बनेगी, यह मोटाई तय करती है। मोटे सिरे से छल्ले और कटोरियाँ, बीच से जानवरों के धड़ और झुनझुने, और अँगूठे जितनी नोक से मनके, खूँटियाँ और सीटियाँ। फेंका कम ही जाता है; जो बचता है, उससे चूल्हा जलता है।

## ख़राद पर

लकड़ी को तकली पर ठोककर घुमाया जाता है और रुखानी-छेनी से आकार दिया जाता है। हाथ की ख़राद में वह कमान से आगे-पीछे घूमती है; अब ज़्यादातर कारख़ानों में मोटर है। नाप परकार से देखी जाती है, और उससे ज़्यादा अँगूठे से। जिस छल्ले को खूँटी पर चढ़ना है और जिस खूँटी को उसे थामना है, दोनों एक ही घंटे में बनते हैं, ताकि उस दिन की नमी दोनों पर एक-सी पड़े।

फिर चलती ख़राद पर ही रेगमाल होता है, जब तक सतह काग़ज़ जैसी न लगे।

## लाख का दबना और पिघलना

अब वह काम, जिसे देखने लोग रुक जाते हैं। रंग बत्तियों में रखे होते हैं, मुहर लगाने की लाख जैसे कड़े: अंगारों पर नरम की गई, रंग के साथ गूँधी और खींची हुई लाख। ख़रादी बत्ती को घूमती लकड़ी पर दबाता है। **रगड़ से गरमी होती है, लाख पिघलती है और पल भर में लकड़ी पर रंग की पट्टी फैल जाती है।** बग़ल में दूसरी बत्ती, दूसरी पट्टी। धागे जैसी पतली लकीरें बत्ती के कोने से खिंचती हैं।

अभी रंग ऊबड़-खाबड़ और फीका है। केवड़े का सूखा पत्ता मोड़कर ज़ोर से उस पर टिकाया जाता है। पत्ता मज़बूत और ज़रा मोमी होता है; वह लाख को बराबर करता है, रेशों में बिठाता है और ऐसी चमक निकालता है, जैसे सतह गीली हो। पॉलिश बस इतनी ही है।

यह तरीक़ा उसी आकार पर चलता है, जो घूम सके। इसीलिए यहाँ इतना कुछ गोल है, और इसीलिए इसी संघ का हाथी, जो तराशा जाता है, रंगना पड़ता है।

## रंगों की सूची

रंग हल्दी, नील, मजीठ और दूसरे पौधों से आ सकते हैं, या इसी काम के लिए बने रंगों से। बच्चे के लिए ज़रूरी यह है कि उनमें कुछ हानिकारक न हो और वे अपनी जगह रहें। 2013 में संघ ने रंगों की एक सूची तय की; बच्चों की चीज़ों पर हर सदस्य उसी में से लगा सकता है। आंध्र प्रदेश के एटिकोप्पका और कोंडापल्ली के खिलौना कारीगर भी यही सूची मानते हैं और हर जनवरी रंग मिलाने आते हैं।

प्राकृतिक रंगों की क़तार नरम है: पीला, ईंट, काई, स्लेटी नीला। हर बार थोड़े अलग निकलते हैं और बरसों की रोशनी में धीमे पड़ते हैं। चटक छल्लों में तेज़ रंग लगते हैं।

## बच्चे के लिए चुनना

- **पन्ने पर लिखी उम्र देखिए।** झुनझुने और बड़े छल्ले सबसे छोटों के लिए हैं। डोरी वाले लट्टू और छोटे टुकड़ों वाले सेट तीन साल से छोटे बच्चों के लिए नहीं।
- **किनारे** अपनी उँगली से जाँचिए। हर तरफ़ गोल होने चाहिए।
- देने से पहले **खूँटियाँ और घुँघरू खींचकर** देखिए, और कुछ महीने बाद फिर।
- **खिलौना दाँत निकालने का छल्ला नहीं है।** कभी-कभार चबाना लाख सह लेती है; घंटों मुँह में रहे तो कोई भी परत नरम पड़ जाती है।

## देखभाल

सादे पानी में निचोड़े कपड़े से पोंछकर सुखाइए। भिगोइए या उबालिए मत, और धूप, हीटर या बंद गाड़ी में मत छोड़िए: गरमी से लाख नरम होती है और सटे हुए दो टुकड़े चिपक सकते हैं। स्पिरिट और सैनिटाइज़र लाख को घोल देते हैं। ऐसा निशान जाता नहीं, हालाँकि ख़रादी पूरा टुकड़ा छीलकर उस पर नई लाख चढ़ा सकता है।

किनारा झड़े तो हाथीदाँत जैसी लकड़ी दिखती है। महीन रेगमाल से चिकना कीजिए और रहने दीजिए।

संघ के नौ कारख़ाने उन औरतों के हैं, जिन्होंने नब्बे के दशक में प्रशिक्षण केंद्र में ख़राद सीखी। लकड़ी को इससे मतलब नहीं कि छेनी किसके हाथ में है। छल्ले गोल ही निकलते हैं।`,
  },
};
