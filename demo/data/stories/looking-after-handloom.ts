import type { DemoStory } from '../types.ts';

export const lookingAfterHandloom: DemoStory = {
  slug: 'looking-after-handloom',
  publishedOn: '2026-08-21',
  title: { en: 'Looking after handloom and natural dyes', hi: 'हथकरघे और प्राकृतिक रंगों की देखभाल' },
  summary: {
    en: 'The first wash, the damp-cloth test, shade, folds and moths: how to keep cottons, silks and wool in use for decades.',
    hi: 'पहली धुलाई, गीले कपड़े की जाँच, छाँव, तह और कीड़े: सूती, रेशमी और ऊनी कपड़े बरसों कैसे पहने जाएँ।',
  },
  author: { en: 'The editors', hi: 'संपादकीय' },
  picture: 'bagru-madder-buti-cotton',
  makers: ['narmada-ghat-bunkar-samiti', 'puzhayoram-hand-trades-federation', 'neel-kund-chhipa-samuh', 'kopai-mahila-samiti'],
  products: [
    'bagru-madder-buti-cotton',
    'maheshwari-saree-with-wave-border',
    'kannur-waffle-towels-three-stripes',
    'indigo-dabu-cotton-kurta',
    'khesh-throw-woven-from-old-sarees',
  ],
  tags: ['textiles', 'care', 'natural-dyes', 'weaving'],
  body: {
    en: `A handloom cotton is at its best after the tenth wash. The starch has gone, the threads have settled, and the cloth has learned the shape of whoever wears it. Getting from the first wash to the tenth without an accident is easy enough, once you know what to watch for.

## Before the first wash

Read the page of the piece, or the label. If it names madder, indigo, pomegranate or another natural dye, or simply looks strongly coloured, do the **damp-cloth test**: wet a white handkerchief, press it on a hidden seam for half a minute and look.

- **Clean:** wash it with similar colours.
- **A tint:** wash it alone two or three times, in cold water.
- **A real stain:** wash it alone, briefly, and never soak it. Repeat the test each time.

A spoon of salt in the water is an old household habit. It will not turn a loose dye into a fast one, but a short cold rinse with salt is harmless to cotton and takes off what was lying on the surface.

Indigo deserves a word of its own. It sits on the thread like a very fine dust and comes off by rubbing, even when it does not run in water. For the first few wearings keep the kurta away from a pale sofa.

## Washing

Cold or hand-warm water, a mild liquid soap, few minutes. Washing powder with bleach or brighteners changes natural dyes: madder turns towards brown, turmeric towards nothing at all.

Support the wet cloth with both hands when you lift it. Press the water out and do not wring; a twist pulls hand-spun yarn out of line. A machine on its gentle programme is fine for towels and sheets, and in a net bag for a sturdy kurta.

**Silk and zari go to the dry cleaner.** So do cotton-silk mixtures such as a Maheshwari saree with a zari border, unless the page of the piece says otherwise.

## Shade, and the back side

Sun bleaches. Dry in moving air and in the shade, turned inside out. Iron on the back while the cloth is still a little damp, so that it needs less heat. A raised weave such as the waffle of a Kannur towel should not be ironed at all: it is the little hollows that drink.

Expect some shrinkage, two to five in a hundred in the first wash for cotton that was not pre-washed. If you sew, wash the fabric before you cut it.

## Folds and boxes

Cloth breaks where it is always folded in the same place. Take a silk saree out every three or four months, air it for an hour in a shaded room and **fold it along new lines**. Zari should be folded inwards with a strip of muslin between the layers.

Wrap in cotton or muslin. Plastic keeps moisture in, and moisture means mildew. A few dried neem leaves or cloves in a small bag keep insects guessing. Naphthalene balls must never touch zari, which they blacken, and their smell outstays most marriages.

Wool is what moths really want, above all wool with a trace of food or skin on it. Clean it before the summer, fold it in muslin, and take it out to shake it once in the rains.

## Mending

A handwoven cloth is easy to repair, because the hand that darns does the same as the loom: over, under. Save a few centimetres of thread from the fringe when the piece is new. Old sarees have always had further lives. Around Bolpur they are quilted into kantha or torn into strips for khesh, and the women of the Kopai Mahila Samiti make throws in just this way.

## What is not damage

A thick place in the yarn. A line where the weaver joined a new thread. A border that wanders by a millimetre over six metres, a print that is lighter where the block was drier. A colour that grows quieter through the years, first on the folds. None of these needs a remedy.

A hole, a stain, a torn edge, a colour quite unlike the photograph: those are faults. Report them within seven days of receiving the piece, with photographs, *before* you wash it. A washed piece tells nobody how it arrived.

## In short

1. Test, then wash alone.
2. Cold water, mild soap, no soaking.
3. Press, do not wring; shade, not sun.
4. Iron on the back.
5. Refold, air, and keep out damp.

Five lines, and the rest is wearing it.`,
    hi: `हथकरघे का सूती कपड़ा दसवीं धुलाई के बाद सबसे अच्छा लगता है। माँड़ निकल चुका होता है, धागे बैठ चुके होते हैं और कपड़ा पहनने वाले का आकार सीख चुका होता है। पहली से दसवीं धुलाई तक बिना गड़बड़ पहुँचना मुश्किल नहीं, बस कुछ बातें मालूम हों।

## पहली धुलाई से पहले

चीज़ का पन्ना या लेबल पढ़िए। उस पर मजीठ, नील, अनार या कोई और प्राकृतिक रंग लिखा हो, या रंग वैसे ही गहरा हो, तो **गीले कपड़े की जाँच** कीजिए: सफ़ेद रूमाल भिगोकर किसी छिपी सिलाई पर आधा मिनट दबाइए और देखिए।

- **साफ़ रहा:** मिलते-जुलते रंगों के साथ धोइए।
- **हल्की रंगत आई:** दो-तीन बार अकेले, ठंडे पानी में धोइए।
- **सचमुच रंग उतरा:** अकेले, झटपट धोइए, भिगोइए कभी नहीं। हर बार जाँच दोहराइए।

पानी में एक चम्मच नमक डालना घरों की पुरानी आदत है। इससे कच्चा रंग पक्का नहीं हो जाता, पर नमक वाले ठंडे पानी में झटपट खँगालने से सूती कपड़े को नुक़सान नहीं होता और ऊपर का बचा रंग निकल जाता है।

नील की बात अलग है। वह धागे पर बहुत महीन धूल की तरह बैठता है और पानी में न छूटे तब भी रगड़ से उतरता है। शुरू में कुछ बार नीले कुर्ते को हल्के रंग के सोफ़े से दूर रखिए।

## धुलाई

ठंडा या गुनगुना पानी, हल्का तरल साबुन, कुछ ही मिनट। ब्लीच या चमक वाला पाउडर प्राकृतिक रंग बदल देता है: मजीठ भूरा होने लगता है, हल्दी ग़ायब।

गीले कपड़े को दोनों हाथों से सँभालकर उठाइए। दबाकर पानी निकालिए, निचोड़िए मत; मरोड़ने से हाथ का कता धागा अपनी जगह से खिसक जाता है। तौलियों और चादरों के लिए मशीन का हल्का चक्र ठीक है, मज़बूत कुर्ते के लिए जाली के थैले में।

**रेशम और ज़री ड्राई क्लीन कराइए।** ज़री की किनारी वाली माहेश्वरी जैसी सूती-रेशमी साड़ी भी, जब तक उसके पन्ने पर कुछ और न लिखा हो।

## छाँव, और उलटी तरफ़

धूप रंग उड़ाती है। कपड़े को उलटकर, हवा में, छाँव में सुखाइए। हल्का गीला रहते उलटी तरफ़ से इस्तरी कीजिए, कम आँच लगेगी। कन्नूर के तौलिये जैसी उभरी बुनाई पर इस्तरी बिल्कुल नहीं: पानी उन्हीं छोटे-छोटे गड्ढों में सोखा जाता है।

थोड़ा सिकुड़ना तय मानिए। पहले से न धुला सूती कपड़ा पहली धुलाई में सौ में दो से पाँच हिस्सा घटता है। सिलना हो तो काटने से पहले कपड़ा धो लीजिए।

## तह और संदूक

कपड़ा वहीं से टूटता है, जहाँ हर बार तह पड़ती है। सिल्क की साड़ी को तीन-चार महीने में निकालिए, छाँव वाले कमरे में घंटे भर हवा दीजिए और **नई जगह से तह कीजिए**। ज़री भीतर की ओर रहे और परतों के बीच मलमल की पट्टी।

सूती कपड़े या मलमल में लपेटिए। प्लास्टिक नमी रोक लेता है, और नमी से फफूँद लगती है। एक छोटी थैली में नीम की सूखी पत्तियाँ या लौंग कीड़ों को दूर रखती हैं। नेफ़्थलीन की गोली ज़री को छूनी नहीं चाहिए, वह काली पड़ जाती है, और गंध तो बरसों नहीं जाती।

कीड़ों को असल में ऊन चाहिए, और वह भी जिस पर खाने या पसीने का निशान हो। गर्मियों से पहले साफ़ कराइए, मलमल में तह करके रखिए और बरसात में एक बार निकालकर झाड़िए।

## मरम्मत

हाथ से बुने कपड़े को रफ़ू करना आसान है, क्योंकि रफ़ू करने वाला हाथ वही करता है जो करघा: ऊपर से, नीचे से। नया कपड़ा आए तो झालर से कुछ सेंटीमीटर धागा सँभालकर रख लीजिए। पुरानी साड़ियों के आगे भी कई जीवन रहे हैं। बोलपुर के आसपास उनसे कांथा सिला जाता है या पट्टियाँ फाड़कर खेश बुना जाता है; कोपाई महिला समिति की औरतें ऐसे ही थ्रो बनाती हैं।

## जो ख़राबी नहीं है

सूत में कहीं मोटा हिस्सा। वह रेखा, जहाँ बुनकर ने नया धागा जोड़ा। छह मीटर में मिलीमीटर भर भटकी किनारी, या सूखे ठप्पे की हल्की छपाई। वह रंग, जो बरसों में धीमा पड़ता है, पहले तहों पर। इनमें से किसी का इलाज नहीं चाहिए।

छेद, दाग़, फटा किनारा, तस्वीर से बिल्कुल अलग रंग: ये दोष हैं। चीज़ मिलने के सात दिन के भीतर तस्वीरों के साथ बताइए, और धोने से *पहले*। धुल जाने के बाद कोई नहीं जान सकता कि वह आई कैसी थी।

## थोड़े में

1. जाँचिए, फिर अकेले धोइए।
2. ठंडा पानी, हल्का साबुन, भिगोना नहीं।
3. दबाइए, निचोड़िए मत; छाँव, धूप नहीं।
4. उलटी तरफ़ से इस्तरी।
5. तह बदलिए, हवा दीजिए, सीलन से बचाइए।

बस पाँच बातें, बाक़ी पहनने का आनंद।`,
  },
};
