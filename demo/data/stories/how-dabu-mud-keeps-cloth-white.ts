import type { DemoStory } from '../types.ts';

export const howDabuMudKeepsClothWhite: DemoStory = {
  slug: 'how-dabu-mud-keeps-cloth-white',
  publishedOn: '2026-11-14',
  title: { en: 'How dabu mud keeps cloth white', hi: 'दाबू की मिट्टी कपड़े को सफ़ेद कैसे रखती है' },
  summary: {
    en: 'In Bagru the pattern is printed with mud and the dye does the rest. What goes into the paste, why sawdust follows it, and how to recognise the real thing.',
    hi: 'बगरू में नमूना मिट्टी से छपता है और बाक़ी काम रंग करता है। घोल में क्या पड़ता है, ऊपर बुरादा क्यों छिड़का जाता है, और असली दाबू की पहचान क्या है।',
  },
  author: { en: 'The editors', hi: 'संपादकीय' },
  picture: 'bagru-neem-leaf-dabu-cotton',
  makers: ['neel-kund-chhipa-samuh'],
  products: [
    'bagru-neem-leaf-dabu-cotton',
    'indigo-dabu-cotton-kurta',
    'bagru-dabu-floor-cushion-cover',
    'bagru-syahi-cotton-black-and-kora',
  ],
  tags: ['block-printing', 'natural-dyes', 'rajasthan', 'how-it-is-made'],
  body: {
    en: `Most printing puts colour where the pattern should be. Dabu works the other way round. The printer stamps mud where the colour should *not* go, sinks the cloth in dye, and washes the mud away. What was covered stays pale. What looks like a printed flower is a place the indigo never reached.

The word comes from *dabana*, to press. The families of the Neel Kund Chhipa Samuh in Bagru, west of Jaipur, share the two things this work needs most: deep indigo vats and an open field to dry cloth in.

## What goes into the paste

The recipe is short, and every family has its own hand with it.

- **Black clay** from the bed of the village tank, soaked until no lump is left.
- **Lime**, slaked in water, which hardens the paste as it dries.
- **Gum**, usually from the babool tree, so that the mud clings to cloth.
- **Wheat flour that weevils have eaten.** Good flour would do the job less well: what the insects leave is fine and sticky.

The mixture is trodden or worked by hand, left to stand, and pressed through cloth. A grain of sand in the paste becomes a scratch in the block and a gap in the print, so the sieving is done with care. Paste that is too thin creeps under the edge of the leaf. Too thick, and it dries into a crust that falls off before the dye bath. The printer judges it by how it drips from two fingers.

## Stamp, dust, dry

The cloth has been prepared before the mud touches it. It is washed to take out starch and oil and, for many designs, dipped in a bath of harda, the dried myrobalan fruit, whose tannin helps mordants take hold and gives the ground its pale yellow.

Then the block comes down. Blocks for mud are cut with wider lines than blocks for dye, since paste spreads and a fine groove would clog. A fist on the back of the block, a short lift, the next repeat. While the mud is still wet somebody walks along the table and scatters **sawdust** over it. The dust drinks up moisture, keeps layers from sticking together and armours the paste for the vat.

After that there is nothing to do but wait for the sun. In the monsoon the waiting grows long, and this is why a dabu order placed in July may take its time.

## Into the vat

Indigo does not dissolve in plain water. In the vat it has been changed into a yellow-green form that cloth can drink. A length goes in dry, stays under for some minutes and comes up green. Then air turns it blue in front of your eyes, the back of a fold later than the face. For a darker blue the cloth is dried and dipped again, two or three times. Some designs get a second printing of mud between dips, which keeps a middle blue as well as the white.

Every dip is a risk. Mud softens in water, so each dive is quick, and the cloth must not be crumpled. Where the dried paste cracks, dye runs into the crack and leaves a thread of blue. That fine craze across a leaf cannot be planned, and no two metres have the same.

## Washing the drawing free

At the end the cloth is soaked, beaten and rinsed until the mud lets go. Only now does the printer see the work. Rinsing takes a great deal of water in a dry district; the group has a tank that cleans what has been used so that it can go round again.

## How to tell dabu from its imitation

1. **Look for crackle.** Hair-thin lines of dye inside the pale shapes, different in each repeat.
2. **Turn the cloth over.** Dye from a vat colours both sides. A screen print is often weak on the back.
3. **Search for a join.** Where one block met the next there is a slight overlap or a breath of space.
4. **Rub it with a damp white cloth.** Fresh indigo leaves a little blue. That is surface dye, and it lessens with washing.

Wash your first dabu piece alone, in cold water with a spoon of salt, and dry it in shade. The blue will soften with the years, and the mud’s drawing will stay.`,
    hi: `आम छपाई में रंग वहाँ लगाया जाता है, जहाँ नमूना चाहिए। दाबू उलटा चलता है। छीपा वहाँ मिट्टी का ठप्पा लगाता है, जहाँ रंग *नहीं* चाहिए, फिर कपड़े को रंग में डुबोता है और मिट्टी धो देता है। जो ढका था, वह उजला रह जाता है। जिसे हम छपा हुआ फूल समझते हैं, वह असल में वह जगह है जहाँ नील पहुँचा ही नहीं।

दाबू शब्द “दबाना” से आया है। जयपुर के पश्चिम में बसे बगरू के नील कुंड छीपा समूह के परिवार वे दो चीज़ें साझा करते हैं, जिनके बिना यह काम नहीं चलता: नील के गहरे कुंड और कपड़ा सुखाने का खुला मैदान।

## घोल में क्या पड़ता है

नुस्ख़ा छोटा है, पर हर घर का हाथ अलग है।

- **काली मिट्टी**, गाँव के तालाब की, इतनी भिगोई हुई कि एक भी डली न बचे।
- **चूना**, पानी में बुझाया हुआ, जिससे सूखते हुए घोल कड़ा होता है।
- **गोंद**, ज़्यादातर बबूल का, ताकि मिट्टी कपड़े को पकड़े रहे।
- **घुन लगे गेहूँ का आटा।** अच्छा आटा यहाँ कम काम आता है; घुन जो छोड़ता है, वह महीन और चिपचिपा होता है।

सब कुछ पैरों या हाथों से गूँधा जाता है, कुछ देर रखा जाता है और फिर कपड़े से छाना जाता है। घोल में रेत का एक कण भी रह जाए तो ब्लॉक पर खरोंच और छपाई में ख़ाली जगह बन जाती है, इसलिए छानने में जल्दी नहीं की जाती। घोल पतला हो तो पत्ती के किनारे से भीतर सरक जाता है। गाढ़ा हो तो सूखकर पपड़ी बन जाता है और रंगाई से पहले ही झड़ जाता है। दो उँगलियों से टपकती धार देखकर छीपा समझ लेता है कि घोल ठीक है या नहीं।

## ठप्पा, बुरादा, धूप

मिट्टी लगने से पहले कपड़ा तैयार होता है। उसे धोकर माँड़ और चिकनाई निकाली जाती है और कई नमूनों के लिए हरड़ के पानी में डुबोया जाता है। हरड़ का कसैलापन रंग को टिकने में मदद देता है और ज़मीन को हल्का पीला कर देता है।

फिर ब्लॉक उतरता है। मिट्टी वाले ब्लॉक की रेखाएँ चौड़ी काटी जाती हैं, क्योंकि घोल फैलता है और महीन नाली में भर जाता है। ब्लॉक की पीठ पर मुट्ठी की एक चोट, ज़रा-सा उठाना, और अगला ठप्पा। मिट्टी गीली रहते ही कोई मेज़ के साथ-साथ चलते हुए **लकड़ी का बुरादा** छिड़कता जाता है। बुरादा नमी सोखता है, तहों को चिपकने नहीं देता और कुंड के लिए मिट्टी पर कवच बना देता है।

इसके बाद धूप का इंतज़ार है। बरसात में यह इंतज़ार लंबा होता है, इसीलिए जुलाई में दिया गया दाबू का ऑर्डर देर से आ सकता है।

## कुंड में

नील सादे पानी में नहीं घुलता। कुंड में उसे ऐसे पीले-हरे रूप में बदला जाता है, जिसे कपड़ा पी सके। सूखा कपड़ा भीतर जाता है, कुछ मिनट डूबा रहता है और हरा निकलता है। फिर हवा लगते ही देखते-देखते नीला हो जाता है, तह का भीतरी हिस्सा ज़रा बाद में। गहरे नीले के लिए उसे सुखाकर दो-तीन बार फिर डुबोया जाता है। कुछ नमूनों में दो डुबकियों के बीच मिट्टी दोबारा छपती है, जिससे सफ़ेद के साथ एक हल्का नीला भी बचा रहता है।

हर डुबकी में जोखिम है। पानी में मिट्टी ढीली पड़ती है, इसलिए हाथ फुर्ती से चलता है और कपड़ा मुड़ने नहीं दिया जाता। सूखी मिट्टी जहाँ चटकती है, वहाँ से रंग भीतर चला जाता है और नीली लकीर छोड़ देता है। पत्ती के आर-पार ये महीन दरारें सोचकर नहीं बनाई जा सकतीं, और किन्हीं दो मीटर में एक-सी नहीं होतीं।

## मिट्टी का उतरना

आख़िर में कपड़ा भिगोया, पीटा और खँगाला जाता है, जब तक मिट्टी छूट न जाए। छीपा अपना काम तभी पहली बार देखता है। सूखे इलाक़े में इस धुलाई को बहुत पानी चाहिए; समूह के पास एक टंकी है, जो धुलाई का पानी साफ़ करके दोबारा काम लायक बनाती है।

## असली दाबू कैसे पहचानें

1. **दरारें देखिए।** उजले आकारों के भीतर बाल जैसी रंगीन लकीरें, हर ठप्पे में अलग।
2. **कपड़ा पलटिए।** कुंड का रंग दोनों ओर चढ़ता है। स्क्रीन की छपाई पीछे अक्सर फीकी रहती है।
3. **जोड़ खोजिए।** जहाँ एक ठप्पा दूसरे से मिला, वहाँ हल्का-सा चढ़ाव या बाल भर की जगह मिलेगी।
4. **गीले सफ़ेद कपड़े से रगड़िए।** नए नील का थोड़ा रंग उतरेगा। यह ऊपर का रंग है, धुलाई के साथ कम होता जाता है।

पहला दाबू कपड़ा अकेले, ठंडे पानी में एक चम्मच नमक डालकर धोइए और छाँव में सुखाइए। नील बरसों में नरम पड़ेगा, मिट्टी का चित्र बना रहेगा।`,
  },
};
