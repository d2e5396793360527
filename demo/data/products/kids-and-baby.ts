import { jhablaSizes } from '../size-tables.ts';
import type { DemoProduct } from '../types.ts';

// Materials
const haaleWood = { en: 'Ivory wood', hi: 'हाले की लकड़ी' };
const whiteWood = { en: 'Tella poniki wood', hi: 'तेल्ल पोनिकी की लकड़ी' };
const kadamWood = { en: 'Kadam wood', hi: 'कदम की लकड़ी' };
const lac = { en: 'Lac', hi: 'लाख' };
const naturalDyes = { en: 'Natural dyes', hi: 'प्राकृतिक रंग' };
const waterColours = { en: 'Water-based colours', hi: 'पानी वाले रंग' };
const cottonCord = { en: 'Cotton cord', hi: 'सूती डोरी' };
const cotton = { en: 'Cotton', hi: 'कॉटन' };
const mulmul = { en: 'Cotton mulmul', hi: 'सूती मलमल' };
const cottonWadding = { en: 'Cotton wadding', hi: 'रुई' };

// Techniques
const latheLac = { en: 'Lathe-turned lacware', hi: 'ख़राद पर लाख का काम' };
const paintedWood = { en: 'Carved and painted wood', hi: 'तराशी और रंगी लकड़ी' };
const blockPrint = { en: 'Hand-block printing', hi: 'हाथ की ब्लॉक छपाई' };
const dabu = { en: 'Dabu mud-resist printing', hi: 'दाबू छपाई' };

// Regions
const channapatna = { en: 'Channapatna, Karnataka', hi: 'चन्नपटना, कर्नाटक' };
const etikoppaka = { en: 'Etikoppaka, Andhra Pradesh', hi: 'एटिकोप्पका, आंध्र प्रदेश' };
const kondapalli = { en: 'Kondapalli, Andhra Pradesh', hi: 'कोंडापल्ली, आंध्र प्रदेश' };
const varanasi = { en: 'Varanasi, Uttar Pradesh', hi: 'वाराणसी, उत्तर प्रदेश' };
const jaipur = { en: 'Jaipur, Rajasthan', hi: 'जयपुर, राजस्थान' };
const sanganer = { en: 'Sanganer, Rajasthan', hi: 'सांगानेर, राजस्थान' };
const bagru = { en: 'Bagru, Rajasthan', hi: 'बगरू, राजस्थान' };

// Care
const careLacToy = {
  en: 'Wipe with a cloth wrung out in plain water and dry. Do not soak, boil or leave in the sun.',
  hi: 'सादे पानी में निचोड़े कपड़े से पोंछकर सुखाएँ। भिगोएँ या उबालें नहीं, धूप में न छोड़ें।',
};
const carePaintedToy = {
  en: 'Dust with a dry soft brush. Water dulls the paint and softens the joints.',
  hi: 'सूखे मुलायम ब्रश से साफ़ करें। पानी से रंग फीका पड़ता है और जोड़ नरम होते हैं।',
};
const careClothToy = {
  en: 'Wash by hand in cold water with mild soap, press out in a towel and dry in shade, turning often.',
  hi: 'ठंडे पानी और हल्के साबुन से हाथ से धोएँ, तौलिए में दबाएँ और उलट-पलटकर छाँव में सुखाएँ।',
};
const careBabyCloth = {
  en: 'Wash before first use. Gentle machine wash at 30 degrees, dry in shade.',
  hi: 'पहली बार पहनाने से पहले धो लें। मशीन में 30 डिग्री पर हल्का धोएँ, छाँव में सुखाएँ।',
};

// Units, sizes and colours
const pair = { en: 'Pair', hi: 'जोड़ी' };
const setOf2 = { en: 'Set of 2', hi: '2 का सेट' };
const setOf3 = { en: 'Set of 3', hi: '3 का सेट' };
const setOf5 = { en: 'Set of 5', hi: '5 का सेट' };
const setOf11 = { en: 'Set of 11', hi: '11 का सेट' };
const oneSize = 'One size';
const red = { en: 'Red', hi: 'लाल' };
const blue = { en: 'Blue', hi: 'नीला' };
const indigo = { en: 'Indigo', hi: 'नील' };
const madder = { en: 'Madder', hi: 'मजीठ लाल' };
const mustard = { en: 'Mustard', hi: 'सरसों पीला' };
const leafGreen = { en: 'Leaf green', hi: 'पत्ती हरा' };

