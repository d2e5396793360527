import type { CategorySlug, Localized } from '../data/types.ts';

/** A form that a craft works its material into. */
export interface Form {
  /** `category/subcategory` of the shop. */
  shelf: `${CategorySlug}/${string}`;
  noun: Localized;
  /** The middle of its prices, in rupees. */
  rupees: number;
  hsn: string;
  grams: number;
  /** Longest side, in mm. */
  mm: number;
  /** From the most common to the least; one entry where a product has no sizes. */
  sizes: readonly string[];
}

export interface Craft {
  code: string;
  /** In a title: `Ajrakh`. */
  short: Localized;
  technique: Localized;
  /** The steps of the craft, a sentence each. */
  process: readonly Localized[];
  materials: readonly Localized[];
  motifs: readonly Localized[];
  colors: readonly Localized[];
  places: readonly { name: Localized; state: string; gi?: string }[];
  forms: readonly Form[];
  care: Localized;
}

/** `English|हिंदी` */
const t = (pair: string): Localized => {
  const [en = '', hi = ''] = pair.split('|');
  return { en, hi };
};
const all = (...pairs: string[]) => pairs.map(t);
const place = (pair: string, gi?: string) => {
  const name = t(pair);
  return { name, state: name.en.split(', ')[1] ?? '', ...(gi ? { gi } : {}) };
};
const form = (
  shelf: Form['shelf'],
  noun: string,
  rupees: number,
  hsn: string,
  grams: number,
  mm: number,
  sizes: readonly string[] = ['One size'],
): Form => ({ shelf, noun: t(noun), rupees, hsn, grams, mm, sizes });

const garmentSizes = ['M', 'L', 'S', 'XL', 'XS', 'XXL'];
const clothSizes = ['1 m', '2.5 m', '5 m'];
const bedSizes = ['Double', 'Single', 'King'];
const bangleSizes = ['2.6', '2.4', '2.8', '2.2'];
const potSizes = ['20 cm', '15 cm', '30 cm', '12 cm'];
const bowlSizes = ['16 cm', '12 cm', '20 cm', '26 cm'];

const textileMotifs = all(
  'Keri|कैरी',
  'Buti|बूटी',
  'Phool|फूल',
  'Jaal|जाल',
  'Lotus|कमल',
  'Star|तारा',
  'Peacock|मोर',
  'Leheriya|लहरिया',
  'Chequer|चौखाना',
  'Vine|बेल',
  'Parrot|तोता',
  'Temple|मंदिर',
  'Elephant|हाथी',
  'Pomegranate|अनार',
  'Fish|मछली',
);
const vegetableColors = all(
  'Indigo|नील',
  'Madder|मजीठ',
  'Turmeric|हल्दी',
  'Undyed|बिना रँगा',
  'Iron Black|लोहे का काला',
  'Pomegranate Green|अनारी हरा',
  'Lac Pink|लाख गुलाबी',
  'Sky|आसमानी',
  'Rust|कत्थई',
  'Ash Grey|राखी',
);
const metalColors = all('Polished|चमकदार', 'Antique|पुरातन', 'Matte|मद्धम', 'Oxidised|गहरा');
const clayColors = all('Terracotta|गेरुआ', 'Black|काला', 'Turquoise|फ़िरोज़ी', 'Cobalt|कोबाल्ट नीला', 'White|सफ़ेद', 'Leaf Green|पत्ती हरा');
const woodColors = all('Natural|लकड़ी का', 'Lac Red|लाख लाल', 'Lac Yellow|लाख पीला', 'Lac Green|लाख हरा', 'Walnut|अखरोटी', 'Ebony|आबनूसी');
const objectMotifs = all(
  'Plain|सादा',
  'Lotus|कमल',
  'Ribbed|धारीदार',
  'Peacock|मोर',
  'Vine|बेल',
  'Fish|मछली',
  'Jaali|जाली',
  'Elephant|हाथी',
  'Sun|सूरज',
);

