import type { DemoStory } from '../types.ts';

export const whyNoTwoBluePotteryGlazesMatch: DemoStory = {
  slug: 'why-no-two-blue-pottery-glazes-match',
  publishedOn: '2026-10-30',
  title: { en: 'Why no two blue-pottery glazes match', hi: 'ब्लू पॉटरी की दो चीज़ें एक-सी क्यों नहीं होतीं' },
  summary: {
    en: 'A dough of quartz and glass, two metals for two blues, and a kiln with warm and cool corners: how one bowl of colour becomes forty shades.',
    hi: 'क्वार्ट्ज़ और काँच का मसाला, दो नीलों के लिए दो धातुएँ, और ऐसी भट्ठी जिसका हर कोना अलग तपता है: एक ही कटोरी का रंग चालीस छटाएँ कैसे देता है।',
  },
  author: { en: 'The editors', hi: 'संपादकीय' },
  picture: 'turquoise-blue-pottery-jar-vase',
  makers: ['omkar-sainwal-and-family', 'amanishah-workshops'],
  products: [
    'turquoise-blue-pottery-jar-vase',
    'blue-pottery-vase-with-flower-bands',
    'blue-pottery-bud-vases-set-of-three',
    'blue-pottery-coasters-four-flowers',
  ],
  tags: ['pottery', 'glaze', 'rajasthan', 'how-it-is-made'],
  body: {
    en: `Blue pottery holds no clay, at least not in the way other pots do. The body is mostly **ground quartz**, with powdered glass, a little fuller’s earth, borax and gum to hold it together. Kneaded with water it makes a dough, and a stubborn one: it will not rise on the wheel. It has to be pressed.

In Kot Jewar, an hour outside Jaipur, Omkar Sainwal’s family has worked with this dough since 1978. Three generations share the yard, and when the kiln is opened all of them stand around it. What they are waiting for is the colour, because nobody can say beforehand exactly what it will be.

## Pressed, joined, rubbed

The dough is rolled flat like a thick roti and pressed into a plaster or clay mould. Ash or sand holds it in shape while it stiffens. A round vase comes from two or more such parts; the neck and the foot are made separately, and the joins are filled and rubbed down with a stone and fine paper. A painted collar often runs just where shoulder and neck meet. It is there to please the eye and to cover the seam.

Then the piece is dipped in a white slip, again of quartz and glass, and dried. This is the page on which the painter draws.

## Two metals, two blues

The colours are metal oxides, ground for a long time with gum and water.

- **Cobalt** gives the deep blue. It is a steady worker: it comes out blue in nearly any fire.
- **Copper** gives turquoise, and copper is moody. It shifts towards blue or green with the glaze around it, the heat and the air in the kiln.
- **Iron, chrome and others** give yellow, brown and green in small touches.

Unfired, none of them looks like itself. Cobalt is nearly black, copper a dusty grey. The painters work with the result in mind and the brush in hand: outline first, then the filling, with a brush of squirrel or goat hair that holds a long line. Where the white is to stay white, they simply paint around it.

Over everything goes a coat of clear glaze, poured or dipped. It looks like whitewash and hides the drawing completely. For the next days the family knows only from memory what is under it.

## One fire, many climates

The pieces are fired once, at a temperature well below that of stoneware, and cooled slowly. If the door is opened too early the glaze may crack; so it stays shut for a day or longer, however curious everybody is.

Inside, the kiln is not one place but many. The top may be warmer than the floor, the middle calmer than the wall. And a few other things are never quite equal:

1. **The thickness of the glaze.** It runs down while wet, so the lower half of a vase may carry more. Thick glaze deepens turquoise and can pool in a fold.
2. **The neighbour.** Copper vapour travels; a white piece beside a turquoise one may blush.
3. **The grinding.** An hour more or less at the mortar changes how a colour spreads.
4. **The water and the weather.** A damp morning means a slower slip and a thicker coat.

Gas firing, which the family took up in 2014, made the heat more even and halved the losses. It did not make two vases equal, and no one had asked for that.

## What this means when you buy

A photograph shows one piece from the middle of the range. Yours may lean towards sea green or towards sky. Sets such as bud vases or coasters are sorted by eye after firing, so that the pieces in a box get along. Ask for an exact match to something you already own, and an honest answer will be that it cannot be promised.

Fine lines in the glaze, called crazing, belong to this ware. So does a certain softness: the body is porous and chips more easily than stoneware. Keep a steel tumbler inside a vase when it holds fresh flowers, wipe it with a damp cloth, and do not give it to the dishwasher or the microwave. The pieces are made for flowers, walls and tables; unless a page says that a piece is meant for food, treat it as decoration.

Treated so, it stays bright for a lifetime. The colour in the glaze is glass, and sunlight does not fade it.`,
    hi: `ब्लू पॉटरी वैसी मिट्टी से नहीं बनती, जैसी और बर्तनों में लगती है। इसका मसाला ज़्यादातर **पिसा हुआ क्वार्ट्ज़** है, साथ में काँच का चूर्ण, थोड़ी मुल्तानी मिट्टी, सुहागा और जोड़ने के लिए गोंद। पानी के साथ गूँधने पर यह आटे जैसा मसाला बनता है, पर ज़िद्दी: चाक पर उठता ही नहीं। इसे साँचे में दबाना पड़ता है।

जयपुर से घंटे भर दूर कोट जेवर में ओमकार सैनवाल का परिवार 1978 से यही मसाला गूँध रहा है। तीन पीढ़ियाँ एक ही आँगन में काम करती हैं और भट्ठी खुलती है तो सब घेरकर खड़े हो जाते हैं। इंतज़ार रंग का होता है, क्योंकि ठीक कौन-सा निकलेगा, यह पहले से कोई नहीं बता सकता।

## दबाना, जोड़ना, घिसना

मसाले को मोटी रोटी की तरह बेलकर साँचे में दबाया जाता है। सख़्त होने तक भीतर भरी राख या रेत उसका आकार थामे रखती है। गोल फूलदान ऐसे दो या ज़्यादा हिस्सों से बनता है; गर्दन और पेंदा अलग बनते हैं, फिर जोड़ भरकर पत्थर और महीन काग़ज़ से घिसे जाते हैं। गर्दन और कंधे के मेल पर अक्सर एक जालीदार पट्टी चित्रित होती है। वह आँख को भाती है और जोड़ को ढकती भी है।

इसके बाद चीज़ को क्वार्ट्ज़ और काँच के सफ़ेद घोल में डुबोकर सुखाया जाता है। चित्रकार के लिए यही कोरा पन्ना है।

## दो धातुएँ, दो नीले

रंग धातुओं के ऑक्साइड हैं, जिन्हें गोंद और पानी के साथ देर तक घोंटा जाता है।

- **कोबाल्ट** से गहरा नीला आता है। यह भरोसे का है: लगभग हर आँच में नीला ही निकलता है।
- **ताँबे** से फ़िरोज़ी बनता है, और ताँबा मनमौजी है। काँच की परत, आँच और भट्ठी की हवा के साथ वह कभी नीले, कभी हरे की ओर झुक जाता है।
- **लोहा, क्रोम और दूसरे** पीले, भूरे और हरे की छोटी-छोटी छुअन देते हैं।

पकने से पहले कोई भी अपने रंग का नहीं दिखता। कोबाल्ट लगभग काला होता है, ताँबा धूल जैसा स्लेटी। चित्र बनाने वाले मन में वह रंग रखकर कूँची चलाते हैं, जो आग के बाद दिखेगा: पहले रेखा, फिर भराई, गिलहरी या बकरी के बालों की ऐसी कूँची से जो लंबी रेखा खींच सके। जहाँ सफ़ेद रहना है, वह जगह बस छोड़ दी जाती है।

सबसे ऊपर काँच के घोल की परत चढ़ती है। वह चूने जैसी दिखती है और पूरे चित्र को छिपा देती है। अगले कुछ दिन परिवार को बस याद रहता है कि नीचे क्या बना है।

## आग एक, मौसम कई

चीज़ें एक ही बार पकती हैं, स्टोनवेयर से काफ़ी कम आँच पर, और धीरे-धीरे ठंडी होती हैं। दरवाज़ा जल्दी खुल जाए तो परत चटक सकती है, इसलिए मन कितना भी ललचाए, भट्ठी एक दिन या उससे ज़्यादा बंद रहती है।

भीतर भट्ठी एक-सी नहीं होती। ऊपर का हिस्सा फ़र्श से गरम हो सकता है, बीच की जगह दीवार से शांत। और भी कुछ बातें कभी बराबर नहीं होतीं:

1. **परत की मोटाई।** गीला घोल नीचे सरकता है, इसलिए फूलदान के निचले हिस्से पर ज़्यादा रह सकता है। मोटी परत में फ़िरोज़ी गहरा होता है।
2. **पड़ोसी।** ताँबे की भाप चलती है; फ़िरोज़ी के पास रखा सफ़ेद पीस हल्का रंग पकड़ सकता है।
3. **घुटाई।** खरल में एक घंटा कम या ज़्यादा, और रंग का फैलाव बदल जाता है।
4. **पानी और मौसम।** सीली सुबह में परत देर से सूखती है और मोटी चढ़ती है।

2014 में परिवार ने गैस की भट्ठी लगाई। आँच कुछ बराबर हुई और टूट-फूट आधी रह गई। फूलदान फिर भी एक-से नहीं हुए, और यह किसी ने चाहा भी नहीं था।

## ख़रीदते समय

तस्वीर में बीच की छटा वाला पीस होता है। आपका पीस समुद्री हरे की ओर झुक सकता है या आसमानी की ओर। छोटे फूलदानों या कोस्टर के सेट पकने के बाद आँख से छाँटे जाते हैं, ताकि एक डिब्बे के नग आपस में मेल खाएँ। घर में रखी किसी चीज़ से हूबहू मेल माँगेंगे तो सच्चा जवाब यही होगा कि इसका वादा नहीं किया जा सकता।

परत में महीन दरारें इस काम का हिस्सा हैं, और थोड़ी नाज़ुकी भी: इसका मसाला पानी सोखता है और स्टोनवेयर से जल्दी झड़ता है। ताज़े फूल रखने हों तो भीतर स्टील का गिलास रखिए, गीले कपड़े से पोंछिए, और डिशवॉशर या माइक्रोवेव से दूर रखिए। ये चीज़ें फूलों, दीवारों और मेज़ों के लिए हैं; जब तक पन्ने पर न लिखा हो कि खाने के लिए है, इन्हें सजावट ही मानिए।

इतना ध्यान रहे तो चमक उम्र भर रहती है। परत का रंग काँच में बँधा है, धूप से फीका नहीं पड़ता।`,
  },
};
