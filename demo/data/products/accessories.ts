import { beltSizes, juttiSizes } from '../size-tables.ts';
import type { DemoProduct } from '../types.ts';

// Materials
const cottonCanvas = { en: 'Cotton canvas', hi: 'सूती कैनवस' };
const cotton = { en: 'Cotton', hi: 'कॉटन' };
const cottonYarn = { en: 'Cotton yarn', hi: 'सूती धागा' };
const cottonCord = { en: 'Cotton cord', hi: 'सूती डोरी' };
const wool = { en: 'Wool', hi: 'ऊन' };
const naturalDyes = { en: 'Natural dyes', hi: 'प्राकृतिक रंग' };
const brass = { en: 'Brass', hi: 'पीतल' };
const goatLeather = { en: 'Vegetable-tanned goat leather', hi: 'वनस्पति से कमाया बकरी का चमड़ा' };
const buffaloLeather = { en: 'Vegetable-tanned buffalo leather', hi: 'वनस्पति से कमाया भैंस का चमड़ा' };
const handmadePaper = { en: 'Handmade paper', hi: 'हाथ का बना काग़ज़' };
const palmLeaf = { en: 'Palm leaf', hi: 'ताड़ का पत्ता' };
const neemWood = { en: 'Neem wood', hi: 'नीम की लकड़ी' };
const sheesham = { en: 'Sheesham wood', hi: 'शीशम की लकड़ी' };
const mirrorGlass = { en: 'Mirror glass', hi: 'शीशा' };

// Techniques
const blockPrint = { en: 'Hand-block printing', hi: 'हाथ की ब्लॉक छपाई' };
const ajrakh = { en: 'Ajrakh resist printing', hi: 'अजरख छपाई' };
const ikat = { en: 'Ikat weaving', hi: 'इकत बुनाई' };
const panja = { en: 'Panja weaving', hi: 'पंजा बुनाई' };
const embossedLeather = { en: 'Embossed and painted leather', hi: 'उभरा और रंगा चमड़ा' };
const stitchedLeather = { en: 'Hand-stitched leather', hi: 'हाथ से सिला चमड़ा' };
const paperMaking = { en: 'Handmade paper making', hi: 'हाथ से काग़ज़ बनाना' };
const talapatra = { en: 'Palm-leaf engraving', hi: 'ताड़पत्र पर खुदाई' };
const woodCarving = { en: 'Wood carving', hi: 'लकड़ी की नक़्क़ाशी' };

// Regions
const sanganer = { en: 'Sanganer, Rajasthan', hi: 'सांगानेर, राजस्थान' };
const bagru = { en: 'Bagru, Rajasthan', hi: 'बगरू, राजस्थान' };
const kutch = { en: 'Kutch, Gujarat', hi: 'कच्छ, गुजरात' };
const pochampally = { en: 'Pochampally, Telangana', hi: 'पोचमपल्ली, तेलंगाना' };
const salawas = { en: 'Salawas, Rajasthan', hi: 'सालावास, राजस्थान' };
const jodhpur = { en: 'Jodhpur, Rajasthan', hi: 'जोधपुर, राजस्थान' };
const santiniketan = { en: 'Santiniketan, West Bengal', hi: 'शांतिनिकेतन, पश्चिम बंगाल' };
const raghurajpur = { en: 'Raghurajpur, Odisha', hi: 'रघुराजपुर, ओडिशा' };
const saharanpur = { en: 'Saharanpur, Uttar Pradesh', hi: 'सहारनपुर, उत्तर प्रदेश' };
const chitrakoot = { en: 'Chitrakoot, Uttar Pradesh', hi: 'चित्रकूट, उत्तर प्रदेश' };

// Care
const careBag = {
  en: 'Wash by hand in cold water, separately the first time. Dry in shade and iron damp.',
  hi: 'ठंडे पानी में हाथ से धोएँ, पहली बार अलग। छाँव में सुखाएँ और नम रहते इस्त्री करें।',
};
const careSpot = { en: 'Spot-clean with a damp cloth; dry-clean when needed.', hi: 'दाग़ गीले कपड़े से पोंछें; ज़रूरत हो तो ड्राई क्लीन कराएँ।' };
const careLeather = {
  en: 'Keep dry. Feed with a little neutral cream or coconut oil twice a year and let it rest a night.',
  hi: 'सूखा रखें। साल में दो बार थोड़ी सादी क्रीम या नारियल तेल लगाकर रात भर छोड़ दें।',
};
const carePaper = {
  en: 'Keep dry and away from direct sun. Wipe the cover with a barely damp cloth.',
  hi: 'सूखी जगह, सीधी धूप से दूर रखें। जिल्द को हल्के नम कपड़े से पोंछें।',
};
const carePalmLeaf = {
  en: 'Handle dry and keep flat. A drop of lemongrass oil on a cloth once a year keeps insects off.',
  hi: 'सूखे हाथ से पकड़ें और सपाट रखें। साल में एक बार कपड़े पर लेमनग्रास तेल की बूँद कीड़ों को दूर रखती है।',
};
const careWood = {
  en: 'Do not soak. Rub with coconut or mustard oil every few weeks and brush out dust with a dry toothbrush.',
  hi: 'भिगोएँ नहीं। हर कुछ हफ़्ते नारियल या सरसों का तेल मलें और सूखे टूथब्रश से धूल निकालें।',
};
const careCarved = {
  en: 'Dust with a soft brush and wax once a year. Keep away from water and heaters.',
  hi: 'मुलायम ब्रश से धूल झाड़ें और साल में एक बार मोम लगाएँ। पानी और हीटर से दूर रखें।',
};

// Units, sizes and colours
const pair = { en: 'Pair', hi: 'जोड़ी' };
const setOf3 = { en: 'Set of 3', hi: '3 का सेट' };
const setOf4 = { en: 'Set of 4', hi: '4 का सेट' };
const setOf20 = { en: 'Set of 20', hi: '20 का सेट' };
const oneSize = 'One size';
const koraWhite = { en: 'Kora white', hi: 'कोरा सफ़ेद' };
const indigo = { en: 'Indigo', hi: 'नील' };
const madder = { en: 'Madder', hi: 'मजीठ लाल' };
const mustard = { en: 'Mustard', hi: 'सरसों पीला' };
const tan = { en: 'Tan', hi: 'हल्का भूरा' };
const black = { en: 'Black', hi: 'काला' };
const brown = { en: 'Brown', hi: 'भूरा' };

