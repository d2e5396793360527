import { bangleSizes } from '../size-tables.ts';
import type { DemoProduct } from '../types.ts';

// Materials
const silver = { en: 'Silver', hi: 'चाँदी' };
const silverPlatedBrass = { en: 'Silver-plated brass', hi: 'चाँदी चढ़ा पीतल' };
const goldPlatedBrass = { en: 'Gold-plated brass', hi: 'सोने का पानी चढ़ा पीतल' };
const goldLeaf = { en: 'Gold leaf', hi: 'सोने का वर्क़' };
const brass = { en: 'Brass', hi: 'पीतल' };
const lac = { en: 'Lac', hi: 'लाख' };
const glassStones = { en: 'Glass stones', hi: 'काँच के नग' };
const glassBeads = { en: 'Glass beads', hi: 'काँच के मोती' };
const kempStones = { en: 'Kemp stones', hi: 'केम्पु नग' };
const terracotta = { en: 'Terracotta', hi: 'टेराकोटा' };
const turquoise = { en: 'Turquoise', hi: 'फ़िरोज़ा' };
const lapis = { en: 'Lapis lazuli', hi: 'लाजवर्द' };
const conchShell = { en: 'Conch shell', hi: 'शंख' };
const cottonCord = { en: 'Cotton cord', hi: 'सूती डोरी' };

// Techniques
const chasing = { en: 'Chasing and repoussé', hi: 'नक़्क़ाशी और उभार का काम' };
const templeSetting = { en: 'Temple jewellery stone setting', hi: 'टेम्पल ज्वेलरी की जड़ाई' };
const filigree = { en: 'Silver filigree', hi: 'चाँदी की तारकशी' };
const dokra = { en: 'Dokra lost-wax casting', hi: 'डोकरा ढलाई' };
const lacWork = { en: 'Lac work', hi: 'लाख का काम' };
const brassCutting = { en: 'Hand-cut brass', hi: 'हाथ की कटाई का पीतल' };
const conchCarving = { en: 'Conch carving', hi: 'शंख की नक़्क़ाशी' };
const beadStringing = { en: 'Bead stringing', hi: 'मनकों की पिरोई' };

// Regions
const jaipur = { en: 'Jaipur, Rajasthan', hi: 'जयपुर, राजस्थान' };
const cuttack = { en: 'Cuttack, Odisha', hi: 'कटक, ओडिशा' };
const karimnagar = { en: 'Karimnagar, Telangana', hi: 'करीमनगर, तेलंगाना' };
const hyderabad = { en: 'Hyderabad, Telangana', hi: 'हैदराबाद, तेलंगाना' };
const vadasery = { en: 'Vadasery, Tamil Nadu', hi: 'वडसेरी, तमिलनाडु' };
const bishnupur = { en: 'Bishnupur, West Bengal', hi: 'बिष्णुपुर, पश्चिम बंगाल' };
const bikna = { en: 'Bikna, West Bengal', hi: 'बिकना, पश्चिम बंगाल' };
const moradabad = { en: 'Moradabad, Uttar Pradesh', hi: 'मुरादाबाद, उत्तर प्रदेश' };
const leh = { en: 'Leh, Ladakh', hi: 'लेह, लद्दाख' };

// Care
const carePlated = {
  en: 'Put on after perfume and hair oil. Wipe with a dry soft cloth and keep in a closed pouch; no polish, no water.',
  hi: 'इत्र और तेल लगाने के बाद पहनें। सूखे मुलायम कपड़े से पोंछकर बंद थैली में रखें; पॉलिश और पानी से बचाएँ।',
};
const careSilver = {
  en: 'Store in the zip bag it comes in. If it dulls, wash with a soft brush and mild soap, rinse and dry well.',
  hi: 'साथ आई ज़िप थैली में रखें। फीकी पड़े तो मुलायम ब्रश और हल्के साबुन से धोकर अच्छी तरह सुखा लें।',
};
const careLac = {
  en: 'Keep away from stove heat and hot water, and take off before heavy work. Wipe with a damp cloth.',
  hi: 'चूल्हे की आँच और गरम पानी से दूर रखें, भारी काम से पहले उतार दें। गीले कपड़े से पोंछें।',
};
const careBrass = {
  en: 'Rub with lemon and salt or a brass powder, rinse and dry at once. Leave it alone if you like it dark.',
  hi: 'नींबू-नमक या पीतल के पाउडर से मलें, धोकर तुरंत सुखाएँ। गहरा रंग पसंद हो तो वैसे ही रहने दें।',
};
const careClay = {
  en: 'Keep dry and do not drop. Wipe with a dry cloth; the cord can be replaced.',
  hi: 'सूखा रखें और गिरने से बचाएँ। सूखे कपड़े से पोंछें; डोरी बदली जा सकती है।',
};
const careShell = {
  en: 'Wash in plain water now and then and rub with a drop of coconut oil. Avoid bleach and a hard knock.',
  hi: 'कभी-कभी सादे पानी से धोकर नारियल तेल की बूँद मलें। ब्लीच और चोट से बचाएँ।',
};
const careStone = {
  en: 'Take off before bathing; soap and perfume change the stones. Lay flat, wipe with a dry cloth.',
  hi: 'नहाने से पहले उतार दें; साबुन और इत्र से नग का रंग बदलता है। सपाट रखें और सूखे कपड़े से पोंछें।',
};

// Units, sizes and colours
const pair = { en: 'Pair', hi: 'जोड़ी' };
const oneSize = 'One size';
const red = { en: 'Red', hi: 'लाल' };
const green = { en: 'Green', hi: 'हरा' };
const blue = { en: 'Blue', hi: 'नीला' };
const black = { en: 'Black', hi: 'काला' };

