import { kurtaSizes, longKurtaSizes } from '../size-tables.ts';
import type { DemoProduct } from '../types.ts';

// Materials
const cotton = { en: 'Cotton', hi: 'कॉटन' };
const mulmul = { en: 'Cotton mulmul', hi: 'सूती मलमल' };
const silk = { en: 'Silk', hi: 'रेशम' };
const zari = { en: 'Zari', hi: 'ज़री' };
const wool = { en: 'Wool', hi: 'ऊन' };
const merino = { en: 'Merino wool', hi: 'मेरिनो ऊन' };
const pashmina = { en: 'Pashmina', hi: 'पश्मीना' };
const naturalDyes = { en: 'Natural dyes', hi: 'प्राकृतिक रंग' };
const naturalIndigo = { en: 'Natural indigo', hi: 'प्राकृतिक नील' };

// Techniques
const blockPrint = { en: 'Hand-block printing', hi: 'हाथ की ब्लॉक छपाई' };
const dabu = { en: 'Dabu mud-resist printing', hi: 'दाबू छपाई' };
const ikat = { en: 'Ikat weaving', hi: 'इकत बुनाई' };
const leheriya = { en: 'Leheriya tie-dye', hi: 'लहरिया' };
const bandhani = { en: 'Bandhani tie-dye', hi: 'बांधनी' };
const handloom = { en: 'Handloom weaving', hi: 'हथकरघा बुनाई' };
const extraWeft = { en: 'Extra-weft weaving', hi: 'बुनी बूटियों का काम' };
const chikankari = { en: 'Chikankari embroidery', hi: 'चिकनकारी' };
const kaniWeaving = { en: 'Kani weaving', hi: 'कानी बुनाई' };
const sozni = { en: 'Sozni embroidery', hi: 'सोज़नी कढ़ाई' };

// Regions
const kanchipuram = { en: 'Kanchipuram, Tamil Nadu', hi: 'कांचीपुरम, तमिलनाडु' };
const maheshwar = { en: 'Maheshwar, Madhya Pradesh', hi: 'महेश्वर, मध्य प्रदेश' };
const chanderi = { en: 'Chanderi, Madhya Pradesh', hi: 'चंदेरी, मध्य प्रदेश' };
const bishnupur = { en: 'Bishnupur, West Bengal', hi: 'बिष्णुपुर, पश्चिम बंगाल' };
const pochampally = { en: 'Pochampally, Telangana', hi: 'पोचमपल्ली, तेलंगाना' };
const mangalagiri = { en: 'Mangalagiri, Andhra Pradesh', hi: 'मंगलगिरि, आंध्र प्रदेश' };
const bagru = { en: 'Bagru, Rajasthan', hi: 'बगरू, राजस्थान' };
const jaipur = { en: 'Jaipur, Rajasthan', hi: 'जयपुर, राजस्थान' };
const lucknow = { en: 'Lucknow, Uttar Pradesh', hi: 'लखनऊ, उत्तर प्रदेश' };
const bhujodi = { en: 'Bhujodi, Gujarat', hi: 'भुजोड़ी, गुजरात' };
const kutch = { en: 'Kutch, Gujarat', hi: 'कच्छ, गुजरात' };
const kullu = { en: 'Kullu, Himachal Pradesh', hi: 'कुल्लू, हिमाचल प्रदेश' };
const srinagar = { en: 'Srinagar, Jammu and Kashmir', hi: 'श्रीनगर, जम्मू और कश्मीर' };
const leh = { en: 'Leh, Ladakh', hi: 'लेह, लद्दाख' };

// Care
const carePrint = {
  en: 'Wash cold and separately the first two times, mild soap, dry in shade. Iron on the reverse.',
  hi: 'पहली दो बार ठंडे पानी में अलग धोएँ, हल्का साबुन लगाएँ, छाँव में सुखाएँ। उल्टी तरफ़ से इस्त्री करें।',
};
const careIndigo = {
  en: 'Indigo rubs off at first. Wash cold, alone, with a spoon of salt; dry in shade.',
  hi: 'शुरू में नील थोड़ा छूटता है। चम्मच भर नमक के साथ ठंडे पानी में अकेले धोएँ; छाँव में सुखाएँ।',
};
const careHandloom = {
  en: 'Hand wash in cold water, do not wring, dry in shade. Iron while slightly damp.',
  hi: 'ठंडे पानी में हाथ से धोएँ, निचोड़ें नहीं, छाँव में सुखाएँ। हल्का नम रहते इस्त्री करें।',
};
const careSilk = {
  en: 'Dry clean. Store folded in cotton and refold every few months along new lines.',
  hi: 'ड्राई क्लीन कराएँ। सूती कपड़े में लपेटकर रखें और कुछ महीनों में तह बदलते रहें।',
};
const careWool = {
  en: 'Dry clean or wash cold with wool soap, press out water in a towel, dry flat. Keep with neem leaves.',
  hi: 'ड्राई क्लीन कराएँ या ऊन के साबुन से ठंडे पानी में धोएँ, तौलिए में दबाकर सपाट सुखाएँ। नीम की पत्तियों के साथ रखें।',
};
const carePashmina = {
  en: 'Dry clean only, once a season. Air in shade after wearing and fold in muslin with dried neem or cloves.',
  hi: 'मौसम में एक बार सिर्फ़ ड्राई क्लीन। पहनने के बाद छाँव में हवा दें और सूखी नीम या लौंग के साथ मलमल में तह करें।',
};

// Sizes and colours
const oneSize = 'One size';
const maroon = { en: 'Maroon', hi: 'मैरून' };
const green = { en: 'Green', hi: 'हरा' };
const blue = { en: 'Blue', hi: 'नीला' };
const black = { en: 'Black', hi: 'काला' };
const white = { en: 'White', hi: 'सफ़ेद' };
const grey = { en: 'Grey', hi: 'स्लेटी' };
const pink = { en: 'Pink', hi: 'गुलाबी' };
const kora = { en: 'Kora white', hi: 'कोरा सफ़ेद' };
const mustard = { en: 'Mustard', hi: 'सरसों पीला' };
const indigo = { en: 'Indigo', hi: 'नील' };
const ivory = { en: 'Ivory', hi: 'क्रीम' };