export const kidsAndBaby: DemoProduct[] = [
  // Wooden toys
  {
    slug: 'channapatna-rainbow-stacker',
    category: 'kids-and-baby',
    subcategory: 'wooden-toys',
    maker: 'haale-bombe-sangha',
    seller: 'halasu-craft-trust',
    title: { en: 'Channapatna Rainbow Stacker', hi: 'चन्नपटना का रंगीन छल्लों वाला खिलौना' },
    description: {
      en: 'A wooden stacking toy for small children. The turner presses a stick of coloured lac against the spinning ring; friction melts it, and a strip of dried screwpine leaf spreads it to a shine. No brush comes near the wood. Five rings, a red ball and two spare small rings sit on a tapered post, so a toddler who ignores the order will still see the tower grow. The edges are rounded to the curve of a small hand. Pale ivory wood shows on the base, left bare on purpose. For children from about twelve months. The lac feels warm, and a chewed ring keeps its colour.',
      hi: 'छोटे बच्चों के लिए लकड़ी के छल्लों वाला खिलौना। ख़रादी घूमते छल्ले पर रंगीन लाख की बत्ती दबाता है; रगड़ से लाख पिघलती है और केवड़े के सूखे पत्ते से फैलकर चमक उठती है। लकड़ी पर कूँची नहीं चलती। ढलवाँ डंडे पर पाँच छल्ले, एक लाल गेंद और साथ में दो छोटे छल्ले हैं, इसलिए क्रम भूल जाने वाला बच्चा भी मीनार बढ़ती देखेगा। किनारे नन्हे हाथ के हिसाब से गोल हैं। नीचे की तख़्ती जान-बूझकर बिना रंग की है। लगभग बारह महीने से ऊपर के बच्चों के लिए। लाख छूने में गुनगुनी लगती है और चबाने पर भी रंग नहीं छोड़ती।',
    },
    pricePaise: 78000,
    discounts: [{ discountType: 'percentage', value: 10 }],
    materials: [haaleWood, lac],
    technique: latheLac,
    region: channapatna,
    giName: 'Channapatna Toys and Dolls',
    care: careLacToy,
    dimensions: { heightMm: 185, diameterMm: 115 },
    weightGrams: 420,
    hsn: '95030090',
    variation: {
      en: 'Each ring shows the faint lines of the leaf that polished it. Shades differ between lac sticks.',
      hi: 'हर छल्ले पर चमकाने वाले पत्ते की हल्की रेखाएँ दिखती हैं। लाख की बत्तियों में रंग का फ़र्क़ होता है।',
    },
    photos: [
      {
        file: 'toy.avif',
        alt: {
          en: 'Wooden stacking toy with red, orange, yellow, green and blue rings',
          hi: 'लाल, नारंगी, पीले, हरे और नीले छल्लों वाला लकड़ी का खिलौना',
        },
      },
      {
        file: 'toy-detail.avif',
        alt: {
          en: 'Close view of the rings in blue, green, yellow and orange lac',
          hi: 'नीले, हरे, पीले और नारंगी लाख के छल्ले पास से',
        },
      },
      {
        file: 'toy-scale.avif',
        alt: {
          en: 'The stacker beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ खिलौना',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 46 }] }],
    listedOn: '2026-04-02',
  },
  {
    slug: 'natural-dye-stacking-rings',
    category: 'kids-and-baby',
    subcategory: 'wooden-toys',
    maker: 'haale-bombe-sangha',
    seller: 'halasu-craft-trust',
    title: { en: 'Natural-Dye Stacking Rings', hi: 'प्राकृतिक रंगों के छल्लों वाला खिलौना' },
    description: {
      en: 'A wooden stacking toy in vegetable colours. Turmeric for yellow, madder root for the brick red, indigo for blue, and the two cooked together for a soft green: this stacker has the same shape as our bright one but a quieter voice. Plant colours are kneaded into warm lac in small batches, by a woman at Channapatna who keeps a notebook of every recipe since 2007. They look dusty next to factory paint and settle down gently with light, so a toy that lives on a window sill will be paler by its second birthday. Five rings, one ball, two loose rings. From twelve months.',
      hi: 'वनस्पति रंगों वाला लकड़ी के छल्लों का खिलौना। पीला हल्दी से, ईंट जैसा लाल मजीठ की जड़ से, नीला नील से, और हल्दी-नील साथ पकाकर हल्का हरा: आकार चटक वाले छल्लों का ही है, बस आवाज़ धीमी है। चन्नपटना की एक कारीगर गरम लाख में वनस्पति रंग थोड़े-थोड़े गूँधती हैं; 2007 से हर नुस्ख़ा उनकी कॉपी में लिखा है। कारख़ाने के पेंट के आगे ये रंग धूमिल लगते हैं और रोशनी में धीरे-धीरे हल्के पड़ते हैं, इसलिए खिड़की पर रखा खिलौना दूसरे जन्मदिन तक कुछ फीका होगा। पाँच छल्ले, एक गेंद, दो खुले छल्ले। बारह महीने से।',
    },
    pricePaise: 92000,
    materials: [haaleWood, lac, naturalDyes],
    technique: latheLac,
    region: channapatna,
    giName: 'Channapatna Toys and Dolls',
    care: careLacToy,
    dimensions: { heightMm: 185, diameterMm: 115 },
    weightGrams: 425,
    hsn: '95030090',
    variation: {
      en: 'Plant colours change with the harvest: green may lean to olive, red to brown.',
      hi: 'वनस्पति रंग फ़सल के साथ बदलते हैं: हरा मेहँदी जैसा और लाल भूरा-सा हो सकता है।',
    },
    photos: [
      {
        file: 'toy-natural-dyes.avif',
        alt: {
          en: 'Wooden stacking toy with five lacquered rings in red, orange, yellow, green and blue under a red ball, two loose rings beside it',
          hi: 'लाल गेंद के नीचे लाल, नारंगी, पीले, हरे और नीले पाँच छल्लों वाला लकड़ी का खिलौना, पास में दो खुले छल्ले',
        },
      },
      {
        file: 'toy-natural-dyes-detail.avif',
        alt: {
          en: 'Close view of the rings in the muted colours of natural dyes',
          hi: 'प्राकृतिक रंगों के मद्धम छल्ले पास से',
        },
      },
      {
        file: 'toy-natural-dyes-scale.avif',
        alt: {
          en: 'The stacker beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ खिलौना',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 23 }] }],
    listedOn: '2026-10-16',
  },
  {
    slug: 'tall-seven-ring-stacker',
    category: 'kids-and-baby',
    subcategory: 'wooden-toys',
    maker: 'haale-bombe-sangha',
    seller: 'halasu-craft-trust',
    title: { en: 'Tall Seven-Ring Stacker', hi: 'सात छल्लों की ऊँची मीनार' },
    description: {
      en: 'A tall wooden stacking toy of seven rings. Seven rings make it a real puzzle, because the neighbours in size differ by only eight millimetres. Green at the foot, then lime, yellow and orange up to plum, with a blue ball screwed on the peg to finish the job. A two-year-old will build it anyhow; a four-year-old will not let you build it wrong. The peg is one long piece of ivory wood, fitted into the base from below with a wedge and no glue, and the base is broad enough that the tower leans before it falls. Two small rings lie loose in the box as spares or wheels or coins.',
      hi: 'सात छल्लों वाला लकड़ी का ऊँचा खिलौना। सात छल्ले इसे सचमुच की पहेली बना देते हैं, क्योंकि पास-पास के छल्लों में कुल आठ मिलीमीटर का फ़र्क़ है। नीचे हरा, फिर धानी, पीला, नारंगी और ऊपर बैंगनी; अंत में डंडे पर नीली गेंद कसती है। दो साल का बच्चा जैसे-तैसे बनाएगा, चार साल का आपको ग़लत बनाने नहीं देगा। डंडा हाले की लकड़ी का एक ही लंबा टुकड़ा है, जो नीचे से बिना गोंद के फच्चर से फँसा है, और तख़्ती इतनी चौड़ी है कि मीनार गिरने से पहले झुककर चेता दे। डिब्बे में दो छोटे छल्ले अलग से हैं: चाहे पहिये बनें, चाहे सिक्के।',
    },
    pricePaise: 108000,
    materials: [haaleWood, lac],
    technique: latheLac,
    region: channapatna,
    giName: 'Channapatna Toys and Dolls',
    care: careLacToy,
    dimensions: { heightMm: 235, diameterMm: 120 },
    weightGrams: 560,
    hsn: '95030090',
    variation: {
      en: 'Ring thickness varies by a millimetre, so the top ball sits higher on some towers.',
      hi: 'छल्लों की मोटाई में मिलीमीटर भर का फ़र्क़ होता है, इसलिए कुछ मीनारों की गेंद ऊँची बैठती है।',
    },
    photos: [
      {
        file: 'toy-tall-seven.avif',
        alt: {
          en: 'Tall wooden stacking toy with seven lacquered rings running from green through yellow to plum, topped by a blue ball',
          hi: 'हरे से पीले और बैंगनी तक सात छल्लों वाला ऊँचा लकड़ी का खिलौना, ऊपर नीली गेंद',
        },
      },
      {
        file: 'toy-tall-seven-detail.avif',
        alt: {
          en: 'Close view of the rings, one narrower than the other',
          hi: 'एक से एक छोटे होते छल्ले पास से',
        },
      },
      {
        file: 'toy-tall-seven-scale.avif',
        alt: {
          en: 'The stacker beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ खिलौना',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 19 }] }],
    listedOn: '2026-07-14',
  },
  {
    slug: 'lacquered-spinning-tops-with-cord',
    category: 'kids-and-baby',
    subcategory: 'wooden-toys',
    maker: 'haale-bombe-sangha',
    seller: 'halasu-craft-trust',
    title: { en: 'Lacquered Spinning Tops with Cord', hi: 'डोरी वाले पाँच लट्टू' },
    description: {
      en: 'Five wooden tops to spin by hand or with a cord. Buguri in Kannada, lattu in Hindi: whichever word you grew up with, the flick of the wrist is the same. Five tops, no two striped alike, each with a stem for finger spinning and a waist for the cord. Balance is checked on a glass plate at the workshop; a top that walks is turned again. The points are wood, kind to floors, and last longest on a smooth surface. One twisted cotton cord is included. Grown-ups tend to take the purple one. Small parts and a string make this a toy for children over three.',
      hi: 'हाथ या डोरी से घुमाने के पाँच लकड़ी के लट्टू। कन्नड़ में बुगुरी, हिंदी में लट्टू: बचपन में जो भी कहा हो, कलाई का झटका वही है। पाँच लट्टू, किसी की धारियाँ किसी से नहीं मिलतीं; उँगलियों से घुमाने की डंडी भी है और डोरी लपेटने की कमर भी। कारीगर के यहाँ संतुलन काँच की पट्टी पर परखा जाता है; जो लट्टू भागे, वह फिर ख़राद पर चढ़ता है। नोक लकड़ी की है, फ़र्श नहीं खुरचती और चिकनी सतह पर देर तक घूमती है। एक बटी हुई सूती डोरी साथ है। बैंगनी वाला अक्सर बड़े ले लेते हैं। तीन साल से बड़े बच्चों के लिए।',
    },
    pricePaise: 42000,
    unit: setOf5,
    materials: [haaleWood, lac, cottonCord],
    technique: latheLac,
    region: channapatna,
    giName: 'Channapatna Toys and Dolls',
    care: careLacToy,
    dimensions: { heightMm: 70, diameterMm: 48 },
    weightGrams: 210,
    hsn: '95030090',
    variation: {
      en: 'Stripes follow the turner’s mood, so your five will be a different mix.',
      hi: 'धारियाँ ख़रादी की मरज़ी पर हैं, इसलिए आपके पाँच लट्टुओं का मेल अलग होगा।',
    },
    photos: [
      {
        file: 'tops-tops-five.avif',
        alt: { en: 'Five colourful striped wooden spinning tops and a twisted cord', hi: 'रंगीन धारियों वाले लकड़ी के पाँच लट्टू और एक बटी डोरी' },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 60 }] }],
    listedOn: '2025-05-06',
  },
  {
    slug: 'pull-along-elephant',
    category: 'kids-and-baby',
    subcategory: 'wooden-toys',
    maker: 'haale-bombe-sangha',
    seller: 'halasu-craft-trust',
    title: { en: 'Pull-Along Elephant', hi: 'पहियों वाला हाथी' },
    description: {
      en: 'A wooden elephant on wheels, to pull along. Mysuru, with its Dasara elephants, is two hours down the road from the workshops, and the saddle cloth here is painted from that memory: red, with a yellow border and a flower of nine dots. Body, ears and tail are sawn from a solid plank, rounded by hand and oiled; the blue wheels are turned and lacquered on the lathe like any Channapatna ring. Wooden axles run in waxed holes and hardly squeak. A cotton cord pulls it from the trunk, short enough not to tangle. From eighteen months, with somebody watching the cord.',
      hi: 'पहियों पर खींचने का लकड़ी का हाथी। कारीगरों के यहाँ से दो घंटे दूर मैसूरु में दशहरे पर सजे हाथी निकलते हैं; यह झूल उसी याद से रंगी है: लाल, पीली किनार और नौ बिंदुओं का फूल। धड़, कान और पूँछ ठोस पटरे से कटते हैं, हाथ से गोल किए जाते हैं और तेल पीते हैं; नीले पहिये ख़राद पर बनते हैं और उन पर चन्नपटना के छल्लों की तरह लाख चढ़ती है। लकड़ी की धुरी मोम लगे छेद में चलती है और बहुत कम चरमराती है। सूँड़ से सूती डोरी बँधी है, इतनी छोटी कि उलझे नहीं। अठारह महीने से; डोरी पर बड़ों की नज़र रहे।',
    },
    pricePaise: 86000,
    materials: [haaleWood, lac, waterColours, cottonCord],
    technique: paintedWood,
    region: channapatna,
    giName: 'Channapatna Toys and Dolls',
    care: careLacToy,
    dimensions: { lengthMm: 170, heightMm: 145, widthMm: 90 },
    weightGrams: 480,
    hsn: '95030090',
    variation: {
      en: 'Wood grain and the expression of the eye differ. Dots on the saddle cloth are placed by hand.',
      hi: 'लकड़ी के रेशे और आँख का भाव बदलता है। झूल के बिंदु हाथ से रखे जाते हैं।',
    },
    photos: [
      {
        file: 'elephant-wheels.avif',
        alt: {
          en: 'Wooden toy elephant with a painted saddle cloth on blue wheels',
          hi: 'रंगी हुई झूल और नीले पहियों वाला लकड़ी का खिलौना हाथी',
        },
      },
      {
        file: 'elephant-wheels-detail.avif',
        alt: {
          en: 'Close view of a painted wheel and the grain of the wood',
          hi: 'रंगा हुआ पहिया और लकड़ी के रेशे पास से',
        },
      },
      {
        file: 'elephant-wheels-scale.avif',
        alt: {
          en: 'The elephant beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ हाथी',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 28 }] }],
    listedOn: '2026-08-14',
  },
  {
    slug: 'pull-along-horse',
    category: 'kids-and-baby',
    subcategory: 'wooden-toys',
    maker: 'haale-bombe-sangha',
    seller: 'halasu-craft-trust',
    title: { en: 'Pull-Along Horse', hi: 'पहियों वाला घोड़ा' },
    description: {
      en: 'A wooden horse on wheels, to pull along. Sturdy rather than swift, this horse has short legs and a broad chest, which keep it upright on a bumpy veranda. The mane and tail are yellow, cut from separate slips of wood and pegged in, so a pull on the tail by a determined child ends in nothing. Its green saddle cloth is painted with a sunflower in the thick water-based colour the sangha allows on toys. Four yellow wheels are turned at Channapatna and lacquered with no paint at all. If an axle ever breaks, write to us; a new wooden one costs almost nothing. From eighteen months.',
      hi: 'पहियों पर खींचने का लकड़ी का घोड़ा। तेज़ से ज़्यादा टिकाऊ: छोटी टाँगें और चौड़ी छाती इस घोड़े को ऊबड़-खाबड़ बरामदे में भी खड़ा रखती हैं। पीली अयाल और पूँछ अलग लकड़ी से काटकर खूँटी से जड़ी हैं, इसलिए ज़िद्दी बच्चे के खींचने से भी कुछ नहीं होता। हरी झूल पर सूरजमुखी है, उसी गाढ़े पानी वाले रंग से, जिसकी संघ खिलौनों पर इजाज़त देता है। चारों पीले पहिये चन्नपटना में ख़राद पर बने हैं और उन पर सिर्फ़ लाख है। कभी धुरी टूटे तो हमें लिखिए; लकड़ी की नई धुरी का दाम न के बराबर है। अठारह महीने से।',
    },
    pricePaise: 89000,
    discounts: [{ discountType: 'percentage', value: 10, endsInDays: -6 }],
    materials: [haaleWood, lac, waterColours, cottonCord],
    technique: paintedWood,
    region: channapatna,
    giName: 'Channapatna Toys and Dolls',
    care: careLacToy,
    dimensions: { lengthMm: 165, heightMm: 160, widthMm: 88 },
    weightGrams: 470,
    hsn: '95030090',
    variation: {
      en: 'Body colour runs from cream to honey with the wood. The flower may have more or fewer petals.',
      hi: 'लकड़ी के साथ धड़ का रंग क्रीम से शहद जैसा होता है। फूल की पंखुड़ियाँ कम-ज़्यादा हो सकती हैं।',
    },
    photos: [
      {
        file: 'elephant-horse.avif',
        alt: {
          en: 'Wooden toy horse with a yellow mane, a green painted saddle cloth and yellow wheels',
          hi: 'पीली अयाल, हरी रंगी झूल और पीले पहियों वाला लकड़ी का खिलौना घोड़ा',
        },
      },
      {
        file: 'elephant-horse-detail.avif',
        alt: {
          en: 'Close view of a painted wheel and the grain of the wood',
          hi: 'रंगा हुआ पहिया और लकड़ी के रेशे पास से',
        },
      },
      {
        file: 'elephant-horse-scale.avif',
        alt: {
          en: 'The horse beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ घोड़ा',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 21 }] }],
    listedOn: '2025-12-19',
  },
  {
    slug: 'kondapalli-bullock-cart',
    category: 'kids-and-baby',
    subcategory: 'wooden-toys',
    maker: 'haale-bombe-sangha',
    seller: 'halasu-craft-trust',
    title: { en: 'Kondapalli Bullock Cart', hi: 'कोंडापल्ली की बैलगाड़ी' },
    description: {
      en: 'A painted wooden bullock cart to play with, or for a shelf. Tella poniki weighs almost nothing, and the carvers of Kondapalli heat it over a low fire first so that it will not warp. Bullocks, driver and cart are whittled as separate bits, stuck with a paste of tamarind seed and sawdust, and smoothed with the same paste before the colour goes on. The driver wears a turban, the bullocks have painted bells, and a pot of water sits at the back as it would. It is a toy for telling stories with, for children over five or for the Dasara doll shelf, and not a racer: the wheels turn, gently.',
      hi: 'खेलने या ताक़ पर सजाने के लिए लकड़ी की रँगी बैलगाड़ी। तेल्ल पोनिकी की लकड़ी में वज़न न के बराबर होता है; कोंडापल्ली के कारीगर पहले उसे धीमी आँच पर सेंकते हैं, ताकि टेढ़ी न हो। बैल, गाड़ीवान और गाड़ी अलग-अलग छीले जाते हैं, इमली के बीज और बुरादे की लेई से जुड़ते हैं और उसी लेई से चिकने होते हैं, तब रंग चढ़ता है। गाड़ीवान पगड़ी पहने है, बैलों के गले में रंगी घंटियाँ हैं और पीछे पानी का घड़ा रखा है। यह कहानी सुनाने का खिलौना है, पाँच साल से बड़े बच्चों या दशहरे की गुड़ियों की सजावट के लिए; दौड़ाने का नहीं: पहिये घूमते हैं, धीरे से।',
    },
    pricePaise: 125000,
    discounts: [{ discountType: 'fixed', value: 15000, endsInDays: 30 }],
    materials: [whiteWood, waterColours],
    technique: paintedWood,
    region: kondapalli,
    giName: 'Kondapalli Bommallu',
    care: carePaintedToy,
    dimensions: { lengthMm: 260, heightMm: 130, widthMm: 110 },
    weightGrams: 340,
    hsn: '95030090',
    variation: {
      en: 'Shirts, turbans and bells come in whatever colours the painter had open that morning.',
      hi: 'कुर्ते, पगड़ी और घंटियों के रंग वही होते हैं, जो उस सुबह चित्रकार के पास खुले थे।',
    },
    photos: [
      {
        file: 'bullock-cart.avif',
        alt: {
          en: 'Painted wooden cart with two white bullocks, a driver in a yellow turban and a clay-red pot at the back',
          hi: 'लकड़ी की रंगी बैलगाड़ी, दो सफ़ेद बैल, पीली पगड़ी वाला गाड़ीवान और पीछे मटका',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 12 }] }],
    listedOn: '2025-08-29',
  },
  {
    slug: 'varanasi-lacquered-kitchen-set',
    category: 'kids-and-baby',
    subcategory: 'wooden-toys',
    maker: 'yamuna-kinara-karkhana-samuh',
    seller: 'doaba-shilp-producer-company',
    title: { en: 'Varanasi Lacquered Kitchen Set', hi: 'बनारसी लाख का रसोई सेट' },
    description: {
      en: 'A toy kitchen of small lacquered pots and pans. Ask anyone who grew up in Banaras about the little red kitchen from the Vishwanath lane. Eleven pieces: chakla and belan, tawa, a pot with a lid that fits, mortar, ladle, grinding stone, stove, two plates and a water jug, none taller than a thumb is long. A family of turners makes them from kadam wood on a motor lathe and colours each with sticks of lac while it spins, then sends them out in a cane basket lined with newspaper. Small parts, so for children over three. Rotis of atta dough have been tested and wipe off.',
      hi: 'लाख चढ़े छोटे बर्तनों का खिलौना रसोई सेट। बनारस में पले किसी से भी विश्वनाथ गली की लाल रसोई के बारे में पूछिए। ग्यारह चीज़ें: चकला, बेलन, तवा, ढक्कन वाली पतीली, ओखली, कलछी, सिल, चूल्हा, दो थालियाँ और पानी का लोटा, कोई भी अँगूठे से ऊँची नहीं। ख़रादियों का एक परिवार इन्हें कदम की लकड़ी से मोटर वाले ख़राद पर बनाता है, घूमते-घूमते लाख की बत्ती से रंगता है और अख़बार बिछी बेंत की टोकरी में भेजता है। छोटे टुकड़े हैं, इसलिए तीन साल से बड़े बच्चों के लिए। आटे की रोटियाँ बेलकर देखी जा चुकी हैं, पोंछने से साफ़ हो जाता है।',
    },
    pricePaise: 98000,
    unit: setOf11,
    materials: [kadamWood, lac],
    technique: latheLac,
    region: varanasi,
    giName: 'Varanasi Wooden Lacquerware & Toys',
    care: careLacToy,
    dimensions: { lengthMm: 180, widthMm: 180, heightMm: 80 },
    weightGrams: 390,
    hsn: '95030090',
    variation: {
      en: 'Red and green are constant; the thin bands between them change. Sizes given are of the basket.',
      hi: 'लाल और हरा तय हैं, बीच की पतली धारियाँ बदलती हैं। नाप टोकरी की है।',
    },
    photos: [
      {
        file: 'kitchen-set.avif',
        alt: {
          en: 'Toy kitchen of red and green lacquered wood: stove, jug, lidded pot, mortar, plates, rolling board, pan and ladle',
          hi: 'लाल-हरी लाख की लकड़ी का खिलौना रसोई: चूल्हा, सुराही, ढक्कन वाला बर्तन, ओखली, थालियाँ, चकला-बेलन, तवा और कलछी',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 16 }] }],
    listedOn: '2026-03-25',
  },

  // Soft toys
  {
    slug: 'block-printed-cloth-elephant',
    category: 'kids-and-baby',
    subcategory: 'soft-toys',
    maker: 'sui-chhaap-mahila-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Block-Printed Cloth Elephant', hi: 'ब्लॉक प्रिंट का कपड़े का हाथी' },
    description: {
      en: 'A soft cloth elephant to play with. Fourteen pattern pieces go into this elephant, and the hardest is the trunk, which is turned inside out with a knitting needle. The cream cotton carries a small red flower printed at Sanganer; the ears and saddle cloth are a spotted red from the same printer’s table. Stuffing is clean cotton packed firmly, as in a mattress, so the legs stand on their own and the toy can be sat upon by another toy. Eyes are sewn with thread through both sides of the head. It survives a hand wash, though it needs two sunny days to dry.',
      hi: 'खेलने के लिए कपड़े का नरम हाथी। इस हाथी में कपड़े के चौदह टुकड़े लगते हैं; सबसे मुश्किल सूँड़ है, जिसे सलाई से उलटा जाता है। क्रीम सूती कपड़े पर सांगानेर में छपा छोटा लाल फूल है; कान और झूल उसी छीपा की मेज़ के लाल बुँदकीदार कपड़े से हैं। भराई साफ़ रुई की है, गद्दे की तरह कसकर, इसलिए टाँगें अपने दम पर खड़ी रहती हैं और दूसरा खिलौना इस पर सवारी कर सकता है। आँखें सिर के आर-पार धागे से सिली हैं। हाथ से धुल जाता है, बस सूखने में दो धूप वाले दिन लगते हैं।',
    },
    pricePaise: 65000,
    materials: [cotton, cottonWadding],
    technique: blockPrint,
    region: jaipur,
    care: careClothToy,
    dimensions: { lengthMm: 230, heightMm: 180, widthMm: 120 },
    weightGrams: 260,
    hsn: '95030090',
    variation: {
      en: 'Flowers land differently on every elephant, as pieces are cut from wherever cloth is left.',
      hi: 'टुकड़े बचे कपड़े से कटते हैं, इसलिए फूल हर हाथी पर अलग जगह आते हैं।',
    },
    photos: [
      {
        file: 'softtoy-elephant-flower.avif',
        alt: {
          en: 'Stuffed toy elephant in cream cotton with red flowers, red spotted ears and a red saddle cloth',
          hi: 'लाल फूलों वाले क्रीम सूती कपड़े का हाथी, लाल बुँदकीदार कान और लाल झूल के साथ',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 25 }] }],
    listedOn: '2026-09-21',
  },
  {
    slug: 'patchwork-cloth-balls',
    category: 'kids-and-baby',
    subcategory: 'soft-toys',
    maker: 'sui-chhaap-mahila-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Patchwork Cloth Balls', hi: 'कतरन की तीन गेंदें' },
    description: {
      en: 'Three soft balls of cloth, for playing indoors. Nothing breaks when these are thrown indoors, which is why every household in the group owns some. Printed ends from the cutting table, too short even for a pouch, are sorted by colour, cut into petals and sewn eight to a ball with a button of cloth at each pole. Large, medium and small: the big one for two hands, the small one with a tiny bell sealed in its middle. Cotton stuffing gives a slow bounce. A baby can grip the seams; an older child will invent a game of seven stones.',
      hi: 'घर के भीतर खेलने के लिए कपड़े की तीन नरम गेंदें। इन्हें घर के भीतर फेंकिए, कुछ नहीं टूटता; इसीलिए समूह के हर घर में ये मिलेंगी। कटाई की मेज़ के छपे टुकड़े, जिनसे पाउच भी न बने, रंग से छाँटकर पंखुड़ियों में काटे जाते हैं और आठ-आठ जोड़कर गेंद सिली जाती है; दोनों सिरों पर कपड़े का बटन है। बड़ी, मँझली और छोटी: बड़ी दोनों हाथों के लिए, छोटी के बीच में नन्ही घंटी बंद है। रुई की भराई से उछाल धीमी है। शिशु सिलाई पकड़ लेता है, बड़ा बच्चा पिट्ठू का खेल बना लेता है।',
    },
    pricePaise: 58000,
    unit: setOf3,
    materials: [cotton, cottonWadding],
    technique: blockPrint,
    region: jaipur,
    care: careClothToy,
    dimensions: { diameterMm: 130 },
    weightGrams: 310,
    hsn: '95030090',
    variation: {
      en: 'Made from offcuts, so prints change all the time; each set has blue, yellow, red and green. Diameters are about 130, 95 and 70 mm.',
      hi: 'कतरन से बनती हैं, इसलिए छापे बदलते रहते हैं; हर सेट में नीला, पीला, लाल और हरा रहता है। व्यास लगभग 130, 95 और 70 मिमी।',
    },
    photos: [
      {
        file: 'softtoy-balls.avif',
        alt: {
          en: 'Three stuffed cloth balls made of printed panels in blue, yellow, cream, red and green',
          hi: 'नीले, पीले, क्रीम, लाल और हरे छपे टुकड़ों से बनी कपड़े की तीन गेंदें',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 34 }] }],
    listedOn: '2026-05-04',
  },
  {
    slug: 'indigo-dabu-rabbit',
    category: 'kids-and-baby',
    subcategory: 'soft-toys',
    maker: 'sui-chhaap-mahila-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Indigo Dabu Rabbit', hi: 'नील दाबू का ख़रगोश' },
    description: {
      en: 'A soft cloth rabbit to play with. Long ears come in handy: they are how this rabbit gets carried. The cloth is Bagru dabu in natural indigo, washed four times before cutting so the dye has nothing left to lose, and the ears are lined with plain mulmul for a child who likes to rub something while falling asleep. Face and paws are stitched in white thread, no buttons or beads anywhere. The body is filled loosely so that it folds over an arm. When the indigo fades along the seams after a year of love, it does so the way old jeans do.',
      hi: 'खेलने के लिए कपड़े का नरम ख़रगोश। लंबे कान काम आते हैं: यह ख़रगोश उन्हीं से पकड़कर घुमाया जाता है। कपड़ा बगरू का दाबू है, प्राकृतिक नील में रंगा और काटने से पहले चार बार धुला, ताकि रंग आगे न छूटे। कानों के भीतर सादी मलमल है, उस बच्चे के लिए, जो सोते समय कुछ मलता रहता है। चेहरा और पंजे सफ़ेद धागे से कढ़े हैं, कहीं बटन या मोती नहीं। भराई ढीली है, बाँह पर मुड़ जाता है। साल भर के दुलार के बाद सिलाई पर नील पुरानी जींस की तरह हल्का पड़ता है।',
    },
    pricePaise: 62000,
    materials: [cotton, mulmul, cottonWadding],
    technique: dabu,
    region: bagru,
    care: careClothToy,
    dimensions: { heightMm: 320, widthMm: 120 },
    weightGrams: 150,
    hsn: '95030090',
    variation: {
      en: 'The mud-resist veins differ, so some rabbits look starry and some striped.',
      hi: 'दाबू की नसें बदलती हैं: कोई ख़रगोश तारों वाला लगता है, कोई धारियों वाला।',
    },
    photos: [
      {
        file: 'rabbit-indigo.avif',
        alt: {
          en: 'Indigo cloth rabbit with pale printed dots, sitting, its long ears lined in white and its face stitched',
          hi: 'हल्की बूटियों वाला नील कपड़े का बैठा ख़रगोश, लंबे कानों में सफ़ेद अस्तर और धागे से कढ़ा चेहरा',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 0 }] }],
    listedOn: '2025-03-08',
  },
  {
    slug: 'cloth-doll-in-a-lehenga',
    category: 'kids-and-baby',
    subcategory: 'soft-toys',
    maker: 'sui-chhaap-mahila-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Cloth Doll in a Lehenga', hi: 'लहँगे वाली कपड़े की गुड़िया' },
    description: {
      en: 'A cloth doll in a printed lehenga. Grandmothers in Rajasthan made dolls from whatever the scrap bag held, with a face in running stitch and hair of black wool, and our sewing hall follows theirs. She stands 34 centimetres tall in a printed lehenga of sixteen gores, a blouse that ties behind and an odhni with gota ribbon; all three come off for washing or for changing dresses with a friend. Bindi and bangles are embroidered. Her face is deliberately simple, because a child fills in the rest. There is a pocket under the lehenga, and we leave it to you to say what lives there.',
      hi: 'छपे लहँगे वाली कपड़े की गुड़िया। राजस्थान में दादियाँ कतरन की पोटली से गुड़िया बनाती थीं: कच्चे टाँके का चेहरा और काली ऊन के बाल। हमारे सिलाईघर ने उन्हीं की राह पकड़ी है। गुड़िया 34 सेंटीमीटर की है; सोलह कली का छपा लहँगा, पीछे बँधने वाली चोली और गोटा लगी ओढ़नी, तीनों उतर जाते हैं, धोने के लिए भी और सहेली की गुड़िया से बदलने के लिए भी। बिंदी और चूड़ियाँ कढ़ी हुई हैं। चेहरा जान-बूझकर सादा है, बाक़ी बच्चा ख़ुद सोच लेता है। लहँगे के नीचे एक जेब है; उसमें क्या रहेगा, यह आप तय करें।',
    },
    pricePaise: 72000,
    discounts: [{ discountType: 'percentage', value: 25 }],
    materials: [cotton, cottonWadding],
    technique: blockPrint,
    region: sanganer,
    care: careClothToy,
    dimensions: { heightMm: 340, widthMm: 150 },
    weightGrams: 220,
    hsn: '95030020',
    variation: {
      en: 'The lehenga keeps its colour family; the print depends on the cloth of the month.',
      hi: 'लहँगे का रंग वही रहता है, छापा महीने के कपड़े पर निर्भर है।',
    },
    photos: [
      {
        file: 'cloth-doll.avif',
        alt: {
          en: 'Cloth doll standing in a red printed lehenga, yellow blouse and green odhni with gold edging',
          hi: 'लाल छपे लहँगे, पीली चोली और सुनहरी गोट वाली हरी ओढ़नी में खड़ी कपड़े की गुड़िया',
        },
        color: madder,
      },
      {
        file: 'cloth-doll-indigo.avif',
        alt: {
          en: 'The doll in an indigo printed lehenga',
          hi: 'नील के छपे लहँगे वाली गुड़िया',
        },
        color: indigo,
      },
      {
        file: 'cloth-doll-mustard.avif',
        alt: {
          en: 'The doll in a mustard printed lehenga',
          hi: 'सरसों पीले छपे लहँगे वाली गुड़िया',
        },
        color: mustard,
      },
    ],
    variants: [
      { color: madder, sizes: [{ size: oneSize, stock: 12 }] },
      { color: indigo, sizes: [{ size: oneSize, stock: 8 }] },
      { color: mustard, sizes: [{ size: oneSize, stock: 3 }] },
    ],
    listedOn: '2025-10-25',
  },

  // Nursery & clothing
  {
    slug: 'channapatna-rattle-pair',
    category: 'kids-and-baby',
    subcategory: 'nursery',
    maker: 'haale-bombe-sangha',
    seller: 'halasu-craft-trust',
    title: { en: 'Channapatna Rattle Pair', hi: 'चन्नपटना के दो झुनझुने' },
    description: {
      en: 'Two wooden rattles for small hands. One rattles, one clacks. Inside the blue ball a few dried seeds are sealed under a plug; on the stems of both, loose rings knock together with the sound of a wooden abacus. The rings were cut from the same piece as the handle while it spun, so they cannot come off. A handle of this thickness suits a grip of four months and older. Lac with food-safe colour is the only finish, and the sangha tests a rattle from each batch by soaking it overnight. Light enough that a bump on the nose is soon forgotten.',
      hi: 'छोटे हाथों के लिए लकड़ी के दो झुनझुने। एक छनकता है, एक खटकता है। नीले गोले के भीतर कुछ सूखे बीज डाट के नीचे बंद हैं; दोनों की डंडी पर ढीले छल्ले आपस में बजते हैं, जैसे लकड़ी का गिनतारा। छल्ले ख़राद पर घूमते हुए मूठ वाले टुकड़े से ही कटे हैं, इसलिए निकल नहीं सकते। मोटाई चार महीने और उससे बड़े शिशु की पकड़ के लायक़ है। ऊपर सिर्फ़ खाने लायक़ रंग वाली लाख है, और संघ हर खेप का एक झुनझुना रात भर भिगोकर परखता है। इतना हल्का कि नाक पर लग भी जाए तो रोना जल्दी थमे।',
    },
    pricePaise: 54000,
    unit: pair,
    materials: [haaleWood, lac],
    technique: latheLac,
    region: channapatna,
    giName: 'Channapatna Toys and Dolls',
    care: careLacToy,
    dimensions: { lengthMm: 135, diameterMm: 50 },
    weightGrams: 130,
    hsn: '95030090',
    variation: {
      en: 'The pair is always one blue and one orange; stripes and ring colours vary.',
      hi: 'जोड़ी में एक नीला और एक नारंगी रहता है; धारियाँ और छल्लों के रंग बदलते हैं।',
    },
    photos: [
      {
        file: 'tops-rattles-pair.avif',
        alt: {
          en: 'Two colourful wooden rattles with loose rings, one standing and one lying down',
          hi: 'ढीले छल्लों वाले लकड़ी के दो रंगीन झुनझुने, एक खड़ा और एक लेटा',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 37 }] }],
    listedOn: '2026-01-30',
  },
  {
    slug: 'block-printed-baby-quilt',
    category: 'kids-and-baby',
    subcategory: 'nursery',
    maker: 'sui-chhaap-mahila-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Block-Printed Baby Quilt', hi: 'ब्लॉक प्रिंट की शिशु रज़ाई' },
    description: {
      en: 'A light cotton quilt for a cot. A Jaipur razai is known for how little cotton it needs, because the wadding is beaten with a cane until it floats. This baby size holds 150 grams between two layers of mulmul, printed in Sanganer with buti on one face and a fine stripe on the other. Women sew the running quilting by hand from the centre outward so the cotton cannot wander. We fill after you order, as wadding goes flat when it waits in a store. Warm enough for a winter night in the plains; the rest of the year it is a play mat.',
      hi: 'पालने के लिए हल्की सूती रज़ाई। जयपुरी रज़ाई इस बात के लिए जानी जाती है कि उसमें रुई कितनी कम लगती है; धुनकी से रुई इतनी धुनी जाती है कि उड़ने लगे। इस छोटे नाप में मलमल की दो परतों के बीच 150 ग्राम रुई है; सांगानेर की छपाई में एक तरफ़ बूटी है, दूसरी तरफ़ महीन धारी। औरतें बीच से बाहर की ओर हाथ से तागती हैं, ताकि रुई खिसके नहीं। भराई ऑर्डर के बाद होती है, क्योंकि पड़ी-पड़ी रुई बैठ जाती है। मैदानी सर्दी की रात के लिए काफ़ी गरम; बाक़ी साल खेलने की चटाई।',
    },
    pricePaise: 149000,
    materials: [mulmul, cottonWadding],
    technique: blockPrint,
    region: sanganer,
    giName: 'Sanganeri Hand Block Printing',
    care: careBabyCloth,
    dimensions: { lengthMm: 1100, widthMm: 900 },
    weightGrams: 420,
    hsn: '94044090',
    leadTimeDays: 7,
    variation: {
      en: 'Quilting lines are sewn without marking and bend a little. Prints may sit lighter at block joints.',
      hi: 'तगाई बिना निशान के होती है, रेखाएँ थोड़ी मुड़ती हैं। छापों के जोड़ पर रंग हल्का हो सकता है।',
    },
    photos: [
      {
        file: 'quilt-baby-blue.avif',
        alt: {
          en: 'Small folded baby quilt printed with blue flowers on white and quilted in diamonds',
          hi: 'तह की हुई छोटी रज़ाई, सफ़ेद पर नीले फूलों की छपाई और तिरछे चौखानों में भराई',
        },
        color: blue,
      },
      {
        file: 'quilt-baby-red.avif',
        alt: {
          en: 'The quilt with red flowers on white',
          hi: 'सफ़ेद पर लाल फूलों वाली रज़ाई',
        },
        color: red,
      },
      {
        file: 'quilt-baby-sage.avif',
        alt: {
          en: 'The quilt in leaf green, printed with pale leaves',
          hi: 'पत्ती-हरी वाली रज़ाई, हल्की पत्तियों की छपाई के साथ',
        },
        color: leafGreen,
      },
      {
        file: 'quilt-baby-blue-detail.avif',
        alt: {
          en: 'Close view of the blue flowers and the quilted diamonds',
          hi: 'नीले फूल और तगाई की बर्फ़ियाँ पास से',
        },
        color: blue,
      },
    ],
    variants: [
      { color: blue, sizes: [{ size: oneSize, stock: 8 }] },
      { color: red, sizes: [{ size: oneSize, stock: 8 }] },
      { color: leafGreen, sizes: [{ size: oneSize, stock: 8 }] },
    ],
    listedOn: '2026-06-05',
  },
  {
    slug: 'mulmul-jhabla-set',
    category: 'kids-and-baby',
    subcategory: 'nursery',
    maker: 'sui-chhaap-mahila-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Mulmul Jhabla Set', hi: 'मलमल के दो झबले' },
    description: {
      en: 'First clothes should go on without passing over the head, so these jhablas wrap in front like a small angrakha and tie at the side with soft tapes. Two to a set: one printed, one plain with a printed edge. The mulmul is washed until it feels used, seams lie on the outside, and there is neither label nor button against the skin. In May heat a baby needs nothing over it. Sizes are generous; if in doubt, take the larger, fold the sleeve once, and it will see the child through another season.',
      hi: 'पहले कपड़े सिर के ऊपर से न पहनाने पड़ें, इसलिए ये झबले छोटे अंगरखे की तरह आगे से लिपटते हैं और बग़ल में नरम डोरियों से बँधते हैं। सेट में दो हैं: एक छपा हुआ, एक सादा, जिसकी किनार छपी है। मलमल को इतना धोया जाता है कि पहनी हुई-सी लगे; सिलाई बाहर की ओर है, त्वचा से न लेबल लगता है, न बटन। मई की गरमी में ऊपर कुछ नहीं चाहिए। नाप खुला है; दुविधा हो तो बड़ा लें, आस्तीन एक बार मोड़ दें, एक मौसम और चल जाएगा।',
    },
    pricePaise: 64000,
    discounts: [{ discountType: 'percentage', value: 15, endsInDays: 15 }],
    unit: setOf2,
    materials: [mulmul],
    technique: blockPrint,
    region: sanganer,
    giName: 'Sanganeri Hand Block Printing',
    care: careBabyCloth,
    dimensions: { lengthMm: 300, widthMm: 260 },
    weightGrams: 110,
    sizeTable: jhablaSizes,
    hsn: '62092090',
    variation: {
      en: 'Small motifs are printed by hand and may overlap at the side seam.',
      hi: 'छोटी बूटियाँ हाथ से छपती हैं और बग़ल की सिलाई पर कट सकती हैं।',
    },
    photos: [
      {
        file: 'jhabla-set.avif',
        alt: {
          en: 'Two baby wrap tops lying flat, one printed with small red flowers, one plain with a printed edge',
          hi: 'बच्चे के दो झबले सपाट रखे, एक पर छोटे लाल फूल छपे, एक सादा जिसकी किनारी छपी है',
        },
        color: red,
      },
      {
        file: 'jhabla-set-green.avif',
        alt: {
          en: 'The set in leaf green: one jhabla printed with small green flowers, one plain with a printed edge',
          hi: 'पत्ती-हरी जोड़ी: एक झबले पर छोटे हरे फूल, एक सादा जिसकी किनारी छपी है',
        },
        color: leafGreen,
      },
      {
        file: 'jhabla-set-detail.avif',
        alt: {
          en: 'The printed mulmul from near, before it is sewn',
          hi: 'छपी हुई मलमल पास से, सिलाई से पहले',
        },
        color: red,
      },
    ],
    variants: [
      {
        color: red,
        sizes: [
          { size: '0-3 months', stock: 15 },
          { size: '3-6 months', stock: 18 },
          { size: '6-12 months', stock: 9, priceDeltaPaise: 6000 },
        ],
      },
      {
        color: leafGreen,
        sizes: [
          { size: '0-3 months', stock: 11 },
          { size: '3-6 months', stock: 0 },
          { size: '6-12 months', stock: 7, priceDeltaPaise: 6000 },
        ],
      },
    ],
    listedOn: '2025-07-11',
  },
  {
    slug: 'etikoppaka-bird-cot-mobile',
    category: 'kids-and-baby',
    subcategory: 'nursery',
    maker: 'haale-bombe-sangha',
    seller: 'halasu-craft-trust',
    title: { en: 'Etikoppaka Bird Cot Mobile', hi: 'पालने पर टाँगने की एटिकोप्पका की चिड़ियाँ' },
    description: {
      en: 'A mobile of wooden birds to hang over a cot. Six birds turn slowly under a ring: parrot, myna, kingfisher, two sparrows and one the turner calls his own. Etikoppaka lies on the Varaha river, where artisans went back to lac coloured with seeds, barks and roots in the nineties, and their annatto orange and indigo blue are used here. Each bird is turned in three parts and balanced on a cotton thread until it hangs level. Made to order in about ten days. Fix it well above reach on a ceiling hook, not on the cot rail, and take it down once the baby can sit up.',
      hi: 'पालने के ऊपर टाँगने की लकड़ी की चिड़ियाँ। छल्ले के नीचे छह चिड़ियाँ धीरे-धीरे घूमती हैं: तोता, मैना, किलकिला, दो गौरैया और एक, जिसे ख़रादी अपनी बताता है। एटिकोप्पका वराह नदी पर बसा है, जहाँ नब्बे के दशक में कारीगर बीज, छाल और जड़ के रंगों वाली लाख पर लौटे; यहाँ उन्हीं का सिंदूरी नारंगी और नील है। हर चिड़िया तीन हिस्सों में ख़राद होती है और सूती धागे पर तौली जाती है, जब तक सीधी न टँगे। ऑर्डर पर, लगभग दस दिन में बनता है। छत के हुक पर पहुँच से काफ़ी ऊपर टाँगें, पालने की रेलिंग पर नहीं, और शिशु बैठने लगे तो उतार दें।',
    },
    pricePaise: 118000,
    materials: [haaleWood, lac, naturalDyes, cottonCord],
    technique: latheLac,
    region: etikoppaka,
    giName: 'Etikoppaka Toys',
    care: careLacToy,
    dimensions: { heightMm: 420, diameterMm: 240 },
    weightGrams: 280,
    hsn: '95030090',
    leadTimeDays: 10,
    variation: {
      en: 'The sixth bird is never the same. Natural colours differ between seasons.',
      hi: 'छठी चिड़िया हर बार अलग होती है। प्राकृतिक रंग मौसम के साथ बदलते हैं।',
    },
    photos: [
      {
        file: 'bird-mobile.avif',
        alt: {
          en: 'Six lacquered wooden birds in different colours hanging on threads from an orange ring',
          hi: 'नारंगी छल्ले से धागों पर लटकीं अलग-अलग रंगों की लाख लगी लकड़ी की छह चिड़ियाँ',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 8 }] }],
    listedOn: '2026-02-05',
  },
];