const cottonCare = t(
  'Wash by hand in cold water with mild soap, apart from light colours, and dry in the shade.|हल्के साबुन से ठंडे पानी में अलग धोएँ और छाँव में सुखाएँ।',
);
const silkCare = t(
  'Dry-clean, or wash by hand with a drop of shampoo; iron on the reverse.|ड्राई क्लीन करवाएँ या शैंपू की बूँद से हाथ से धोएँ; उलटी ओर से इस्त्री करें।',
);
const metalCare = t(
  'Wipe with a dry cloth; rub with tamarind or lemon when it dulls, rinse and dry at once.|सूखे कपड़े से पोंछें; फीका पड़े तो इमली या नींबू से मलकर तुरंत सुखाएँ।',
);
const clayCare = t('Rinse by hand, let it dry fully, and keep it from sudden heat.|हाथ से धोएँ, पूरी तरह सुखाएँ और अचानक की आँच से बचाएँ।');
const woodCare = t('Wipe with a damp cloth, dry at once, and oil it twice a year.|गीले कपड़े से पोंछकर तुरंत सुखाएँ और साल में दो बार तेल लगाएँ।');
const paperCare = t('Keep dry and out of direct sun; dust with a soft brush.|सूखा और सीधी धूप से दूर रखें; मुलायम ब्रश से धूल झाड़ें।');

