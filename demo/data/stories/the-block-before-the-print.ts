import type { DemoStory } from '../types.ts';

export const theBlockBeforeThePrint: DemoStory = {
  slug: 'the-block-before-the-print',
  publishedOn: '2026-06-05',
  title: { en: 'The block before the print', hi: 'छपाई से पहले का ब्लॉक' },
  summary: {
    en: 'Old teak, a bow drill and a week of patience: how a printing block is cut in Pethapur, why it has holes, and how to use one at home.',
    hi: 'पुराना सागवान, कमान वाला बरमा और हफ़्ते भर का सब्र: पेथापुर में छपाई का ब्लॉक कैसे कटता है, उसमें छेद क्यों होते हैं और घर पर उससे कैसे छापें।',
  },
  author: { en: 'The editors', hi: 'संपादकीय' },
  picture: 'round-flower-printing-block',
  makers: ['vav-sheri-block-carvers', 'neel-kund-chhipa-samuh', 'amanishah-workshops'],
  products: [
    'round-flower-printing-block',
    'three-part-paisley-border-blocks',
    'sanganer-buti-cotton',
    'blue-flower-block-printed-napkins',
  ],
  tags: ['wood', 'block-printing', 'gujarat', 'how-it-is-made'],
  body: {
    en: `A printed cotton carries the name of the town where it was printed, Bagru perhaps, or Sanganer. The hand that drew its flower often sat some hundreds of kilometres away. In Pethapur, near Gandhinagar in Gujarat, carvers have long cut the blocks that printers elsewhere dip and press. Four of them, with two apprentices and a turner, work in one lane as the Vav Sheri Block Carvers.

## Wood that has finished moving

A block must be flat today and flat in ten years, though it will be wet every working day of them. So the carvers like old teak: beams from houses that are being taken down, dry for half a century. Fresh timber would swell, shrink and crack the drawing.

Slices are cut across the grain or along it, as the design asks, and rubbed on stone with sand and water until two of them, laid face to face, show no light between.

## White ground, black line

The face is painted with a thin white coat. On it the drawing is set out with compasses and ruler, or traced from a master by pricking. In geometric designs everything hangs on this step, because a circle divided into sixteen wrongly will print its mistake a thousand times along a length of cloth.

A design in three colours needs three blocks, each with its own trade name:

- **Rekh** prints the outline.
- **Gadh** fills the ground.
- **Datta** adds the remaining colour.

They are cut from the same tracing by the same hand. If the petal on the *datta* is half a millimetre too wide, every petal on the cloth will step over its line.

## Drilling before carving

The tool most often in the hand is no chisel but a **bow drill**. The bow is drawn to and fro, the cord spins the bit, and the background is honeycombed with holes. Drilling loosens the wood without splitting thin lines. The small chisels, twenty or so in different widths, then clear what stands between the holes and slope the walls, so that each line is broader at its foot than at its edge and can bear the printer’s fist.

Depth matters: two or three millimetres for dye, somewhat more for mud paste, which is thick. Fine blocks take a week, most of it drilling.

Last come holes that go all the way through to the back. They let air out. Without them a large solid area would trap a bubble and print a pale spot. The block gets a handle, is soaked for some days in oil, and is tried on cloth.

The carvers in this lane keep an impression of all that has been cut there, in eleven ledgers. A printer whose grandfather’s block has worn round can have it cut again.

## On the printer’s table

Long tables are padded with layers of cloth. The colour sits in a tray under a sieve or a wet pad that gives just enough. The printer loads the block, sets its corner against the mark left by the last repeat, and strikes the handle with the heel of the hand. On a good day this sounds like slow applause.

Blocks wear at the edges first. The line thickens; the flower becomes a little sleepy. Then it is sharpened, or retired.

## Trying it at your kitchen table

You need a block, fabric paint, a flat sponge, and some layers of old towel under a sheet.

1. **Wash** the cotton first, without softener, and iron it.
2. **Dab** paint on the sponge, then press the block lightly on the sponge, twice. The paint should sit on the lines and not between them.
3. **Set it down straight**, do not slide it. Strike once with the fist and lift.
4. **Practise on paper** until you know how much is enough.
5. **Line up** by the corners. Mark with chalk or a thread until your eye has learned it.
6. **Iron** the dry print on the back, as the maker of the paint advises.

Afterwards brush the block clean at once under running water, with a soft brush. Never soak it, and keep it away from heaters. Oil it twice a year, and lay it down with its face up.

## What to look for in a print

Small misfits between outline and filling. A faint line where two repeats met. A corner where colour ran short and the next one where it is full again. Someone stood at that spot and moved the block by hand, about two thousand times for one bedspread.

A machine would not have missed. Then again, it would not have looked.`,
    hi: `छपे हुए सूती कपड़े के साथ उस क़स्बे का नाम चलता है, जहाँ वह छपा: बगरू, या सांगानेर। उसका फूल जिस हाथ ने काटा, वह अक्सर सैकड़ों किलोमीटर दूर बैठा था। गुजरात में गांधीनगर के पास पेथापुर के कारीगर लंबे समय से वे ब्लॉक काटते आए हैं, जिन्हें और जगहों के छीपा रंग में डुबोकर दबाते हैं। उनमें से चार, दो शागिर्दों और एक ख़रादी के साथ, एक ही गली में वाव शेरी के ब्लॉक कारीगर के नाम से काम करते हैं।

## लकड़ी, जो अब हिलती नहीं

ब्लॉक को आज भी सपाट रहना है और दस साल बाद भी, जबकि काम के हर दिन वह भीगेगा। इसलिए कारीगरों को पुराना सागवान पसंद है: टूटते मकानों की कड़ियाँ, जो आधी सदी से सूख रही हैं। नई लकड़ी फूलती है, सिकुड़ती है और नमूना चटका देती है।

नमूने के हिसाब से तख़्ते आड़े या खड़े रेशे में काटे जाते हैं और पत्थर पर रेत-पानी से घिसे जाते हैं, जब तक दो टुकड़े आमने-सामने रखने पर बीच से रोशनी न झाँके।

## सफ़ेद ज़मीन, काली रेखा

सतह पर पतला सफ़ेदा पोता जाता है। उस पर परकार और पटरी से ख़ाका बनता है, या पुराने ख़ाके से सुई के छेदों द्वारा उतारा जाता है। ज्यामितीय नमूनों में सब कुछ इसी क़दम पर टिका है, क्योंकि सोलह हिस्सों में ग़लत बँटा घेरा अपनी भूल थान पर हज़ार बार छापेगा।

तीन रंगों के नमूने को तीन ब्लॉक चाहिए, और हर एक का अपना नाम है:

- **रेख** बाहरी रेखा छापता है।
- **गद** ज़मीन भरता है।
- **दत्ता** बचा हुआ रंग डालता है।

तीनों एक ही ख़ाके से, एक ही हाथ से कटते हैं। *दत्ता* की पंखुड़ी आधा मिलीमीटर भी चौड़ी हुई तो कपड़े की हर पंखुड़ी अपनी रेखा लाँघ जाएगी।

## तराशने से पहले बरमा

हाथ में सबसे ज़्यादा छेनी नहीं, **कमान वाला बरमा** रहता है। कमान आगे-पीछे चलती है, डोरी बरमे को घुमाती है और ज़मीन छत्ते जैसी छेदों से भर जाती है। बरमे से लकड़ी ढीली होती है और पतली रेखाएँ नहीं फटतीं। फिर अलग-अलग चौड़ाई की कोई बीस छोटी छेनियाँ छेदों के बीच की लकड़ी निकालती हैं और दीवारों को ढलवाँ करती हैं, ताकि रेखा ऊपर पतली और जड़ में चौड़ी रहे और छीपा की मुट्ठी सह सके।

गहराई का भी हिसाब है: रंग के लिए दो-तीन मिलीमीटर, मिट्टी के गाढ़े घोल के लिए कुछ ज़्यादा। महीन ब्लॉक में हफ़्ता लगता है, ज़्यादातर बरमे में।

आख़िर में वे छेद होते हैं, जो पीछे तक जाते हैं। उनसे हवा निकलती है। वे न हों तो बड़े भरे हिस्से में बुलबुला फँसेगा और छपाई में फीका धब्बा आएगा। फिर हत्था लगता है, ब्लॉक कुछ दिन तेल में रहता है और कपड़े पर आज़माया जाता है।

इस गली के कारीगर यहाँ कटे हर ब्लॉक की छाप सँभालकर रखते हैं, ग्यारह बहियों में। जिस छीपा के दादा का ब्लॉक घिस गया हो, वह वही दोबारा कटवा सकता है।

## छीपा की मेज़ पर

लंबी मेज़ों पर कपड़े की कई तहें बिछी होती हैं। रंग तश्तरी में होता है, ऊपर जाली या गीली गद्दी, जो बस ज़रूरत भर का रंग देती है। छीपा ब्लॉक पर रंग लेता है, उसका कोना पिछले ठप्पे के निशान से मिलाता है और हथेली की जड़ से हत्थे पर चोट करता है। अच्छे दिन यह धीमी तालियों जैसा सुनाई देता है।

ब्लॉक पहले किनारों से घिसता है। रेखा मोटी होने लगती है, फूल ज़रा ऊँघने लगता है। तब उसे फिर से पैना किया जाता है, या छुट्टी दे दी जाती है।

## घर की मेज़ पर आज़माइए

चाहिए एक ब्लॉक, कपड़े का रंग, चपटा स्पंज, और चादर के नीचे पुराने तौलिये की कुछ तहें।

1. सूती कपड़ा पहले **धोइए**, सॉफ़्टनर के बिना, और इस्तरी कीजिए।
2. स्पंज पर रंग **लगाइए**, फिर ब्लॉक को स्पंज पर हल्के से दो बार दबाइए। रंग रेखाओं पर रहे, उनके बीच नहीं।
3. **सीधा रखिए**, सरकाइए मत। मुट्ठी से एक चोट, फिर उठाइए।
4. **काग़ज़ पर अभ्यास** कीजिए, जब तक अंदाज़ा न हो जाए कि कितना रंग काफ़ी है।
5. कोनों से **मिलाइए**। आँख सध जाने तक चॉक या धागे से निशान लगा लीजिए।
6. सूखी छपाई को पीछे से **इस्तरी** कीजिए, जैसा रंग के डिब्बे पर लिखा हो।

फिर ब्लॉक को तुरंत बहते पानी में मुलायम ब्रश से साफ़ कीजिए। भिगोकर कभी मत छोड़िए और हीटर से दूर रखिए। साल में दो बार तेल लगाइए और मुँह ऊपर करके रखिए।

## छपाई में क्या देखें

रेखा और भराई का ज़रा-सा बेमेल। दो ठप्पों के मिलने की हल्की लकीर। एक कोना, जहाँ रंग कम पड़ा, और अगला, जहाँ फिर भरपूर है। किसी ने ठीक वहीं खड़े होकर ब्लॉक हाथ से आगे बढ़ाया था, एक पलंगपोश के लिए कोई दो हज़ार बार।

मशीन चूकती नहीं। पर वह देखती भी नहीं।`,
  },
};