export const jewelry: DemoProduct[] = [
  // Earrings
  {
    slug: 'red-stone-silver-tone-jhumkas',
    category: 'jewelry',
    subcategory: 'earrings',
    maker: 'chaar-gali-karigar-mandal',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Red-Stone Silver-Tone Jhumkas', hi: 'लाल नग के रुपहले झुमके' },
    description: {
      en: 'Bell-shaped earrings in silver tone, with red stones. Each bell begins as a flat disc of brass, beaten into a hollow in a wooden block until it is round, then filled with pitch so that the petals can be chased from outside. After silver plating, red glass stones are set along the rim and one larger stone goes into the rosette at the ear. A row of small silver beads hangs from the edge and clicks softly when you turn your head. The pair weighs about 24 grams, which most ears carry through an evening without complaint. The post has a screw back, so it stays put while dancing.',
      hi: 'लाल नगों वाले, घंटी के आकार के रुपहले झुमके। हर झुमके की शुरुआत पीतल की एक चपटी टिकिया से होती है। उसे लकड़ी के ठप्पे में पीटकर गोल किया जाता है, फिर राल भरकर बाहर से पंखुड़ियाँ उकेरी जाती हैं। चाँदी का पानी चढ़ने के बाद किनारे पर लाल काँच के नग जड़ते हैं और कान के फूल में एक बड़ा नग बैठता है। नीचे छोटे रुपहले दानों की झालर है, जो गर्दन घुमाने पर हल्की-सी बजती है। जोड़ी का वज़न क़रीब 24 ग्राम है, इसलिए शाम भर पहनना मुश्किल नहीं। पीछे पेंच है, जो नाचते समय भी ढीला नहीं होता।',
    },
    pricePaise: 89000,
    discounts: [{ discountType: 'percentage', value: 10 }],
    unit: pair,
    materials: [silverPlatedBrass, glassStones],
    technique: chasing,
    region: jaipur,
    care: carePlated,
    dimensions: { heightMm: 58, diameterMm: 27 },
    weightGrams: 24,
    hsn: '71171990',
    variation: {
      en: 'Petals are chased freehand, so the two bells are sisters and not copies. Stones may be a shade lighter or darker.',
      hi: 'पंखुड़ियाँ हाथ से उकेरी जाती हैं, इसलिए दोनों झुमके हूबहू एक जैसे नहीं होते। नग का रंग थोड़ा हल्का या गहरा हो सकता है।',
    },
    photos: [
      {
        file: 'jhumka.avif',
        alt: {
          en: 'Two bell-shaped silver earrings with red stones on a brass stand',
          hi: 'पीतल के स्टैंड पर लाल नग वाले घंटी के आकार के दो रुपहले झुमके',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 26 }] }],
    listedOn: '2025-02-11',
  },
  {
    slug: 'oxidised-jhumkas-with-turquoise-fringe',
    category: 'jewelry',
    subcategory: 'earrings',
    maker: 'chaar-gali-karigar-mandal',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Oxidised Jhumkas with Turquoise Fringe', hi: 'फ़िरोज़ी झालर वाले ऑक्सीडाइज़्ड झुमके' },
    description: {
      en: 'Oxidised bell earrings with a fringe of turquoise. Oxidising is done last, and it decides everything: the silvered bell is dipped in a dark bath for a few seconds, then rubbed with ash until only the hollows stay grey. What remains is a pattern you can read from across a room. A turquoise-blue stone sits at the ear, smaller ones follow the rim, and a fringe of blue glass drops hangs below. The stones are coloured howlite, not mined turquoise, and we price them so. Brass underneath keeps the shape firm. People wear this pair with plain kurtas and, just as often, with a white shirt.',
      hi: 'फ़िरोज़ी झालर वाले ऑक्सीडाइज़्ड झुमके। सबसे आख़िर में ऑक्सीडाइज़ होता है और वही रूप तय करता है: रुपहले झुमके को कुछ पल गहरे घोल में डुबोया जाता है, फिर राख से मला जाता है, जिससे सिर्फ़ गहराइयाँ स्लेटी रह जाती हैं। नक़्क़ाशी दूर से भी साफ़ पढ़ी जाती है। कान पर फ़िरोज़ी नग है, किनारे पर छोटे नग और नीचे नीले काँच की बूँदों की झालर। नग रंगे हुए हाउलाइट के हैं, खान का फ़िरोज़ा नहीं, और दाम उसी हिसाब से है। भीतर पीतल है, जो आकार थामे रखता है। सादे कुर्ते के साथ भी चलता है और सफ़ेद कमीज़ के साथ भी।',
    },
    pricePaise: 115000,
    unit: pair,
    materials: [silverPlatedBrass, glassStones, glassBeads],
    technique: chasing,
    region: jaipur,
    care: carePlated,
    dimensions: { heightMm: 62, diameterMm: 29 },
    weightGrams: 28,
    hsn: '71171990',
    variation: {
      en: 'The depth of the grey differs from batch to batch. Veins in the stones are never the same twice.',
      hi: 'स्लेटी रंग की गहराई हर खेप में अलग होती है। नगों की नसें भी हर जोड़ी में अलग होंगी।',
    },
    photos: [
      {
        file: 'jhumka-oxidised-turquoise.avif',
        alt: {
          en: 'Pair of oxidised silver bell-shaped jhumka earrings with turquoise stones and a turquoise bead fringe, hanging from a brass bar on a wooden base',
          hi: 'लकड़ी के आधार वाली पीतल की छड़ पर लटके ऑक्सीडाइज़्ड चाँदी के झुमके, जिनमें फ़िरोज़ी नग और मोतियों की झालर है',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 34 }] }],
    listedOn: '2025-06-19',
  },
  {
    slug: 'kemp-stone-temple-jhumkas',
    category: 'jewelry',
    subcategory: 'earrings',
    maker: 'pon-pattu-koodam',
    seller: 'godavari-kaveri-producers',
    title: { en: 'Kemp-Stone Temple Jhumkas', hi: 'केम्पु नग के टेम्पल झुमके' },
    description: {
      en: 'Temple earrings with red kemp stones, for dance and for weddings. Vadasery jewellers once worked mainly for temples and for dancers, and the grammar has not changed: a silver body, red kemp stones set close together, gold leaf pressed over the metal by hand. The ruby-red glass is bedded in lac so that light comes back from behind it. Seed pearls of white glass tremble along the bell. Made when you order, because setting one pair takes four days and the leaf needs dry weather. They are substantial at 32 grams; for long performances, ask us for the supporting ear chain, which is added free of charge.',
      hi: 'नृत्य और शादियों के लिए लाल केम्पु नगों के टेम्पल झुमके। वडसेरी के सुनार पहले मुख्य रूप से मंदिरों और नृत्यांगनाओं के लिए काम करते थे, और क़ायदा आज भी वही है: चाँदी का ढाँचा, पास-पास जड़े लाल केम्पु नग और ऊपर हाथ से दबाया सोने का वर्क़। नग के नीचे लाख की तह होती है, जिससे रोशनी भीतर से लौटती है। झुमके के किनारे सफ़ेद काँच के मोती झूलते हैं। ऑर्डर मिलने पर ही बनते हैं, क्योंकि एक जोड़ी की जड़ाई में चार दिन लगते हैं और वर्क़ को सूखा मौसम चाहिए। वज़न 32 ग्राम है; लंबे मंचन के लिए सहारे की चेन माँग लें, उसका दाम नहीं लगेगा।',
    },
    pricePaise: 1180000,
    unit: pair,
    materials: [silver, goldLeaf, kempStones, glassBeads],
    technique: templeSetting,
    region: vadasery,
    giName: 'Temple Jewellery of Nagercoil',
    care: carePlated,
    dimensions: { heightMm: 64, diameterMm: 30 },
    weightGrams: 32,
    hsn: '71131190',
    leadTimeDays: 15,
    variation: {
      en: 'Stones are cut by eye and vary slightly in outline. The gold leaf mellows in the first months of wear.',
      hi: 'नग आँख के अंदाज़ से कटते हैं, इसलिए आकार में हल्का फ़र्क़ होता है। पहले कुछ महीनों में सोने की चमक थोड़ी नरम पड़ती है।',
    },
    photos: [
      {
        file: 'jhumka-gold-ruby.avif',
        alt: {
          en: 'Pair of gold-tone bell-shaped jhumka earrings with red stones and white bead fringe on a brass stand',
          hi: 'पीतल के स्टैंड पर लाल नग और सफ़ेद मोतियों की झालर वाले सुनहरे झुमके',
        },
      },
      {
        file: 'jhumka-gold-ruby-detail.avif',
        alt: {
          en: 'Close view of one jhumka, its dome set with red stones above a fringe of pearls',
          hi: 'एक झुमका पास से, लाल पत्थरों जड़ा गुंबद और नीचे मोतियों की झालर',
        },
      },
      {
        file: 'jhumka-gold-ruby-scale.avif',
        alt: {
          en: 'The jhumkas beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ झुमके',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 6 }] }],
    listedOn: '2025-09-03',
  },
  {
    slug: 'green-stone-gilt-jhumkas',
    category: 'jewelry',
    subcategory: 'earrings',
    maker: 'chaar-gali-karigar-mandal',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Green-Stone Gilt Jhumkas', hi: 'हरे नग के सुनहरे झुमके' },
    description: {
      en: 'Gilt bell earrings with green stones. Bottle-green glass and warm gilding: this is the pair Jaipur families bring out for teej and for cousins’ weddings. The bell is spun thin, chased with a ring of lotus petals and plated with one micron of gold over brass. Green stones are held by tiny claws that a jeweller closes under a loupe, and the bead fringe is wired drop by drop, so a lost bead can be replaced. At the back is a push fitting with a broad disc that spreads the weight. Expect about 26 grams for both, and a gentle swing.',
      hi: 'हरे नगों वाले सुनहरे झुमके। बोतली हरा काँच और गरम सुनहरी चमक: जयपुर के घरों में तीज और शादियों पर ऐसी ही जोड़ी निकलती है। झुमका पतली चादर से बनता है, उस पर कमल की पंखुड़ियों का घेरा उकेरा जाता है और पीतल पर एक माइक्रोन सोना चढ़ता है। हरे नग बारीक पंजों में बैठते हैं, जिन्हें कारीगर लेंस से देखकर बंद करता है। झालर का हर मोती अलग तार से बँधा है, इसलिए एक टूटे तो बदला जा सकता है। पीछे चौड़ी टिकिया वाला पेच वज़न बाँट देता है। दोनों का वज़न लगभग 26 ग्राम है।',
    },
    pricePaise: 148000,
    discounts: [{ discountType: 'percentage', value: 10, endsInDays: 18 }],
    unit: pair,
    materials: [goldPlatedBrass, glassStones, glassBeads],
    technique: chasing,
    region: jaipur,
    care: carePlated,
    dimensions: { heightMm: 60, diameterMm: 28 },
    weightGrams: 26,
    hsn: '71171990',
    variation: {
      en: 'Bead drops may hang a millimetre longer or shorter. Green varies between bottles of glass.',
      hi: 'झालर की लंबाई में एकाध मिलीमीटर का फ़र्क़ हो सकता है। काँच की हर खेप का हरा थोड़ा अलग होता है।',
    },
    photos: [
      {
        file: 'jhumka-gold-emerald.avif',
        alt: {
          en: 'Pair of gold-tone bell-shaped jhumka earrings with green stones and a green bead fringe on a brass stand',
          hi: 'पीतल के स्टैंड पर हरे नग और हरे मोतियों की झालर वाले सुनहरे झुमके',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 18 }] }],
    listedOn: '2025-10-08',
  },
  {
    slug: 'small-silver-jhumkas-with-granulation',
    category: 'jewelry',
    subcategory: 'earrings',
    maker: 'ketaki-sethi-and-family',
    seller: 'purab-shilpa-trust',
    title: { en: 'Small Silver Jhumkas with Granulation', hi: 'दानेदार काम के छोटे चाँदी के झुमके' },
    description: {
      en: 'Small silver bell earrings for every day. Granulation looks simple until you try it. Snippets of silver wire are melted on charcoal, where they roll themselves into balls; these are sorted through sieves and placed on the bell one after another with a wet brush. Solder filings and borax hold them when the flame passes over. Ketaki Sethi works about two hundred grains into each pair and finishes with a soft wash that leaves the metal bright, not mirror-like. At 14 grams together they suit everyday wear and smaller faces. The hook is 92.5 silver, like the rest, and gentle on most skins.',
      hi: 'रोज़ पहनने के लिए चाँदी के छोटे झुमके। दानेदार काम देखने में आसान लगता है, करने में नहीं। चाँदी के तार के टुकड़े कोयले पर पिघलकर अपने आप गोल हो जाते हैं; उन्हें छलनी से छाँटकर गीले ब्रश से एक-एक कर झुमके पर रखा जाता है। सुहागा और टाँके का चूरा लौ लगते ही उन्हें पकड़ लेता है। केतकी सेठी हर जोड़ी में लगभग दो सौ दाने बिठाती हैं और आख़िर में हल्की धुलाई करती हैं, जिससे चमक सौम्य रहती है। दोनों मिलाकर 14 ग्राम के हैं, रोज़ पहनने लायक़। कान का काँटा भी 92.5 चाँदी का है।',
    },
    pricePaise: 460000,
    unit: pair,
    materials: [silver],
    technique: { en: 'Silver granulation', hi: 'चाँदी का दानेदार काम' },
    region: cuttack,
    care: careSilver,
    dimensions: { heightMm: 42, diameterMm: 18 },
    weightGrams: 14,
    hsn: '71131190',
    variation: {
      en: 'Grains differ by a fraction of a millimetre. Weight may vary by up to one gram.',
      hi: 'दानों के आकार में बाल बराबर फ़र्क़ होता है। वज़न एक ग्राम तक घट-बढ़ सकता है।',
    },
    photos: [
      {
        file: 'jhumka-silver-small.avif',
        alt: {
          en: 'Pair of small bright silver bell-shaped jhumka earrings hanging from a short brass bar',
          hi: 'पीतल की छोटी छड़ पर लटके चमकदार चाँदी के छोटे झुमके',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 9 }] }],
    listedOn: '2026-01-14',
  },
  {
    slug: 'tarakasi-flower-studs',
    category: 'jewelry',
    subcategory: 'earrings',
    maker: 'ketaki-sethi-and-family',
    seller: 'purab-shilpa-trust',
    title: { en: 'Tarakasi Flower Studs', hi: 'तारकशी के फूल वाले टॉप्स' },
    description: {
      en: 'Small ear studs of silver filigree. Two hair-thin silver wires are twisted together, rolled flat and bent with tweezers into eight petals; that is the whole secret of tarakasi, and it takes years to make the curls sit evenly. The flower is filled, dusted with solder powder and passed under the flame once. Light goes straight through it, so a stud that looks full in the hand weighs next to nothing on the ear. Two widths: the 10 mm flower disappears under hair, the 14 mm one shows. Sleep without them, since a pillow can press the petals flat.',
      hi: 'चाँदी की तारकशी के छोटे टॉप्स। चाँदी के बाल जैसे पतले दो तार आपस में बटे जाते हैं, चपटे किए जाते हैं और चिमटी से मोड़कर आठ पंखुड़ियाँ बनती हैं। तारकशी का भेद बस इतना ही है, पर लपेटे बराबर बैठाने में बरसों लगते हैं। फूल भरकर टाँके का चूरा छिड़का जाता है और लौ एक ही बार फिरती है। रोशनी आर-पार जाती है, इसलिए कान पर वज़न लगभग महसूस नहीं होता। दो नाप हैं: 10 मिमी का फूल बालों में छिप जाता है, 14 मिमी का दिखता है। सोते समय उतार दें, तकिए से पंखुड़ियाँ दब सकती हैं।',
    },
    pricePaise: 240000,
    unit: pair,
    materials: [silver],
    technique: filigree,
    region: cuttack,
    giName: 'Cuttack Rupa Tarakasi (Silver Filigree)',
    care: careSilver,
    dimensions: { heightMm: 5, diameterMm: 10 },
    weightGrams: 4,
    hsn: '71131110',
    variation: {
      en: 'Petals are bent by hand, so spacing varies slightly between the two flowers.',
      hi: 'पंखुड़ियाँ हाथ से मोड़ी जाती हैं, इसलिए दोनों फूलों की दूरी में हल्का फ़र्क़ होगा।',
    },
    photos: [
      {
        file: 'flower-studs.avif',
        alt: {
          en: 'Two silver flower studs of eight filigree petals, each with a bead at the heart',
          hi: 'चाँदी की तारकशी के आठ पँखुड़ियों वाले दो फूल, हर एक के बीच में दाना',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '10 mm', stock: 12 },
          { size: '14 mm', stock: 7, priceDeltaPaise: 60000 },
        ],
      },
    ],
    listedOn: '2025-04-02',
  },
  {
    slug: 'karimnagar-filigree-leaf-drops',
    category: 'jewelry',
    subcategory: 'earrings',
    maker: 'tana-bana-samakhya',
    seller: 'godavari-kaveri-producers',
    title: { en: 'Karimnagar Filigree Leaf Drops', hi: 'करीमनगर तारकशी के पत्ती वाले झुमके' },
    description: {
      en: 'Leaf-shaped earrings of silver filigree from Karimnagar, where the same wire work makes perfume boxes and pandans. A frame of thicker wire gives the leaf its outline and its midrib. Into it go coils so fine that a single leaf takes about sixty, packed tight with no gap left and no glue used. The drop is 46 millimetres long, hangs from a plain hook and turns a little as you walk. We make them to order in batches of six. If you prefer a clip to a hook, write to us before you order: it costs nothing and adds two days.',
      hi: 'चाँदी की तारकशी के पत्ती जैसे झुमके, करीमनगर के, जहाँ इसी तार से इत्रदान और पानदान बनते हैं। मोटे तार से पत्ती की रेखा और बीच की नस बनती है, फिर उसमें इतने महीन लपेटे भरे जाते हैं कि एक पत्ती में क़रीब साठ लगते हैं। न कहीं ख़ाली जगह छूटती है, न गोंद लगता है। लंबाई 46 मिमी है; सादे काँटे से लटकती पत्ती चलते समय थोड़ी घूमती है। छह-छह की खेप में ऑर्डर पर बनते हैं। काँटे की जगह क्लिप चाहिए तो ऑर्डर से पहले हमें लिखें: दाम वही रहेगा, बस दो दिन और लगेंगे।',
    },
    pricePaise: 390000,
    unit: pair,
    materials: [silver],
    technique: filigree,
    region: karimnagar,
    giName: 'Silver Filigree of Karimnagar',
    care: careSilver,
    dimensions: { heightMm: 46, widthMm: 18 },
    weightGrams: 9,
    hsn: '71131110',
    leadTimeDays: 21,
    variation: {
      en: 'No two leaves are filled the same way. Weight may vary by half a gram.',
      hi: 'हर पत्ती की भराई अलग होती है। वज़न आधा ग्राम घट-बढ़ सकता है।',
    },
    photos: [
      {
        file: 'leaf-drops.avif',
        alt: {
          en: 'Two silver leaf earrings filled with fine coils, on plain hooks',
          hi: 'महीन कुंडलियों से भरे चाँदी की पत्ती वाले दो झुमके, सादे हुक पर',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 6 }] }],
    listedOn: '2026-03-21',
  },
  {
    slug: 'dokra-fish-earrings',
    category: 'jewelry',
    subcategory: 'earrings',
    maker: 'rangamati-shilpi-samity',
    seller: 'purab-shilpa-trust',
    title: { en: 'Dokra Fish Earrings', hi: 'डोकरा मछली के झुमके' },
    description: {
      en: 'Fish-shaped earrings cast in dokra. In Bengal a fish means plenty, and it goes to every wedding. Here it is two and a half centimetres long and made the dokra way: a clay core, scales laid on in threads of wax and resin, a second coat of clay, then molten brass poured where the wax has run out. The mould is broken to free the fish, so each one exists once. A little clay may still sit in the scales; brush it out with a dry toothbrush or leave it. Brass hooks, 12 grams the pair, lighter than they look.',
      hi: 'मछली के आकार के ढले हुए डोकरा झुमके। बंगाल में मछली समृद्धि की निशानी है और हर शादी में पहुँचती है। यहाँ वह ढाई सेंटीमीटर की है और डोकरा ढंग से बनी है: मिट्टी का साँचा, उस पर मोम और राल के धागों से बने शल्क, ऊपर मिट्टी की दूसरी परत, फिर मोम पिघलकर निकली जगह में पिघला पीतल। मछली निकालने के लिए साँचा तोड़ना पड़ता है, इसलिए हर मछली अकेली होती है। शल्कों में थोड़ी मिट्टी रह सकती है; सूखे ब्रश से निकाल दें या रहने दें। काँटे पीतल के हैं, जोड़ी का वज़न 12 ग्राम।',
    },
    pricePaise: 68000,
    unit: pair,
    materials: [brass],
    technique: dokra,
    region: bikna,
    giName: 'Bengal Dokra',
    care: careBrass,
    dimensions: { heightMm: 44, widthMm: 25 },
    weightGrams: 12,
    hsn: '71171990',
    variation: {
      en: 'Cast in clay moulds that are broken each time, so the two fish differ in face and tail.',
      hi: 'साँचा हर बार टूटता है, इसलिए दोनों मछलियों के मुँह और पूँछ में फ़र्क़ होगा।',
    },
    photos: [
      {
        file: 'dokra-fish.avif',
        alt: {
          en: 'Two brass fish earrings with thread-like scales, fanned tails and hooks',
          hi: 'पीतल की मछली के दो झुमके, धागे जैसे शल्क, फैली पूँछ और हुक',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 21 }] }],
    listedOn: '2025-08-12',
  },

  // Bangles
  {
    slug: 'rose-lac-bangles-set-of-six',
    category: 'jewelry',
    subcategory: 'bangles',
    maker: 'chaar-gali-karigar-mandal',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Rose Lac Bangles, Set of Six', hi: 'गुलाबी लाख की चूड़ियाँ, छह का सेट' },
    description: {
      en: 'Six bangles of rose-pink lac. Lac is softened over a coal burner, rolled with a wooden paddle, coated with a skin of rose pigment and bent around a tapered mould while still warm. The Manihar women then press stones and mirrors in by hand, quickly, before the surface sets. A full set has two plain bangles with a gilt line, two set with white and rose stones, and two twisted metal bands that keep the others from knocking. The lac is warm on the wrist, not cold like glass. Measure across your closed knuckles; lac does not stretch.',
      hi: 'गुलाबी लाख की छह चूड़ियाँ। लाख को कोयले की अँगीठी पर नरम करके लकड़ी के हत्थे से बेला जाता है, ऊपर गुलाबी रंग की परत चढ़ती है और गरम रहते ही साँचे पर मोड़ दिया जाता है। फिर मनिहार औरतें सतह जमने से पहले फुर्ती से नग और शीशे दबाती हैं। सेट में सुनहरी लकीर वाली दो सादी चूड़ियाँ, सफ़ेद और गुलाबी नग वाली दो चूड़ियाँ और दो बटी हुई धातु की चूड़ियाँ हैं, जो बाक़ी को टकराने से बचाती हैं। लाख कलाई पर काँच जैसा ठंडा नहीं लगता। नाप मुट्ठी बंद करके लें, लाख फैलता नहीं।',
    },
    pricePaise: 125000,
    discounts: [{ discountType: 'percentage', value: 20, endsInDays: 12 }],
    unit: { en: 'Set of 6', hi: '6 का सेट' },
    materials: [lac, glassStones, brass],
    technique: lacWork,
    region: jaipur,
    care: careLac,
    dimensions: { heightMm: 48, diameterMm: 60 },
    weightGrams: 118,
    sizeTable: bangleSizes('2-4', '2-6', '2-8'),
    hsn: '71179090',
    taxEntry: 'lac-bangles',
    variation: {
      en: 'Stones are placed by eye, so spacing differs. Rose may lean towards red in warm light.',
      hi: 'नग अंदाज़ से लगते हैं, इसलिए दूरी में फ़र्क़ होगा। पीली रोशनी में गुलाबी थोड़ा लाल दिख सकता है।',
    },
    photos: [
      {
        file: 'bangles-lac-jaipur.avif',
        alt: {
          en: 'Stack of rose-red bangles with gilt lines, twisted gold bands and rows of silver and red stones, on a round plaster plinth',
          hi: 'गोल चबूतरे पर गुलाबी-लाल चूड़ियों की ढेरी, सुनहरी लकीरें, बटी हुई सुनहरी चूड़ियाँ और नगों की क़तारें',
        },
      },
      {
        file: 'bangles-lac-jaipur-detail.avif',
        alt: {
          en: 'Close view of the mirrors, stones and gilt lines',
          hi: 'शीशे, नग और सुनहरी लकीरें पास से',
        },
      },
      {
        file: 'bangles-lac-jaipur-scale.avif',
        alt: {
          en: 'The bangles beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ चूड़ियाँ',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '2-4', stock: 14 },
          { size: '2-6', stock: 22 },
          { size: '2-8', stock: 9 },
        ],
      },
    ],
    listedOn: '2025-01-16',
  },
  {
    slug: 'teal-and-turmeric-lac-bangles-set-of-seven',
    category: 'jewelry',
    subcategory: 'bangles',
    maker: 'tana-bana-samakhya',
    seller: 'godavari-kaveri-producers',
    title: { en: 'Teal and Turmeric Lac Bangles, Set of Seven', hi: 'फ़िरोज़ी-हल्दी लाख की चूड़ियाँ, सात का सेट' },
    description: {
      en: 'Seven lac bangles in teal and turmeric. Near Charminar the lac shops heat their sticks over small coal stoves right on the street. The women who made this set work one lane behind, in their own courtyards, shaping teal and turmeric lac around a thin metal ring that gives strength. Crystals are picked up with a needle and sunk into the hot surface along a line of tiny golden beads. Seven bangles: two plain teal, two set with stones, one fluted yellow, two twisted in silver tone. Worn together they fill about five centimetres of the wrist, or split them over both arms.',
      hi: 'फ़िरोज़ी और हल्दी रंग की लाख की सात चूड़ियाँ। चारमीनार के पास लाख की दुकानों में सड़क किनारे ही छोटी अँगीठियों पर लाख गरम होती है। यह सेट एक गली पीछे रहने वाली औरतों ने अपने आँगन में बनाया है। फ़िरोज़ी और हल्दी रंग की लाख पतले धातु के छल्ले पर चढ़ती है, जिससे मज़बूती आती है। नग सुई से उठाकर गरम सतह में सुनहरे दानों की क़तार के बीच धँसाए जाते हैं। सात चूड़ियाँ हैं: दो सादी फ़िरोज़ी, दो नग वाली, एक लहरदार पीली और दो रुपहली बटी हुई। साथ पहनें तो कलाई पर पाँच सेंटीमीटर घेरती हैं, या दोनों हाथों में बाँट लें।',
    },
    pricePaise: 138000,
    unit: { en: 'Set of 7', hi: '7 का सेट' },
    materials: [lac, glassStones, brass],
    technique: lacWork,
    region: hyderabad,
    giName: 'Hyderabad Lac Bangles',
    care: careLac,
    dimensions: { heightMm: 54, diameterMm: 60 },
    weightGrams: 136,
    sizeTable: bangleSizes('2-4', '2-6', '2-8'),
    hsn: '71179090',
    taxEntry: 'lac-bangles',
    variation: {
      en: 'Every row of stones is set freehand. Teal deepens slightly as the lac ages.',
      hi: 'नगों की हर क़तार हाथ से लगी है। समय के साथ फ़िरोज़ी रंग थोड़ा गहरा होता है।',
    },
    photos: [
      {
        file: 'bangles-lac-teal.avif',
        alt: {
          en: 'Stack of teal bangles with yellow and silver stones, a yellow twisted band and silver-tone bands, on a round plinth',
          hi: 'गोल चबूतरे पर फ़िरोज़ी चूड़ियों की ढेरी, पीले और रुपहले नग, एक पीली लहरदार चूड़ी और रुपहली चूड़ियाँ',
        },
      },
      {
        file: 'bangles-lac-teal-detail.avif',
        alt: {
          en: 'Close view of the mirrors, stones and gilt lines',
          hi: 'शीशे, नग और सुनहरी लकीरें पास से',
        },
      },
      {
        file: 'bangles-lac-teal-scale.avif',
        alt: {
          en: 'The bangles beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ चूड़ियाँ',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '2-4', stock: 8 },
          { size: '2-6', stock: 15 },
          { size: '2-8', stock: 6 },
        ],
      },
    ],
    listedOn: '2025-11-05',
  },
  {
    slug: 'twisted-brass-bangles-set-of-seven',
    category: 'jewelry',
    subcategory: 'bangles',
    maker: 'gomti-ramganga-sangathan',
    seller: 'saat-nadi-studio',
    title: { en: 'Twisted Brass Bangles, Set of Seven', hi: 'बटी हुई पीतल की चूड़ियाँ, सात का सेट' },
    description: {
      en: 'Seven thin bangles of twisted brass. Twisted cold in a vice, a brass rod is bent into a ring, joined with brass solder and then cut: the worker turns the ring against a file and takes off one facet after another until the metal catches light all the way round. Six bangles have this cut, no two to the same depth, and one broad band stays plain to calm the stack. They are solid, unlacquered brass and ring like small bells. New, they are bright yellow; after some weeks on the wrist the hollows turn brown. A few wearers see a green trace on damp skin, which washes off.',
      hi: 'बटे हुए पीतल की सात पतली चूड़ियाँ। पीतल की छड़ को शिकंजे में ठंडा ही बटा जाता है, जोड़ पर पीतल का टाँका लगता है और फिर कटाई शुरू होती है: कारीगर छल्ले को रेती पर घुमाते हुए एक के बाद एक पहल निकालता है, जब तक पूरा घेरा रोशनी न पकड़ ले। छह चूड़ियों में यह कटाई है, हर एक की गहराई अलग, और एक चौड़ी चूड़ी सादी है। ठोस पीतल है, ऊपर कोई परत नहीं, इसलिए छोटी घंटियों-सी बजती हैं। कुछ हफ़्तों में गहराइयाँ भूरी हो जाती हैं। पसीने में किसी-किसी की त्वचा पर हल्का हरा निशान आता है, जो धुल जाता है।',
    },
    pricePaise: 98000,
    discounts: [{ discountType: 'fixed', value: 10000, endsInDays: 25 }],
    unit: { en: 'Set of 7', hi: '7 का सेट' },
    materials: [brass],
    technique: brassCutting,
    region: moradabad,
    care: careBrass,
    dimensions: { heightMm: 44, diameterMm: 60 },
    weightGrams: 185,
    sizeTable: bangleSizes('2-4', '2-6', '2-8'),
    hsn: '71171910',
    variation: {
      en: 'Facets are filed by hand and differ in depth. Inner diameter is true to within half a millimetre.',
      hi: 'पहल हाथ की रेती से बनते हैं, गहराई में फ़र्क़ होगा। भीतर का नाप आधे मिलीमीटर तक सही है।',
    },
    photos: [
      {
        file: 'bangles-brass.avif',
        alt: {
          en: 'Stack of seven golden brass bangles, some twisted and some faceted, on a round stone plinth',
          hi: 'पत्थर के गोल चबूतरे पर सात सुनहरी पीतल की चूड़ियाँ, कुछ बटी हुई और कुछ पहलदार',
        },
      },
      {
        file: 'bangles-brass-detail.avif',
        alt: {
          en: 'Close view of the plain and twisted brass bangles',
          hi: 'सादी और मरोड़ी हुई पीतल की चूड़ियाँ पास से',
        },
      },
      {
        file: 'bangles-brass-scale.avif',
        alt: {
          en: 'The bangles beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ चूड़ियाँ',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '2-4', stock: 18 },
          { size: '2-6', stock: 31 },
          { size: '2-8', stock: 16 },
        ],
      },
    ],
    listedOn: '2025-05-23',
  },
  {
    slug: 'carved-shankha-bangles',
    category: 'jewelry',
    subcategory: 'bangles',
    maker: 'rangamati-shilpi-samity',
    seller: 'purab-shilpa-trust',
    title: { en: 'Carved Shankha Bangles', hi: 'नक़्क़ाशीदार शाँखा' },
    description: {
      en: 'White bangles carved from conch shell. From one conch a cutter gets two, at most three, clean rings, and the rest becomes powder and buttons. These rings come from chank shells of the Tamil Nadu coast, sliced on a wheel in the Shankhari quarter of Bishnupur, ground on stone and carved with a file held like a pen. A vine runs around each bangle, cut about a millimetre deep. Married women in Bengal wear a pair beside the red pola; plenty of others simply like the cool white. Shell grows, it is not poured, so small natural marks are part of it. Choose your size carefully.',
      hi: 'शंख से तराशी सफ़ेद चूड़ियाँ। एक शंख से दो, ज़्यादा-से-ज़्यादा तीन साफ़ छल्ले निकलते हैं; बाक़ी चूरा और बटन बनता है। ये छल्ले तमिलनाडु के तट के शंख के हैं, बिष्णुपुर के शाँखारी मोहल्ले में पहिए पर कटे, पत्थर पर घिसे और क़लम की तरह पकड़ी रेती से तराशे गए। हर शाँखे पर लगभग एक मिलीमीटर गहरी बेल चलती है। बंगाल में ब्याहता औरतें इसे लाल पोला के साथ पहनती हैं; कई लोगों को बस इसकी ठंडी सफ़ेदी भाती है। शंख क़ुदरती चीज़ है, छोटे निशान उसी का हिस्सा हैं। नाप ध्यान से चुनें।',
    },
    pricePaise: 190000,
    unit: pair,
    materials: [conchShell],
    technique: conchCarving,
    region: bishnupur,
    care: careShell,
    dimensions: { heightMm: 9, diameterMm: 60 },
    weightGrams: 46,
    sizeTable: bangleSizes('2-4', '2-6', '2-8'),
    hsn: '96019090',
    variation: {
      en: 'Tone runs from milk white to faint cream. Fine growth lines and pin marks are natural.',
      hi: 'रंग दूधिया सफ़ेद से हल्के क्रीम तक होता है। महीन रेखाएँ और बिंदु क़ुदरती हैं।',
    },
    photos: [
      {
        file: 'shankha-bangles.avif',
        alt: {
          en: 'Two white shell bangles carved with a flowering vine, one resting on the other',
          hi: 'फूलों की बेल उकेरी दो सफ़ेद शंख की चूड़ियाँ, एक दूसरी पर टिकी',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '2-4', stock: 5 },
          { size: '2-6', stock: 8 },
          { size: '2-8', stock: 3 },
        ],
      },
    ],
    listedOn: '2025-07-01',
  },
  {
    slug: 'tarakasi-peacock-cuff',
    category: 'jewelry',
    subcategory: 'bangles',
    maker: 'ketaki-sethi-and-family',
    seller: 'purab-shilpa-trust',
    title: { en: 'Tarakasi Peacock Cuff', hi: 'तारकशी का मोर वाला कड़ा' },
    description: {
      en: 'A wide cuff of silver filigree, with a peacock. Ketaki Sethi made this cuff over one monsoon, in the hours when the light at her window was steady. Two peacocks face each other across the wrist, and between their tails lies a net of coils with nothing behind it, so the skin shows through. The outer frame is thick enough to be opened and closed gently by hand; the filling is as fine as lace and should not be squeezed. There is only this one, and she says she will draw something different next time. It fits a wrist of 15 to 17 centimetres. Supplied in a cloth-lined box.',
      hi: 'मोर वाला चाँदी की तारकशी का चौड़ा कड़ा। केतकी सेठी ने यह कड़ा एक बरसात भर में बनाया, उन घंटों में जब खिड़की पर रोशनी एक-सी रहती थी। कलाई पर दो मोर आमने-सामने हैं और उनकी पूँछों के बीच लपेटों की जाली है, जिसके पीछे कुछ नहीं, इसलिए त्वचा झलकती है। बाहर का घेरा इतना मोटा है कि हाथ से धीरे-धीरे खोला-बंद किया जा सके; भीतर की भराई झालर जैसी महीन है, उसे दबाएँ नहीं। ऐसा एक ही है, अगली बार वे कुछ और बनाएँगी। 15 से 17 सेमी की कलाई पर आता है। कपड़े की तह वाले डिब्बे में मिलेगा।',
    },
    pricePaise: 1240000,
    materials: [silver],
    technique: filigree,
    region: cuttack,
    giName: 'Cuttack Rupa Tarakasi (Silver Filigree)',
    care: careSilver,
    dimensions: { heightMm: 38, diameterMm: 58 },
    weightGrams: 44,
    hsn: '71131110',
    oneOfAKind: true,
    variation: {
      en: 'This single piece is weighed again before dispatch, and its exact weight is noted on the bill.',
      hi: 'भेजने से पहले इस इकलौते कड़े को फिर तौला जाता है और सही वज़न बिल पर लिखा जाता है।',
    },
    photos: [
      {
        file: 'peacock-cuff.avif',
        alt: {
          en: 'Open silver filigree cuff with two peacocks facing each other in a net of coils',
          hi: 'चाँदी की तारकशी का खुला कड़ा, कुंडलियों की जाली में आमने-सामने दो मोर',
        },
      },
      {
        file: 'peacock-cuff-detail.avif',
        alt: {
          en: 'Close view of the filigree: coils of silver wire between the frames',
          hi: 'तारकशी पास से: फ़्रेमों के बीच चाँदी के तार के छल्ले',
        },
      },
      {
        file: 'peacock-cuff-scale.avif',
        alt: {
          en: 'The cuff beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ कड़ा',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 1 }] }],
    listedOn: '2026-09-02',
  },
  {
    slug: 'dokra-rope-kada',
    category: 'jewelry',
    subcategory: 'bangles',
    maker: 'rangamati-shilpi-samity',
    seller: 'purab-shilpa-trust',
    title: { en: 'Dokra Rope Kada', hi: 'डोकरा रस्सी कड़ा' },
    description: {
      en: 'A dokra bangle that looks like twisted rope. Threads of beeswax and tree resin, pressed through a brass syringe, are wound around a clay ring until it looks like a piece of rope. A coat of fine river clay, then coarse clay, then a pit fire of cow-dung cakes and wood; the metal enters where the wax has left. The casters of Bikna melt old taps and pots for this, which is why the colour leans now to gold, now to rust. The kada is closed, slides over the hand and sits heavily in a pleasant way. Edges are filed smooth on the inside.',
      hi: 'बटी रस्सी जैसा दिखने वाला डोकरा कड़ा। मधुमोम और राल के धागे पीतल की पिचकारी से निकालकर मिट्टी के छल्ले पर तब तक लपेटे जाते हैं, जब तक वह रस्सी जैसा न दिखने लगे। ऊपर नदी की महीन मिट्टी, फिर मोटी मिट्टी, फिर उपलों और लकड़ी की आग; जहाँ से मोम निकला, वहाँ धातु भरती है। बिकना के ढलाईकार इसके लिए पुराने नल और बर्तन गलाते हैं, इसलिए रंग कभी सुनहरा, कभी ज़ंग-सा होता है। कड़ा बंद घेरे का है, हाथ से सरककर चढ़ता है और कलाई पर उसका वज़न अच्छा लगता है। भीतर के किनारे रेती से चिकने किए गए हैं।',
    },
    pricePaise: 78000,
    discounts: [{ discountType: 'percentage', value: 15 }],
    materials: [brass],
    technique: dokra,
    region: bikna,
    giName: 'Bengal Dokra',
    care: careBrass,
    dimensions: { heightMm: 12, diameterMm: 60 },
    weightGrams: 92,
    sizeTable: bangleSizes('2-6', '2-8', '2-10'),
    hsn: '71171910',
    variation: {
      en: 'Colour and weight vary with the scrap that was melted, by up to 15 grams.',
      hi: 'गली हुई धातु के हिसाब से रंग बदलता है और वज़न 15 ग्राम तक घट-बढ़ सकता है।',
    },
    photos: [
      {
        file: 'dokra-rope.avif',
        alt: { en: 'Heavy closed brass bangle twisted like a thick rope', hi: 'मोटी रस्सी की तरह बटा पीतल का भारी बंद कड़ा' },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '2-6', stock: 11 },
          { size: '2-8', stock: 9 },
          { size: '2-10', stock: 0 },
        ],
      },
    ],
    listedOn: '2026-02-06',
  },
  {
    slug: 'mirror-lac-kada-pair',
    category: 'jewelry',
    subcategory: 'bangles',
    maker: 'tana-bana-samakhya',
    seller: 'godavari-kaveri-producers',
    title: { en: 'Mirror Lac Kada Pair', hi: 'शीशे जड़े लाख के कड़े, जोड़ी' },
    description: {
      en: 'Small round mirrors, each no wider than a lentil, sit in rows of three around a broad lac kada. The mirrors are cut by hand in Hyderabad from thin blown glass and picked up with a wetted fingertip, because tweezers would scratch them. Between the rows the maker draws ridges with a blunt knife while the lac is soft. It comes in three colours; one kada on each arm is the local habit. If a mirror ever loosens, hold the spot over warm steam for ten seconds and press it back. Keep the pair out of a parked car in May.',
      hi: 'मसूर के दाने जितने गोल शीशे चौड़े लाख के कड़े पर तीन-तीन की क़तार में बैठे हैं। ये शीशे हैदराबाद में पतले फूँके हुए काँच से हाथ से कटते हैं और गीली उँगली से उठाए जाते हैं, क्योंकि चिमटी से खरोंच पड़ती है। लाख नरम रहते ही क़तारों के बीच भोथरी छुरी से धारियाँ खींची जाती हैं। तीन रंग हैं; यहाँ चलन है कि हर हाथ में एक कड़ा पहना जाए। कोई शीशा ढीला हो तो उस जगह को दस पल गरम भाप दिखाकर दबा दें। मई की धूप में खड़ी गाड़ी में न छोड़ें।',
    },
    pricePaise: 72000,
    unit: pair,
    materials: [lac, glassStones, brass],
    technique: lacWork,
    region: hyderabad,
    giName: 'Hyderabad Lac Bangles',
    care: careLac,
    dimensions: { heightMm: 18, diameterMm: 60 },
    weightGrams: 74,
    sizeTable: bangleSizes('2-4', '2-6', '2-8'),
    hsn: '71179090',
    taxEntry: 'lac-bangles',
    variation: {
      en: 'Mirrors are hand cut and not perfectly round. Colour varies a little with each stick of lac.',
      hi: 'शीशे हाथ से कटे हैं, पूरी तरह गोल नहीं होते। लाख की हर छड़ी का रंग थोड़ा अलग होता है।',
    },
    photos: [
      {
        file: 'lac-mirror-kadas.avif',
        alt: {
          en: 'Two broad red lac bangles set with three rows of small round mirrors, one lying and one leaning on its edge',
          hi: 'छोटे गोल शीशों की तीन क़तारों वाले दो चौड़े लाल लाख के कड़े, एक लेटा और एक टिका हुआ',
        },
        color: red,
      },
      {
        file: 'lac-mirror-kadas-green.avif',
        alt: {
          en: 'The bangles in green lac',
          hi: 'हरे लाख के कड़े',
        },
        color: green,
      },
      {
        file: 'lac-mirror-kadas-blue.avif',
        alt: {
          en: 'The bangles in blue lac',
          hi: 'नीले लाख के कड़े',
        },
        color: blue,
      },
    ],
    variants: [
      {
        color: red,
        sizes: [
          { size: '2-4', stock: 10 },
          { size: '2-6', stock: 17 },
          { size: '2-8', stock: 8 },
        ],
      },
      {
        color: green,
        sizes: [
          { size: '2-4', stock: 6 },
          { size: '2-6', stock: 12 },
          { size: '2-8', stock: 0 },
        ],
      },
      {
        color: blue,
        sizes: [
          { size: '2-4', stock: 4 },
          { size: '2-6', stock: 9 },
          { size: '2-8', stock: 5 },
        ],
      },
    ],
    listedOn: '2026-05-18',
  },

  // Necklaces
  {
    slug: 'terracotta-bead-necklace',
    category: 'jewelry',
    subcategory: 'necklaces',
    maker: 'rangamati-shilpi-samity',
    seller: 'purab-shilpa-trust',
    title: { en: 'Terracotta Bead Necklace', hi: 'टेराकोटा मनकों की माला' },
    description: {
      en: 'A light necklace of terracotta beads. Red pond clay from the edge of Bishnupur is sieved through an old cotton saree, kneaded by foot and rolled into beads between two palms. They dry for a week in shade, then fire under rice straw, which leaves the soft orange you see. Thirty-odd beads grow from small at the neck to large in front, with brass spacers between them, and end in a stamped brass medallion with a clay button in its centre. The cord ties behind, so length is yours to choose. Clay drinks sweat and darkens slowly along the nape; regular wearers say they like that.',
      hi: 'टेराकोटा के मनकों की हल्की माला। बिष्णुपुर के किनारे के तालाब की लाल मिट्टी पुरानी सूती साड़ी से छानी जाती है, पैरों से गूँधी जाती है और हथेलियों के बीच मनके बेले जाते हैं। हफ़्ते भर छाँव में सूखकर वे पुआल की आग में पकते हैं, इसी से यह नरम नारंगी रंग आता है। तीस से कुछ ज़्यादा मनके गर्दन पर छोटे और सामने बड़े होते जाते हैं, बीच में पीतल के दाने हैं और नीचे पीतल का पदक, जिसके बीच में मिट्टी की टिकिया है। डोरी पीछे बँधती है, लंबाई अपने हिसाब से रखें। मिट्टी पसीना सोखकर धीरे-धीरे गहरी होती है।',
    },
    pricePaise: 72000,
    discounts: [{ discountType: 'percentage', value: 15, endsInDays: -9 }],
    materials: [terracotta, brass, cottonCord],
    technique: { en: 'Hand-rolled terracotta', hi: 'हाथ से बेला टेराकोटा' },
    region: bishnupur,
    care: careClay,
    dimensions: { lengthMm: 480, diameterMm: 48 },
    weightGrams: 96,
    hsn: '71179090',
    variation: {
      en: 'Fired with straw, so beads range from pale orange to brick. Sizes differ slightly.',
      hi: 'पुआल की आग में पकते हैं, इसलिए मनके हल्के नारंगी से ईंट के रंग तक होते हैं। आकार में थोड़ा फ़र्क़ होता है।',
    },
    photos: [
      {
        file: 'necklace-terracotta.avif',
        alt: {
          en: 'Necklace of round orange-brown terracotta beads with a round golden pendant, laid on a tan slab',
          hi: 'भूरी पटिया पर रखी गोल नारंगी-भूरे टेराकोटा मनकों की माला, बीच में गोल सुनहरा पदक',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 23 }] }],
    listedOn: '2025-03-09',
  },
  {
    slug: 'ladakh-turquoise-and-silver-necklace',
    category: 'jewelry',
    subcategory: 'necklaces',
    maker: 'teen-darra-oon-samuh',
    seller: 'saat-nadi-studio',
    title: { en: 'Ladakh Turquoise and Silver Necklace', hi: 'लद्दाखी फ़िरोज़ा और चाँदी का हार' },
    description: {
      en: 'A necklace of turquoise and silver. Turquoise never came out of Ladakhi ground; it travelled over the passes with traders and stayed, sewn on headdresses and handed from mother to daughter. These thirty-four beads were chosen by women in Leh from one such lot, sorted by tone and strung with silver spacers on waxed cord. The round pendant was made by a silversmith in the old town: stamped petals, a turquoise in the middle, a fringe of blue and red drops. The stones are natural and stabilised with clear resin, as most are today. A single piece, with a length that ties between 46 and 54 centimetres.',
      hi: 'फ़िरोज़ा और चाँदी का हार। फ़िरोज़ा लद्दाख की ज़मीन से नहीं निकलता; वह व्यापारियों के साथ दर्रे पार करके आया और यहीं रह गया, टोपियों पर सिलकर माँ से बेटी तक पहुँचता रहा। ये चौंतीस मनके लेह की औरतों ने ऐसी ही एक खेप से चुने, रंग के हिसाब से छाँटे और चाँदी के दानों के साथ मोम लगी डोरी में पिरोए। गोल पेंडेंट पुराने शहर के एक सुनार ने बनाया: ठप्पे की पंखुड़ियाँ, बीच में फ़िरोज़ा, नीचे नीली-लाल बूँदें। नग असली हैं और पारदर्शी राल से पक्के किए गए हैं। एक ही पीस है; 46 से 54 सेमी तक बँधता है।',
    },
    pricePaise: 1120000,
    materials: [turquoise, silver, cottonCord],
    technique: beadStringing,
    region: leh,
    care: careStone,
    dimensions: { lengthMm: 500, diameterMm: 44 },
    weightGrams: 112,
    hsn: '71131190',
    oneOfAKind: true,
    variation: {
      en: 'The photograph shows this necklace. Screens make turquoise look bluer than it is by daylight.',
      hi: 'तस्वीर इसी हार की है। स्क्रीन पर फ़िरोज़ा दिन की रोशनी के मुक़ाबले ज़्यादा नीला दिखता है।',
    },
    photos: [
      {
        file: 'necklace-turquoise-silver.avif',
        alt: {
          en: 'Necklace of turquoise beads with a round silver pendant, laid on a wooden board',
          hi: 'लकड़ी के तख़्ते पर रखा फ़िरोज़ा मनकों का हार, बीच में चाँदी का गोल पेंडेंट',
        },
      },
      {
        file: 'necklace-turquoise-silver-detail.avif',
        alt: {
          en: 'Close view of the silver pendant and its turquoise beads',
          hi: 'चाँदी का पेंडेंट और फ़ीरोज़े के मनके पास से',
        },
      },
      {
        file: 'necklace-turquoise-silver-scale.avif',
        alt: {
          en: 'The necklace beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ हार',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 1 }] }],
    listedOn: '2026-07-27',
  },
  {
    slug: 'dokra-sun-pendant-on-cord',
    category: 'jewelry',
    subcategory: 'necklaces',
    maker: 'rangamati-shilpi-samity',
    seller: 'purab-shilpa-trust',
    title: { en: 'Dokra Sun Pendant on Cord', hi: 'डोरी पर डोकरा सूरज पेंडेंट' },
    description: {
      en: 'A sun-shaped pendant on a cotton cord. Rays of wax thread, coiled like jalebi, surround a flat face with two dots for eyes; that is how the children of Bikna draw the sun, and the casters kept it. The pendant is 45 millimetres across and cast in one piece with its loop. A braided cotton cord with a sliding knot lets it hang at the collarbone or over a sweater. Choose black or red for the cord. The back carries the marks of the clay, left rough on purpose, and will not scratch cloth. Polish only the face if you want the eyes to stay dark.',
      hi: 'सूती डोरी पर सूरज के आकार का पेंडेंट। मोम के धागे जलेबी की तरह घूमकर किरणें बनाते हैं और बीच में दो बिंदी आँखों वाला चेहरा है; बिकना के बच्चे सूरज ऐसे ही बनाते हैं और ढलाईकारों ने वही रहने दिया। पेंडेंट 45 मिमी चौड़ा है और कुंडे समेत एक ही बार में ढला है। गुँथी हुई सूती डोरी में सरकने वाली गाँठ है, इसलिए हँसली पर भी टिकता है और स्वेटर के ऊपर भी। डोरी काली या लाल चुनें। पीछे मिट्टी के निशान जान-बूझकर छोड़े गए हैं, उनसे कपड़ा नहीं छिलता। आँखें गहरी रखनी हों तो सिर्फ़ चेहरा चमकाएँ।',
    },
    pricePaise: 85000,
    discounts: [{ discountType: 'fixed', value: 8500 }],
    materials: [brass, cottonCord],
    technique: dokra,
    region: bikna,
    giName: 'Bengal Dokra',
    care: careBrass,
    dimensions: { lengthMm: 700, diameterMm: 45 },
    weightGrams: 38,
    hsn: '71171990',
    variation: {
      en: 'Each sun comes from its own mould, so rays and expression differ.',
      hi: 'हर सूरज अपने साँचे से निकलता है, इसलिए किरणें और भाव अलग होंगे।',
    },
    photos: [
      {
        file: 'dokra-sun.avif',
        alt: {
          en: 'Brass sun pendant with a smiling round face and coiled rays, on a black braided cord',
          hi: 'मुस्कुराते गोल चेहरे और कुंडली जैसी किरणों वाला पीतल का सूरज, काली गुँथी डोरी पर',
        },
        color: black,
      },
      {
        file: 'dokra-sun-red.avif',
        alt: {
          en: 'The sun pendant on a red braided cord',
          hi: 'लाल गुँथी डोरी पर सूरज',
        },
        color: red,
      },
      {
        file: 'dokra-sun-detail.avif',
        alt: {
          en: 'Close view of the face and its rays coiled from wax thread',
          hi: 'चेहरा और मोम के धागे से लिपटी किरणें पास से',
        },
        color: black,
      },
    ],
    variants: [
      { color: black, sizes: [{ size: oneSize, stock: 16 }] },
      { color: red, sizes: [{ size: oneSize, stock: 12 }] },
    ],
    listedOn: '2026-04-09',
  },
  {
    slug: 'kemp-lotus-pendant-with-chain',
    category: 'jewelry',
    subcategory: 'necklaces',
    maker: 'pon-pattu-koodam',
    seller: 'godavari-kaveri-producers',
    title: { en: 'Kemp Lotus Pendant with Chain', hi: 'चेन के साथ केम्पु कमल पेंडेंट' },
    description: {
      en: 'A lotus pendant of red stones, with its chain. Order this pendant a month before you need it. The goldsmith cuts an eight-petalled lotus from silver sheet, solders a wall around every petal, packs each cell with lac and presses in red kemp stones, with green ones for the two leaves below. Gold leaf goes on last and is burnished with an agate tip. The chain is silver with the same leaf, in a plain wheat link 45 centimetres long. Dancers hang it on black thread instead and pin it; a second loop at the back allows that. Stones that fall within three years are reset at no charge.',
      hi: 'लाल नगों का कमल पेंडेंट, चेन के साथ। यह पेंडेंट ज़रूरत से एक महीना पहले मँगवाएँ। सुनार चाँदी की चादर से आठ पंखुड़ियों का कमल काटता है, हर पंखुड़ी के चारों ओर दीवार जोड़ता है, ख़ानों में लाख भरता है और लाल केम्पु नग दबाता है; नीचे की दो पत्तियों में हरे नग हैं। सबसे आख़िर में सोने का वर्क़ चढ़ता है और अक़ीक़ की नोक से घोटा जाता है। चेन भी वर्क़ चढ़ी चाँदी की है, 45 सेमी लंबी। नृत्यांगनाएँ इसे काले धागे में बाँधती हैं, उसके लिए पीछे दूसरा कुंडा है। तीन साल के भीतर गिरा नग मुफ़्त जड़ा जाएगा।',
    },
    pricePaise: 1290000,
    materials: [silver, goldLeaf, kempStones],
    technique: templeSetting,
    region: vadasery,
    giName: 'Temple Jewellery of Nagercoil',
    care: carePlated,
    dimensions: { lengthMm: 450, heightMm: 42, widthMm: 38 },
    weightGrams: 29,
    hsn: '71131190',
    leadTimeDays: 30,
    variation: {
      en: 'Kemp stones are cut by eye; outlines and depth of red vary within one flower.',
      hi: 'केम्पु नग आँख के अंदाज़ से कटते हैं; एक ही फूल में आकार और लाली का फ़र्क़ होता है।',
    },
    photos: [
      {
        file: 'kemp-lotus.avif',
        alt: {
          en: 'Gold lotus pendant set with red stones and two green leaves, on a golden chain',
          hi: 'लाल पत्थरों और दो हरी पत्तियों वाला सुनहरा कमल पेंडेंट, सुनहरी चेन पर',
        },
      },
      {
        file: 'kemp-lotus-detail.avif',
        alt: {
          en: 'Close view of the red stones in their gold settings',
          hi: 'सोने के खाँचों में जड़े लाल पत्थर पास से',
        },
      },
      {
        file: 'kemp-lotus-scale.avif',
        alt: {
          en: 'The pendant beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ पेंडेंट',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 5 }] }],
    listedOn: '2026-06-12',
  },
  {
    slug: 'silver-hasli-collar',
    category: 'jewelry',
    subcategory: 'necklaces',
    maker: 'chaar-gali-karigar-mandal',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Silver Hasli Collar', hi: 'चाँदी की हँसली' },
    description: {
      en: 'Hasli is the collarbone, and this rigid collar rests exactly there. A tapering silver bar was forged round by a smith in his sixties who learned the shape from village orders near Tonk; the front is chased with a band of fish-scale pattern, the two ends are wound with wire and finished in small cubes. It opens sideways: turn one end forward, never pull outward. At 128 grams you notice it for the first half hour and then forget it. Made as a single piece from silver that a member had saved. Stamped 925 near the clasp.',
      hi: 'हँसली गले की हड्डी का नाम है और यह गहना ठीक वहीं टिकता है। चाँदी की ढलवाँ होती छड़ को साठ पार के एक सुनार ने गोल गढ़ा, जिन्होंने यह आकार टोंक के गाँवों के ऑर्डर से सीखा था। सामने मछली के शल्क जैसी नक़्क़ाशी की पट्टी है, दोनों सिरों पर तार लिपटा है और आख़िर में छोटे घन हैं। बग़ल से खुलती है: एक सिरा आगे घुमाएँ, बाहर की ओर न खींचें। 128 ग्राम का वज़न पहले आधे घंटे महसूस होता है, फिर ध्यान नहीं रहता। एक ही बनी है; सिरे के पास 925 की मुहर है।',
    },
    pricePaise: 3650000,
    materials: [silver],
    technique: chasing,
    region: jaipur,
    care: careSilver,
    dimensions: { diameterMm: 132, heightMm: 14 },
    weightGrams: 128,
    hsn: '71131190',
    oneOfAKind: true,
    variation: {
      en: 'A single piece. Light hammer marks on the inner side are left as they fell.',
      hi: 'एक ही पीस है। भीतर की तरफ़ हथौड़ी के हल्के निशान वैसे ही छोड़े गए हैं।',
    },
    photos: [
      {
        file: 'hasli.avif',
        alt: {
          en: 'Rigid silver collar, thick and patterned in front, its two ends wound with wire and finished in cubes',
          hi: 'चाँदी की हँसली, आगे से मोटी और नक़्शदार, दोनों सिरे तार से लिपटे और घनाकार',
        },
      },
      {
        file: 'hasli-detail.avif',
        alt: {
          en: 'Close view of the hammered rows along the collar',
          hi: 'हँसली पर ठोके हुए उभारों की क़तारें पास से',
        },
      },
      {
        file: 'hasli-scale.avif',
        alt: {
          en: 'The collar beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ हँसली',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 0 }] }],
    listedOn: '2025-12-10',
  },
  {
    slug: 'tarakasi-mango-pendant-with-chain',
    category: 'jewelry',
    subcategory: 'necklaces',
    maker: 'ketaki-sethi-and-family',
    seller: 'purab-shilpa-trust',
    title: { en: 'Tarakasi Mango Pendant with Chain', hi: 'चेन के साथ तारकशी कैरी पेंडेंट' },
    description: {
      en: 'A filigree pendant in the shape of a mango, with its chain. The mango, or kairi, is the first shape an apprentice learns in Cuttack, and the one by which older smiths judge a hand. Here the outline is a single bent wire without a visible join; inside it, rows of flat coils shrink towards the tip. The pendant weighs six grams and lies flat on the skin, so it does not flip over like a heavier drop. A fine silver box chain of 45 centimetres comes with it. Brushed gently with soap and an old toothbrush, it brightens in a minute. A good first piece of filigree for somebody young.',
      hi: 'कैरी के आकार का तारकशी पेंडेंट, चेन के साथ। कटक में शागिर्द सबसे पहले कैरी का आकार सीखता है, और बुज़ुर्ग कारीगर उसी से हाथ परखते हैं। यहाँ बाहर की रेखा एक ही मुड़े तार की है, जोड़ दिखता नहीं; भीतर चपटे लपेटों की क़तारें नोक की ओर छोटी होती जाती हैं। पेंडेंट छह ग्राम का है और त्वचा पर सपाट रहता है, भारी पेंडेंट की तरह पलटता नहीं। साथ में 45 सेमी की महीन चाँदी की चेन है। साबुन और पुराने टूथब्रश से हल्का मलने पर मिनट भर में चमक जाता है। तारकशी की पहली चीज़ के रूप में किसी छोटे को दी जा सकती है।',
    },
    pricePaise: 420000,
    materials: [silver],
    technique: filigree,
    region: cuttack,
    giName: 'Cuttack Rupa Tarakasi (Silver Filigree)',
    care: careSilver,
    dimensions: { lengthMm: 450, heightMm: 34, widthMm: 20 },
    weightGrams: 11,
    hsn: '71131110',
    variation: {
      en: 'The number of coils differs from pendant to pendant. Chain weight may vary by half a gram.',
      hi: 'हर पेंडेंट में लपेटों की गिनती अलग होती है। चेन का वज़न आधा ग्राम घट-बढ़ सकता है।',
    },
    photos: [
      {
        file: 'mango-pendant.avif',
        alt: {
          en: 'Silver mango-shaped pendant filled with rows of wire coils, on a silver chain',
          hi: 'तार की कुंडलियों की क़तारों से भरा चाँदी का कैरी पेंडेंट, चाँदी की चेन पर',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 8 }] }],
    listedOn: '2026-10-03',
  },
  {
    slug: 'jaipur-lapis-strand-with-drop-pendant',
    category: 'jewelry',
    subcategory: 'necklaces',
    maker: 'chaar-gali-karigar-mandal',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Jaipur Lapis Strand with Drop Pendant', hi: 'लाजवर्द की जयपुरी माला, बूँद लटकन के साथ' },
    description: {
      en: 'A strand of lapis lazuli with a drop pendant, strung in Jaipur. The stone comes over the mountains, as it did before the city stood, and is turned into round beads, polished on a wooden wheel with fine ash, and strung in a slope: small at the nape, large at the front. A gilt brass bead sits between every few, so the blue is broken up by gold. The drop is a single stone in a granulated collar, with the gold flecks of pyrite left showing. Every bead is knotted, so a broken thread loses one stone and not thirty. It ties at the back with a cord and two brass ends.',
      hi: 'जयपुर में पिरोई लाजवर्द की माला, सामने बूँद जैसा लटकन। यह पत्थर पहाड़ों के पार से आता है, शहर बसने के पहले से। यहाँ उसके गोल मनके बनते हैं, लकड़ी के चाक पर महीन राख से चमकते हैं और ढलान में पिरोए जाते हैं: गर्दन पर छोटे, सामने बड़े। हर कुछ मनकों के बाद सोने के पानी का पीतल का दाना है, जिससे नीले के बीच सुनहरा झलकता है। लटकन एक ही नग है, दानेदार घेरे में जड़ा, और पाइराइट के सुनहरे कण जस के तस छोड़े गए हैं। हर मनके के बाद गाँठ है, धागा टूटे तो एक ही नग गिरे, तीस नहीं। पीछे डोरी से बँधती है, सिरों पर पीतल के दाने हैं।',
    },
    pricePaise: 265000,
    materials: [lapis, goldPlatedBrass, cottonCord],
    technique: beadStringing,
    region: jaipur,
    care: careStone,
    dimensions: { lengthMm: 480, diameterMm: 10 },
    weightGrams: 64,
    hsn: '71162000',
    variation: {
      en: 'Lapis is flecked with gold and clouded with white by nature; no two drops look alike.',
      hi: 'लाजवर्द में सुनहरे कण और सफ़ेद धुंध क़ुदरती हैं; कोई दो लटकन एक-सी नहीं दिखतीं।',
    },
    photos: [
      {
        file: 'necklace-lapis-gold.avif',
        alt: {
          en: 'Necklace of round blue lapis beads with gilt beads between and a large blue drop pendant in a golden frame, on pale stone',
          hi: 'हल्के पत्थर पर लाजवर्द के गोल नीले मनकों की माला, बीच में सुनहरे दाने और सुनहरे घेरे में बड़ी नीली बूँद लटकन',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 13 }] }],
    listedOn: '2026-08-15',
  },
];