/** From the most to the least common in the shop. */
export const crafts: readonly Craft[] = [
  {
    code: 'BGR',
    short: t('Block-printed|ब्लॉक प्रिंट'),
    technique: t('Hand block printing|हाथ की ब्लॉक छपाई'),
    process: all(
      'Each colour has its own teak block, pressed by eye along a chalk line|हर रंग का अपना सागवान का ब्लॉक होता है, जो अंदाज़ से एक सीध में लगता है',
      'The cloth is washed, soaked in harda and dried in the sun before the first block touches it|पहला ब्लॉक लगने से पहले कपड़ा धुलता, हरड़ में भीगता और धूप में सूखता है',
      'A resist of clay and gum keeps the ground pale while the rest goes through the vat|मिट्टी और गोंद का दाबू ज़मीन को हल्का रखता है, बाक़ी कपड़ा कुंड में रंग पकड़ता है',
    ),
    materials: all('Cotton|कॉटन', 'Cotton mulmul|सूती मलमल', 'Chanderi silk-cotton|चंदेरी सिल्क-कॉटन', 'Linen|लिनन'),
    motifs: textileMotifs,
    colors: vegetableColors,
    places: [
      place('Bagru, Rajasthan|बगरू, राजस्थान', 'Bagru Hand Block Print'),
      place('Sanganer, Rajasthan|सांगानेर, राजस्थान', 'Sanganeri Hand Block Printing'),
      place('Bagh, Madhya Pradesh|बाग, मध्य प्रदेश', 'Bagh Prints of Madhya Pradesh'),
    ],
    forms: [
      form('apparel/kurtas-and-jackets', 'Kurta|कुर्ता', 1850, '62114290', 320, 1100, garmentSizes),
      form('fabrics/block-prints', 'Fabric|कपड़ा', 520, '52085190', 180, 1000, clothSizes),
      form('homeware/quilts-and-throws', 'Razai|रज़ाई', 4200, '94044090', 1600, 2600, bedSizes),
      form('homeware/table-and-bath-linen', 'Table Cloth|मेज़पोश', 1450, '63025190', 420, 2200, ['6-seater', '4-seater', '8-seater']),
      form('home-decor/cushions-and-rugs', 'Cushion Cover|कुशन कवर', 560, '63049281', 160, 450, ['40 cm', '45 cm', '60 cm']),
      form('accessories/bags-and-pouches', 'Pouch|थैली', 390, '42022220', 90, 240),
      form('kids-and-baby/nursery', 'Baby Quilt|शिशु रज़ाई', 1600, '94044090', 500, 1200),
    ],
    care: cottonCare,
  },
  {
    code: 'AJR',
    short: t('Ajrakh|अजरख'),
    technique: t('Ajrakh printing|अजरख छपाई'),
    process: all(
      'Lime resist, alum and iron are printed one after another, and the cloth is washed in between, sixteen steps in all|चूना, फिटकरी और लोहा बारी-बारी से छपते हैं और बीच में कपड़ा धुलता है; कुल सोलह चरण',
      'The pattern is printed on both faces so exactly that either can be worn outside|नमूना दोनों ओर इतना सटीक छपता है कि कोई भी ओर बाहर पहनी जा सकती है',
    ),
    materials: all('Cotton|कॉटन', 'Modal silk|मोडाल सिल्क', 'Mashru|मशरू'),
    motifs: textileMotifs,
    colors: vegetableColors,
    places: [place('Ajrakhpur, Gujarat|अजरखपुर, गुजरात', 'Kutch Ajrakh'), place('Dhamadka, Gujarat|धमड़का, गुजरात', 'Kutch Ajrakh')],
    forms: [
      form('apparel/stoles-and-shawls', 'Dupatta|दुपट्टा', 2400, '62142010', 210, 2400),
      form('apparel/sarees', 'Saree|साड़ी', 5600, '54075490', 480, 6200),
      form('fabrics/block-prints', 'Fabric|कपड़ा', 780, '52085190', 200, 1000, clothSizes),
      form('apparel/kurtas-and-jackets', 'Jacket|जैकेट', 3400, '62114290', 460, 720, garmentSizes),
    ],
    care: cottonCare,
  },
  {
    code: 'HLM',
    short: t('Handloom|हथकरघा'),
    technique: t('Handloom weaving|हथकरघा बुनाई'),
    process: all(
      'Hand-spun yarn is starched, stretched down the lane and brushed before it goes on the loom|हाथ का सूत माँड़ लगाकर गली में ताना जाता है और कूँची के बाद करघे पर चढ़ता है',
      'An extra shuttle lays each motif by hand, row after row|हर बूटी अलग ढरकी से, क़तार-दर-क़तार हाथ से डाली जाती है',
      'The border is joined as it is woven, so the edge never needs a hem|किनारा बुनते समय ही जुड़ता है, इसलिए तुरपाई नहीं लगती',
    ),
    materials: all('Cotton|कॉटन', 'Mulberry silk|शहतूती रेशम', 'Khadi|खादी', 'Tussar silk|तसर रेशम', 'Eri silk|एरी रेशम', 'Linen|लिनन'),
    motifs: textileMotifs,
    colors: vegetableColors,
    places: [
      place('Chanderi, Madhya Pradesh|चंदेरी, मध्य प्रदेश', 'Chanderi Sarees'),
      place('Maheshwar, Madhya Pradesh|महेश्वर, मध्य प्रदेश', 'Maheshwar Sarees & Fabrics'),
      place('Varanasi, Uttar Pradesh|वाराणसी, उत्तर प्रदेश', 'Banaras Brocades and Sarees'),
      place('Kanchipuram, Tamil Nadu|कांचीपुरम, तमिलनाडु', 'Kancheepuram Silk'),
      place('Phulia, West Bengal|फुलिया, पश्चिम बंगाल'),
      place('Sualkuchi, Assam|सुआलकुची, असम'),
    ],
    forms: [
      form('apparel/sarees', 'Saree|साड़ी', 6800, '50072010', 520, 6200),
      form('fabrics/handloom-and-khadi', 'Fabric|कपड़ा', 640, '52085190', 190, 1000, clothSizes),
      form('apparel/stoles-and-shawls', 'Stole|स्टोल', 1700, '62142010', 180, 2000),
      form('homeware/table-and-bath-linen', 'Towel|तौलिया', 620, '63025190', 260, 1500, ['Bath', 'Hand', 'Face']),
      form('homeware/quilts-and-throws', 'Throw|थ्रो', 2600, '63049281', 800, 2200),
      form('kids-and-baby/nursery', 'Swaddle|शिशु चादर', 780, '62092090', 120, 1100),
    ],
    care: silkCare,
  },
  {
    code: 'DHK',
    short: t('Dhokra|डोकरा'),
    technique: t('Lost-wax casting|मोम-साँचे की ढलाई'),
    process: all(
      'Threads of beeswax are laid over a clay core, covered in river clay and fired until the metal takes the place of the wax|मिट्टी के भीतरी साँचे पर मोम के धागे लगते हैं, नदी की मिट्टी चढ़ती है और भट्ठी में मोम की जगह धातु ले लेती है',
      'The mould is broken to free the piece, so there is never a second one from it|टुकड़ा निकालने के लिए साँचा टूटता है, इसलिए उससे दूसरा कभी नहीं बनता',
    ),
    materials: all('Brass|पीतल', 'Bell metal|काँसा'),
    motifs: objectMotifs,
    colors: metalColors,
    places: [
      place('Kondagaon, Chhattisgarh|कोंडागाँव, छत्तीसगढ़', 'Bastar Dhokra'),
      place('Bikna, West Bengal|बिकना, पश्चिम बंगाल', 'Bengal Dokra'),
      place('Adilabad, Telangana|आदिलाबाद, तेलंगाना', 'Adilabad Dokra'),
    ],
    forms: [
      form('home-decor/wall-and-table', 'Figure|मूर्ति', 2300, '83062990', 900, 180, ['18 cm', '12 cm', '28 cm']),
      form('jewelry/necklaces', 'Pendant|पेंडेंट', 850, '71171990', 40, 60),
      form('home-decor/lamps-and-diyas', 'Diya|दीया', 950, '94055090', 350, 110),
      form('utility-and-miscellaneous/ritual-and-gifting', 'Bell|घंटी', 720, '83061000', 260, 90),
    ],
    care: metalCare,
  },
  {
    code: 'BRS',
    short: t('Hammered|पिटवाँ'),
    technique: t('Metal beating|धातु की पिटाई'),
    process: all(
      'A disc is heated and beaten by turns until the wall is even and rings clear|चकती को बारी-बारी से तपाया और पीटा जाता है, जब तक दीवार एक-सी न हो जाए और साफ़ न बजे',
      'The inside is tinned by hand over charcoal|भीतर की क़लई कोयले पर हाथ से होती है',
    ),
    materials: all('Copper|ताँबा', 'Brass|पीतल', 'Bell metal|काँसा'),
    motifs: objectMotifs,
    colors: metalColors,
    places: [
      place('Moradabad, Uttar Pradesh|मुरादाबाद, उत्तर प्रदेश', 'Moradabad Metal Craft'),
      place('Jandiala Guru, Punjab|जंडियाला गुरु, पंजाब'),
      place('Pembarthi, Telangana|पेम्बर्ती, तेलंगाना', 'Pembarthi Metal Craft'),
    ],
    forms: [
      form('kitchen-and-dining/drinkware', 'Water Bottle|पानी की बोतल', 1150, '74181022', 320, 260, ['900 ml', '600 ml', '1.2 l']),
      form('home-decor/lamps-and-diyas', 'Urli|उरली', 2800, '74198030', 1500, 300, potSizes),
      form('kitchen-and-dining/cooking-and-prep', 'Cooking Pot|भगोना', 2600, '74181022', 1300, 220, potSizes),
      form('kitchen-and-dining/serveware', 'Thali|थाली', 1400, '74181022', 600, 300, ['30 cm', '26 cm', '22 cm']),
      form('utility-and-miscellaneous/household', 'Storage Tin|डिब्बा', 980, '74198030', 450, 160, potSizes),
      form('utility-and-miscellaneous/ritual-and-gifting', 'Puja Thali|पूजा थाली', 1250, '74198030', 500, 240),
    ],
    care: metalCare,
  },
  {
    code: 'BLP',
    short: t('Blue Pottery|ब्लू पॉटरी'),
    technique: t('Quartz-paste pottery|क्वार्ट्ज़ की ब्लू पॉटरी'),
    process: all(
      'There is no clay in it: quartz, glass and gum are pressed into moulds and joined in parts|इसमें मिट्टी नहीं होती: क्वार्ट्ज़, काँच और गोंद को साँचों में दबाकर हिस्सों में जोड़ा जाता है',
      'Outlines are drawn with a squirrel-hair brush and filled with cobalt and copper oxide before the single firing|गिलहरी के बाल की कूँची से रेखा खिंचती है और अकेली भट्ठी से पहले कोबाल्ट व ताँबे के रंग भरे जाते हैं',
    ),
    materials: all('Quartz|क्वार्ट्ज़', 'Stoneware|स्टोनवेयर'),
    motifs: objectMotifs,
    colors: clayColors,
    places: [place('Jaipur, Rajasthan|जयपुर, राजस्थान', 'Blue Pottery of Jaipur')],
    forms: [
      form('home-decor/vases-and-planters', 'Vase|फूलदान', 1450, '69139000', 900, 220, potSizes),
      form('kitchen-and-dining/serveware', 'Bowl|कटोरा', 780, '69120010', 500, 160, bowlSizes),
      form('home-decor/wall-and-table', 'Wall Plate|दीवार की थाली', 1250, '69139000', 700, 260, bowlSizes),
      form('utility-and-miscellaneous/household', 'Knob|कुंडी', 240, '69139000', 60, 40),
      form('kitchen-and-dining/drinkware', 'Mug|मग', 520, '69120010', 320, 100),
    ],
    care: clayCare,
  },
  {
    code: 'TRC',
    short: t('Terracotta|टेराकोटा'),
    technique: t('Wheel-thrown clay|चाक की मिट्टी'),
    process: all(
      'Pond clay is kneaded by foot, thrown on the wheel and rubbed with a smooth stone while it is leather-hard|तालाब की मिट्टी पाँव से गूँधी, चाक पर चढ़ाई और अधसूखी रहते चिकने पत्थर से घोटी जाती है',
      'It is fired with straw and dung cakes in an open clamp, which leaves its own clouds on the skin|खुले अवे में पुआल और कंडों की आँच मिलती है, जो सतह पर अपने निशान छोड़ती है',
    ),
    materials: all('Terracotta|टेराकोटा', 'Black clay|काली मिट्टी'),
    motifs: objectMotifs,
    colors: clayColors,
    places: [
      place('Molela, Rajasthan|मोलेला, राजस्थान', 'Molela Clay Work'),
      place('Nizamabad, Uttar Pradesh|निज़ामाबाद, उत्तर प्रदेश', 'Nizamabad Black Pottery'),
      place('Bishnupur, West Bengal|बिष्णुपुर, पश्चिम बंगाल', 'Bankura Panchmura Terracotta Craft'),
      place('Khurja, Uttar Pradesh|खुर्जा, उत्तर प्रदेश', 'Khurja Pottery'),
    ],
    forms: [
      form('home-decor/vases-and-planters', 'Planter|गमला', 690, '69139000', 1600, 240, potSizes),
      form('kitchen-and-dining/drinkware', 'Kulhad|कुल्हड़', 320, '69120040', 220, 90, ['Set of 4', 'Set of 6', 'Set of 2']),
      form('kitchen-and-dining/cooking-and-prep', 'Handi|हाँडी', 880, '69120040', 1500, 220, potSizes),
      form('jewelry/earrings', 'Earrings|बालियाँ', 340, '71171990', 20, 45),
      form('home-decor/wall-and-table', 'Plaque|फलक', 1500, '69139000', 1200, 260),
    ],
    care: clayCare,
  },
  {
    code: 'CHP',
    short: t('Lacquered|लाख का'),
    technique: t('Lac-turned wood|लाख की ख़राद'),
    process: all(
      'The stick of lac melts against the turning wood and is polished with a screw-pine leaf|घूमती लकड़ी पर लाख की बत्ती पिघलती है और केवड़े के पत्ते से चमकाई जाती है',
      'Corners are rounded on the lathe, and only vegetable colours go into the lac|ख़राद पर हर कोना गोल होता है और लाख में सिर्फ़ वनस्पति रंग पड़ते हैं',
    ),
    materials: all('Ivory wood|हाले लकड़ी', 'Lac|लाख', 'Rubberwood|रबरवुड'),
    motifs: objectMotifs,
    colors: woodColors,
    places: [
      place('Channapatna, Karnataka|चन्नपटना, कर्नाटक', 'Channapatna Toys & Dolls'),
      place('Etikoppaka, Andhra Pradesh|एटिकोप्पाका, आंध्र प्रदेश', 'Etikoppaka Toys'),
      place('Varanasi, Uttar Pradesh|वाराणसी, उत्तर प्रदेश', 'Varanasi Wooden Lacquerware & Toys'),
    ],
    forms: [
      form('kids-and-baby/wooden-toys', 'Stacking Toy|छल्लों का खिलौना', 690, '95030090', 300, 180),
      form('kids-and-baby/nursery', 'Rattle|झुनझुना', 360, '95030090', 70, 130),
      form('jewelry/bangles', 'Bangles|चूड़ियाँ', 420, '71171990', 60, 70, bangleSizes),
      form('accessories/stationery', 'Pen Stand|क़लमदान', 480, '44209090', 180, 110),
    ],
    care: woodCare,
  },
  {
    code: 'WDC',
    short: t('Carved|नक़्क़ाशीदार'),
    technique: t('Wood carving|लकड़ी की नक़्क़ाशी'),
    process: all(
      'The plank seasons for a year before the pattern is pricked through paper and cut with some twenty chisels|तख़्ता साल भर पकता है, फिर काग़ज़ से नमूना उतारकर लगभग बीस छेनियों से काटा जाता है',
      'Edges are eased by hand and the grain is fed with groundnut oil|किनारे हाथ से घिसे जाते हैं और रेशों को मूँगफली का तेल पिलाया जाता है',
    ),
    materials: all('Sheesham wood|शीशम', 'Walnut wood|अखरोट की लकड़ी', 'Mango wood|आम की लकड़ी', 'Teak|सागवान'),
    motifs: objectMotifs,
    colors: woodColors,
    places: [
      place('Saharanpur, Uttar Pradesh|सहारनपुर, उत्तर प्रदेश', 'Saharanpur Wood Craft'),
      place('Srinagar, Jammu and Kashmir|श्रीनगर, जम्मू और कश्मीर', 'Kashmir Walnut Wood Carving'),
      place('Udayagiri, Andhra Pradesh|उदयगिरि, आंध्र प्रदेश', 'Udayagiri Wooden Cutlery'),
    ],
    forms: [
      form('kitchen-and-dining/cooking-and-prep', 'Spice Box|मसालदान', 1350, '44199010', 700, 220),
      form('kitchen-and-dining/serveware', 'Tray|ट्रे', 1100, '44199010', 650, 360, ['36 cm', '28 cm', '45 cm']),
      form('utility-and-miscellaneous/craft-tools', 'Printing Block|छपाई का ब्लॉक', 640, '84425090', 260, 120),
      form('accessories/stationery', 'Box|डिब्बी', 920, '44209090', 320, 160),
      form('home-decor/wall-and-table', 'Panel|फलक', 3900, '44209090', 2100, 600),
    ],
    care: woodCare,
  },
  {
    code: 'SLV',
    short: t('Silver|चाँदी'),
    technique: t('Silver filigree|चाँदी की तारकशी'),
    process: all(
      'Silver is drawn into wire finer than a hair, twisted, flattened and curled into the frame with tweezers|चाँदी को बाल से महीन तार में खींचकर बटा, चपटा किया और चिमटी से चौखट में बिठाया जाता है',
      'Every joint is fused with borax and a blow-pipe|हर जोड़ सुहागे और फुकनी से पक्का होता है',
    ),
    materials: all('Silver|चाँदी', 'Silver-plated brass|चाँदी चढ़ा पीतल'),
    motifs: textileMotifs,
    colors: metalColors,
    places: [
      place('Cuttack, Odisha|कटक, ओडिशा', 'Cuttack Rupa Tarakasi'),
      place('Karimnagar, Telangana|करीमनगर, तेलंगाना', 'Silver Filigree of Karimnagar'),
      place('Jaipur, Rajasthan|जयपुर, राजस्थान'),
    ],
    forms: [
      form('jewelry/earrings', 'Jhumkas|झुमके', 1650, '71131190', 18, 45),
      form('jewelry/necklaces', 'Necklace|हार', 4800, '71131190', 60, 420),
      form('jewelry/bangles', 'Cuff|कंगन', 2900, '71131190', 40, 65, bangleSizes),
      form('accessories/personal', 'Brooch|ब्रोच', 1200, '71131190', 15, 50),
    ],
    care: metalCare,
  },
  {
    code: 'IKT',
    short: t('Ikat|इकत'),
    technique: t('Ikat weaving|इकत बुनाई'),
    process: all(
      'The yarn is measured against the drawing, tied and dyed colour by colour before a single thread is woven|एक भी धागा बुनने से पहले सूत नक़्शे पर नापकर बाँधा और रंग-दर-रंग रँगा जाता है',
      'The soft edge of each figure is the mark of the tie|हर आकृति का नरम किनारा बंधाई की पहचान है',
    ),
    materials: all('Cotton|कॉटन', 'Mulberry silk|शहतूती रेशम'),
    motifs: textileMotifs,
    colors: vegetableColors,
    places: [
      place('Pochampally, Telangana|पोचमपल्ली, तेलंगाना', 'Pochampally Ikat'),
      place('Sambalpur, Odisha|संबलपुर, ओडिशा', 'Sambalpuri Bandha Saree & Fabrics'),
      place('Patan, Gujarat|पाटण, गुजरात', 'Patan Patola'),
    ],
    forms: [
      form('fabrics/ikat-and-tie-dye', 'Fabric|कपड़ा', 720, '52085190', 200, 1000, clothSizes),
      form('apparel/sarees', 'Saree|साड़ी', 7400, '50072010', 560, 6200),
      form('apparel/kurtas-and-jackets', 'Kurta|कुर्ता', 2100, '62114290', 340, 1100, garmentSizes),
      form('home-decor/cushions-and-rugs', 'Cushion Cover|कुशन कवर', 690, '63049281', 180, 450, ['45 cm', '40 cm']),
    ],
    care: silkCare,
  },
  {
    code: 'EMB',
    short: t('Embroidered|कढ़ाई'),
    technique: t('Hand embroidery|हाथ की कढ़ाई'),
    process: all(
      'The drawing is pricked on tracing paper, dusted through with chalk and worked at home between other tasks|नमूना छिदे काग़ज़ से चूने की धूल में उतरता है और घर के कामों के बीच काढ़ा जाता है',
      'The running stitch is so small that the cloth ripples|कच्ची सिलाई इतनी महीन है कि कपड़े में लहर उठती है',
      'Mirrors are held by thread alone|शीशे सिर्फ़ धागे से टिके हैं',
    ),
    materials: all('Cotton|कॉटन', 'Tussar silk|तसर रेशम', 'Wool|ऊन', 'Georgette|जॉर्जेट'),
    motifs: textileMotifs,
    colors: vegetableColors,
    places: [
      place('Lucknow, Uttar Pradesh|लखनऊ, उत्तर प्रदेश', 'Lucknow Chikan Craft'),
      place('Bolpur, West Bengal|बोलपुर, पश्चिम बंगाल', 'Nakshi Kantha'),
      place('Bhuj, Gujarat|भुज, गुजरात', 'Kutch Embroidery'),
      place('Patiala, Punjab|पटियाला, पंजाब', 'Phulkari'),
    ],
    forms: [
      form('apparel/kurtas-and-jackets', 'Kurta|कुर्ता', 2300, '62114290', 330, 1100, garmentSizes),
      form('accessories/bags-and-pouches', 'Bag|थैला', 980, '42022220', 260, 380),
      form('homeware/quilts-and-throws', 'Bedspread|पलंगपोश', 5200, '63049281', 1300, 2600, bedSizes),
      form('apparel/stoles-and-shawls', 'Dupatta|दुपट्टा', 1900, '62142010', 200, 2400),
      form('kids-and-baby/soft-toys', 'Cloth Doll|कपड़े की गुड़िया', 540, '95030090', 160, 280),
    ],
    care: cottonCare,
  },
  {
    code: 'BSK',
    short: t('Woven|बुना'),
    technique: t('Basketry|टोकरी बुनाई'),
    process: all(
      'The strips are split with a sickle, soaked overnight and woven before they stiffen|खपच्चियाँ हँसिए से चिरकर रात भर भीगती हैं और कड़ी होने से पहले बुनी जाती हैं',
      'The coil grows from the middle, each round stitched to the last|कुंडली बीच से बढ़ती है, हर घेरा पिछले से सिला हुआ',
    ),
    materials: all('Bamboo|बाँस', 'Sabai grass|सबाई घास', 'Cane|बेंत', 'Palm leaf|ताड़ पत्ता', 'Water hyacinth|जलकुंभी'),
    motifs: all('Plain|सादा', 'Striped|धारीदार', 'Chequer|चौखाना', 'Zigzag|लहरिया', 'Star|तारा', 'Jaali|जाली'),
    colors: all('Natural|प्राकृतिक', 'Madder|मजीठ', 'Indigo|नील', 'Black|काला', 'Turmeric|हल्दी'),
    places: [
      place('Baripada, Odisha|बारीपदा, ओडिशा'),
      place('Agartala, Tripura|अगरतला, त्रिपुरा'),
      place('Nagercoil, Tamil Nadu|नागरकोइल, तमिलनाडु'),
      place('Barpeta, Assam|बरपेटा, असम'),
    ],
    forms: [
      form('homeware/baskets-and-storage', 'Basket|टोकरी', 740, '46021990', 500, 320, ['30 cm', '22 cm', '40 cm']),
      form('accessories/bags-and-pouches', 'Tote|झोला', 1100, '46021990', 420, 380),
      form('utility-and-miscellaneous/household', 'Tray|ट्रे', 520, '46021990', 300, 340),
      form('home-decor/vases-and-planters', 'Planter Cover|गमले का खोल', 640, '46021990', 380, 240, potSizes),
      form('homeware/table-and-bath-linen', 'Table Mats|टेबल मैट', 590, '46012900', 350, 440, ['Set of 4', 'Set of 6']),
    ],
    care: paperCare,
  },
  {
    code: 'PNT',
    short: t('Painted|चित्रित'),
    technique: t('Folk painting|लोक चित्रकला'),
    process: all(
      'Lines are drawn with a bamboo nib and no sketch, and the field is filled until nothing is left empty|रेखाएँ बाँस की क़लम से बिना ख़ाके के खिंचती हैं और कोई जगह ख़ाली नहीं छोड़ी जाती',
      'Colours are ground from stone, soot and flowers and bound with gum|रंग पत्थर, काजल और फूलों से पिसकर गोंद में बँधते हैं',
    ),
    materials: all('Handmade paper|हाथ का काग़ज़', 'Cotton canvas|सूती कैनवास', 'Papier-mâché|पेपर माशे'),
    motifs: all(
      'Peacock|मोर',
      'Fish|मछली',
      'Tree of Life|जीवन वृक्ष',
      'Elephant|हाथी',
      'Lotus|कमल',
      'Harvest|फ़सल',
      'Wedding|विवाह',
      'Sun|सूरज',
      'Cow|गाय',
    ),
    colors: all('Black and White|श्वेत-श्याम', 'Madder|मजीठ', 'Indigo|नील', 'Turmeric|हल्दी', 'Green|हरा'),
    places: [
      place('Madhubani, Bihar|मधुबनी, बिहार', 'Madhubani Paintings'),
      place('Raghurajpur, Odisha|रघुराजपुर, ओडिशा', 'Orissa Pattachitra'),
      place('Palghar, Maharashtra|पालघर, महाराष्ट्र', 'Warli Painting'),
      place('Srinagar, Jammu and Kashmir|श्रीनगर, जम्मू और कश्मीर', 'Kashmir Paper Machie'),
    ],
    forms: [
      form('home-decor/wall-and-table', 'Painting|चित्र', 2200, '97019100', 120, 380, ['A4', 'A3', 'A2']),
      form('accessories/stationery', 'Notebook|कॉपी', 380, '48202000', 240, 210),
      form('utility-and-miscellaneous/ritual-and-gifting', 'Gift Box|उपहार डिब्बा', 640, '48192090', 160, 180),
      form('accessories/personal', 'Bookmark Set|पुस्तक चिह्न', 220, '97019100', 20, 160),
    ],
    care: paperCare,
  },
  {
    code: 'DHR',
    short: t('Flat-woven|पंजा'),
    technique: t('Panja weaving|पंजा बुनाई'),
    process: all(
      'The weft is beaten down with an iron claw until the warp disappears|बाने को लोहे के पंजे से ठोका जाता है, जब तक ताना ओझल न हो जाए',
      'Two weavers sit side by side and call the colours to each other|दो बुनकर साथ बैठते हैं और एक-दूसरे को रंग बोलते जाते हैं',
    ),
    materials: all('Cotton|कॉटन', 'Wool|ऊन', 'Jute|जूट', 'Camel hair|ऊँट के बाल'),
    motifs: all('Striped|धारीदार', 'Diamond|ईंट', 'Chequer|चौखाना', 'Star|तारा', 'Temple|मंदिर', 'Peacock|मोर'),
    colors: vegetableColors,
    places: [
      place('Salawas, Rajasthan|सालावास, राजस्थान'),
      place('Navalgund, Karnataka|नवलगुंद, कर्नाटक', 'Navalgund Durries'),
      place('Bhadohi, Uttar Pradesh|भदोही, उत्तर प्रदेश', 'Handmade Carpet of Bhadohi'),
    ],
    forms: [
      form('home-decor/cushions-and-rugs', 'Dhurrie|दरी', 4600, '57029910', 2600, 1800, [
        '90 × 150 cm',
        '120 × 180 cm',
        '60 × 90 cm',
        '180 × 270 cm',
      ]),
      form('home-decor/cushions-and-rugs', 'Runner|पायदान', 1500, '57029910', 900, 1200),
    ],
    care: cottonCare,
  },
  {
    code: 'LTH',
    short: t('Leather|चमड़े का'),
    technique: t('Vegetable-tanned leatherwork|वनस्पति से पके चमड़े का काम'),
    process: all(
      'The hide is tanned with babul bark and harda, cut by template and stitched with waxed thread|चमड़ा बबूल की छाल और हरड़ से पकता, साँचे से कटता और मोमिया धागे से सिलता है',
      'The soles are shaped wet and dried in the sun|तले गीले रहते गढ़े और धूप में सुखाए जाते हैं',
    ),
    materials: all('Buffalo leather|भैंस का चमड़ा', 'Goat leather|बकरी का चमड़ा'),
    motifs: all('Plain|सादा', 'Braided|गुँथा', 'Punched|छिद्रित', 'Vine|बेल', 'Peacock|मोर'),
    colors: all('Tan|कत्थई', 'Oxblood|गहरा लाल', 'Black|काला', 'Natural|प्राकृतिक'),
    places: [
      place('Kolhapur, Maharashtra|कोल्हापुर, महाराष्ट्र', 'Kolhapuri Chappal'),
      place('Shantiniketan, West Bengal|शांतिनिकेतन, पश्चिम बंगाल', 'Shantiniketan Leather Goods'),
      place('Jodhpur, Rajasthan|जोधपुर, राजस्थान'),
    ],
    forms: [
      form('accessories/personal', 'Chappals|चप्पल', 1450, '64035990', 500, 260, ['39', '40', '38', '41', '42', '37']),
      form('accessories/bags-and-pouches', 'Satchel|बस्ता', 2900, '42022110', 800, 340),
      form('accessories/stationery', 'Journal|डायरी', 780, '48201090', 320, 200),
    ],
    care: paperCare,
  },
];