export const apparel: DemoProduct[] = [
  // Sarees
  {
    slug: 'kanjivaram-silk-saree-maroon',
    category: 'apparel',
    subcategory: 'sarees',
    maker: 'pon-pattu-koodam',
    seller: 'godavari-kaveri-producers',
    title: { en: 'Kanjivaram Silk Saree, Maroon', hi: 'कांजीवरम सिल्क साड़ी, मैरून' },
    description: {
      en: 'A heavy silk saree for weddings and festivals. Three-ply mulberry silk in warp and weft gives a Kanjivaram its weight, and you notice it at the first pleat: the cloth stays where you put it. This one is maroon with small gold butis across the body and a border of flowers, edged by little temple spires, as wide as a palm. The zari is silver thread dipped in gold over a silk core. A weaver and a helper worked eleven days on a pit loom in Kanchipuram. Blouse piece attached, 80 centimetres, with the same border. Comes with the society’s numbered tag and Silk Mark label.',
      hi: 'शादी और त्योहार के लिए भारी सिल्क साड़ी। ताने और बाने, दोनों में तीन लड़ी का शहतूती रेशम कांजीवरम को वज़न देता है, और पहली चुन्नट में ही पता चल जाता है: कपड़ा जहाँ रखो, वहीं टिकता है। यह साड़ी मैरून है, पूरे तन पर छोटी सुनहरी बूटियाँ हैं और हथेली भर चौड़ी फूलों की किनारी, जिस पर मंदिर के छोटे शिखर हैं। ज़री में रेशम पर चाँदी का तार और उस पर सोने का पानी है। कांचीपुरम में गड्ढा-करघे पर एक बुनकर और एक सहायक ने ग्यारह दिन काम किया। साथ में 80 सेमी का ब्लाउज़, समिति का नंबर वाला टैग और सिल्क मार्क।',
    },
    pricePaise: 1850000,
    materials: [silk, zari],
    technique: extraWeft,
    region: kanchipuram,
    giName: 'Kancheepuram Silk',
    care: careSilk,
    dimensions: { lengthMm: 6300, widthMm: 1170 },
    weightGrams: 720,
    hsn: '50072010',
    variation: {
      en: 'A buti may sit a thread off the line. Maroon turns redder in sunlight and browner under bulbs.',
      hi: 'कोई बूटी धागा भर हटी हो सकती है। धूप में मैरून ज़्यादा लाल और बल्ब में भूरा दिखता है।',
    },
    photos: [
      {
        file: 'saree-kanjivaram-maroon.avif',
        alt: {
          en: 'Folded maroon silk saree with small gold motifs and a wide gold border of flowers along the fold',
          hi: 'तह की हुई मैरून सिल्क साड़ी, जिस पर छोटी सुनहरी बूटियाँ और तह के साथ फूलों की चौड़ी सुनहरी किनारी है',
        },
      },
      {
        file: 'saree-kanjivaram-maroon-rail.avif',
        alt: {
          en: 'The saree hung over a wooden rail, a wide gold border of flowers down each side',
          hi: 'लकड़ी के डंडे पर टँगी साड़ी, दोनों ओर नीचे तक फूलों वाली चौड़ी सुनहरी किनारी',
        },
      },
      {
        file: 'saree-kanjivaram-maroon-detail.avif',
        alt: {
          en: 'Close view of maroon silk, gold butis and the flowered gold border',
          hi: 'पास से: मैरून रेशम, सुनहरी बूटियाँ और फूलों वाली सुनहरी किनारी',
        },
      },
    ],
    variants: [{ color: maroon, sizes: [{ size: oneSize, stock: 4 }] }],
    listedOn: '2025-08-05',
  },
  {
    slug: 'kanjivaram-silk-saree-green',
    category: 'apparel',
    subcategory: 'sarees',
    maker: 'pon-pattu-koodam',
    seller: 'godavari-kaveri-producers',
    title: { en: 'Kanjivaram Silk Saree, Green', hi: 'कांजीवरम सिल्क साड़ी, हरी' },
    description: {
      en: 'A green silk saree for weddings and festivals. Temple green, the weavers call it, after the parrots on the gopuram. Four-petalled flowers are scattered over the body, each put in by hand with a small bobbin of zari, and along both edges runs a golden border in which magenta flowers stand in squares. Body and border are two separate warps on a Kanjivaram loom; three shuttles and two people lock them together, pick by pick, so the join is stronger than the cloth. The silk is three-ply and has the weight one expects. Warp threads are wetted in rice water before weaving. The blouse length is plain green with the same border.',
      hi: 'शादी और त्योहार के लिए हरी सिल्क साड़ी। बुनकर इसे मंदिर वाला हरा कहते हैं, गोपुरम के तोतों के रंग पर। पूरे पोत पर चार पंखुड़ी के फूल बिखरे हैं; हर फूल ज़री की छोटी फिरकी से हाथ से डाला गया है, और दोनों किनारों पर सुनहरी किनारी में चौखानों के बीच रानी रंग के फूल खड़े हैं। कांजीवरम के करघे पर पोत और किनारी के ताने अलग होते हैं; तीन ढरकियाँ और दो लोग उन्हें एक-एक बाने पर जोड़ते हैं, इसलिए जोड़ कपड़े से भी मज़बूत रहता है। रेशम तीन तार का है, और वज़न वही जो होना चाहिए। बुनाई से पहले ताना माँड में भीगता है। ब्लाउज़ का टुकड़ा सादा हरा है, किनारी वही।',
    },
    pricePaise: 1920000,
    materials: [silk, zari],
    technique: extraWeft,
    region: kanchipuram,
    giName: 'Kancheepuram Silk',
    care: careSilk,
    dimensions: { lengthMm: 6300, widthMm: 1170 },
    weightGrams: 740,
    hsn: '50072010',
    variation: {
      en: 'A flower may sit a thread off the line. The green leans to blue by daylight and to gold by lamp.',
      hi: 'कोई फूल धागा भर हटा हो सकता है। हरा दिन में नीलापन और दीये की रोशनी में सुनहरापन लेता है।',
    },
    photos: [
      {
        file: 'saree-banarasi-green.avif',
        alt: {
          en: 'Folded green silk saree with scattered golden flowers and a golden border with magenta flowers along the fold',
          hi: 'तह की हुई हरी सिल्क साड़ी, बिखरे सुनहरे फूल और तह के साथ रानी फूलों वाली सुनहरी किनारी',
        },
      },
      {
        file: 'saree-banarasi-green-rail.avif',
        alt: {
          en: 'The saree hung over a wooden rail, a golden border with magenta flowers down each side',
          hi: 'लकड़ी के डंडे पर टँगी साड़ी, दोनों ओर नीचे तक रानी फूलों वाली सुनहरी किनारी',
        },
      },
      {
        file: 'saree-banarasi-green-detail.avif',
        alt: {
          en: 'Close view of green silk, its golden flowers and the magenta and gold border with its row of teeth',
          hi: 'पास से: हरा रेशम, सुनहरे फूल और दाँतेदार रानी-सुनहरी किनारी',
        },
      },
    ],
    variants: [{ color: green, sizes: [{ size: oneSize, stock: 3 }] }],
    listedOn: '2025-11-12',
  },
  {
    slug: 'maheshwari-saree-with-wave-border',
    category: 'apparel',
    subcategory: 'sarees',
    maker: 'narmada-ghat-bunkar-samiti',
    seller: 'saat-nadi-studio',
    title: { en: 'Maheshwari Saree with Wave Border', hi: 'लहर किनारी की माहेश्वरी साड़ी' },
    description: {
      en: 'A light saree with a wave along its border. Lehar, the wave, is cut into the stone steps where the river meets Maheshwar fort, and weavers carried it into the border. Silk warp and fine cotton weft make a saree of under 400 grams that can be worn to work all day and does not fall off the shoulder. The border is reversible, in the bugdi manner, so either face may go outside. On the pallu are five stripes, two broad, three narrow, as custom asks. It starts slightly stiff; after a few wearings it follows you. Running blouse piece included.',
      hi: 'लहर की किनारी वाली हल्की साड़ी। महेश्वर के क़िले पर जहाँ नर्मदा सीढ़ियाँ छूती है, वहाँ पत्थर में लहर खुदी है; बुनकर उसे किनारी में ले आए। रेशम का ताना और महीन सूत का बाना, वज़न चार सौ ग्राम से कम: दिन भर दफ़्तर में पहनी जा सकती है और कंधे से नहीं सरकती। किनारी बुगड़ी ढंग की है, दोनों तरफ़ से एक जैसी, इसलिए कोई भी रुख़ बाहर रख लें। पल्लू पर रिवाज के मुताबिक़ पाँच धारियाँ हैं, दो चौड़ी और तीन सँकरी। शुरू में हल्की कड़क रहती है, कुछ बार पहनने पर ढल जाती है। ब्लाउज़ का कपड़ा साथ है।',
    },
    pricePaise: 490000,
    discounts: [{ discountType: 'percentage', value: 10, endsInDays: 20 }],
    materials: [silk, cotton, zari],
    technique: handloom,
    region: maheshwar,
    giName: 'Maheshwar Sarees & Fabrics',
    care: careHandloom,
    dimensions: { lengthMm: 6300, widthMm: 1150 },
    weightGrams: 385,
    hsn: '50072010',
    variation: {
      en: 'Stripe spacing on the pallu differs by a few millimetres. Each weaver has her own edge finish.',
      hi: 'पल्लू की धारियों की दूरी कुछ मिलीमीटर बदलती है। किनारे की बँधाई हर बुनकर की अपनी है।',
    },
    photos: [
      {
        file: 'saree-maheshwari-wave.avif',
        alt: {
          en: 'Folded blue saree with a magenta border in which two golden waves run between gold lines',
          hi: 'तह की हुई नीली साड़ी, रानी किनारी में सुनहरी लकीरों के बीच दौड़ती दो सुनहरी लहरें',
        },
        color: blue,
      },
      {
        file: 'saree-maheshwari-wave-pink.avif',
        alt: {
          en: 'The saree in pink, golden waves on a violet-blue border',
          hi: 'गुलाबी साड़ी, बैंगनी-नीली किनारी पर सुनहरी लहरें',
        },
        color: pink,
      },
      {
        file: 'saree-maheshwari-wave-mustard.avif',
        alt: {
          en: 'The saree in mustard, golden waves on a dark red border',
          hi: 'सरसों पीली साड़ी, गहरी लाल किनारी पर सुनहरी लहरें',
        },
        color: mustard,
      },
      {
        file: 'saree-maheshwari-wave-rail.avif',
        alt: {
          en: 'The blue saree hung over a wooden rail, its wave border down each side',
          hi: 'लकड़ी के डंडे पर टँगी नीली साड़ी, दोनों ओर लहर किनारी',
        },
        color: blue,
      },
      {
        file: 'saree-maheshwari-wave-detail.avif',
        alt: {
          en: 'Close view of the wave border: gold waves and dots on magenta beside plain blue',
          hi: 'लहर किनारी पास से: सादे नीले के साथ रानी रंग पर सुनहरी लहरें और बिंदियाँ',
        },
        color: blue,
      },
    ],
    variants: [
      { color: blue, sizes: [{ size: oneSize, stock: 6 }] },
      { color: pink, sizes: [{ size: oneSize, stock: 4 }] },
      { color: mustard, sizes: [{ size: oneSize, stock: 3 }] },
    ],
    listedOn: '2025-01-28',
  },
  {
    slug: 'baluchari-saree-with-story-pallu',
    category: 'apparel',
    subcategory: 'sarees',
    maker: 'rangamati-shilpi-samity',
    seller: 'purab-shilpa-trust',
    title: { en: 'Baluchari Saree with Story Pallu', hi: 'कथा पल्लू की बालूचरी साड़ी' },
    description: {
      en: 'A silk saree whose pallu tells a story in woven figures. Read the pallu from left to right, like a wall of the Bishnupur temples. A charioteer turns to speak, a musician sits under an arch, two women play dice; the scenes repeat in rows around a big central mango. All of it is woven, none embroidered, from several thousand punched cards strung above the loom. Baluchari uses no zari: the pictures are in ivory silk on aubergine, so the saree is lighter and softer than most wedding silks. This is the only one from these cards in this colour. Two people took sixteen days. Unstitched blouse piece at the end.',
      hi: 'सिल्क साड़ी, जिसके पल्लू पर बुनी आकृतियाँ कथा कहती हैं। पल्लू को बाएँ से दाएँ पढ़िए, जैसे बिष्णुपुर के मंदिरों की दीवार। सारथी मुड़कर कुछ कहता है, मेहराब के नीचे वादक बैठा है, दो स्त्रियाँ पासा खेल रही हैं; बीच की बड़ी कैरी के चारों ओर ये दृश्य क़तारों में दोहराते हैं। यह सब बुना हुआ है, कढ़ा नहीं; करघे के ऊपर हज़ारों छिदे पत्ते टँगे रहते हैं। बालूचरी में ज़री नहीं होती: बैंगनी रेशम पर हाथीदाँती चित्र हैं, इसलिए हल्की और मुलायम है। इन पत्तों से इस रंग में यही एक साड़ी बनी है। दो लोगों के सोलह दिन लगे। ब्लाउज़ का कपड़ा साथ है।',
    },
    pricePaise: 1640000,
    materials: [silk],
    technique: extraWeft,
    region: bishnupur,
    giName: 'Baluchari Saree',
    care: careSilk,
    dimensions: { lengthMm: 6300, widthMm: 1150 },
    weightGrams: 560,
    hsn: '50072010',
    oneOfAKind: true,
    variation: {
      en: 'One saree. The picture shows it folded; a photograph of the pallu is sent on request before you pay.',
      hi: 'एक ही साड़ी है। चित्र में वह तह की हुई है; भुगतान से पहले माँगने पर पल्लू की तस्वीर भेजी जाएगी।',
    },
    photos: [
      {
        file: 'saree-baluchari.avif',
        alt: {
          en: 'Folded aubergine silk saree with ivory flowers and a woven row of figures under arches along the fold',
          hi: 'तह की हुई बैंगनी सिल्क साड़ी, हाथीदाँती बूटियाँ और तह के साथ मेहराबों के नीचे खड़ी आकृतियों की बुनी क़तार',
        },
      },
      {
        file: 'saree-baluchari-rail.avif',
        alt: {
          en: 'The pallu hung over a wooden rail: rows of musicians, dice players and chariots in ivory around three large mangoes',
          hi: 'लकड़ी के डंडे पर टँगा पल्लू: तीन बड़ी कैरियों के चारों ओर हाथीदाँती में वादक, चौपड़ खेलती स्त्रियाँ और रथ',
        },
      },
      {
        file: 'saree-baluchari-detail.avif',
        alt: {
          en: 'Close view of the woven pallu: a mango and the rows of small scenes beside it',
          hi: 'बुना हुआ पल्लू पास से: एक कैरी और उसके पास छोटे दृश्यों की क़तारें',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 1 }] }],
    listedOn: '2026-08-30',
  },
  {
    slug: 'chanderi-saree-with-coin-buti',
    category: 'apparel',
    subcategory: 'sarees',
    maker: 'narmada-ghat-bunkar-samiti',
    seller: 'saat-nadi-studio',
    title: { en: 'Chanderi Saree with Coin Buti', hi: 'अशर्फ़ी बूटी की चंदेरी साड़ी' },
    description: {
      en: 'A sheer, light saree with coin-shaped motifs. Ashrafi means a gold coin, and round ones the size of a fingernail are scattered over this ivory saree. Every coin is put in separately with its own small needle of zari while the ground is being woven, then trimmed at the back so that nothing catches. The silk keeps its gum, hence the transparency, and cotton in the weft keeps it cool in April. Plan a petticoat in ivory or gold; a dark one shows through on purpose or by accident. Folded, the saree is as thin as a magazine. Blouse piece in plain tissue.',
      hi: 'सिक्के जैसी बूटियों वाली पारदर्शी, हल्की साड़ी। अशर्फ़ी यानी सोने का सिक्का; इस हाथीदाँती साड़ी पर नाख़ून जितने गोल सिक्के बिखरे हैं। ज़मीन बुनते समय हर सिक्का अपनी अलग सुई की ज़री से भरा जाता है और पीछे से धागा काट दिया जाता है, ताकि कुछ अटके नहीं। रेशम का गोंद नहीं उतारा जाता, इसी से पारदर्शिता है; बाने का सूत अप्रैल में भी ठंडा रखता है। पेटीकोट हाथीदाँती या सुनहरा लें, गहरा रंग झलकेगा। तह करने पर साड़ी पत्रिका जितनी पतली रहती है। ब्लाउज़ का कपड़ा सादे टिशू का है।',
    },
    pricePaise: 720000,
    materials: [silk, cotton, zari],
    technique: extraWeft,
    region: chanderi,
    giName: 'Chanderi Sarees',
    care: careSilk,
    dimensions: { lengthMm: 6300, widthMm: 1150 },
    weightGrams: 340,
    hsn: '50072010',
    variation: {
      en: 'Coins are woven one by one and are not perfectly round. Ivory is natural, not bleached.',
      hi: 'सिक्के एक-एक कर बुने जाते हैं, पूरे गोल नहीं होते। हाथीदाँती रंग क़ुदरती है, ब्लीच नहीं।',
    },
    photos: [
      {
        file: 'saree-chanderi-coin.avif',
        alt: {
          en: 'Folded ivory saree scattered with round golden coin motifs above a golden border',
          hi: 'तह की हुई हाथीदाँती साड़ी, सिक्के जैसी गोल सुनहरी बूटियाँ और नीचे सुनहरी किनारी',
        },
      },
      {
        file: 'saree-chanderi-coin-rail.avif',
        alt: {
          en: 'The saree hung over a wooden rail, coins scattered between its golden borders',
          hi: 'लकड़ी के डंडे पर टँगी साड़ी, सुनहरी किनारियों के बीच बिखरी अशर्फ़ियाँ',
        },
      },
      {
        file: 'saree-chanderi-coin-detail.avif',
        alt: {
          en: 'Close view of golden coin motifs and the zari border on ivory silk',
          hi: 'हाथीदाँती रेशम पर सुनहरे सिक्के और ज़री की किनारी पास से',
        },
      },
    ],
    variants: [{ color: ivory, sizes: [{ size: oneSize, stock: 5 }] }],
    listedOn: '2026-02-24',
  },
  {
    slug: 'pochampally-ikat-silk-saree',
    category: 'apparel',
    subcategory: 'sarees',
    maker: 'tana-bana-samakhya',
    seller: 'godavari-kaveri-producers',
    title: { en: 'Pochampally Ikat Silk Saree', hi: 'पोचमपल्ली इकत सिल्क साड़ी' },
    description: {
      en: 'A silk saree in double ikat. Both directions are tied in this saree: the warp before it goes on the loom, the weft before it goes in the shuttle, and the weaver nudges every pick with a needle until the two drawings meet. Where they do, the squares are solid green; where they miss by a thread, a soft shadow appears. Elephants in a grid fill the body, a plain magenta border rests the eye. The weaving alone took a family in Pochampally five weeks. Sold at present. Follow the maker if you would like to know when the next one is off the loom.',
      hi: 'दोहरे इकत की सिल्क साड़ी। दोनों दिशाएँ इस साड़ी में बँधी हैं: करघे पर चढ़ने से पहले ताना और शटल में जाने से पहले बाना। बुनकर हर धागा सुई से सरकाता है, जब तक दोनों चित्र मिल न जाएँ। जहाँ मिलते हैं, वहाँ ठोस हरे ख़ाने बनते हैं; जहाँ धागा भर चूकते हैं, वहाँ नरम छाया दिखती है। तन पर ख़ानों में हाथी हैं, सादी रानी रंग की किनारी आँख को आराम देती है। पोचमपल्ली के एक परिवार को सिर्फ़ बुनाई में पाँच हफ़्ते लगे। अभी बिक चुकी है; अगली की ख़बर के लिए कारीगर को फ़ॉलो करें।',
    },
    pricePaise: 1480000,
    materials: [silk],
    technique: ikat,
    region: pochampally,
    giName: 'Pochampally Ikat',
    care: careSilk,
    dimensions: { lengthMm: 6300, widthMm: 1150 },
    weightGrams: 540,
    hsn: '50072010',
    variation: {
      en: 'Outlines shift by a few threads from motif to motif. Green and magenta differ slightly by dye bath.',
      hi: 'हर बूटे की रेखा कुछ धागे सरकती है। हरा और रानी रंग हर रंगाई में थोड़ा बदलता है।',
    },
    photos: [
      {
        file: 'saree-pochampally-silk.avif',
        alt: {
          en: 'Folded green silk saree with a grid of blurred ivory ikat elephants and a magenta border along the fold',
          hi: 'तह की हुई हरी सिल्क साड़ी, चौखानों में धुँधले किनारों वाले हाथीदाँती इकत हाथी और तह के साथ रानी किनारी',
        },
      },
      {
        file: 'saree-pochampally-silk-rail.avif',
        alt: {
          en: 'The saree hung over a wooden rail, ikat elephants in squares between magenta borders',
          hi: 'लकड़ी के डंडे पर टँगी साड़ी, रानी किनारियों के बीच चौखानों में इकत हाथी',
        },
      },
      {
        file: 'saree-pochampally-silk-detail.avif',
        alt: {
          en: 'Close view of the fold: ikat elephants in green squares meeting the magenta border and its line of gold',
          hi: 'तह के पास से: हरे चौखानों में इकत हाथी, नीचे रानी किनारी और सुनहरी लकीर',
        },
      },
    ],
    variants: [{ color: green, sizes: [{ size: oneSize, stock: 0 }] }],
    listedOn: '2025-10-30',
  },
  {
    slug: 'mangalagiri-cotton-saree',
    category: 'apparel',
    subcategory: 'sarees',
    maker: 'tana-bana-samakhya',
    seller: 'godavari-kaveri-producers',
    title: { en: 'Mangalagiri Cotton Saree', hi: 'मंगलगिरि सूती साड़ी' },
    description: {
      en: 'A cotton saree for every day. Teachers across coastal Andhra wear Mangalagiri cotton for a reason: it survives chalk dust, crowded buses and the washing stone. Tight pit-loom weaving leaves no gaps, the colour is in the yarn and not on the surface, and the zari line in the border is thin enough to iron over. Each saree leaves the loom with starch in it; drape it crisp for a sharp pleat or rinse once for a softer fall. The pallu has the traditional stripes with a short fringe. A matching blouse length is woven at the inner end.',
      hi: 'रोज़ पहनने की सूती साड़ी। तटीय आंध्र की शिक्षिकाएँ मंगलगिरि की सूती साड़ी यों ही नहीं पहनतीं: चॉक की धूल, भरी बस और धोने का पत्थर, सब सह लेती है। गड्ढा-करघे की कसी बुनाई में ख़ाली जगह नहीं रहती, रंग सूत में है, ऊपर से नहीं, और किनारी की ज़री इतनी पतली है कि इस्त्री फिर जाए। साड़ी माँड के साथ करघे से उतरती है; तीखी चुन्नट चाहिए तो वैसे ही पहनें, नरम चाहिए तो एक बार खँगाल लें। पल्लू पर रिवायती धारियाँ और छोटी झालर है। भीतर के सिरे पर मेल खाता ब्लाउज़ बुना है।',
    },
    pricePaise: 215000,
    materials: [cotton, zari],
    technique: handloom,
    region: mangalagiri,
    giName: 'Mangalagiri Sarees and Fabrics',
    care: careHandloom,
    dimensions: { lengthMm: 6300, widthMm: 1170 },
    weightGrams: 470,
    hsn: '52084120',
    variation: {
      en: 'Starch and colour vary a little by batch. Pallu fringe is knotted by hand and may be uneven.',
      hi: 'माँड और रंग हर खेप में थोड़ा बदलते हैं। पल्लू की झालर हाथ से बँधी है, ज़रा असमान हो सकती है।',
    },
    photos: [
      {
        file: 'saree-mangalagiri-maroon.avif',
        alt: {
          en: 'Folded plain maroon cotton saree with bands of gold and dark green along the fold',
          hi: 'तह की हुई सादी मैरून सूती साड़ी, तह के साथ सुनहरी और गहरी हरी पट्टियाँ',
        },
        color: maroon,
      },
      {
        file: 'saree-mangalagiri-green.avif',
        alt: {
          en: 'The saree in green, with bands of gold and maroon',
          hi: 'हरी साड़ी, सुनहरी और मैरून पट्टियों के साथ',
        },
        color: green,
      },
      {
        file: 'saree-mangalagiri-grey.avif',
        alt: {
          en: 'The saree in grey, with bands of gold and dark maroon',
          hi: 'स्लेटी साड़ी, सुनहरी और गहरी मैरून पट्टियों के साथ',
        },
        color: grey,
      },
      {
        file: 'saree-mangalagiri-maroon-rail.avif',
        alt: {
          en: 'The maroon saree hung over a wooden rail, gold and green down each side',
          hi: 'लकड़ी के डंडे पर टँगी मैरून साड़ी, दोनों ओर सुनहरी और हरी पट्टियाँ',
        },
        color: maroon,
      },
      {
        file: 'saree-mangalagiri-maroon-detail.avif',
        alt: {
          en: 'Close view of the saree’s border: gold bands and thin gold lines on maroon cotton',
          hi: 'साड़ी की किनारी पास से: मैरून सूती कपड़े पर सुनहरी पट्टी और पतली सुनहरी लकीरें',
        },
        color: maroon,
      },
    ],
    variants: [
      { color: maroon, sizes: [{ size: oneSize, stock: 12 }] },
      { color: green, sizes: [{ size: oneSize, stock: 9 }] },
      { color: grey, sizes: [{ size: oneSize, stock: 14 }] },
    ],
    listedOn: '2025-05-14',
  },
  {
    slug: 'bagru-mulmul-saree-in-madder',
    category: 'apparel',
    subcategory: 'sarees',
    maker: 'neel-kund-chhipa-samuh',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Bagru Mulmul Saree in Madder', hi: 'मजीठ रंग की बगरू मलमल साड़ी' },
    description: {
      en: 'A soft printed mulmul saree for summer. For hot months, printers in Bagru take the finest mulmul they can get and print it only lightly, so that the cloth stays supple. Madder-red jaal covers the pallu, the body carries small buti on kora, and a line of black syahi dots runs along both edges. No border is sewn on; there is nothing to stiffen it. New wearers find the six metres easy to manage, although pins should be fine ones. It dries in an hour on a balcony and needs no starch. The colour mellows for a year, then stays.',
      hi: 'गर्मियों के लिए छपी हुई मुलायम मलमल साड़ी। गर्मी के महीनों के लिए बगरू के छीपा सबसे महीन मलमल लेते हैं और हल्की ही छपाई करते हैं, ताकि कपड़ा लचीला रहे। पल्लू पर मजीठ लाल जाल है, तन पर कोरे कपड़े पर छोटी बूटियाँ और दोनों किनारों पर काली स्याही की बिंदियाँ। अलग से किनारी नहीं लगाई गई, इसलिए कहीं कड़क नहीं। पहली बार साड़ी पहनने वालों को भी सँभालने में आसान लगती है, बस पिन महीन लें। बालकनी में घंटे भर में सूख जाती है, माँड नहीं चाहिए। साल भर रंग नरम पड़ता है, फिर टिक जाता है।',
    },
    pricePaise: 185000,
    discounts: [{ discountType: 'fixed', value: 20000 }],
    materials: [mulmul, naturalDyes],
    technique: blockPrint,
    region: bagru,
    giName: 'Bagru Hand Block Print',
    care: carePrint,
    dimensions: { lengthMm: 6300, widthMm: 1120 },
    weightGrams: 410,
    hsn: '52085120',
    variation: {
      en: 'Block joins are visible on the pallu. Kora may carry faint yellow from the harda bath.',
      hi: 'पल्लू पर ब्लॉक के जोड़ दिखते हैं। कोरे में हरड़ की हल्की पीलाहट हो सकती है।',
    },
    photos: [
      {
        file: 'saree-bagru-mulmul.avif',
        alt: {
          en: 'Folded off-white mulmul saree printed all over with small madder-red flowers',
          hi: 'तह की हुई मटमैली सफ़ेद मलमल की साड़ी, मजीठ लाल के छोटे फूलों की छपाई',
        },
      },
      {
        file: 'saree-bagru-mulmul-rail.avif',
        alt: {
          en: 'The saree hung over a wooden rail, small red flowers all over',
          hi: 'लकड़ी के डंडे पर टँगी साड़ी, चारों ओर छोटे लाल फूल',
        },
      },
      {
        file: 'saree-bagru-mulmul-detail.avif',
        alt: {
          en: 'Close view of the buti: dark outline, madder petals, a black stem',
          hi: 'बूटी पास से: गहरी रेखा, मजीठ पंखुड़ियाँ, काला डंठल',
        },
      },
    ],
    variants: [{ color: kora, sizes: [{ size: oneSize, stock: 17 }] }],
    listedOn: '2026-04-16',
  },

  // Kurtas and jackets
  {
    slug: 'bagru-buti-cotton-kurta',
    category: 'apparel',
    subcategory: 'kurtas-and-jackets',
    maker: 'neel-kund-chhipa-samuh',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Bagru Buti Cotton Kurta', hi: 'बगरू बूटी का सूती कुर्ता' },
    description: {
      en: 'A block-printed cotton kurta for every day. Madder flowers, small and evenly sown, cover the kora cotton; neck, placket, cuffs and hem are plain brick red. The fabric is printed in Bagru and sewn two streets away in the printers’ own tailoring room, with flat seams inside and an extra centimetre at the side so that it can be let out. Five cloth-covered buttons, three-quarter sleeves, slits and a length that ends just above the knee. It runs true to size. For a loose summer fit, take one size up. Goes through the machine on gentle once the first two hand washes are done.',
      hi: 'रोज़ पहनने के लिए ब्लॉक प्रिंट का सूती कुर्ता। कोरे सूती कपड़े पर मजीठ के छोटे फूल बराबर दूरी पर छपे हैं; गला, पट्टी, आस्तीन का सिरा और घेर सादे ईंट लाल में हैं। कपड़ा बगरू में छपता है और दो गली दूर छीपाओं के अपने सिलाईघर में सिलता है; भीतर की सिलाई चपटी है और बग़ल में एक सेंटीमीटर की गुंजाइश है। कपड़े से मढ़े पाँच बटन, तीन-चौथाई आस्तीन, चाक और घुटने के ठीक ऊपर तक की लंबाई। नाप सही है; ढीला पहनना हो तो एक नाप बड़ा लें। पहली दो बार हाथ से धोने के बाद मशीन में हल्के चक्र पर धुल सकता है।',
    },
    pricePaise: 145000,
    materials: [cotton, naturalDyes],
    technique: blockPrint,
    region: bagru,
    giName: 'Bagru Hand Block Print',
    care: carePrint,
    dimensions: { lengthMm: 1000, widthMm: 530 },
    weightGrams: 235,
    sizeTable: kurtaSizes,
    hsn: '62063090',
    variation: {
      en: 'Flowers land differently on every kurta; side seams are not matched.',
      hi: 'हर कुर्ते पर फूल अलग जगह पड़ते हैं; बग़ल की सिलाई पर छपाई नहीं मिलाई जाती।',
    },
    photos: [
      {
        file: 'kurta-bagru.avif',
        alt: {
          en: 'Cream kurta with small red flowers, red neck band, placket and hem, hanging on a wooden hanger against a plain wall',
          hi: 'सादी दीवार के आगे लकड़ी के हैंगर पर क्रीम कुर्ता, छोटे लाल फूल, लाल गला, पट्टी और घेर',
        },
      },
      {
        file: 'kurta-bagru-detail.avif',
        alt: {
          en: 'Close view of the printed flowers, the red front band and its buttons',
          hi: 'छपे हुए फूल, सामने की लाल पट्टी और उसके बटन पास से',
        },
      },
      {
        file: 'kurta-bagru-hem.avif',
        alt: {
          en: 'The plain red hem from near, the flowers ending above it',
          hi: 'लाल सादी किनारी पास से, जिसके ऊपर फूल रुकते हैं',
        },
      },
    ],
    variants: [
      {
        color: kora,
        sizes: [
          { size: 'XS', stock: 7 },
          { size: 'S', stock: 15 },
          { size: 'M', stock: 22 },
          { size: 'L', stock: 18 },
          { size: 'XL', stock: 11 },
          { size: 'XXL', stock: 4, priceDeltaPaise: 10000 },
        ],
      },
    ],
    listedOn: '2025-02-03',
  },
  {
    slug: 'indigo-dabu-cotton-kurta',
    category: 'apparel',
    subcategory: 'kurtas-and-jackets',
    maker: 'neel-kund-chhipa-samuh',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Indigo Dabu Cotton Kurta', hi: 'नील दाबू का सूती कुर्ता' },
    description: {
      en: 'An indigo cotton kurta with white flowers. Where each white flower sits, there was once a dab of mud. The rest of the cloth went down into the indigo vat three times, came up green, and turned blue in the air while somebody held it open. After washing, the tailoring room cut this kurta with kora bands at neck, placket, cuffs and hem. The collarless neck closes with five small buttons and the sleeves end below the elbow. Blue may come off on a pale bag or sofa for the first few wearings; a salt wash before you start helps a good deal. The cotton is airy, and nothing itches.',
      hi: 'सफ़ेद फूलों वाला नील का सूती कुर्ता। जहाँ-जहाँ सफ़ेद फूल है, वहाँ पहले मिट्टी का ठप्पा था। बाक़ी कपड़ा तीन बार नील के कुंड में उतरा, हरा निकला और हवा लगते ही नीला हुआ, जब तक कोई उसे फैलाकर पकड़े रहा। धुलाई के बाद सिलाईघर ने गले, पट्टी, आस्तीन और घेर पर कोरी पट्टियाँ लगाकर यह कुर्ता काटा। बिना कॉलर का गला पाँच छोटे बटनों से बंद होता है, आस्तीन कोहनी के नीचे तक है। शुरू में हल्के रंग के बैग या सोफ़े पर नील लग सकता है; पहनने से पहले नमक के पानी में धो लें। कपड़ा हवादार है, चुभता नहीं।',
    },
    pricePaise: 165000,
    discounts: [{ discountType: 'percentage', value: 10 }],
    materials: [cotton, naturalIndigo],
    technique: dabu,
    region: bagru,
    giName: 'Bagru Hand Block Print',
    care: careIndigo,
    dimensions: { lengthMm: 1000, widthMm: 530 },
    weightGrams: 240,
    sizeTable: kurtaSizes,
    hsn: '62063090',
    variation: {
      en: 'Depth of blue depends on the vat that week.',
      hi: 'नीले की गहराई उस हफ़्ते के कुंड पर निर्भर है।',
    },
    photos: [
      {
        file: 'kurta-indigo.avif',
        alt: {
          en: 'Indigo-blue kurta with small white flowers and a cream neck band, placket and hem, hanging on a wooden hanger',
          hi: 'लकड़ी के हैंगर पर नील रंग का कुर्ता, छोटे सफ़ेद फूल और क्रीम गला, पट्टी और घेर',
        },
      },
      {
        file: 'kurta-indigo-detail.avif',
        alt: {
          en: 'Close view of the small white flowers that the mud kept from the dye, and the front band',
          hi: 'रँगाई से मिट्टी के बचाए छोटे सफ़ेद फूल और सामने की पट्टी पास से',
        },
      },
      {
        file: 'kurta-indigo-hem.avif',
        alt: {
          en: 'The white hem from near',
          hi: 'सफ़ेद किनारी पास से',
        },
      },
    ],
    variants: [
      {
        color: indigo,
        sizes: [
          { size: 'XS', stock: 5 },
          { size: 'S', stock: 12 },
          { size: 'M', stock: 16 },
          { size: 'L', stock: 14 },
          { size: 'XL', stock: 0 },
          { size: 'XXL', stock: 3, priceDeltaPaise: 10000 },
        ],
      },
    ],
    listedOn: '2025-06-28',
  },
  {
    slug: 'lucknow-chikan-mulmul-kurta',
    category: 'apparel',
    subcategory: 'kurtas-and-jackets',
    maker: 'gomti-ramganga-sangathan',
    seller: 'saat-nadi-studio',
    title: { en: 'Lucknow Chikan Mulmul Kurta', hi: 'लखनवी चिकन का मलमल कुर्ता' },
    description: {
      en: 'A fine mulmul kurta with chikan embroidery. Turn the yoke inside out before anything else; the back tells you who embroidered. On this kurta the shadow work is done from beneath with herringbone stitches, murri grains stand up like rice, and two flowers hold jaali made by teasing the threads apart, with not one cut. A single woman in a village near Kakori spends nine or ten days on it, over a pattern stamped in washable blue. Cotton mulmul, so wear a camisole. The piece was washed at the ghat, starched lightly and pressed. Her initials are on the tag.',
      hi: 'चिकन की कढ़ाई वाला महीन मलमल का कुर्ता। योक को उलटकर देखिए सबसे पहले; पीछे का रुख़ बता देता है कि किसने काढ़ा है। इस कुर्ते में बखिया नीचे की तरफ़ से किया गया है, मुर्री चावल के दाने-सी उभरी है और दो फूलों में जाली है, जो धागे सरकाकर बनी है, एक भी धागा काटा नहीं गया। काकोरी के पास के गाँव की एक ही औरत धुल जाने वाले नीले छापे पर नौ-दस दिन काढ़ती है। कपड़ा मलमल है, इसलिए भीतर शमीज़ पहनें। घाट पर धुला है, हल्की माँड और इस्त्री के साथ आता है। टैग पर उसके नाम के अक्षर हैं।',
    },
    pricePaise: 245000,
    discounts: [{ discountType: 'fixed', value: 25000, startsInDays: 10, endsInDays: 31 }],
    materials: [mulmul],
    technique: chikankari,
    region: lucknow,
    giName: 'Lucknow Chikan Craft',
    care: careHandloom,
    dimensions: { lengthMm: 1080, widthMm: 530 },
    weightGrams: 190,
    sizeTable: longKurtaSizes,
    hsn: '62063090',
    variation: {
      en: 'Stitches carry the hand of the embroiderer. Faint blue from the stamp goes with the first wash.',
      hi: 'टाँकों में हर हाथ का फ़र्क़ दिखता है। छापे का हल्का नीला पहली धुलाई में निकल जाता है।',
    },
    photos: [
      {
        file: 'kurta-chikan.avif',
        alt: {
          en: 'White kurta with white-on-white flowers, on a wooden hanger against a plain wall',
          hi: 'सादी दीवार के आगे लकड़ी के हैंगर पर सफ़ेद कुरता, सफ़ेद पर सफ़ेद फूलों वाला',
        },
        color: white,
      },
      {
        file: 'kurta-chikan-pink.avif',
        alt: {
          en: 'The kurta in pale pink, its flowers embroidered in white',
          hi: 'हल्के गुलाबी रंग का कुरता, सफ़ेद कढ़ाई के फूलों के साथ',
        },
        color: pink,
      },
      {
        file: 'kurta-chikan-blue.avif',
        alt: {
          en: 'The kurta in pale blue, its flowers embroidered in white',
          hi: 'हल्के नीले रंग का कुरता, सफ़ेद कढ़ाई के फूलों के साथ',
        },
        color: blue,
      },
      {
        file: 'kurta-chikan-detail.avif',
        alt: {
          en: 'Close view of the white flowers on the front of the kurta',
          hi: 'कुरते के सामने के सफ़ेद फूल पास से',
        },
        color: white,
      },
    ],
    variants: [
      {
        color: white,
        sizes: [
          { size: 'S', stock: 8 },
          { size: 'M', stock: 11 },
          { size: 'L', stock: 9 },
          { size: 'XL', stock: 5 },
        ],
      },
      {
        color: pink,
        sizes: [
          { size: 'S', stock: 4 },
          { size: 'M', stock: 6 },
          { size: 'L', stock: 0 },
          { size: 'XL', stock: 2 },
        ],
      },
      {
        color: blue,
        sizes: [
          { size: 'S', stock: 3 },
          { size: 'M', stock: 7 },
          { size: 'L', stock: 5 },
          { size: 'XL', stock: 2 },
        ],
      },
    ],
    listedOn: '2026-03-14',
  },

  // Stoles and shawls
  {
    slug: 'leheriya-cotton-silk-stole',
    category: 'apparel',
    subcategory: 'stoles-and-shawls',
    maker: 'neel-kund-chhipa-samuh',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Leheriya Cotton-Silk Stole', hi: 'लहरिया सूती-रेशम स्टोल' },
    description: {
      en: 'A light stole dyed in zigzags. Zigzags in leheriya come from a fold: the stole is pleated like a fan before it is rolled on the slant and tied, so each stripe turns at the crease and climbs back. Red went in first, then yellow, and the cream of the cotton-silk was kept by the thread. The knots are opened by pulling one end, a small firework every time. Two metres long and light as a scarf, it sits well over a plain shirt and folds to the size of a fist. Keep it out of long direct sun, which the yellow dislikes.',
      hi: 'लहरिया में रँगा हल्का स्टोल। लहरिया में टेढ़ी लहरें तह से बनती हैं: स्टोल को पंखे की तरह चुनकर तिरछा लपेटा और बाँधा जाता है, इसलिए हर धारी तह पर मुड़कर लौट आती है। पहले लाल रंग, फिर पीला; सूती-रेशम की क्रीम ज़मीन धागे ने बचाए रखी। एक सिरा खींचते ही गाँठें फटाफट खुलती हैं, जैसे छोटी आतिशबाज़ी। दो मीटर लंबा और दुपट्टे से भी हल्का है, सादी कमीज़ पर अच्छा लगता है और तह होकर मुट्ठी में आ जाता है। देर तक तेज़ धूप में न रखें, पीला रंग उड़ता है।',
    },
    pricePaise: 125000,
    discounts: [{ discountType: 'percentage', value: 30, endsInDays: 9 }],
    materials: [silk, cotton],
    technique: leheriya,
    region: jaipur,
    care: carePrint,
    dimensions: { lengthMm: 2000, widthMm: 560 },
    weightGrams: 125,
    hsn: '62149090',
    variation: {
      en: 'Zigzags differ in height and some stripes join or fork. Cream shows at the tie marks.',
      hi: 'लहरों की ऊँचाई बदलती है, कुछ धारियाँ मिलती या बँटती हैं। बँधाई की जगह क्रीम दिखता है।',
    },
    photos: [
      {
        file: 'stole-leheriya.avif',
        alt: {
          en: 'Cream stole with red and yellow zigzag stripes over a wooden rail against a plain wall',
          hi: 'सादी दीवार के आगे लकड़ी के डंडे पर टँगा क्रीम स्टोल, लाल और पीली टेढ़ी धारियों वाला',
        },
      },
      {
        file: 'stole-leheriya-detail.avif',
        alt: {
          en: 'Close view of the zigzags where red and yellow stripes turn',
          hi: 'टेढ़ी धारियाँ पास से, जहाँ लाल और पीली लकीरें मुड़ती हैं',
        },
      },
      {
        file: 'stole-leheriya-folded.avif',
        alt: {
          en: 'The stole folded',
          hi: 'तह किया हुआ स्टोल',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 29 }] }],
    listedOn: '2025-07-22',
  },
  {
    slug: 'indigo-bandhani-cotton-stole',
    category: 'apparel',
    subcategory: 'stoles-and-shawls',
    maker: 'rann-rang-mandal',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Indigo Bandhani Cotton Stole', hi: 'नील का बांधनी सूती स्टोल' },
    description: {
      en: 'A tie-dyed indigo stole of cotton. Count the dots in one wheel and you reach sixty-odd; count the wheels and you stop counting. Every dot is a pinch of cotton raised on a fingernail and wound five or six times with thread, before the whole stole, by now the size of a fist, goes into the indigo vat. Three dips give this blue. Then the thread is pulled off with one tug along the length, which is the moment the children are called in to see. Rings and crosses take turns across the field. The cotton is soft and the ends are fringed.',
      hi: 'नील में रँगा बांधनी का सूती स्टोल। एक चक्के की बिंदियाँ गिनिए तो साठ से ऊपर निकलती हैं; चक्के गिनने बैठिए तो गिनती छूट जाती है। हर बिंदी नाख़ून पर उठाई गई सूती कपड़े की चुटकी है, जिस पर पाँच-छह बार धागा लपेटा जाता है; फिर मुट्ठी जितना सिकुड़ चुका पूरा स्टोल नील के कुंड में जाता है। यह रंग तीन डुबकियों का है। उसके बाद लंबाई में एक झटके से सारा धागा खिंच जाता है; यही घड़ी देखने को बच्चे बुलाए जाते हैं। मैदान में घेरे और चौकड़ियाँ बारी-बारी आती हैं। सूती कपड़ा मुलायम है और सिरों पर झालर है।',
    },
    pricePaise: 145000,
    materials: [cotton, naturalIndigo],
    technique: bandhani,
    region: kutch,
    care: careIndigo,
    dimensions: { lengthMm: 1900, widthMm: 560 },
    weightGrams: 140,
    hsn: '62149090',
    variation: {
      en: 'Dots differ in size with the hand that tied them. Indigo may colour light cloth until the second wash.',
      hi: 'बिंदी का आकार बाँधने वाले हाथ से बदलता है। दूसरी धुलाई तक नील हल्के कपड़ों पर लग सकता है।',
    },
    photos: [
      {
        file: 'stole-indigo-shibori.avif',
        alt: {
          en: 'Indigo stole with rings and crosses of white tie-dye dots and a fringed end, over a wooden rail against a plain wall',
          hi: 'सादी दीवार के आगे लकड़ी के डंडे पर नील का स्टोल, सफ़ेद बांधनी बिंदियों के घेरे और चौकड़ियाँ, सिरे पर झालर',
        },
      },
      {
        file: 'stole-indigo-shibori-detail.avif',
        alt: {
          en: 'Close view of the tied dots, each a small white ring on indigo',
          hi: 'बाँधी हुई बिंदियाँ पास से, नील पर हर एक छोटा सफ़ेद घेरा',
        },
      },
      {
        file: 'stole-indigo-shibori-folded.avif',
        alt: {
          en: 'The stole folded',
          hi: 'तह किया हुआ स्टोल',
        },
      },
    ],
    variants: [{ color: indigo, sizes: [{ size: oneSize, stock: 16 }] }],
    listedOn: '2026-10-28',
  },
  {
    slug: 'kani-bordered-pashmina-shawl',
    category: 'apparel',
    subcategory: 'stoles-and-shawls',
    maker: 'teen-darra-oon-samuh',
    seller: 'saat-nadi-studio',
    title: { en: 'Kani-Bordered Pashmina Shawl', hi: 'कानी पल्ले की पश्मीना शॉल' },
    description: {
      en: 'A pashmina shawl with woven kani borders. Kanis are small wooden bobbins, and dozens of them hang from the loom at once, one for each change of colour. The weaver reads the pattern aloud from a talim, a sheet of coded lines: so many threads in almond, so many in rose. An afternoon adds a centimetre or less. To keep the price within reach, this shawl carries kani only in the two end bands, each 25 centimetres deep with buta flowers, and the field between is plain hand-spun pashmina. Allow six weeks. Soft, very warm, and thinner than you expect. Certificate of GI testing included.',
      hi: 'बुने हुए कानी पल्लों वाली पश्मीना शॉल। कानी लकड़ी की छोटी तीलियाँ हैं; रंग के हर बदलाव के लिए एक, और करघे से दर्जनों एक साथ लटकती हैं। बुनकर तालीम यानी संकेतों का पर्चा पढ़ता जाता है: इतने धागे बादामी, इतने गुलाबी। पूरी दोपहर में एक सेंटीमीटर या उससे भी कम बढ़ता है। दाम पहुँच में रहे, इसलिए कानी सिर्फ़ दोनों पल्लों में है, हर एक 25 सेमी गहरा, बूटों के साथ; बीच में हाथ के कते पश्मीने की सादी ज़मीन है। छह हफ़्ते का समय दें। मुलायम, बहुत गरम और सोच से पतली। GI जाँच का प्रमाणपत्र साथ है।',
    },
    pricePaise: 2400000,
    materials: [pashmina],
    technique: kaniWeaving,
    region: srinagar,
    giName: 'Kani Shawl',
    care: carePashmina,
    dimensions: { lengthMm: 2050, widthMm: 1020 },
    weightGrams: 260,
    hsn: '62142010',
    leadTimeDays: 45,
    variation: {
      en: 'Flowers follow the talim, but each weaver shades them with the yarn at hand.',
      hi: 'फूल तालीम के अनुसार हैं, पर हर बुनकर अपने पास के सूत से रंगत देता है।',
    },
    photos: [
      {
        file: 'shawl-kani-ivory.avif',
        alt: {
          en: 'Ivory pashmina shawl hung over a wooden rail, with a band of rose and green flowering butas above the fringe',
          hi: 'लकड़ी के डंडे पर टँगी हाथीदाँती पश्मीना शॉल, झालर के ऊपर गुलाबी और हरे बूटों की पट्टी',
        },
      },
      {
        file: 'shawl-kani-ivory-detail.avif',
        alt: {
          en: 'Close view of the kani band: rose butas with green stems on a golden ground',
          hi: 'कानी पट्टी पास से: सुनहरी ज़मीन पर हरे डंठल वाले गुलाबी बूटे',
        },
      },
      {
        file: 'shawl-kani-ivory-folded.avif',
        alt: {
          en: 'The shawl folded, its kani band along the fold',
          hi: 'तह की हुई शॉल, तह के साथ कानी पट्टी',
        },
      },
    ],
    variants: [{ color: ivory, sizes: [{ size: oneSize, stock: 5 }] }],
    listedOn: '2025-12-02',
  },
  {
    slug: 'sozni-pashmina-stole-with-chinar-leaves',
    category: 'apparel',
    subcategory: 'stoles-and-shawls',
    maker: 'teen-darra-oon-samuh',
    seller: 'saat-nadi-studio',
    title: { en: 'Sozni Pashmina Stole with Chinar Leaves', hi: 'चिनार पत्ती का सोज़नी पश्मीना स्टोल' },
    description: {
      en: 'Chinar leaves fall along two edges of this stole, in rust, moss and a little gold, worked with a needle so fine that the stitches look painted. Sozni picks up a thread or two of the cloth each time, and from the back the colours lie almost as flat as from the front. The embroiderer, who sits in a north-facing room in Srinagar, gave it the better part of four months. The ground is undyed brown-grey pashmina, spun by hand in Leh and woven in the same workshop as our kani. One stole, no second planned.',
      hi: 'चिनार की पत्तियाँ इस स्टोल के दो किनारों पर गिर रही हैं: ज़ंग, काई और ज़रा-से सुनहरे रंग में, इतनी महीन सुई से काढ़ी कि चित्र जैसी लगें। सोज़नी हर बार कपड़े के एक-दो धागे ही उठाती है, इसलिए पीछे से भी रंग लगभग उतने ही सपाट दिखते हैं। श्रीनगर के उत्तर की ओर खुलते कमरे में बैठने वाले कारीगर ने इसे क़रीब चार महीने दिए। ज़मीन बिना रंगा भूरा-स्लेटी पश्मीना है, लेह में हाथ से कता और उसी जगह बुना जहाँ हमारी कानी बनती है। एक ही स्टोल है।',
    },
    pricePaise: 1950000,
    materials: [pashmina, silk],
    technique: sozni,
    region: srinagar,
    giName: 'Kashmir Sozani Craft',
    care: carePashmina,
    dimensions: { lengthMm: 2000, widthMm: 710 },
    weightGrams: 170,
    hsn: '62142010',
    oneOfAKind: true,
    variation: {
      en: 'A single stole. Pale hairs in the ground come from the goat and are not a fault.',
      hi: 'एक ही स्टोल है। ज़मीन में हल्के रंग के रेशे बकरी के हैं, दोष नहीं।',
    },
    photos: [
      {
        file: 'stole-sozni-chinar.avif',
        alt: {
          en: 'Brown-grey pashmina stole hung over a wooden rail, rust, moss and gold chinar leaves falling along both edges',
          hi: 'लकड़ी के डंडे पर टँगा भूरा-स्लेटी पश्मीना स्टोल, दोनों किनारों पर कत्थई, काई और सुनहरे रंग के चिनार के पत्ते',
        },
      },
      {
        file: 'stole-sozni-chinar-detail.avif',
        alt: {
          en: 'Close view of the embroidered chinar leaves, each filled with fine stitches',
          hi: 'कढ़े हुए चिनार के पत्ते पास से, हर पत्ता बारीक टाँकों से भरा',
        },
      },
      {
        file: 'stole-sozni-chinar-folded.avif',
        alt: {
          en: 'The stole folded, with its embroidered leaves on top',
          hi: 'तह किया स्टोल, ऊपर कढ़े हुए पत्ते',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 1 }] }],
    listedOn: '2026-11-15',
  },
  {
    slug: 'kullu-shawl-with-three-bands',
    category: 'apparel',
    subcategory: 'stoles-and-shawls',
    maker: 'teen-darra-oon-samuh',
    seller: 'saat-nadi-studio',
    title: { en: 'Kullu Shawl with Three Bands', hi: 'तीन पट्टियों की कुल्लू शॉल' },
    description: {
      en: 'A wool shawl with three woven bands. Eight colours is the rule in a Kullu band, and grandmothers still count them at weddings. The stepped diamonds are built by hand between the threads of the warp with little butterflies of wool, no shuttle; three bands of them cross each end of a plain merino field. A woman weaves one in about eight days between house and fields. Big enough to sit in, one metre by two, it is a shawl for watching cricket on a cold terrace or travelling by night bus. It does not prickle as coarser hill wool can. Fringe twisted, not knotted.',
      hi: 'तीन बुनी पट्टियों वाली ऊनी शॉल। कुल्लू की पट्टी में आठ रंग का क़ायदा है और दादियाँ शादियों में आज भी गिनती हैं। सीढ़ीदार शकरपारे ताने के धागों के बीच ऊन की छोटी गुत्थियों से हाथ से भरे जाते हैं, शटल से नहीं; सादी मेरिनो ज़मीन के दोनों सिरों पर ऐसी तीन-तीन पट्टियाँ हैं। घर और खेत के बीच एक औरत इसे लगभग आठ दिन में बुनती है। एक मीटर चौड़ी, दो मीटर लंबी: ठंडी छत पर मैच देखने या रात की बस के लिए। मोटी पहाड़ी ऊन की तरह चुभती नहीं। झालर बटी हुई है।',
    },
    pricePaise: 285000,
    discounts: [{ discountType: 'fixed', value: 30000, endsInDays: -20 }],
    materials: [merino],
    technique: handloom,
    region: kullu,
    giName: 'Kullu Shawl',
    care: careWool,
    dimensions: { lengthMm: 2030, widthMm: 1010 },
    weightGrams: 430,
    hsn: '62142010',
    variation: {
      en: 'Band colours are chosen by the weaver, so order and shade differ from shawl to shawl.',
      hi: 'पट्टियों के रंग बुनकर चुनती है, इसलिए हर शॉल में क्रम और रंगत बदलती है।',
    },
    photos: [
      {
        file: 'shawl-kullu-three.avif',
        alt: {
          en: 'Black wool shawl over a wooden rail, three bright bands of stepped diamonds across its end',
          hi: 'लकड़ी के डंडे पर काला ऊनी शॉल, छोर पर सीढ़ीदार हीरों की तीन चटख पट्टियाँ',
        },
        color: black,
      },
      {
        file: 'shawl-kullu-three-grey.avif',
        alt: {
          en: 'The shawl in grey',
          hi: 'स्लेटी रंग की शॉल',
        },
        color: grey,
      },
      {
        file: 'shawl-kullu-three-maroon.avif',
        alt: {
          en: 'The shawl in maroon',
          hi: 'मैरून रंग की शॉल',
        },
        color: maroon,
      },
      {
        file: 'shawl-kullu-three-detail.avif',
        alt: {
          en: 'Close view of the Kullu bands: yellow and green diamonds on red between thin coloured lines',
          hi: 'कुल्लू पट्टियाँ पास से: पतली रंगीन लकीरों के बीच लाल पर पीले और हरे हीरे',
        },
        color: black,
      },
      {
        file: 'shawl-kullu-three-folded.avif',
        alt: {
          en: 'The black shawl folded, its bands along the fold',
          hi: 'तह की हुई काली शॉल, तह के साथ पट्टियाँ',
        },
        color: black,
      },
    ],
    variants: [
      { color: black, sizes: [{ size: oneSize, stock: 11 }] },
      { color: grey, sizes: [{ size: oneSize, stock: 14 }] },
      { color: maroon, sizes: [{ size: oneSize, stock: 8 }] },
    ],
    listedOn: '2025-09-26',
  },
  {
    slug: 'bhujodi-shawl-with-extra-weft',
    category: 'apparel',
    subcategory: 'stoles-and-shawls',
    maker: 'rann-rang-mandal',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Bhujodi Shawl with Extra Weft', hi: 'बुनी बूटियों वाली भुजोड़ी शॉल' },
    description: {
      en: 'A wool shawl with woven motifs. Vankar weavers once wove blankets for Rabari herders and were paid in ghee and grain; the motifs have stayed, though the customer has changed. Chomukh, satkhani, the little drum called dungli: each is lifted by fingers, counting threads, and filled with an extra weft of red, white and yellow wool on a black field. Tie-dyed dots are added along the join in the middle, for the shawl is woven in two halves and stitched with a herringbone called macchi kanto. It is on the firm side, holds a fold over the shoulder, and blocks wind.',
      hi: 'बुनी बूटियों वाली ऊनी शॉल। वणकर कभी रबारी चरवाहों के लिए कंबल बुनते थे और बदले में घी-अनाज पाते थे; ग्राहक बदले, बूटे वही हैं। चोमुख, सातखणी, छोटा ढोल यानी डुंगली: हर बूटा उँगलियों से धागे गिनकर उठाया जाता है और काली ज़मीन पर लाल, सफ़ेद, पीली ऊन के अलग धागे से भरा जाता है। शॉल दो हिस्सों में बुनकर बीच में मच्छी काँटो टाँके से जोड़ी जाती है, और जोड़ के साथ-साथ बांधनी की बिंदियाँ हैं। छूने में थोड़ी कसी हुई है, कंधे पर तह टिकती है और हवा रोकती है।',
    },
    pricePaise: 340000,
    materials: [wool],
    technique: extraWeft,
    region: bhujodi,
    giName: 'Kutch Shawls',
    care: careWool,
    dimensions: { lengthMm: 2130, widthMm: 1010 },
    weightGrams: 450,
    hsn: '62142010',
    variation: {
      en: 'Motifs are placed by counting and by memory; the two halves may differ at the join.',
      hi: 'बूटे गिनती और याद से रखे जाते हैं; जोड़ पर दोनों हिस्सों में फ़र्क़ हो सकता है।',
    },
    photos: [
      {
        file: 'shawl-bhujodi-black.avif',
        alt: {
          en: 'Black wool shawl over a wooden rail, with white, red and yellow stepped motifs and a red fringe',
          hi: 'लकड़ी के डंडे पर काला ऊनी शॉल, सफ़ेद, लाल और पीले सीढ़ीदार नमूने और लाल झालर',
        },
      },
      {
        file: 'shawl-bhujodi-black-detail.avif',
        alt: {
          en: 'Close view of the Bhujodi motifs: white diamonds and small drums in extra weft on black wool',
          hi: 'भुजोड़ी के नमूने पास से: काली ऊन पर बुने हुए सफ़ेद हीरे और छोटे डमरू',
        },
      },
      {
        file: 'shawl-bhujodi-black-folded.avif',
        alt: {
          en: 'The shawl folded, its woven motifs along the fold',
          hi: 'तह की हुई शॉल, तह के साथ बुने हुए नमूने',
        },
      },
    ],
    variants: [{ color: black, sizes: [{ size: oneSize, stock: 13 }] }],
    listedOn: '2026-01-06',
  },
  {
    slug: 'leh-handspun-pashmina-stole',
    category: 'apparel',
    subcategory: 'stoles-and-shawls',
    maker: 'teen-darra-oon-samuh',
    seller: 'saat-nadi-studio',
    title: { en: 'Leh Handspun Pashmina Stole', hi: 'लेह का हाथ-कता पश्मीना स्टोल' },
    description: {
      en: 'An undyed stole of handspun pashmina. No dye, no bleach and no machine came near this stole. Pashm is combed from Changthangi goats in spring, cleaned of coarse hair by hand, and spun on a drop spindle by women in Leh, mostly in winter kitchens. Weaving on a frame loom takes four days, washing in warm water one more. The yarn is left a little thicker than in Kashmir, so the stole feels like a soft twill instead of a veil, and it stands daily use. Colours are those of the goats: fawn with an ivory stripe. Ordered pieces leave Leh by air in winter.',
      hi: 'बिना रंगा, हाथ से कते पश्मीना का स्टोल। रंग, ब्लीच या मशीन, कुछ भी इस स्टोल के पास नहीं आया। बसंत में चांगथांगी बकरियों से पश्म झाड़ा जाता है, मोटे बाल हाथ से चुने जाते हैं और लेह की औरतें उसे तकली पर कातती हैं, ज़्यादातर जाड़े की रसोई में बैठकर। करघे पर चार दिन की बुनाई, फिर एक दिन गुनगुने पानी में धुलाई। सूत कश्मीर से ज़रा मोटा रखा जाता है, इसलिए स्टोल पारदर्शी नहीं, नरम ट्विल जैसा है और रोज़ पहना जा सकता है। रंग बकरियों के हैं: बादामी पर हाथीदाँती धारी। जाड़ों में ऑर्डर हवाई जहाज़ से निकलता है।',
    },
    pricePaise: 950000,
    materials: [pashmina],
    technique: handloom,
    region: leh,
    care: carePashmina,
    dimensions: { lengthMm: 1900, widthMm: 640 },
    weightGrams: 210,
    hsn: '62142010',
    leadTimeDays: 30,
    variation: {
      en: 'Fawn ranges from sand to light brown. Hand-spun yarn shows thicker and thinner rows.',
      hi: 'बादामी रंग रेत से हल्के भूरे तक होता है। हाथ के सूत में मोटी-पतली क़तारें दिखती हैं।',
    },
    photos: [
      {
        file: 'stole-leh-fawn.avif',
        alt: {
          en: 'Fawn pashmina stole with ivory stripes and a knotted fringe hung over a wooden rail',
          hi: 'लकड़ी के डंडे पर टँगा हल्का भूरा पश्मीना स्टोल, हाथीदाँती धारियाँ और गाँठदार झालर',
        },
      },
      {
        file: 'stole-leh-fawn-detail.avif',
        alt: {
          en: 'Close view of the weave, where ivory stripes cross on undyed fawn',
          hi: 'बुनाई पास से, बिना रंगे भूरे पर एक-दूसरे को काटती हाथीदाँती धारियाँ',
        },
      },
      {
        file: 'stole-leh-fawn-folded.avif',
        alt: {
          en: 'The stole folded, ivory stripes on undyed fawn',
          hi: 'तह किया स्टोल, बिना रंगे भूरे पर हाथीदाँती धारियाँ',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 6 }] }],
    listedOn: '2026-09-10',
  },
];