export const accessories: DemoProduct[] = [
  // Bags & pouches
  {
    slug: 'bagru-block-print-tote',
    category: 'accessories',
    subcategory: 'bags-and-pouches',
    maker: 'sui-chhaap-mahila-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Bagru Block-Print Tote', hi: 'बगरू ब्लॉक प्रिंट का टोट थैला' },
    description: {
      en: 'A strong cotton bag for shopping and books. Five kilos of potatoes are our test, carried twice around the hall, and the handles are sewn down with a boxed cross so that they pass it. The canvas is unbleached; on it a printer in Bagru stamps a drop motif in the two old colours of the town: a red of alum and madder, and a black of rusted iron and jaggery thickened with tamarind-seed paste. Wide enough for a laptop of 13 inches and a lunch box lying flat. Inside there is one pocket for keys. The print softens but does not wash out.',
      hi: 'ख़रीदारी और किताबों के लिए मज़बूत सूती थैला। हमारी जाँच है पाँच किलो आलू, हॉल के दो चक्कर; इसीलिए हत्थे चौकोर और आड़ी-तिरछी सिलाई से जड़े हैं। कैनवस बिना ब्लीच का है; उस पर बगरू का छीपा क़स्बे के दो पुराने रंगों से बूँद वाली बूटी छापता है: फिटकरी और मजीठ का लाल, और जंग लगे लोहे व गुड़ का काला, जो इमली के बीज की लेई में गाढ़ा होता है। 13 इंच का लैपटॉप और खाने का डिब्बा सपाट आ जाते हैं। भीतर चाबियों की एक जेब है। छपाई धुलकर नरम पड़ती है, उतरती नहीं।',
    },
    pricePaise: 69000,
    discounts: [{ discountType: 'fixed', value: 7000 }],
    materials: [cottonCanvas, naturalDyes],
    technique: blockPrint,
    region: bagru,
    giName: 'Bagru Hand Block Print',
    care: careBag,
    dimensions: { widthMm: 380, heightMm: 400, lengthMm: 80 },
    weightGrams: 270,
    hsn: '42022220',
    variation: {
      en: 'Motifs meet the seams wherever the cloth is cut. Canvas shows dark flecks of cotton seed.',
      hi: 'बूटियाँ सिलाई पर कहीं भी कट सकती हैं। कैनवस में बिनौले के गहरे कण दिखते हैं।',
    },
    photos: [
      {
        file: 'tote-bagru-kora.avif',
        alt: {
          en: 'Cream tote bag printed with rows of red drop-shaped motifs, tan handles, lying flat',
          hi: 'क्रीम टोट थैला, लाल बूँद जैसी बूटियों की क़तारें और हल्के भूरे हत्थे, सपाट रखा हुआ',
        },
        color: koraWhite,
      },
      {
        file: 'tote-indigo-dabu.avif',
        alt: {
          en: 'The indigo tote: pale leaves and dots on blue, with blue handles',
          hi: 'नील वाला थैला: नीले पर हल्की पत्तियाँ और बिंदियाँ, हत्थे भी नीले',
        },
        color: indigo,
      },
      {
        file: 'tote-bagru-kora-detail.avif',
        alt: {
          en: 'The printed cloth of the tote from near, before it is sewn',
          hi: 'थैले का छपा हुआ कपड़ा पास से, सिलाई से पहले',
        },
        color: koraWhite,
      },
    ],
    variants: [
      { color: koraWhite, sizes: [{ size: oneSize, stock: 42 }] },
      { color: indigo, sizes: [{ size: oneSize, stock: 17 }] },
    ],
    listedOn: '2026-08-28',
  },
  {
    slug: 'sanganer-potli-pouch',
    category: 'accessories',
    subcategory: 'bags-and-pouches',
    maker: 'sui-chhaap-mahila-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Sanganer Potli Pouch', hi: 'सांगानेरी पोटली' },
    description: {
      en: 'A drawstring pouch for small things. Potlis held coins once, then betel, then jewellery at weddings; ours tends to hold a phone, a comb and a packet of peanuts. Small blue flowers are printed on cream cotton in Sanganer, the gathered neck is faced so it draws smoothly, and two indigo cords run against each other, each ending in a brass bead and a hand-wound tassel. A round base lets it sit upright on a table. The lining is plain and washable. People order a dozen for return gifts, and we can do that within a week if you write first.',
      hi: 'छोटी चीज़ों के लिए डोरी वाली पोटली। पोटली में पहले सिक्के रहते थे, फिर पान, फिर शादियों में गहने; हमारी पोटली में अक्सर फ़ोन, कंघी और मूँगफली मिलती है। क्रीम सूती कपड़े पर सांगानेर के छोटे नीले फूल छपे हैं; गले में पट्टी लगी है, ताकि चुन्नट आसानी से खिंचे। नील रंगी दो डोरियाँ आमने-सामने चलती हैं, हर सिरे पर पीतल का मनका और हाथ का लपेटा फुँदना है। पेंदा गोल है, मेज़ पर सीधी बैठती है। अस्तर सादा है और धुल जाता है। लोग उपहार के लिए दर्जन भर मँगाते हैं; पहले लिख दें तो हफ़्ते भर में हो जाता है।',
    },
    pricePaise: 45000,
    materials: [cotton, cottonCord],
    technique: blockPrint,
    region: sanganer,
    giName: 'Sanganeri Hand Block Printing',
    care: careBag,
    dimensions: { heightMm: 220, diameterMm: 160 },
    weightGrams: 95,
    hsn: '42023290',
    variation: {
      en: 'Flowers may tilt as the block turns in the hand. Tassels differ slightly in length.',
      hi: 'हाथ में छापा घूमने से फूल ज़रा तिरछे हो सकते हैं। फुँदनों की लंबाई में थोड़ा फ़र्क़ होता है।',
    },
    photos: [
      {
        file: 'potli-block-print.avif',
        alt: {
          en: 'Gathered cream pouch printed with blue flowers, with a blue cord and two tassels',
          hi: 'नीले फूलों वाली क्रीम रंग की चुन्नटदार पोटली, नीली डोरी और दो फुँदनों के साथ',
        },
        color: indigo,
      },
      {
        file: 'potli-block-print-madder.avif',
        alt: {
          en: 'The pouch printed with madder red flowers, with a red cord and tassels',
          hi: 'मजीठ लाल फूलों वाली पोटली, लाल डोरी और फुँदनों के साथ',
        },
        color: madder,
      },
      {
        file: 'potli-block-print-detail.avif',
        alt: {
          en: 'The printed cloth of the pouch from near, before it is sewn',
          hi: 'पोटली का छपा हुआ कपड़ा पास से, सिलाई से पहले',
        },
        color: indigo,
      },
    ],
    variants: [
      { color: indigo, sizes: [{ size: oneSize, stock: 33 }] },
      { color: madder, sizes: [{ size: oneSize, stock: 20 }] },
    ],
    listedOn: '2026-03-12',
  },
  {
    slug: 'pochampally-ikat-zip-pouch',
    category: 'accessories',
    subcategory: 'bags-and-pouches',
    maker: 'sui-chhaap-mahila-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Pochampally Ikat Zip Pouch', hi: 'पोचमपल्ली इकत का ज़िप पाउच' },
    description: {
      en: 'A zipped pouch of ikat cloth for pens, papers or make-up. Before a single pick was woven, the yarn for this cloth was tied with strips of rubber and dyed three times, so the diamonds were already in the threads when they reached the loom in Pochampally. That is why the edges feather. We buy short lengths from the weavers’ society and cut each pouch across the widest diamond. A metal zip with a brass pull, a red cotton tassel, a wipeable lining of waxed cotton. It takes pens, chargers, make-up or a passport with two boarding cards. The flat bottom seam means it never bulges in a bag.',
      hi: 'क़लम, काग़ज़ या मेकअप के लिए इकत का ज़िप वाला पाउच। एक भी बाना पड़ने से पहले इस कपड़े का सूत रबर की पट्टियों से बाँधकर तीन बार रँगा गया, यानी पोचमपल्ली के करघे तक पहुँचते-पहुँचते बर्फ़ियाँ धागों में आ चुकी थीं। इसीलिए किनारे परों जैसे फैले हैं। हम बुनकर समिति से छोटे टुकड़े लेते हैं और हर पाउच सबसे चौड़ी बर्फ़ी पर काटते हैं। धातु की ज़िप, पीतल का खींचना, लाल सूती फुँदना और मोम लगे सूत का अस्तर, जो पोंछने से साफ़ हो जाता है। पेन, चार्जर, शृंगार या पासपोर्ट, सब आता है। नीचे की सिलाई सपाट है, थैले में फूलता नहीं।',
    },
    pricePaise: 52000,
    materials: [cotton, brass],
    technique: ikat,
    region: pochampally,
    giName: 'Pochampally Ikat',
    care: careSpot,
    dimensions: { lengthMm: 230, heightMm: 130, widthMm: 10 },
    weightGrams: 85,
    hsn: '42023290',
    variation: {
      en: 'Each pouch shows another part of the repeat. The tassel may be a shade darker.',
      hi: 'हर पाउच पर नमूने का अलग हिस्सा आता है। फुँदना थोड़ा गहरा हो सकता है।',
    },
    photos: [
      {
        file: 'tote-pouch-ikat.avif',
        alt: {
          en: 'Red zip pouch with ikat diamonds in cream, blue and yellow, a brass zip and a red tassel',
          hi: 'क्रीम, नीली और पीली इकत बर्फ़ियों वाला लाल ज़िप पाउच, पीतल की ज़िप और लाल फुँदना',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 29 }] }],
    listedOn: '2026-10-07',
  },
  {
    slug: 'ajrakh-sling-bag',
    category: 'accessories',
    subcategory: 'bags-and-pouches',
    maker: 'sui-chhaap-mahila-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Ajrakh Sling Bag', hi: 'अजरख का झोला' },
    description: {
      en: 'A shoulder bag of ajrakh cloth. Printed on both faces, good ajrakh has no wrong side, and this bag makes use of that: the flap folds open and the pattern goes on inside. The cotton comes from a family in Ajrakhpur who soak it in camel dung and castor oil, print lime and gum as a resist, dye in iron, madder and indigo, and rinse in between until the count reaches about sixteen. Padded with a layer of felt, closed with a wooden toggle, with an adjustable strap long enough to cross the body. It holds an A5 book, a bottle and an umbrella.',
      hi: 'अजरख कपड़े का कंधे पर टाँगने का झोला। अच्छा अजरख दोनों तरफ़ छपा होता है, उसकी उल्टी तरफ़ नहीं होती, और यह झोला उसी का फ़ायदा उठाता है: पल्ला खोलिए, भीतर भी वही नमूना है। कपड़ा अजरखपुर के एक परिवार से आता है, जो उसे ऊँट की लीद और अरंडी के तेल में भिगोता है, चूने और गोंद की रोक छापता है, लोहे, मजीठ और नील में रँगता है और बीच-बीच में धोता है, कुल सोलह चरण। भीतर नमदे की परत है, लकड़ी की घुंडी से बंद होता है, पट्टा घटता-बढ़ता है और तिरछा भी पहना जाता है। कॉपी, बोतल और छाता आ जाते हैं।',
    },
    pricePaise: 118000,
    discounts: [{ discountType: 'percentage', value: 10, startsInDays: 10, endsInDays: 24 }],
    materials: [cotton, naturalDyes],
    technique: ajrakh,
    region: kutch,
    giName: 'Kachchh Ajrakh',
    care: careBag,
    dimensions: { widthMm: 280, heightMm: 250, lengthMm: 70 },
    weightGrams: 310,
    hsn: '42022220',
    variation: {
      en: 'The flap may show stars or medallions. Indigo rubs off lightly on pale clothes in the first days.',
      hi: 'पल्ले पर तारे भी आ सकते हैं, चक्र भी। शुरुआती दिनों में हल्के कपड़ों पर नील का असर आ सकता है।',
    },
    photos: [
      {
        file: 'sling-ajrakh.avif',
        alt: {
          en: 'Indigo ajrakh sling bag with star medallions, a flap closed by a wooden toggle and a cloth strap, lying flat',
          hi: 'तारों वाला नील अजरख का झोला, लकड़ी की घुंडी से बंद पल्ला और कपड़े का पट्टा, सपाट रखा',
        },
        color: indigo,
      },
      {
        file: 'sling-ajrakh-madder.avif',
        alt: {
          en: 'The sling bag in madder red with indigo star medallions',
          hi: 'मजीठ लाल झोला, नील के तारों के साथ',
        },
        color: madder,
      },
      {
        file: 'sling-ajrakh-detail.avif',
        alt: {
          en: 'The ajrakh of the bag from near, before it is sewn',
          hi: 'झोले की अजरख पास से, सिलाई से पहले',
        },
        color: indigo,
      },
    ],
    variants: [
      { color: indigo, sizes: [{ size: oneSize, stock: 13 }] },
      { color: madder, sizes: [{ size: oneSize, stock: 9 }] },
    ],
    listedOn: '2025-09-30',
  },
  {
    slug: 'santiniketan-leather-handbag',
    category: 'accessories',
    subcategory: 'bags-and-pouches',
    maker: 'rang-rekha-mandali',
    seller: 'rekha-mati-studio',
    title: { en: 'Santiniketan Leather Handbag', hi: 'शांतिनिकेतन का चमड़े का बैग' },
    description: {
      en: 'A painted leather handbag for every day. Leather came to the craft classes at Sriniketan in the 1920s, and the way it is done there has stayed recognisable: damp goatskin pressed over a cut zinc or card pattern, the raised lines left pale, the hollows painted with spirit dyes by brush. Alpona creepers cover the front of this bag; the back is plain with one slip pocket. Edges are thonged with a strip of the same skin instead of being machined. It is light, 340 grams, and takes a wallet, keys, a phone and a folded stole. The leather darkens where your hand rests.',
      hi: 'रोज़ के लिए चमड़े का चित्रित बैग। चमड़े का काम 1920 के दशक में श्रीनिकेतन की शिल्प कक्षाओं में आया और उसका तरीक़ा आज भी पहचाना जाता है: बकरी के नम चमड़े को कटे हुए साँचे पर दबाते हैं, उभरी रेखाएँ हल्की छोड़ी जाती हैं और गहराइयों में कूँची से स्पिरिट के रंग भरते हैं। बैग के सामने अल्पना की बेल है, पीछे सादा चमड़ा और एक जेब। किनारे मशीन से नहीं, उसी चमड़े की डोरी से गुँथे हैं। वज़न 340 ग्राम; बटुआ, चाबी, फ़ोन और तह किया स्टोल आ जाता है। जहाँ हाथ पड़ता है, वहाँ चमड़ा समय के साथ गहराता है।',
    },
    pricePaise: 139000,
    materials: [goatLeather],
    technique: embossedLeather,
    region: santiniketan,
    giName: 'Santiniketan Leather Goods',
    care: careLeather,
    dimensions: { widthMm: 270, heightMm: 210, lengthMm: 60 },
    weightGrams: 340,
    hsn: '42022110',
    variation: {
      en: 'Dyes are brushed by hand and pool in places. Small pores and marks of the skin are visible.',
      hi: 'रंग कूँची से भरे जाते हैं, कहीं-कहीं गाढ़े बैठते हैं। चमड़े के छिद्र और निशान दिखते हैं।',
    },
    photos: [
      {
        file: 'leather-handbag.avif',
        alt: {
          en: 'Tan leather handbag with two handles, its front painted with a creeper of red flowers and green leaves',
          hi: 'दो हत्थों वाला भूरा चमड़े का बैग, सामने लाल फूलों और हरी पत्तियों की बेल',
        },
        color: tan,
      },
      {
        file: 'leather-handbag-black.avif',
        alt: {
          en: 'The handbag in black leather, painted with the same creeper',
          hi: 'काले चमड़े का बैग, उसी बेल की चित्रकारी के साथ',
        },
        color: black,
      },
    ],
    variants: [
      { color: tan, sizes: [{ size: oneSize, stock: 10 }] },
      { color: black, sizes: [{ size: oneSize, stock: 7 }] },
    ],
    listedOn: '2026-01-22',
  },
  {
    slug: 'panja-woven-shoulder-bag',
    category: 'accessories',
    subcategory: 'bags-and-pouches',
    maker: 'maru-panja-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Panja-Woven Shoulder Bag', hi: 'पंजा बुनाई का कंधे का थैला' },
    description: {
      en: 'A sturdy bag of dhurrie cloth, for the shoulder. Rug cloth makes a bag that stands by itself and forgives being put on a railway platform. Weavers at Salawas work a narrow band of wool on cotton in two hooked diamonds, fold it once, and pass it to the leather families in Jodhpur, who stitch the straps and a base of buffalo hide to it with waxed thread. The meeting of the two crafts in one object is the reason we make only a few, and only when asked. Inside: a cotton lining, a zip pocket, a loop for keys. It weighs 620 grams empty and carries far more than it should.',
      hi: 'दरी के कपड़े का कंधे पर टाँगने का मज़बूत थैला। दरी के कपड़े का थैला अपने दम पर खड़ा रहता है और रेलवे प्लेटफ़ॉर्म पर रख देने का बुरा नहीं मानता। सालावास के बुनकर सूती ताने पर ऊन की सँकरी पट्टी में दो बर्फ़ियाँ बुनते हैं, उसे एक बार मोड़ते हैं और जोधपुर के चमड़ा कारीगरों को दे देते हैं, जो मोम लगे धागे से पट्टे और भैंस के चमड़े का पेंदा सिलते हैं। एक ही चीज़ में दो शिल्प मिलते हैं, इसलिए ये गिने-चुने और कहने पर ही बनते हैं। भीतर सूती अस्तर, ज़िप वाली जेब और चाबी का फंदा है। ख़ाली वज़न 620 ग्राम।',
    },
    pricePaise: 165000,
    materials: [wool, cottonYarn, buffaloLeather],
    technique: panja,
    region: salawas,
    care: careSpot,
    dimensions: { widthMm: 380, heightMm: 340, lengthMm: 110 },
    weightGrams: 620,
    hsn: '42022290',
    leadTimeDays: 20,
    variation: {
      en: 'Diamonds are centred by eye. Leather arrives pale and tans with light and handling.',
      hi: 'बर्फ़ियाँ अंदाज़ से बीच में आती हैं। चमड़ा हल्का आता है और धूप व हाथ से गहराता है।',
    },
    photos: [
      {
        file: 'panja-bag.avif',
        alt: {
          en: 'Woven shoulder bag with two hooked diamonds on madder red, with a tan leather base and straps',
          hi: 'मजीठ लाल पर दो काँटेदार बर्फ़ियों वाला बुना थैला, तला और पट्टे भूरे चमड़े के',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 8 }] }],
    listedOn: '2025-11-18',
  },

  // Notebooks & stationery
  {
    slug: 'block-print-notebooks-set-of-three',
    category: 'accessories',
    subcategory: 'stationery',
    maker: 'sui-chhaap-mahila-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Block-Print Notebooks, Set of Three', hi: 'ब्लॉक प्रिंट की तीन कॉपियाँ' },
    description: {
      en: 'Three notebooks of handmade paper. Hosiery cuttings from Tiruppur travel to Sanganer by the sack, are beaten to pulp with water and lifted on a mesh frame: T-shirts that become paper. Three sizes of it, red, blue and cream, bound in printed cloth saved from the cutting table, the smallest with a cord tie. Pages are unruled with a soft rough edge, 120 to a book, sized with starch so that fountain-pen ink stays where it is put. The spine is sewn in sections and opens flat. Pencil, ball pen and gouache are happy on it; felt markers show through.',
      hi: 'हाथ से बने काग़ज़ की तीन कॉपियाँ। तिरुप्पुर की होज़री की कतरन बोरों में सांगानेर आती है, पानी के साथ कूटकर लुगदी बनती है और जालीदार चौखट पर उठाई जाती है: टी-शर्ट से काग़ज़। तीन नाप की कॉपियाँ, लाल, नीली और क्रीम, कटाई की मेज़ से बचे छपे कपड़े की जिल्द में; सबसे छोटी पर डोरी है। पन्ने बिना लकीर के, नरम कच्चे किनारे वाले, हर कॉपी में 120; माँड़ लगी है, इसलिए फ़ाउंटेन पेन की स्याही नहीं फैलती। रीढ़ खंडों में सिली है और कॉपी पूरी खुलती है। पेंसिल, पेन और गाढ़े जलरंग ठीक चलते हैं; स्केच पेन पीछे झलकता है।',
    },
    pricePaise: 72000,
    unit: setOf3,
    materials: [handmadePaper, cotton],
    technique: paperMaking,
    region: sanganer,
    care: carePaper,
    dimensions: { lengthMm: 210, widthMm: 150, heightMm: 60 },
    weightGrams: 690,
    hsn: '48202000',
    variation: {
      en: 'Prints change with the cloth at hand; one red, one blue and one cream are always in the set.',
      hi: 'छापे उपलब्ध कपड़े के साथ बदलते हैं; सेट में एक लाल, एक नीली और एक क्रीम हमेशा रहती है।',
    },
    photos: [
      {
        file: 'notebook-block-stack.avif',
        alt: {
          en: 'Stack of three notebooks with printed covers in red, blue and cream, rough-edged pages, the top one tied with a red cord',
          hi: 'लाल, नीली और क्रीम छपी जिल्द की तीन कॉपियों का ढेर, कच्चे किनारे के पन्ने, ऊपर वाली लाल डोरी से बँधी',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 38 }] }],
    listedOn: '2026-07-19',
  },
  {
    slug: 'indigo-ajrakh-journal',
    category: 'accessories',
    subcategory: 'stationery',
    maker: 'sui-chhaap-mahila-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Indigo Ajrakh Journal', hi: 'नीले अजरख की डायरी' },
    description: {
      en: 'A journal of handmade paper, bound in ajrakh. A single piece of ajrakh wraps the boards, so the ring of medallions runs unbroken from the front cover over the spine to the back. Inside are 96 leaves of Sanganer rag paper, cream, unruled, with the four natural edges left uncut; you can feel the weave of the felt they dried on. A cotton cord passes twice around and ties in a bow. The binding is link stitch with waxed thread, opening flat from the first page. It was sized for a coat pocket, though it is a deep pocket. Good for ink; for wash, stretch the page first.',
      hi: 'अजरख की जिल्द वाली, हाथ के काग़ज़ की डायरी। अजरख का एक ही टुकड़ा गत्तों पर लिपटा है, इसलिए चक्रों की क़तार आगे से रीढ़ होती हुई पीछे तक बिना टूटे जाती है। भीतर सांगानेर के सूती काग़ज़ के 96 पन्ने हैं, क्रीम, बिना लकीर के, चारों किनारे कच्चे; जिस नमदे पर ये सूखे, उसकी बुनावट उँगलियों में आती है। सूती डोरी दो फेरे लेकर गाँठ बनती है। सिलाई मोम लगे धागे की है, पहला पन्ना भी पूरा खुलता है। नाप कोट की जेब का है, बस जेब गहरी हो। स्याही के लिए अच्छी; जलरंग हो तो पन्ना पहले तान लें।',
    },
    pricePaise: 48000,
    materials: [handmadePaper, cotton, cottonCord],
    technique: paperMaking,
    region: sanganer,
    care: carePaper,
    dimensions: { lengthMm: 190, widthMm: 135, heightMm: 25 },
    weightGrams: 290,
    hsn: '48201090',
    variation: {
      en: 'Medallions sit differently on each cover. Paper thickness varies a little from sheet to sheet.',
      hi: 'हर जिल्द पर चक्र अलग बैठते हैं। पन्नों की मोटाई में थोड़ा फ़र्क़ होता है।',
    },
    photos: [
      {
        file: 'notebook-indigo-tied.avif',
        alt: {
          en: 'Notebook with an indigo cover of cream and red medallions, rough-edged pages, tied with a cream cord bow',
          hi: 'क्रीम और लाल चक्रों वाली नील जिल्द की डायरी, कच्चे किनारे के पन्ने, क्रीम डोरी की गाँठ से बँधी',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 26 }] }],
    listedOn: '2026-11-13',
  },
  {
    slug: 'sanganer-letter-paper-with-envelopes',
    category: 'accessories',
    subcategory: 'stationery',
    maker: 'sui-chhaap-mahila-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Sanganer Letter Paper with Envelopes', hi: 'सांगानेरी चिट्ठी काग़ज़ और लिफ़ाफ़े' },
    description: {
      en: 'Handmade paper and envelopes for letters. Marigold petals, bits of straw or nothing at all: each colour of this letter paper has its own pinch of the field thrown into the vat. Ten A5 sheets and ten envelopes come tied in a strip of selvedge. The sheet has two cut edges and two rough ones, takes a nib without feathering, and folds once without cracking. Envelopes are made up by hand on a board with wheat paste, and the flap is left ungummed, so bring your own paste or a seal. We sell more of these in the month before Rakhi than in the rest of the year.',
      hi: 'चिट्ठियों के लिए हाथ का बना काग़ज़ और लिफ़ाफ़े। गेंदे की पंखुड़ियाँ, भूसे के तिनके या कुछ भी नहीं: चिट्ठी के इस काग़ज़ के हर रंग की हौदी में खेत की अपनी चुटकी पड़ती है। दस A5 पन्ने और दस लिफ़ाफ़े कपड़े की किनार से बँधे आते हैं। पन्ने के दो किनारे कटे हैं, दो कच्चे; निब से स्याही नहीं फैलती और मोड़ने पर दरार नहीं आती। लिफ़ाफ़े पटरे पर आटे की लेई से हाथ से बनते हैं और पल्ले पर गोंद नहीं है, इसलिए लेई या मोहर आपकी। राखी से पहले के महीने में ये जितने बिकते हैं, उतने बाक़ी साल में नहीं।',
    },
    pricePaise: 36000,
    discounts: [{ discountType: 'percentage', value: 30, endsInDays: 6 }],
    unit: setOf20,
    materials: [handmadePaper],
    technique: paperMaking,
    region: sanganer,
    care: carePaper,
    dimensions: { lengthMm: 225, widthMm: 160, heightMm: 20 },
    weightGrams: 210,
    hsn: '48173090',
    variation: {
      en: 'Petals and straw fall at random. Sheets within a set may differ slightly in tone.',
      hi: 'पंखुड़ियाँ और तिनके कहीं भी आ सकते हैं। एक ही सेट के पन्नों का रंग हल्का बदलता है।',
    },
    photos: [
      {
        file: 'letter-paper.avif',
        alt: {
          en: 'Off-white handmade paper flecked with petals, tied with a cloth strip, and a stack of envelopes',
          hi: 'पँखुड़ियों के छींटों वाला मटमैला हाथ काग़ज़, कपड़े की पट्टी से बँधा, और लिफ़ाफ़ों की गड्डी',
        },
        color: koraWhite,
      },
      {
        file: 'letter-paper-mustard.avif',
        alt: {
          en: 'The letter paper and envelopes in mustard',
          hi: 'सरसों पीले काग़ज़ और लिफ़ाफ़े',
        },
        color: mustard,
      },
      {
        file: 'letter-paper-indigo.avif',
        alt: {
          en: 'The letter paper and envelopes in indigo',
          hi: 'नील रंग के काग़ज़ और लिफ़ाफ़े',
        },
        color: indigo,
      },
    ],
    variants: [
      { color: koraWhite, sizes: [{ size: oneSize, stock: 27 }] },
      { color: mustard, sizes: [{ size: oneSize, stock: 19 }] },
      { color: indigo, sizes: [{ size: oneSize, stock: 8 }] },
    ],
    listedOn: '2025-06-24',
  },
  {
    slug: 'palm-leaf-bookmarks',
    category: 'accessories',
    subcategory: 'stationery',
    maker: 'rang-rekha-mandali',
    seller: 'rekha-mati-studio',
    title: { en: 'Palm-Leaf Bookmarks', hi: 'ताड़पत्र के बुकमार्क' },
    description: {
      en: 'Bookmarks of engraved palm leaf. Odia books were palm leaf before they were paper, and Raghurajpur still keeps the knife and the knack. Leaves are boiled with turmeric, dried in the shade and pressed for weeks; then an iron stylus scratches the drawing without taking any leaf away. It is invisible at first. Soot and oil rubbed over the surface and wiped off bring it up black in one stroke, which children love to watch. Four bookmarks: fish, elephant, peacock, and a tree with a monkey. Each has a cotton thread through a burnt hole. They bend a little and spring back.',
      hi: 'उकेरे हुए ताड़पत्र के बुकमार्क। ओड़िया पोथियाँ काग़ज़ से पहले ताड़ के पत्ते पर थीं, और रघुराजपुर में वह नोक और वह हुनर आज भी है। पत्ते हल्दी में उबलते हैं, छाँव में सूखते हैं और हफ़्तों दबाए जाते हैं; फिर लोहे की लेखनी रेखाएँ खुरचती है। पहले कुछ दिखता नहीं। ऊपर काजल और तेल मलकर पोंछते ही चित्र एक बार में काला उभर आता है, बच्चे इसे देखते नहीं थकते। चार बुकमार्क हैं: मछली, हाथी, मोर और बंदर वाला पेड़। दाग़े हुए छेद में सूती धागा है। थोड़े मुड़ते हैं और फिर सीधे हो जाते हैं।',
    },
    pricePaise: 32000,
    unit: setOf4,
    materials: [palmLeaf, cottonYarn],
    technique: talapatra,
    region: raghurajpur,
    care: carePalmLeaf,
    dimensions: { lengthMm: 180, widthMm: 32, heightMm: 1 },
    weightGrams: 25,
    hsn: '97019100',
    variation: {
      en: 'Leaves run from straw to tan, and the drawings are made fresh every time.',
      hi: 'पत्तों का रंग भूसे से हल्के भूरे तक होता है, और चित्र हर बार नए बनते हैं।',
    },
    photos: [
      {
        file: 'palm-leaf-bookmarks.avif',
        alt: {
          en: 'Four palm-leaf strips engraved with fish, elephants, peacocks and a tree with a monkey, each with a thread',
          hi: 'मछली, हाथी, मोर और बंदर वाले पेड़ के चित्र उकेरी ताड़पत्र की चार पट्टियाँ, हर एक में धागा',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 44 }] }],
    listedOn: '2025-04-09',
  },
  {
    slug: 'carved-sheesham-pen-stand-with-brass-inlay',
    category: 'accessories',
    subcategory: 'stationery',
    maker: 'yamuna-kinara-karkhana-samuh',
    seller: 'doaba-shilp-producer-company',
    title: { en: 'Carved Sheesham Pen Stand with Brass Inlay', hi: 'पीतल जड़ी शीशम की क़लमदानी' },
    description: {
      en: 'A carved wooden stand for pens. Vine-leaf carving, anguri in the trade, has been the mark of Saharanpur since its carvers began working sheesham. On this hexagonal stand it fills three sides; on the other three a wire of brass is hammered into a groove cut to the shape of a cypress, then filed level with the wood. No two chisels in the carver’s roll are the same width, and he owns sixty. The base is weighted with a brass plate and felted. Tall enough for scissors and a wooden ruler. Wax finish only, so the wood keeps its smell for a good while.',
      hi: 'क़लम रखने के लिए नक़्क़ाशीदार लकड़ी की क़लमदानी। अंगूर की बेल, जिसे कारीगर अंगूरी कहते हैं, सहारनपुर की पहचान तब से है, जब से वहाँ शीशम पर नक़्क़ाशी होती आई है। इस छह पहल की क़लमदानी पर तीन ओर वही बेल है; बाक़ी तीन ओर सरू के आकार में कटी नाली में पीतल का तार ठोककर लकड़ी के बराबर घिसा गया है। नक़्क़ाश की पोटली में साठ छेनियाँ हैं, चौड़ाई सबकी अलग। पेंदे में वज़न के लिए पीतल की पत्ती और नीचे नमदा लगा है। क़ैंची और लकड़ी का फ़ुट्टा भी आ जाता है। ऊपर सिर्फ़ मोम है, इसलिए लकड़ी की गंध काफ़ी दिन रहती है।',
    },
    pricePaise: 79000,
    materials: [sheesham, brass],
    technique: woodCarving,
    region: saharanpur,
    care: careCarved,
    dimensions: { heightMm: 110, diameterMm: 85 },
    weightGrams: 360,
    hsn: '44209010',
    variation: {
      en: 'Sheesham ranges from honey to dark brown, with pale sapwood at times. Tendrils are cut freehand.',
      hi: 'शीशम शहद से गहरे भूरे तक होता है, कभी हल्की धारी भी आती है। बेल के तंतु हाथ से कटते हैं।',
    },
    photos: [
      {
        file: 'penstand.avif',
        alt: {
          en: 'Six-sided dark wooden pen stand, one side carved with a vine, the next with a cypress in brass wire, four pencils in it',
          hi: 'गहरी लकड़ी की छह पहलू क़लमदानी, एक ओर बेल की नक़्क़ाशी, दूसरी ओर पीतल के तार का सरो, भीतर चार पेंसिलें',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 22 }] }],
    listedOn: '2025-07-03',
  },

  // Combs, footwear & leather
  {
    slug: 'neem-and-sheesham-combs-with-hair-stick',
    category: 'accessories',
    subcategory: 'personal',
    maker: 'yamuna-kinara-karkhana-samuh',
    seller: 'doaba-shilp-producer-company',
    title: { en: 'Neem and Sheesham Combs with Hair Stick', hi: 'नीम और शीशम की कंघियाँ, जूड़ा काँटे के साथ' },
    description: {
      en: 'Two wooden combs and a hair stick that do not make long hair crackle with static, as plastic does in a dry winter. The pale comb is neem from Chitrakoot, with wide teeth for wet or curly hair; the dark one is sheesham from Saharanpur, cut finer. Teeth are sawn one at a time along the grain, rounded with a strip of emery cloth pulled through each gap, and finished in warm coconut oil. The carved hair stick, also of sheesham, holds a bun of shoulder-length hair or longer. Give all three a drop of oil now and then, and do not leave them in a wet bathroom.',
      hi: 'लकड़ी की दो कंघियाँ और एक जूड़ा काँटा: सूखी सर्दियों में भी लंबे बाल इनसे नहीं चटचटाते, जैसे प्लास्टिक से चटचटाते हैं। हल्की कंघी चित्रकूट के नीम की है, चौड़े दाँतों वाली, गीले या घुँघराले बालों के लिए; गहरी सहारनपुर के शीशम की है, दाँत महीन। हर दाँत रेशे की दिशा में अलग आरी से कटता है, बीच में रेगमाल की पट्टी खींचकर गोल किया जाता है और गुनगुने नारियल तेल में डूबता है। नक़्क़ाशीदार जूड़ा काँटा भी शीशम का है। तीनों को कभी-कभी तेल की बूँद दीजिए और गीले ग़ुसलख़ाने में न छोड़िए।',
    },
    pricePaise: 56000,
    unit: setOf3,
    materials: [neemWood, sheesham],
    technique: woodCarving,
    region: chitrakoot,
    care: careWood,
    dimensions: { lengthMm: 160, widthMm: 75, heightMm: 9 },
    weightGrams: 120,
    hsn: '96151900',
    variation: {
      en: 'Grain and colour change with each plank. Pierced holes on the spine are drilled by eye.',
      hi: 'हर पटरे के साथ रेशे और रंग बदलते हैं। ऊपर के छेद अंदाज़ से किए जाते हैं।',
    },
    photos: [
      {
        file: 'comb-pair-neem.avif',
        alt: {
          en: 'Two arched wooden combs, one pale and one dark, with a carved hair stick',
          hi: 'लकड़ी की दो मेहराबदार कंघियाँ, एक हल्की और एक गहरी, साथ में नक़्क़ाशीदार जूड़ा काँटा',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 31 }] }],
    listedOn: '2026-09-03',
  },
  {
    slug: 'jodhpur-leather-jutti',
    category: 'accessories',
    subcategory: 'personal',
    maker: 'maru-panja-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Jodhpur Leather Jutti', hi: 'जोधपुरी चमड़े की जूती' },
    description: {
      en: 'Flat leather shoes, made by hand. Left and right do not exist when a jutti comes out of the box; your feet decide that over the first week. A pair in Jodhpur passes through three hands. Men cut buffalo hide for the sole and goat for the upper, women embroider the toe in cotton thread without drawing, and an elder closes the shoe from the inside with a bone awl and a hard white cord. No nails, hardly any glue. Wear them indoors for an hour a day at first, with a little mustard oil on the heel. Choose your usual size; between two, take the larger.',
      hi: 'हाथ से बनी चमड़े की सपाट जूती। नई जूती में दायाँ-बायाँ नहीं होता; पहले हफ़्ते में पैर ख़ुद तय करते हैं। जोधपुर में एक जोड़ी तीन हाथों से गुज़रती है। मर्द तले के लिए भैंस का और ऊपर के लिए बकरी का चमड़ा काटते हैं, औरतें बिना ख़ाके के सूती धागे से पंजा काढ़ती हैं और कोई बुज़ुर्ग हड्डी की सूजी और सफ़ेद डोरी से जूती भीतर से जोड़ता है। कील नहीं, गोंद नाम का। शुरू में रोज़ घंटे भर घर में पहनें, एड़ी पर थोड़ा सरसों का तेल लगाकर। अपना नाप चुनें; दो के बीच हों तो बड़ा लें।',
    },
    pricePaise: 145000,
    unit: pair,
    materials: [buffaloLeather, goatLeather, cottonYarn],
    technique: stitchedLeather,
    region: jodhpur,
    care: careLeather,
    dimensions: { lengthMm: 260, widthMm: 90, heightMm: 65 },
    weightGrams: 430,
    sizeTable: juttiSizes,
    hsn: '64035990',
    variation: {
      en: 'Stitches on the two toes are cousins, never copies. The leather darkens with wear.',
      hi: 'दोनों पंजों की कढ़ाई मिलती-जुलती है, हूबहू नहीं। पहनने से चमड़ा गहराता है।',
    },
    photos: [
      {
        file: 'jutti.avif',
        alt: {
          en: 'Pair of tan leather juttis with embroidered toes and pale stitching',
          hi: 'कढ़े पंजों और हल्की सिलाई वाली भूरी चमड़े की जूतियों की जोड़ी',
        },
        color: tan,
      },
      {
        file: 'jutti-black.avif',
        alt: {
          en: 'The juttis in black leather, with the same embroidered toes',
          hi: 'काले चमड़े की जूतियाँ, वैसे ही कढ़े पंजों के साथ',
        },
        color: black,
      },
      {
        file: 'jutti-detail.avif',
        alt: {
          en: 'Close view of the embroidery on the toe',
          hi: 'पंजे की कढ़ाई पास से',
        },
        color: tan,
      },
    ],
    variants: [
      {
        color: tan,
        sizes: [
          { size: '36', stock: 5 },
          { size: '37', stock: 8 },
          { size: '38', stock: 10 },
          { size: '39', stock: 9 },
          { size: '40', stock: 6 },
          { size: '41', stock: 4 },
          { size: '42', stock: 3 },
        ],
      },
      {
        color: black,
        sizes: [
          { size: '36', stock: 2 },
          { size: '37', stock: 4 },
          { size: '38', stock: 0 },
          { size: '39', stock: 5 },
          { size: '40', stock: 5 },
          { size: '41', stock: 3 },
          { size: '42', stock: 0 },
        ],
      },
    ],
    listedOn: '2026-04-25',
  },
  {
    slug: 'hand-stitched-jodhpur-belt',
    category: 'accessories',
    subcategory: 'personal',
    maker: 'maru-panja-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Hand-Stitched Jodhpur Belt', hi: 'हाथ से सिली जोधपुरी बेल्ट' },
    description: {
      en: 'A hand-stitched leather belt. Saddlers used to sell by the harness; when horses went, the same families in Jodhpur turned to belts and kept the stitch. This one is a single thickness of buffalo hide, tanned with babul bark for about a month, bevelled, burnished with a wet cloth and edged by two rows of saddle stitch, ten to the inch, each passed with two needles. If one thread breaks the other holds. Sand-cast brass buckle, five holes, a loop that does not wander. Thirty-two millimetres wide, for jeans and trousers alike. Measure from the buckle end to the hole you use now.',
      hi: 'हाथ से सिली चमड़े की बेल्ट। काठी बनाने वाले कभी पूरा साज़ बेचते थे; घोड़े गए तो जोधपुर के वही परिवार बेल्ट पर आ गए और टाँका वही रखा। यह बेल्ट भैंस के चमड़े की एक ही मोटी पट्टी है, जो बबूल की छाल से महीने भर में कमाई जाती है। किनारे तिरछे छीलकर गीले कपड़े से घोटे जाते हैं और दोनों ओर दो सुइयों का काठी टाँका चलता है, इंच में दस। एक धागा टूटे तो दूसरा थामे रहता है। पीतल का ढला बकल, पाँच छेद, न खिसकने वाला फंदा। चौड़ाई 32 मिमी। बकल के सिरे से अपने रोज़ के छेद तक नापें।',
    },
    pricePaise: 98000,
    discounts: [{ discountType: 'percentage', value: 5 }],
    materials: [buffaloLeather, brass],
    technique: stitchedLeather,
    region: jodhpur,
    care: careLeather,
    dimensions: { lengthMm: 1050, widthMm: 32, heightMm: 4 },
    weightGrams: 240,
    sizeTable: beltSizes,
    hsn: '42033000',
    variation: {
      en: 'Natural marks of the hide stay visible. The buckle will dull unless rubbed.',
      hi: 'चमड़े के प्राकृतिक निशान दिखते हैं। बकल रगड़े बिना फीका पड़ेगा।',
    },
    photos: [
      {
        file: 'leather-belt.avif',
        alt: {
          en: 'Rolled tan leather belt with pale saddle stitches along both edges and a brass buckle',
          hi: 'लिपटी हुई भूरी चमड़े की बेल्ट, दोनों किनारों पर हल्की सिलाई और पीतल का बकल',
        },
        color: tan,
      },
      {
        file: 'leather-belt-brown.avif',
        alt: {
          en: 'The belt in dark brown',
          hi: 'गहरे भूरे रंग की बेल्ट',
        },
        color: brown,
      },
      {
        file: 'leather-belt-detail.avif',
        alt: {
          en: 'Close view of the saddle stitches along the edge of the belt',
          hi: 'बेल्ट के किनारे की सिलाई पास से',
        },
        color: tan,
      },
    ],
    variants: [
      {
        color: tan,
        sizes: [
          { size: '32', stock: 9 },
          { size: '34', stock: 12 },
          { size: '36', stock: 11 },
          { size: '38', stock: 6 },
          { size: '40', stock: 4 },
        ],
      },
      {
        color: brown,
        sizes: [
          { size: '32', stock: 5 },
          { size: '34', stock: 8 },
          { size: '36', stock: 0 },
          { size: '38', stock: 7 },
          { size: '40', stock: 3 },
        ],
      },
    ],
    listedOn: '2025-01-20',
  },
  {
    slug: 'santiniketan-painted-leather-wallet',
    category: 'accessories',
    subcategory: 'personal',
    maker: 'rang-rekha-mandali',
    seller: 'rekha-mati-studio',
    title: { en: 'Santiniketan Painted Leather Wallet', hi: 'शांतिनिकेतन का रंगा बटुआ' },
    description: {
      en: 'A thin wallet of painted goat leather. Slip it from a pocket and the first thing you notice is how thin it is, because goat is pared to under a millimetre before the pattern is pressed in. Around a kolka, the drop that other places call paisley, runs a batik crackle made with wax and spirit dye. Two slots for notes, six for cards, a coin pocket with a stud. The leather worker near Bolpur laces the edge with a thong, eighty-four turns, and paints the lining by brush in a plain brick red. Colours mellow in a year or so of daily use.',
      hi: 'बकरी के चित्रित चमड़े का पतला बटुआ। जेब से निकालते ही इसका पतलापन ध्यान खींचता है, क्योंकि नमूना दबाने से पहले बकरी का चमड़ा छीलकर मिलीमीटर से भी कम किया जाता है। बीच में कलका है, जिसे और जगह कैरी कहते हैं, और चारों ओर मोम व स्पिरिट रंग की बातिक दरारें। नोटों के दो खाने, कार्ड के छह, और घुंडी वाली सिक्कों की जेब। बोलपुर के पास का कारीगर किनारे को चमड़े की डोरी से गूँथता है, चौरासी फेरे, और अस्तर कूँची से ईंट जैसा लाल रँगता है। रोज़ के इस्तेमाल से साल भर में रंग मुलायम पड़ते हैं।',
    },
    pricePaise: 85000,
    materials: [goatLeather],
    technique: embossedLeather,
    region: santiniketan,
    giName: 'Santiniketan Leather Goods',
    care: careLeather,
    dimensions: { lengthMm: 115, widthMm: 95, heightMm: 14 },
    weightGrams: 80,
    hsn: '42023120',
    variation: {
      en: 'Crackle lines form by themselves when the wax breaks, so no two wallets share a mesh.',
      hi: 'मोम टूटने से दरारें अपने-आप बनती हैं। हर बटुए की जाली अलग होगी।',
    },
    photos: [
      {
        file: 'leather-wallet.avif',
        alt: {
          en: 'Brick-red leather wallet with a painted drop motif and a laced edge',
          hi: 'ईंट जैसे लाल चमड़े का बटुआ, रंगी हुई कैरी और गुँथा किनारा',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 18 }] }],
    listedOn: '2026-06-12',
  },
  {
    slug: 'carved-sheesham-hand-mirror',
    category: 'accessories',
    subcategory: 'personal',
    maker: 'yamuna-kinara-karkhana-samuh',
    seller: 'doaba-shilp-producer-company',
    title: { en: 'Carved Sheesham Hand Mirror', hi: 'नक़्क़ाशीदार शीशम का हाथ का शीशा' },
    description: {
      en: 'A carved wooden hand mirror. Turn it over: the carving is on the back, where the hand finds it before the eye does. A lotus of sixteen petals is cut about three millimetres deep into seasoned sheesham by a carver in Saharanpur, who marks the centre and nothing else. The mirror is a 9 centimetre round of bevelled glass, bedded on cork so that it survives a knock, and the handle swells a little at the end, where the little finger rests. Oiled, not varnished. Fits an overnight bag. If the glass ever breaks, any framer can replace it from the front.',
      hi: 'नक़्क़ाशीदार लकड़ी का हाथ का शीशा। इसे पलटिए: नक़्क़ाशी पीछे है, जहाँ आँख से पहले हाथ पहुँचता है। सहारनपुर का नक़्क़ाश सूखे शीशम में सोलह पंखुड़ी का कमल कोई तीन मिलीमीटर गहरा काटता है और पहले सिर्फ़ बीच का बिंदु लगाता है। शीशा 9 सेंटीमीटर का गोल, तिरछे किनारे वाला है और कॉर्क पर बैठा है, ताकि चोट सह ले। मूठ सिरे पर थोड़ी फूलती है, जहाँ छोटी उँगली टिकती है। तेल लगा है, वार्निश नहीं। छोटे सफ़री थैले में आ जाता है। शीशा टूटे तो कोई भी फ़्रेम वाला सामने से बदल देगा।',
    },
    pricePaise: 88000,
    materials: [sheesham, mirrorGlass],
    technique: woodCarving,
    region: saharanpur,
    care: careCarved,
    dimensions: { lengthMm: 240, widthMm: 120, heightMm: 18 },
    weightGrams: 260,
    hsn: '70099200',
    variation: {
      en: 'Petals are cut without a template. Grain may run across or along the handle.',
      hi: 'पंखुड़ियाँ बिना साँचे के कटती हैं। रेशे मूठ के साथ भी हो सकते हैं, आड़े भी।',
    },
    photos: [
      {
        file: 'hand-mirror.avif',
        alt: {
          en: 'Back of a round wooden hand mirror carved as a lotus of many petals, with a smooth handle',
          hi: 'लकड़ी के गोल हाथ के शीशे का पिछला भाग, जिस पर पँखुड़ियों वाला कमल उकेरा है, मूठ चिकनी',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 15 }] }],
    listedOn: '2025-10-17',
  },
];
