import type { DemoProduct } from '../types.ts';

// Materials
const quartz = { en: 'Quartz powder', hi: 'क्वार्ट्ज़ चूर्ण' };
const glassPowder = { en: 'Powdered glass', hi: 'काँच का चूर्ण' };
const terracotta = { en: 'Terracotta', hi: 'टेराकोटा' };
const brass = { en: 'Brass', hi: 'पीतल' };
const copper = { en: 'Copper', hi: 'ताँबा' };
const bellMetal = { en: 'Bell metal', hi: 'काँसा' };
const lac = { en: 'Lac', hi: 'लाख' };
const marble = { en: 'Makrana marble', hi: 'मकराना संगमरमर' };
const semiPrecious = { en: 'Semi-precious stones', hi: 'अर्ध-क़ीमती पत्थर' };
const cotton = { en: 'Cotton', hi: 'कॉटन' };
const cottonYarn = { en: 'Cotton yarn', hi: 'सूती धागा' };
const wool = { en: 'Wool', hi: 'ऊन' };
const naturalDyes = { en: 'Natural dyes', hi: 'प्राकृतिक रंग' };
const naturalPigments = { en: 'Natural pigments', hi: 'प्राकृतिक पिसे रंग' };
const goldLeaf = { en: 'Gold leaf', hi: 'सोने का वर्क़' };
const primedCotton = { en: 'Primed cotton cloth', hi: 'लेप किया सूती कपड़ा' };
const handmadePaper = { en: 'Handmade paper', hi: 'हाथ का बना काग़ज़' };
const acrylic = { en: 'Acrylic colours', hi: 'ऐक्रेलिक रंग' };
const mangoWood = { en: 'Mango wood', hi: 'आम की लकड़ी' };

// Techniques
const bluePottery = { en: 'Blue pottery', hi: 'ब्लू पॉटरी' };
const wheelThrown = { en: 'Wheel-thrown clay', hi: 'चाक पर गढ़ी मिट्टी' };
const claySlip = { en: 'Slip-painted clay', hi: 'गेरू-चित्रित मिट्टी' };
const sandCasting = { en: 'Sand casting', hi: 'रेत के साँचे की ढलाई' };
const hammered = { en: 'Hand-hammered metal', hi: 'हाथ से पीटी धातु' };
const jaaliMetal = { en: 'Pierced metalwork', hi: 'धातु की जालीकारी' };
const engravedBrass = { en: 'Siyah kalam engraving', hi: 'सियाह क़लम नक़्क़ाशी' };
const bellMetalCasting = { en: 'Bell-metal casting', hi: 'काँसे की ढलाई' };
const dokra = { en: 'Dokra lost-wax casting', hi: 'डोकरा ढलाई' };
const parchinKari = { en: 'Parchin kari inlay', hi: 'पच्चीकारी' };
const pattachitra = { en: 'Pattachitra painting', hi: 'पट्टचित्र' };
const madhubani = { en: 'Madhubani painting', hi: 'मधुबनी चित्रकला' };
const gond = { en: 'Gond painting', hi: 'गोंड चित्रकला' };
const pichwai = { en: 'Pichwai painting', hi: 'पिछवाई चित्रकला' };
const panja = { en: 'Panja weaving', hi: 'पंजा बुनाई' };
const blockPrint = { en: 'Hand-block printing', hi: 'हाथ की ब्लॉक छपाई' };
const ajrakh = { en: 'Ajrakh resist printing', hi: 'अजरख छपाई' };
const dabu = { en: 'Dabu mud-resist printing', hi: 'दाबू छपाई' };

// Regions
const jaipur = { en: 'Jaipur, Rajasthan', hi: 'जयपुर, राजस्थान' };
const khurja = { en: 'Khurja, Uttar Pradesh', hi: 'खुर्जा, उत्तर प्रदेश' };
const kutch = { en: 'Kutch, Gujarat', hi: 'कच्छ, गुजरात' };
const moradabad = { en: 'Moradabad, Uttar Pradesh', hi: 'मुरादाबाद, उत्तर प्रदेश' };
const aligarh = { en: 'Aligarh, Uttar Pradesh', hi: 'अलीगढ़, उत्तर प्रदेश' };
const mannar = { en: 'Mannar, Kerala', hi: 'मान्नार, केरल' };
const kumbakonam = { en: 'Kumbakonam, Tamil Nadu', hi: 'कुंभकोणम, तमिलनाडु' };
const nachiarkoil = { en: 'Nachiarkoil, Tamil Nadu', hi: 'नाचियारकोइल, तमिलनाडु' };
const agra = { en: 'Agra, Uttar Pradesh', hi: 'आगरा, उत्तर प्रदेश' };
const raghurajpur = { en: 'Raghurajpur, Odisha', hi: 'रघुराजपुर, ओडिशा' };
const mithila = { en: 'Madhubani, Bihar', hi: 'मधुबनी, बिहार' };
const patangarh = { en: 'Patangarh, Madhya Pradesh', hi: 'पाटनगढ़, मध्य प्रदेश' };
const nathdwara = { en: 'Nathdwara, Rajasthan', hi: 'नाथद्वारा, राजस्थान' };
const bastar = { en: 'Bastar, Chhattisgarh', hi: 'बस्तर, छत्तीसगढ़' };
const sanganer = { en: 'Sanganer, Rajasthan', hi: 'सांगानेर, राजस्थान' };
const bagru = { en: 'Bagru, Rajasthan', hi: 'बगरू, राजस्थान' };
const salawas = { en: 'Salawas, Rajasthan', hi: 'सालावास, राजस्थान' };
const jaisalmer = { en: 'Jaisalmer, Rajasthan', hi: 'जैसलमेर, राजस्थान' };

// Care
const careBluePottery = {
  en: 'Wipe with a soft damp cloth. Not for the dishwasher or microwave, and do not leave water standing in it for days; the body is porous.',
  hi: 'मुलायम गीले कपड़े से पोंछें। डिशवॉशर और माइक्रोवेव से बचाएँ और पानी कई दिन भरा न छोड़ें; भीतर का मसाला पानी सोखता है।',
};
const careClay = {
  en: 'Stand on a saucer, as clay breathes moisture. Brush off white salt marks with a dry brush. Bring indoors in frost.',
  hi: 'नीचे तश्तरी रखें, क्योंकि मिट्टी नमी छोड़ती है। सफ़ेद नमक जम जाए तो सूखे ब्रश से झाड़ दें। पाले में अंदर रखें।',
};
const careClayDry = {
  en: 'Dust with a dry soft brush. Keep away from rain and damp walls.',
  hi: 'सूखे मुलायम ब्रश से धूल झाड़ें। बारिश और सीली दीवार से दूर रखें।',
};
const careBrass = {
  en: 'Empty and dry after use. Rub with tamarind or lemon and salt when dull, rinse, and dry at once.',
  hi: 'काम के बाद ख़ाली करके सुखा लें। फीका पड़े तो इमली या नींबू-नमक से मलें, धोएँ और तुरंत पोंछें।',
};
const careLamp = {
  en: 'Pour off old oil, wipe with tissue, then wash with tamarind and warm water. Dry well.',
  hi: 'बचा तेल निकालकर काग़ज़ से पोंछें, फिर इमली और गुनगुने पानी से धोएँ। अच्छी तरह सुखाएँ।',
};
const careLacquered = {
  en: 'Dust with a dry soft cloth. No polish: it would take off the protective lacquer.',
  hi: 'सूखे मुलायम कपड़े से पोंछें। पॉलिश न करें, उससे ऊपर की परत उतर जाएगी।',
};
const careMarble = {
  en: 'Wipe with a damp cloth and dry. Keep lemon, vinegar, oil and ink away: marble stains.',
  hi: 'गीले कपड़े से पोंछकर सुखाएँ। नींबू, सिरका, तेल और स्याही से बचाएँ: संगमरमर पर दाग़ बैठते हैं।',
};
const carePainting = {
  en: 'Frame behind glass with a mount, away from direct sun and damp. Handle with dry, clean hands.',
  hi: 'माउंट के साथ शीशे में मढ़वाएँ, सीधी धूप और सीलन से दूर। सूखे, साफ़ हाथों से पकड़ें।',
};
const careDhurrie = {
  en: 'Shake out and vacuum flat; turn twice a year. Dry-clean, or wash cold once after a test on the fringe.',
  hi: 'झाड़ें और सपाट रखकर वैक्यूम करें; साल में दो बार पलटें। ड्राई क्लीन कराएँ, या झालर पर जाँचकर ठंडे पानी में धोएँ।',
};
const careCover = {
  en: 'Wash cold and separately the first two times, dry in shade, iron on the reverse.',
  hi: 'पहली दो बार ठंडे पानी में अलग धोएँ, छाँव में सुखाएँ, उल्टी तरफ़ से इस्त्री करें।',
};
const careDokra = {
  en: 'Dust with a dry brush. For shine, rub lightly with a drop of mustard oil twice a year.',
  hi: 'सूखे ब्रश से धूल झाड़ें। चमक के लिए साल में दो बार सरसों के तेल की बूँद हल्के से मलें।',
};

// Units, sizes and colours
const setOf2 = { en: 'Set of 2', hi: '2 का सेट' };
const setOf3 = { en: 'Set of 3', hi: '3 का सेट' };
const oneSize = 'One size';
const indigo = { en: 'Indigo', hi: 'नील' };
const madder = { en: 'Madder', hi: 'मजीठ लाल' };
const charcoal = { en: 'Charcoal', hi: 'गहरा स्लेटी' };
const mustard = { en: 'Mustard', hi: 'सरसों पीला' };

export const homeDecor: DemoProduct[] = [
  // Vases & planters
  {
    slug: 'blue-pottery-vase-with-flower-bands',
    category: 'home-decor',
    subcategory: 'vases-and-planters',
    maker: 'omkar-sainwal-and-family',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Blue Pottery Vase with Flower Bands', hi: 'फूल-पट्टी वाला ब्लू पॉटरी फूलदान' },
    description: {
      en: 'A blue pottery vase for a shelf, a table or a few stems. There is no clay in Jaipur blue pottery. A dough of ground quartz, powdered glass, fuller’s earth and gum is rolled flat like a roti and pressed into a mould in two halves; only the neck and foot are turned on a wheel. After a week of drying the joins are sanded and the flowers go on by brush, the outline first in cobalt oxide, which looks grey until the fire turns it blue. One firing, six hours, no second chance. The glaze inside is thin, so use a glass tube or bottle for fresh stems. Dry grasses can stand in it directly.',
      hi: 'ताक़, मेज़ या दो-चार डंठलों के लिए ब्लू पॉटरी का फूलदान। जयपुर की ब्लू पॉटरी में मिट्टी होती ही नहीं। पिसा क्वार्ट्ज़, काँच का चूर्ण, मुल्तानी मिट्टी और गोंद गूँधकर रोटी की तरह बेला जाता है और दो हिस्सों में साँचे में दबाया जाता है; चाक पर सिर्फ़ गर्दन और पेंदा बनता है। हफ़्ते भर सूखने के बाद जोड़ घिसे जाते हैं और तूलिका से फूल बनते हैं। कोबाल्ट की रेखा पहले स्लेटी दिखती है, आँच में जाकर नीली होती है। पकाई एक ही बार, छह घंटे की। भीतर की चमक पतली है, इसलिए ताज़े फूल काँच की नली या बोतल में रखकर सजाएँ। सूखी घास सीधे रखी जा सकती है।',
    },
    pricePaise: 165000,
    discounts: [{ discountType: 'percentage', value: 10, endsInDays: 12 }],
    materials: [quartz, glassPowder],
    technique: bluePottery,
    region: jaipur,
    giName: 'Blue Pottery of Jaipur',
    care: careBluePottery,
    dimensions: { heightMm: 240, diameterMm: 155 },
    weightGrams: 1150,
    hsn: '69139000',
    variation: {
      en: 'Each band is painted freehand: petals and spacing differ, and the blue may run a little at the edges.',
      hi: 'हर पट्टी हाथ से बनी है: पंखुड़ियाँ और दूरी बदलती हैं, और नीला किनारों पर ज़रा फैल सकता है।',
    },
    photos: [
      {
        file: 'vase.avif',
        alt: {
          en: 'White vase painted with blue flowers and turquoise leaves between blue bands',
          hi: 'सफ़ेद फूलदान, जिस पर नीली पट्टियों के बीच नीले फूल और फ़िरोज़ी पत्तियाँ बनी हैं',
        },
      },
      {
        file: 'vase-detail.avif',
        alt: {
          en: 'Close view of the bands of flowers',
          hi: 'फूलों की पट्टियाँ पास से',
        },
      },
      {
        file: 'vase-scale.avif',
        alt: {
          en: 'The vase beside a clay tea cup',
          hi: 'मिट्टी के चाय के कुल्हड़ के साथ फूलदान',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '18 cm', stock: 14, priceDeltaPaise: -50000 },
          { size: '24 cm', stock: 11 },
          { size: '32 cm', stock: 4, priceDeltaPaise: 115000 },
        ],
      },
    ],
    listedOn: '2026-10-04',
  },
  {
    slug: 'turquoise-blue-pottery-jar-vase',
    category: 'home-decor',
    subcategory: 'vases-and-planters',
    maker: 'omkar-sainwal-and-family',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Turquoise Blue Pottery Jar Vase', hi: 'फ़िरोज़ी ब्लू पॉटरी मर्तबान फूलदान' },
    description: {
      en: 'A jar-shaped turquoise vase for a full bunch of flowers. Copper oxide gives this jar its colour. It is ground with borax and brushed over the whole body, while the white leaves are simply left bare, which asks for a steady hand around every stem. A lattice collar hides the place where shoulder and neck were joined. The round form holds a generous bunch: marigolds, tuberose, or branches cut short. Because a quartz body soaks up water, put a steel tumbler inside for cut flowers. Turquoise is the moodiest colour in the kiln; a cool corner makes it bluer, a hot one greener, and we show you the middle.',
      hi: 'भरे-पूरे गुच्छे के लिए मर्तबान के आकार का फ़िरोज़ी फूलदान। इस मर्तबान का रंग ताँबे के ऑक्साइड से आता है। उसे सुहागे के साथ पीसकर पूरे बर्तन पर लगाया जाता है और सफ़ेद पत्तियों की जगह ख़ाली छोड़ी जाती है, इसलिए हर डंठल के पास हाथ सधा होना चाहिए। गले पर बनी जाली वहाँ का जोड़ ढकती है। गोल आकार में भरपूर गुच्छा आता है: गेंदा, रजनीगंधा या छोटी कटी टहनियाँ। क्वार्ट्ज़ पानी सोखता है, इसलिए कटे फूलों के लिए भीतर स्टील का गिलास रखें। भट्ठी में फ़िरोज़ी रंग बड़ा मनमौजी है: ठंडे कोने में नीला, गरम कोने में हरा झुकता है; फ़ोटो में बीच का रंग है।',
    },
    pricePaise: 198000,
    materials: [quartz, glassPowder],
    technique: bluePottery,
    region: jaipur,
    giName: 'Blue Pottery of Jaipur',
    care: careBluePottery,
    dimensions: { heightMm: 195, diameterMm: 180 },
    weightGrams: 1380,
    hsn: '69139000',
    variation: {
      en: 'The ground ranges from sea green to sky blue. Small pinholes in the glaze are part of a single firing.',
      hi: 'ज़मीन का रंग समुद्री हरे से आसमानी तक हो सकता है। एक ही पकाई में चमक पर सूई जैसे छिद्र रह जाते हैं।',
    },
    photos: [
      {
        file: 'vase-turquoise-jar.avif',
        alt: {
          en: 'Round turquoise vase painted with white-leaved flower stems and a lattice collar',
          hi: 'गोल फ़िरोज़ी फूलदान, जिस पर सफ़ेद पत्तियों वाले फूलों के डंठल और गले पर जाली बनी है',
        },
      },
      {
        file: 'vase-turquoise-jar-detail.avif',
        alt: {
          en: 'Close view of the painted flowers under the glaze',
          hi: 'चमकदार लेप के नीचे रंगे फूल पास से',
        },
      },
      {
        file: 'vase-turquoise-jar-scale.avif',
        alt: {
          en: 'The jar beside a clay tea cup',
          hi: 'मिट्टी के चाय के कुल्हड़ के साथ मर्तबान',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 9 }] }],
    listedOn: '2026-11-02',
  },
  {
    slug: 'khurja-terracotta-planter-with-zigzag-band',
    category: 'home-decor',
    subcategory: 'vases-and-planters',
    maker: 'chaak-mandal',
    seller: 'doaba-shilp-producer-company',
    title: { en: 'Khurja Terracotta Planter with Zigzag Band', hi: 'लहरदार पट्टी वाला खुर्जा टेराकोटा गमला' },
    description: {
      en: 'A terracotta planter for plants indoors or on a balcony. Roots like an unglazed pot, because air and water pass through its wall and the soil does not turn sour. This one is thrown on an electric wheel at Khurja, and while it is still soft the potter scratches a zigzag around the waist with a bamboo point, keeping time with the wheel. A thick rim lets you lift it without fear. There is one drain hole. Snake plant, jade and money plant all do well here, since they forgive drying out. Expect the outside to darken after watering and to gather a pale bloom over the years; many gardeners wait for that.',
      hi: 'घर या बालकनी के पौधों के लिए टेराकोटा का गमला। जड़ों को बिना चमक का गमला भाता है, क्योंकि उसकी दीवार से हवा-पानी गुज़रते हैं और मिट्टी सड़ती नहीं। यह गमला खुर्जा में बिजली के चाक पर गढ़ा जाता है और गीला रहते ही कुम्हार बाँस की नोक से, चाक की लय पर, कमर पर लहरदार रेखा खींचता है। मोटी किनार पकड़कर बेझिझक उठाइए। पानी निकलने का एक छेद है। स्नेक प्लांट, जेड और मनी प्लांट इसमें अच्छे पनपते हैं। सिंचाई के बाद बाहर का रंग गहराता है और बरसों में हल्की सफ़ेदी आती है; कई माली उसी का इंतज़ार करते हैं। पौधा साथ नहीं आता।',
    },
    pricePaise: 54000,
    discounts: [{ discountType: 'fixed', value: 6000 }],
    materials: [terracotta],
    technique: wheelThrown,
    region: khurja,
    care: careClay,
    dimensions: { heightMm: 170, diameterMm: 190 },
    weightGrams: 1650,
    hsn: '69139000',
    variation: {
      en: 'Clay fires from orange to brick red. The plant in the photograph is not included.',
      hi: 'मिट्टी पककर नारंगी से ईंट जैसी लाल तक होती है। फ़ोटो का पौधा शामिल नहीं है।',
    },
    photos: [
      { file: 'planter.avif', alt: { en: 'Terracotta pot holding a tall snake plant', hi: 'टेराकोटा का गमला, जिसमें लंबा स्नेक प्लांट लगा है' } },
    ],
    variants: [
      {
        sizes: [
          { size: '15 cm', stock: 32, priceDeltaPaise: -14000 },
          { size: '19 cm', stock: 27 },
          { size: '25 cm', stock: 12, priceDeltaPaise: 32000 },
        ],
      },
    ],
    listedOn: '2026-06-18',
  },
  {
    slug: 'low-kutch-terracotta-planter',
    category: 'home-decor',
    subcategory: 'vases-and-planters',
    maker: 'chaak-mandal',
    seller: 'doaba-shilp-producer-company',
    title: { en: 'Low Kutch Terracotta Planter', hi: 'कच्छ का चौड़ा टेराकोटा गमला' },
    description: {
      en: 'A low, wide terracotta planter. Wide, shallow and heavy at the base, the shape comes from the water bowls that Kutch potters still set out for birds. Clay is dug from a dry lake bed, soaked for days and kneaded by foot before a family at Bhuj throws it in one piece. The incised rim is drawn with a broken comb. Shallow roots suit it: aloe, succulents, mint, or a dish garden of several small plants. It has a drain hole, and a matching saucer, not in the picture, comes with it. Fired in an open kiln with acacia wood, it carries faint smoke clouds on one side, and no two clouds agree.',
      hi: 'टेराकोटा का नीचा, चौड़ा गमला। चौड़ा, उथला और नीचे से भारी: यह आकार उन कुंडों से आया है, जो कच्छ के कुम्हार आज भी चिड़ियों के पानी के लिए रखते हैं। मिट्टी सूखे तालाब से आती है, कई दिन भिगोई और पैरों से गूँधी जाती है, फिर भुज का एक परिवार उसे चाक पर एक ही टुकड़े में गढ़ता है। किनार की धारियाँ टूटी कंघी से खिंचती हैं। उथली जड़ों वाले पौधे इसमें ठीक रहते हैं: एलोवेरा, सकुलेंट, पुदीना। पानी का छेद है और जोड़ की तश्तरी साथ आती है, जो फ़ोटो में नहीं है। बबूल की आँच में पकने से एक तरफ़ धुएँ के हल्के बादल रह जाते हैं।',
    },
    pricePaise: 78000,
    materials: [terracotta],
    technique: wheelThrown,
    region: kutch,
    care: careClay,
    dimensions: { heightMm: 130, diameterMm: 260 },
    weightGrams: 2100,
    hsn: '69139000',
    variation: {
      en: 'Smoke marks fall differently on each pot. The aloe in the photograph is not included.',
      hi: 'धुएँ के निशान हर गमले पर अलग पड़ते हैं। फ़ोटो का एलोवेरा शामिल नहीं है।',
    },
    photos: [
      {
        file: 'planter-aloe-low.avif',
        alt: {
          en: 'Low terracotta pot with an incised rim holding a spiky green aloe',
          hi: 'उकेरी किनार वाला चौड़ा टेराकोटा गमला, जिसमें नुकीला हरा एलोवेरा लगा है',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 18 }] }],
    listedOn: '2026-09-09',
  },
  {
    slug: 'blue-pottery-bud-vases-set-of-three',
    category: 'home-decor',
    subcategory: 'vases-and-planters',
    maker: 'omkar-sainwal-and-family',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Blue Pottery Bud Vases, Set of Three', hi: 'ब्लू पॉटरी की तीन छोटी फूलदानियाँ' },
    description: {
      en: 'Three small vases, one round, one tall and one like a drop, each made for a stem or two. They are pressed in moulds that Omkar’s father-in-law cut, and painted by the younger women of the house, who learn on this size before they are given a large vase. Flower stems climb from the foot, on a white ground on two of them and on yellow on the third. Put them in a row on a window sill or give each guest one at dinner. The glaze covers the inside of this size well, so water for a day is fine; empty them at night.',
      hi: 'तीन छोटी फूलदानियाँ: एक गोल, एक लंबी, एक बूँद जैसी, हरेक में एक-दो डंठल की जगह। इन्हें उन साँचों में दबाया जाता है, जो ओमकार के ससुर ने काटे थे। चित्रकारी घर की छोटी बहुएँ-बेटियाँ करती हैं; बड़ा फूलदान मिलने से पहले हाथ इसी नाप पर सधता है। नीचे से फूलों के डंठल चढ़ते हैं, दो पर सफ़ेद ज़मीन है और तीसरे पर पीली। खिड़की पर क़तार में रखिए या दावत में हर मेहमान के आगे एक। इस नाप में चमक भीतर तक अच्छी बैठती है, इसलिए दिन भर पानी रह सकता है; रात को ख़ाली कर दें।',
    },
    pricePaise: 129000,
    discounts: [{ discountType: 'percentage', value: 10 }],
    unit: setOf3,
    materials: [quartz, glassPowder],
    technique: bluePottery,
    region: jaipur,
    giName: 'Blue Pottery of Jaipur',
    care: careBluePottery,
    dimensions: { heightMm: 125, diameterMm: 70 },
    weightGrams: 780,
    hsn: '69139000',
    variation: {
      en: 'Heights differ by up to 5 mm. Leaf sprays are never counted, so some vases are fuller than others.',
      hi: 'ऊँचाई में 5 मिमी तक फ़र्क़ हो सकता है। पत्तियाँ गिनकर नहीं बनतीं, किसी पर ज़्यादा होंगी, किसी पर कम।',
    },
    photos: [
      {
        file: 'bud-vases.avif',
        alt: {
          en: 'Three small vases painted with flower stems: one round and white, one tall and white, one drop-shaped and yellow',
          hi: 'फूलों के डंठल बने तीन छोटे फूलदान: एक गोल सफ़ेद, एक लंबा सफ़ेद और एक बूँद जैसा पीला',
        },
      },
      {
        file: 'bud-vases-detail.avif',
        alt: {
          en: 'Close view of the yellow vase and its painted flowers',
          hi: 'पीला फूलदान और उस पर रंगे फूल पास से',
        },
      },
      {
        file: 'bud-vases-scale.avif',
        alt: {
          en: 'The three vases beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ तीनों फूलदान',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 14 }] }],
    listedOn: '2025-09-15',
  },
  {
    slug: 'engraved-moradabad-brass-vase',
    category: 'home-decor',
    subcategory: 'vases-and-planters',
    maker: 'ramganga-dhalai-mandal',
    seller: 'doaba-shilp-producer-company',
    title: { en: 'Engraved Moradabad Brass Vase', hi: 'मुरादाबादी नक़्क़ाशी का पीतल फूलदान' },
    description: {
      en: 'An engraved brass vase for a table or a shelf. Siyah kalam means black pen, though the pen is a steel chisel no longer than a finger. The vase is cast in two parts, brazed, turned smooth and tinned white; then the engraver cuts a net of vines through the tin, down to the yellow brass, and melts black lac into the lines. Scraping off the surplus brings the drawing out sharp. A vase of this height takes him four to five days, which is why we make it to order. It holds water without any lining, and its weight keeps tall gladioli from toppling.',
      hi: 'मेज़ या ताक़ के लिए नक़्क़ाशीदार पीतल का फूलदान। सियाह क़लम में क़लम दरअसल उँगली भर की लोहे की छेनी है। फूलदान दो हिस्सों में ढलता है, जुड़ता है, ख़राद पर चिकना होता है और उस पर सफ़ेद क़लई चढ़ती है। फिर नक़्क़ाश क़लई के पार पीले पीतल तक बेलों की जाली काटता है और रेखाओं में काली लाख पिघलाकर भरता है। फ़ालतू लाख खुरचते ही चित्र उभर आता है। इस ऊँचाई पर चार-पाँच दिन लगते हैं, इसीलिए यह ऑर्डर पर बनता है। पानी सीधे भरा जा सकता है, और वज़न इतना है कि लंबे ग्लैडियोलस भी नहीं गिराते।',
    },
    pricePaise: 245000,
    materials: [brass, lac],
    technique: engravedBrass,
    region: moradabad,
    giName: 'Moradabad Metal Craft',
    care: careLacquered,
    dimensions: { heightMm: 260, diameterMm: 120 },
    weightGrams: 1720,
    hsn: '83062990',
    leadTimeDays: 18,
    variation: {
      en: 'The engraver draws the vine without a stencil. Density and direction of the leaves change from vase to vase.',
      hi: 'बेल बिना ख़ाके के बनती है। पत्तियों की घनता और दिशा हर फूलदान में बदलती है।',
    },
    photos: [
      {
        file: 'engraved-vase.avif',
        alt: {
          en: 'Brass vase engraved all over with dark bands of petals, vines and flowers',
          hi: 'पीतल का फूलदान, पूरे पर पंखुड़ियों, बेलों और फूलों की गहरी नक़्क़ाशी',
        },
      },
      {
        file: 'engraved-vase-detail.avif',
        alt: {
          en: 'Close view of the engraved flowers and leaves',
          hi: 'उकेरे हुए फूल-पत्ते पास से',
        },
      },
      {
        file: 'engraved-vase-scale.avif',
        alt: {
          en: 'The vase beside a clay tea cup',
          hi: 'मिट्टी के चाय के कुल्हड़ के साथ फूलदान',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 8 }] }],
    listedOn: '2025-05-21',
  },
  {
    slug: 'khurja-blue-slip-planter',
    category: 'home-decor',
    subcategory: 'vases-and-planters',
    maker: 'chaak-mandal',
    seller: 'doaba-shilp-producer-company',
    title: { en: 'Khurja Blue Slip Planter', hi: 'खुर्जा का नीली मिट्टी-लेप वाला गमला' },
    description: {
      en: 'A clay planter with a blue coat, for house plants. Blue here is a coat of clay, not of paint. The pot is thrown in red earth, and while it is still damp it is brushed with slip, a thin cream of white clay stained with cobalt; the brush leaves pale clouds where it runs dry. Before the slip sets, a nail draws a zigzag through it. One firing makes the two clays a single body, so nothing can peel. The surface stays matt and breathes like any flowerpot, which roots prefer. There is a drain hole; put a saucer below. Made by the two-wheel studio of the group, in that town of crockery lorries.',
      hi: 'घर के पौधों के लिए नीले लेप वाला मिट्टी का गमला। यह नीला रंग नहीं, मिट्टी का लेप है। गमला लाल मिट्टी से चाक पर बनता है और गीला रहते उस पर कूची से घोल फेरा जाता है: कोबाल्ट मिली सफ़ेद मिट्टी, मलाई जितनी पतली। जहाँ कूची सूखती है, वहाँ हल्के बादल-से रह जाते हैं। लेप जमने से पहले कील से टेढ़ी-मेढ़ी लकीर खींच दी जाती है। एक ही पकाई में दोनों मिट्टियाँ एक हो जाती हैं, इसलिए कुछ उखड़ता नहीं। सतह बिना चमक की है और आम गमले की तरह साँस लेती है; जड़ों को यही भाता है। नीचे पानी का छेद है, तश्तरी रख लें। क्रॉकरी के ट्रकों वाले इसी शहर में, समूह के दो चाकों में से एक पर बना।',
    },
    pricePaise: 115000,
    materials: [terracotta],
    technique: wheelThrown,
    region: khurja,
    giName: 'Khurja Pottery',
    care: careClay,
    dimensions: { heightMm: 160, diameterMm: 150 },
    weightGrams: 1300,
    hsn: '69139000',
    variation: {
      en: 'Brush clouds fall differently on every pot, and the zigzag is drawn by eye. Sent without the plant.',
      hi: 'कूची के बादल हर गमले पर अलग पड़ते हैं और लकीर आँख के अंदाज़ से खिंचती है। पौधा साथ नहीं आता।',
    },
    photos: [
      {
        file: 'planter-blue-slip.avif',
        alt: {
          en: 'Matt blue clay flowerpot with a scratched zigzag band, planted with a tall striped snake plant',
          hi: 'बिना चमक का नीला मिट्टी का गमला, खुरची हुई टेढ़ी-मेढ़ी पट्टी के साथ, उसमें धारीदार लंबी पत्तियों वाला पौधा',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '12 cm', stock: 20, priceDeltaPaise: -30000 },
          { size: '15 cm', stock: 13 },
        ],
      },
    ],
    listedOn: '2025-11-27',
  },
  {
    slug: 'khavda-painted-clay-vase',
    category: 'home-decor',
    subcategory: 'vases-and-planters',
    maker: 'chaak-mandal',
    seller: 'doaba-shilp-producer-company',
    title: { en: 'Khavda Painted Clay Vase', hi: 'खावड़ा का चित्रित मिट्टी फूलदान' },
    description: {
      en: 'A painted clay vase for dry stems. Men throw and women paint: that is how work is divided at Khavda, a village north of Bhuj on the edge of the salt desert. The dry pot is rubbed with geru, a red earth slip, and set turning slowly by hand while a chewed bamboo twig lays down bands, waves and dots in white and black clay. Nothing else is added, and the colours stay matt. It is a vase for dry things: cotton stalks, wheat ears, the seed pods of a lotus. Water would seep through and lift the paint.',
      hi: 'सूखी टहनियों के लिए चित्रित मिट्टी का फूलदान। चाक मर्द चलाते हैं, रंग औरतें भरती हैं: भुज के उत्तर में नमक के रेगिस्तान के किनारे बसे खावड़ा में काम ऐसे ही बँटा है। सूखे बर्तन पर गेरू मला जाता है, फिर उसे हाथ से धीरे-धीरे घुमाते हुए चबाई हुई बाँस की तीली से सफ़ेद और काली मिट्टी की पट्टियाँ, लहरें और बिंदु बनाए जाते हैं। और कुछ नहीं मिलाया जाता, रंग बिना चमक के रहते हैं। यह सूखी चीज़ों का फूलदान है: कपास की टहनियाँ, गेहूँ की बालियाँ, कमल के सूखे फल। पानी रिसेगा और रंग उखड़ जाएगा।',
    },
    pricePaise: 89000,
    materials: [terracotta],
    technique: claySlip,
    region: kutch,
    care: careClayDry,
    dimensions: { heightMm: 230, diameterMm: 150 },
    weightGrams: 1250,
    hsn: '69139000',
    variation: {
      en: 'Bands are laid by eye, so the order of waves and dots changes. The red deepens with the fire.',
      hi: 'पट्टियाँ अंदाज़ से बनती हैं, इसलिए लहरों और बिंदुओं का क्रम बदलता है। लाल रंग आँच से गहराता है।',
    },
    photos: [
      {
        file: 'khavda-vase.avif',
        alt: {
          en: 'Matt red clay vase painted with white bands, vines, flowers and dots',
          hi: 'बिना चमक का लाल मिट्टी का फूलदान, सफ़ेद पट्टियों, बेलों, फूलों और बिंदियों से चित्रित',
        },
      },
      {
        file: 'khavda-vase-detail.avif',
        alt: {
          en: 'Close view of the lines and dots painted in coloured earth',
          hi: 'रंगीन मिट्टी से बनी रेखाएँ और बिंदियाँ पास से',
        },
      },
      {
        file: 'khavda-vase-scale.avif',
        alt: {
          en: 'The vase beside a clay tea cup',
          hi: 'मिट्टी के चाय के कुल्हड़ के साथ फूलदान',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 0 }] }],
    listedOn: '2025-02-24',
  },

  // Lamps, diyas & urlis
  {
    slug: 'hammered-brass-urli',
    category: 'home-decor',
    subcategory: 'lamps-and-diyas',
    maker: 'ramganga-dhalai-mandal',
    seller: 'doaba-shilp-producer-company',
    title: { en: 'Hammered Brass Urli', hi: 'हथौड़े की चोट वाली पीतल की उरली' },
    description: {
      en: 'A wide brass bowl for floating flowers and lamps. Around four thousand hammer blows go into the hollow of a 30 centimetre urli, each one a small mirror once the lamp is lit. The bowl begins as a brass disc, sunk over an iron stake and softened in the fire between rounds; the broad flat rim is then turned down and scraped. Fill it with water and float marigolds at the door for Diwali or a wedding, or keep fruit in it for the rest of the year. Three short feet hold the base off the table. The inside is bare brass without lacquer, so it can be scrubbed bright again.',
      hi: 'फूल और दीये तैराने के लिए पीतल का चौड़ा पात्र। तीस सेंटीमीटर की उरली के भीतर कोई चार हज़ार चोटें पड़ती हैं और दीया जलते ही हर चोट एक छोटा आईना बन जाती है। पीतल की चकती को लोहे की साँग पर पीटकर गहरा किया जाता है, हर दौर के बाद आग में नरम किया जाता है; फिर चौड़ी सपाट किनार मोड़ी और छीली जाती है। पानी भरकर दीवाली या शादी में दरवाज़े पर गेंदे तैराइए, बाक़ी साल फल रखिए। नीचे तीन छोटे पाये हैं। भीतर कोई लेप नहीं है, इसलिए माँजकर फिर से चमकाई जा सकती है।',
    },
    pricePaise: 289000,
    materials: [brass],
    technique: hammered,
    region: moradabad,
    giName: 'Moradabad Metal Craft',
    care: careBrass,
    dimensions: { heightMm: 85, diameterMm: 300 },
    weightGrams: 1680,
    hsn: '74198030',
    variation: {
      en: 'Hammer marks are larger near the centre. Brass darkens with water; flowers are not included.',
      hi: 'बीच की ओर चोटें बड़ी होती हैं। पानी से पीतल गहराता है; फूल साथ नहीं आते।',
    },
    photos: [
      {
        file: 'urli.avif',
        alt: {
          en: 'Wide hammered brass bowl of water with orange and yellow marigolds',
          hi: 'पानी से भरी चौड़ी पीतल की उरली, जिसमें नारंगी और पीले गेंदे तैर रहे हैं',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '25 cm', stock: 15, priceDeltaPaise: -80000 },
          { size: '30 cm', stock: 18 },
          { size: '40 cm', stock: 5, priceDeltaPaise: 220000 },
        ],
      },
    ],
    listedOn: '2026-10-20',
  },
  {
    slug: 'mannar-brass-urli',
    category: 'home-decor',
    subcategory: 'lamps-and-diyas',
    maker: 'vilakku-pattarai-kuzhu',
    seller: 'halasu-craft-trust',
    title: { en: 'Mannar Brass Urli', hi: 'मान्नार की पीतल उरली' },
    description: {
      en: 'A heavy cast urli for water, petals and floating lamps. In Kerala kitchens the urli was a cooking vessel first, wide enough for payasam at a feast; only later did it move to the front door with water and jasmine. Metalworkers at Mannar keep the thick wall of the old pot and dress the inner face with a ball-headed hammer, so that the surface ripples under the water. It is heavier than it looks: one person carries the 32 centimetre bowl, but with both arms. Bare brass will mark where water stands, and half a lemon takes the mark away. White flowers show best against the gold.',
      hi: 'पानी, पंखुड़ियों और तैरते दीयों के लिए ढली हुई भारी उरली। केरल की रसोई में उरली पहले पकाने का बर्तन थी, इतनी चौड़ी कि दावत का पायसम उसमें बन जाए; पानी और चमेली के साथ दरवाज़े पर वह बाद में आई। मान्नार के कारीगर पुराने बर्तन की मोटी दीवार रखते हैं और भीतर गोल सिर वाली हथौड़ी चलाते हैं, जिससे पानी के नीचे सतह लहराती दिखती है। देखने से ज़्यादा भारी है: एक आदमी उठा लेता है, पर दोनों हाथों से। जहाँ पानी ठहरे वहाँ निशान पड़ेगा, आधा नींबू उसे मिटा देता है। सुनहरे पर सफ़ेद फूल सबसे ज़्यादा खिलते हैं।',
    },
    pricePaise: 365000,
    materials: [brass],
    technique: hammered,
    region: mannar,
    care: careBrass,
    dimensions: { heightMm: 90, diameterMm: 320 },
    weightGrams: 2450,
    hsn: '74198030',
    variation: {
      en: 'Rim width and weight differ slightly, as every bowl is dressed by hand. Flowers are not included.',
      hi: 'हर उरली हाथ से बनती है, इसलिए किनार की चौड़ाई और वज़न में थोड़ा फ़र्क़ होता है। फूल साथ नहीं आते।',
    },
    photos: [
      {
        file: 'urli-jasmine-white.avif',
        alt: {
          en: 'Wide hammered brass bowl of water filled with white flowers, loose white petals in front',
          hi: 'पानी और सफ़ेद फूलों से भरी पीतल की चौड़ी उरली, आगे बिखरी सफ़ेद पंखुड़ियाँ',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 7 }] }],
    listedOn: '2026-08-22',
  },
  {
    slug: 'hammered-copper-urli-of-kumbakonam',
    category: 'home-decor',
    subcategory: 'lamps-and-diyas',
    maker: 'vilakku-pattarai-kuzhu',
    seller: 'halasu-craft-trust',
    title: { en: 'Hammered Copper Urli of Kumbakonam', hi: 'कुंभकोणम की ताँबे की उरली' },
    description: {
      en: 'A copper bowl for flowers on water. Copper moves more softly under the hammer than brass, and you can see it here: the dents are shallow and close, like rain on sand. Coppersmiths in Kumbakonam raise the bowl from sheet in six or seven rounds, then planish it, round by round, on a polished stake until the wall rings true. With pink flowers it glows like the inside of a shell. Left alone it will go from rose to brown within some weeks, which we find handsome; tamarind brings the rose back in a minute. Meant for flowers and floating wicks, not for food.',
      hi: 'पानी पर फूल तैराने के लिए ताँबे का पात्र। हथौड़े के नीचे ताँबा पीतल से नरम चलता है, और यहाँ वह दिखता है: निशान उथले और पास-पास हैं, जैसे रेत पर बारिश। कुंभकोणम के ठठेरे चादर को छह-सात दौर में उठाकर कटोरा बनाते हैं, फिर चिकनी साँग पर चक्कर-दर-चक्कर हल्की चोट देते हैं, जब तक दीवार एक-सी न बजे। गुलाबी फूलों के साथ यह सीप के भीतर जैसा दमकता है। यूँ ही छोड़ दें तो कुछ हफ़्तों में गुलाबी से भूरा हो जाएगा; इमली मिनट भर में रंग लौटा देती है। फूलों और तैरती बातियों के लिए है, खाने के लिए नहीं।',
    },
    pricePaise: 325000,
    materials: [copper],
    technique: hammered,
    region: kumbakonam,
    care: careBrass,
    dimensions: { heightMm: 85, diameterMm: 300 },
    weightGrams: 1540,
    hsn: '74198040',
    variation: {
      en: 'New copper is pinker than the photograph and browns with time. Flowers are not included.',
      hi: 'नया ताँबा फ़ोटो से ज़्यादा गुलाबी होता है और समय के साथ भूरा पड़ता है। फूल साथ नहीं आते।',
    },
    photos: [
      {
        file: 'urli-copper-rose.avif',
        alt: {
          en: 'Wide hammered copper bowl of water with pink flowers floating in it and petals scattered in front',
          hi: 'पानी से भरी ताँबे की चौड़ी उरली, जिसमें गुलाबी फूल तैर रहे हैं और आगे पंखुड़ियाँ बिखरी हैं',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 12 }] }],
    listedOn: '2026-05-12',
  },
  {
    slug: 'aligarh-brass-diya-trio',
    category: 'home-decor',
    subcategory: 'lamps-and-diyas',
    maker: 'ramganga-dhalai-mandal',
    seller: 'doaba-shilp-producer-company',
    title: { en: 'Aligarh Brass Diya Trio', hi: 'अलीगढ़ के पीतल के तीन दीये' },
    description: {
      en: 'Three brass lamps for oil and a cotton wick. Small lamps are the honest test of a caster, since thin metal shows every mistake in the sand. These three are poured at a foundry in Aligarh better known for its locks, six to a box mould, then filed at the lip so that the wick lies still and the oil does not creep. Each holds about a spoonful and a half of oil, enough for forty minutes. Ghee and mustard oil burn equally well. The bottom is flat and slightly heavy, so a sleeve that brushes past will not tip it. Twelve cotton wicks are packed with the set.',
      hi: 'तेल और रुई की बत्ती के लिए पीतल के तीन दीये। ढलैये की सच्ची परख छोटे दीये में होती है, क्योंकि पतली धातु रेत की हर चूक दिखा देती है। ये तीन दीये अलीगढ़ की उस ढलाईघर में बनते हैं, जो तालों के लिए ज़्यादा जानी जाती है। एक साँचे में छह ढलते हैं, फिर चोंच रेती जाती है, ताकि बाती टिकी रहे और तेल न रिसे। हर दीये में डेढ़ चम्मच तेल आता है, जो चालीस मिनट चलता है। घी और सरसों का तेल दोनों ठीक जलते हैं। पेंदा सपाट और थोड़ा भारी है, पल्लू छू जाए तो भी नहीं लुढ़कता। साथ में बारह बातियाँ हैं।',
    },
    pricePaise: 89000,
    discounts: [{ discountType: 'percentage', value: 10, endsInDays: 20 }],
    unit: setOf3,
    materials: [brass],
    technique: sandCasting,
    region: aligarh,
    care: careLamp,
    dimensions: { lengthMm: 85, widthMm: 72, heightMm: 28 },
    weightGrams: 390,
    hsn: '94055090',
    variation: {
      en: 'Fine file marks remain under the lip. Flowers in the photograph are not included.',
      hi: 'चोंच के नीचे रेती के महीन निशान रहते हैं। फ़ोटो के फूल साथ नहीं आते।',
    },
    photos: [
      {
        file: 'diya-diya-trio.avif',
        alt: {
          en: 'Three small brass oil lamps burning, with marigolds and petals in front',
          hi: 'जलते हुए पीतल के तीन छोटे दीये, आगे गेंदे के फूल और पंखुड़ियाँ',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 58 }] }],
    listedOn: '2026-10-11',
  },
  {
    slug: 'pierced-brass-lantern',
    category: 'home-decor',
    subcategory: 'lamps-and-diyas',
    maker: 'ramganga-dhalai-mandal',
    seller: 'doaba-shilp-producer-company',
    title: { en: 'Pierced Brass Lantern', hi: 'जालीदार पीतल की लालटेन' },
    description: {
      en: 'A brass lantern for a candle or a small LED. Lit, it throws a carpet of leaves on the table; unlit, you can count them, a little over nine hundred openings in the larger size. The barrel is spun from brass sheet and the leaf lattice is sawn out with a blade as thin as hair, then every edge is filed so that it does not catch a finger. The domed lid lifts off by its collar to take a tea light or a small LED. Hang it from the ring or stand it on its turned foot. Heat rises through the lid, so leave a forearm of air above a real flame.',
      hi: 'मोमबत्ती या छोटी एलईडी के लिए पीतल की लालटेन। जलाने पर मेज़ पर पत्तियों का क़ालीन बिछ जाता है; बुझी हो तो गिन लीजिए, बड़े नाप में नौ सौ से कुछ ऊपर छेद हैं। पीतल की चादर से ढोल जैसा खोल बनता है, फिर बाल जैसी पतली आरी से पत्तियों की जाली काटी जाती है और हर किनारा रेता जाता है, ताकि उँगली न अटके। गुंबद जैसा ढक्कन उठाकर टी-लाइट या छोटा एलईडी रखें। कड़े से टाँगिए या पाये पर खड़ी रखिए। असली लौ हो तो गरमी ढक्कन से ऊपर जाती है, इसलिए हाथ भर जगह ख़ाली छोड़ें।',
    },
    pricePaise: 345000,
    discounts: [{ discountType: 'fixed', value: 35000, endsInDays: 16 }],
    materials: [brass],
    technique: jaaliMetal,
    region: moradabad,
    giName: 'Moradabad Metal Craft',
    care: careLacquered,
    dimensions: { heightMm: 340, diameterMm: 180 },
    weightGrams: 1450,
    hsn: '94055090',
    variation: {
      en: 'The lattice is sawn by hand and shows small turns of the blade. Candle or LED is not included.',
      hi: 'जाली हाथ से कटती है, आरी के हल्के मोड़ दिखते हैं। मोमबत्ती या एलईडी साथ नहीं आता।',
    },
    photos: [
      {
        file: 'lantern-brass-jaali.avif',
        alt: {
          en: 'Barrel-shaped brass lantern pierced with a leaf lattice, light glowing inside',
          hi: 'पत्तियों की जाली वाली ढोल के आकार की पीतल की लालटेन, भीतर रोशनी',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '26 cm', stock: 10, priceDeltaPaise: -115000 },
          { size: '34 cm', stock: 6 },
        ],
      },
    ],
    listedOn: '2026-09-28',
  },
  {
    slug: 'nachiarkoil-kuthuvilakku-standing-lamp',
    category: 'home-decor',
    subcategory: 'lamps-and-diyas',
    maker: 'vilakku-pattarai-kuzhu',
    seller: 'halasu-craft-trust',
    title: { en: 'Nachiarkoil Kuthuvilakku Standing Lamp', hi: 'नाचियारकोइल का कुत्तुविलक्कु दीपस्तंभ' },
    description: {
      en: 'A standing brass oil lamp for the house or its shrine. Four pieces screw together: a broad base, a ringed stem, a shallow oil plate with five beaks, and the finial, here a closed bud. Each is cast separately at Nachiarkoil in moulds lined with fine Kaveri silt, whose smoothness saves a good deal of filing. The turner then cuts rings along the stem on a lathe that his brother once drove by hand and a motor drives now. Light one wick on ordinary evenings and all five at Karthigai. Because it comes apart, washing is easy and the lamp travels. We cast after your order; please allow three weeks.',
      hi: 'घर या पूजाघर के लिए पीतल का खड़ा दीपक। चार हिस्से पेंच से जुड़ते हैं: चौड़ा पाया, छल्लेदार डंडी, पाँच चोंच वाली तेल की थाली और ऊपर बंद कली। नाचियारकोइल में हर हिस्सा अलग ढलता है; साँचे में कावेरी की महीन गाद की परत होती है, जिससे घिसाई कम लगती है। फिर ख़राद पर डंडी के छल्ले कटते हैं; पहले ख़राद भाई हाथ से घुमाता था, अब मोटर घुमाती है। रोज़ की साँझ एक बाती जलाइए, कार्तिगै पर पाँचों। हिस्से खुल जाते हैं, इसलिए धोना और साथ ले जाना आसान है। ढलाई ऑर्डर के बाद होती है; तीन हफ़्ते का समय दें।',
    },
    pricePaise: 485000,
    materials: [brass],
    technique: sandCasting,
    region: nachiarkoil,
    giName: 'Nachiarkoil Kuthuvilakku',
    care: careLamp,
    dimensions: { heightMm: 450, diameterMm: 190 },
    weightGrams: 3200,
    hsn: '94055090',
    leadTimeDays: 21,
    variation: {
      en: 'The swan is finished freehand, so beak and tail differ. The number of rings depends on the casting.',
      hi: 'हंस हाथ से तराशा जाता है, इसलिए चोंच और पूँछ अलग होती है। छल्लों की गिनती ढलाई पर निर्भर है।',
    },
    photos: [
      {
        file: 'standing-lamp.avif',
        alt: {
          en: 'Tall brass standing lamp with a ringed stem, five lit wicks around its plate and a pointed finial',
          hi: 'पीतल का ऊँचा खड़ा दीपक, छल्लेदार डंडी, थाली पर पाँच जलती बत्तियाँ और ऊपर नुकीली कलगी',
        },
      },
      {
        file: 'standing-lamp-detail.avif',
        alt: {
          en: 'Close view of the turned brass stem and the bowl with its wicks',
          hi: 'ख़रादा हुआ पीतल का डंडा और बत्तियों वाला कटोरा पास से',
        },
      },
      {
        file: 'standing-lamp-scale.avif',
        alt: {
          en: 'The lamp beside a clay tea cup',
          hi: 'मिट्टी के चाय के कुल्हड़ के साथ दीपक',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '30 cm', stock: 8, priceDeltaPaise: -170000 },
          { size: '45 cm', stock: 8 },
          { size: '60 cm', stock: 4, priceDeltaPaise: 340000 },
        ],
      },
    ],
    listedOn: '2025-03-19',
  },
  {
    slug: 'bell-metal-hanging-lamp-with-chain',
    category: 'home-decor',
    subcategory: 'lamps-and-diyas',
    maker: 'vilakku-pattarai-kuzhu',
    seller: 'halasu-craft-trust',
    title: { en: 'Bell-Metal Hanging Lamp with Chain', hi: 'ज़ंजीर वाला काँसे का लटकता दीपक' },
    description: {
      en: 'An oil lamp of bell metal that hangs from a chain. Thookkuvilakku, the hanging lamp, belongs in the veranda of a Kerala house, at the height of the eyes. Casters at Mannar model it in wax over clay, pour copper and tin in the proportion used for bells, and break the mould open the next morning. The dish has a single beak and a small bird on the bracket above. A chain of sixty centimetres comes with it, every link closed by hand, and a brass hook. Tap the rim and it answers with a clear note. Use a drip tray under it on a polished floor.',
      hi: 'ज़ंजीर से लटकने वाला काँसे का तेल का दीपक। तूक्कुविलक्कु यानी लटकने वाला दीपक, केरल के घर के बरामदे में आँखों की ऊँचाई पर टँगता है। मान्नार के ढलैये मिट्टी पर मोम से इसका रूप बनाते हैं, घंटी वाले अनुपात में ताँबा और राँगा ढालते हैं और अगली सुबह साँचा तोड़ते हैं। थाली में एक चोंच है और ऊपर की डंडी पर छोटी चिड़िया बैठी है। साथ में साठ सेंटीमीटर की ज़ंजीर है, जिसकी हर कड़ी हाथ से बंद की गई है, और पीतल का हुक। किनारे पर उँगली मारिए, साफ़ सुर निकलेगा। चिकने फ़र्श पर नीचे तश्तरी रखें।',
    },
    pricePaise: 398000,
    discounts: [{ discountType: 'percentage', value: 15, startsInDays: 5, endsInDays: 25 }],
    materials: [bellMetal],
    technique: bellMetalCasting,
    region: mannar,
    care: careLamp,
    dimensions: { heightMm: 240, widthMm: 150, lengthMm: 190 },
    weightGrams: 1900,
    hsn: '94055090',
    variation: {
      en: 'The mould is broken each time, so the bird is modelled anew. Tone and weight vary a little.',
      hi: 'साँचा हर बार टूटता है, इसलिए चिड़िया हर बार नई बनती है। सुर और वज़न में हल्का फ़र्क़ होगा।',
    },
    photos: [
      {
        file: 'hanging-lamp.avif',
        alt: {
          en: 'Bell-metal lamp with one burning wick hanging from a chain, a small bird on its bracket',
          hi: 'ज़ंजीर से लटका काँसे का दीपक, एक जलती बाती, ऊपर की डंडी पर छोटी चिड़िया',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 5 }] }],
    listedOn: '2025-07-30',
  },
  {
    slug: 'terracotta-jaali-tealight-lamp',
    category: 'home-decor',
    subcategory: 'lamps-and-diyas',
    maker: 'chaak-mandal',
    seller: 'doaba-shilp-producer-company',
    title: { en: 'Terracotta Jaali Tealight Lamp', hi: 'टेराकोटा जाली का टी-लाइट दीपक' },
    description: {
      en: 'A terracotta lamp whose pierced wall lets a tealight shine through. Leather-hard is the potters’ word for clay that has lost its shine but still cuts like cheese, and it lasts half a day. In that half day this lamp gets its windows: diamonds and drops, cut with a sharpened umbrella rib, row after row around the dome. Dome and saucer are separate, so you lift the top, light the candle and set it back. Indoors the pattern reaches the ceiling. Outdoors the walls keep off a breeze on a balcony. The clay grows warm but not hot after an hour with a tea light.',
      hi: 'टेराकोटा का दीपक, जिसकी जाली से टी-लाइट की रोशनी छनकर आती है। मिट्टी की चमक जाने और पूरी सूखने के बीच आधे दिन का समय होता है, जब वह पनीर की तरह कटती है। उसी आधे दिन में इस दीपक के झरोखे बनते हैं: छाते की तीली को धार देकर गुंबद पर क़तार-दर-क़तार चौकोर और बूँदें काटी जाती हैं। गुंबद और तश्तरी अलग हैं: ऊपर का हिस्सा उठाइए, बत्ती जलाइए, वापस रख दीजिए। कमरे में जाली की छाया छत तक जाती है; बालकनी में दीवारें हवा रोकती हैं। टी-लाइट के साथ घंटे भर में मिट्टी गुनगुनी होती है, तपती नहीं।',
    },
    pricePaise: 62000,
    discounts: [{ discountType: 'percentage', value: 15 }],
    materials: [terracotta],
    technique: wheelThrown,
    region: khurja,
    care: careClayDry,
    dimensions: { heightMm: 160, diameterMm: 140 },
    weightGrams: 820,
    hsn: '69120040',
    variation: {
      en: 'Windows are cut by eye and no two rows match. Tea light not included.',
      hi: 'झरोखे अंदाज़ से कटते हैं, कोई दो क़तारें एक-सी नहीं होतीं। टी-लाइट साथ नहीं आती।',
    },
    photos: [
      {
        file: 'tealight-jaali.avif',
        alt: {
          en: 'Terracotta dome pierced with rows of small windows, lit from within, on its saucer',
          hi: 'छोटे झरोखों की क़तारों वाला टेराकोटा का गुंबद, भीतर से जलता, अपनी तश्तरी पर',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '12 cm', stock: 24, priceDeltaPaise: -18000 },
          { size: '16 cm', stock: 19 },
        ],
      },
    ],
    listedOn: '2025-10-08',
  },
  {
    slug: 'long-necked-blue-pottery-vase',
    category: 'home-decor',
    subcategory: 'vases-and-planters',
    maker: 'omkar-sainwal-and-family',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Long-Necked Blue Pottery Vase', hi: 'लंबी गर्दन वाला ब्लू पॉटरी फूलदान' },
    description: {
      en: 'A surahi for flowers: round below, narrow above, just wide enough at the lip for three stems. It cannot be thrown in one go, for there is no clay in blue pottery to stretch. The belly is pressed in two halves, the neck is turned apart, and the three are joined with the same dough of quartz and glass before anyone paints. Then come bands, from the foot upward: drops, flowers with pointed leaves, reeds on the shoulder, a wandering twig, and slim petals under the lip. Only two blues are used here, one dark and one like the morning.',
      hi: 'फूलों की सुराही: नीचे गोल, ऊपर पतली, मुँह बस तीन डंठल भर का। इसे एक बार में चाक पर नहीं उठाया जा सकता, क्योंकि ब्लू पॉटरी में खिंचने वाली मिट्टी होती ही नहीं। पेट दो हिस्सों में साँचे से दबता है, गर्दन अलग बनती है और तीनों को क्वार्ट्ज़ और काँच के उसी गुँधे मसाले से जोड़कर तब रंग लगता है। फिर नीचे से ऊपर पट्टियाँ: बूँदें, नुकीली पत्तियों वाले फूल, कंधे पर सरकंडे, एक भटकती टहनी और मुँह के नीचे पतली पंखुड़ियाँ। नीले बस दो हैं, एक गहरा और एक सुबह जैसा।',
    },
    pricePaise: 235000,
    materials: [quartz, glassPowder],
    technique: bluePottery,
    region: jaipur,
    giName: 'Blue Pottery of Jaipur',
    care: careBluePottery,
    dimensions: { heightMm: 285, diameterMm: 150 },
    weightGrams: 1250,
    hsn: '69139000',
    variation: {
      en: 'Bands are drawn freehand on a turning stand, so they meet a little high or low at the back.',
      hi: 'पट्टियाँ घूमते पटरे पर हाथ से खिंचती हैं, इसलिए पीछे मिलते समय ज़रा ऊपर-नीचे होती हैं।',
    },
    photos: [
      {
        file: 'vase-indigo-bottle.avif',
        alt: {
          en: 'White bottle-shaped vase with a long neck, painted in two blues with bands of flowers, leaves and drops',
          hi: 'लंबी गर्दन का सफ़ेद बोतल जैसा फूलदान, दो नीले रंगों में फूल, पत्तियों और बूँदों की पट्टियाँ',
        },
      },
      {
        file: 'vase-indigo-bottle-detail.avif',
        alt: {
          en: 'Close view of the painted flowers under the glaze',
          hi: 'चमकदार लेप के नीचे रंगे फूल पास से',
        },
      },
      {
        file: 'vase-indigo-bottle-scale.avif',
        alt: {
          en: 'The vase beside a clay tea cup',
          hi: 'मिट्टी के चाय के कुल्हड़ के साथ फूलदान',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 8 }] }],
    listedOn: '2026-01-14',
  },

  // Wall and table decoration
  {
    slug: 'blue-pottery-wall-plate-with-petal-medallion',
    category: 'home-decor',
    subcategory: 'wall-and-table',
    maker: 'omkar-sainwal-and-family',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Blue Pottery Wall Plate with Petal Medallion', hi: 'दीवार पर टाँगने की ब्लू पॉटरी प्लेट, पंखुड़ी-चक्र' },
    description: {
      en: 'A painted plate to hang on a wall. A painter at Kot Jewar starts this plate from the middle: one dot, eight petals, then ring after ring outward while the plate turns on a small banding wheel. Nothing is traced. The petals at the rim are filled with two strokes each, cobalt for the edge and copper turquoise for the heart. Quartz body, one firing, a slight waviness that tells you it was pressed by hand. The back has two holes for a wire; an iron stand comes in the box for those who would rather use a shelf. It is a plate to look at, not to eat from.',
      hi: 'दीवार पर टाँगने की चित्रित प्लेट। कोट जेवर की चित्रकार यह थाली बीच से शुरू करती हैं: एक बिंदु, आठ पंखुड़ियाँ, फिर छोटी फिरकी पर थाली घुमाते हुए बाहर की ओर घेरे पर घेरा। ख़ाका नहीं बनता। किनारे की हर पंखुड़ी दो बार में भरती है: धार पर कोबाल्ट, भीतर ताँबे का फ़िरोज़ी। क्वार्ट्ज़ का मसाला, एक ही पकाई, और हल्की-सी लहर, जो बताती है कि इसे हाथ से दबाया गया है। पीछे तार के लिए दो छेद हैं; ताक पर रखने वालों के लिए लोहे का स्टैंड साथ आता है। थाली देखने की है, खाने की नहीं।',
    },
    pricePaise: 185000,
    materials: [quartz, glassPowder],
    technique: bluePottery,
    region: jaipur,
    giName: 'Blue Pottery of Jaipur',
    care: careBluePottery,
    dimensions: { diameterMm: 255, heightMm: 25 },
    weightGrams: 940,
    hsn: '69139000',
    variation: {
      en: 'Petal count in the outer ring changes with the painter’s spacing. Slight warping up to 3 mm is normal.',
      hi: 'बाहरी घेरे में पंखुड़ियों की गिनती हाथ के साथ बदलती है। 3 मिमी तक का टेढ़ापन सामान्य है।',
    },
    photos: [
      {
        file: 'plates-wall-jaipur.avif',
        alt: {
          en: 'White plate painted with blue and turquoise petals around an eight-petalled flower, on a black stand',
          hi: 'काले स्टैंड पर सफ़ेद थाली, जिसमें आठ पंखुड़ी के फूल के चारों ओर नीली और फ़िरोज़ी पंखुड़ियाँ बनी हैं',
        },
      },
      {
        file: 'plates-wall-jaipur-detail.avif',
        alt: {
          en: 'Close view of the eight petals in the middle',
          hi: 'बीच की आठ पँखुड़ियाँ पास से',
        },
      },
      {
        file: 'plates-wall-jaipur-scale.avif',
        alt: {
          en: 'The plate beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ प्लेट',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 15 }] }],
    listedOn: '2026-07-07',
  },
  {
    slug: 'tree-and-birds-blue-pottery-wall-plate',
    category: 'home-decor',
    subcategory: 'wall-and-table',
    maker: 'omkar-sainwal-and-family',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Tree and Birds Blue Pottery Wall Plate', hi: 'दीवार पर टाँगने की ब्लू पॉटरी प्लेट, पेड़ और पंछी' },
    description: {
      en: 'A plate with a tree and birds, to hang on a wall. Omkar’s granddaughter paints the birds, and she is the reason one of them is always looking away. A flowering tree fills the white of the plate, drawn in thin cobalt with a pointed brush, its buds touched with manganese violet; a ring of leaves walks around the rim. Large plain areas are harder than dense pattern here, because every speck of ash shows, and about a third of these plates do not pass. Hang it by the two holes in the foot or use the black iron stand that comes along. A pair on one wall makes a good conversation.',
      hi: 'दीवार पर टाँगने की प्लेट, जिस पर पेड़ और पंछी बने हैं। पंछी ओमकार की पोती बनाती है, और इसीलिए उनमें से एक हमेशा मुँह फेरे रहता है। सफ़ेद थाली पर फूलों वाला पेड़ नुकीली तूलिका से पतली कोबाल्ट रेखा में बनता है, कलियों पर मैंगनीज़ की बैंगनी छुअन है और किनारे पर पत्तियों की क़तार। यहाँ घने नमूने से मुश्किल ख़ाली जगह है, क्योंकि राख का हर कण दिखता है; तीन में एक थाली पास नहीं होती। पेंदे के दो छेदों से टाँगिए या साथ आए काले लोहे के स्टैंड पर रखिए। जोड़ी एक ही दीवार पर अच्छी लगती है।',
    },
    pricePaise: 215000,
    materials: [quartz, glassPowder],
    technique: bluePottery,
    region: jaipur,
    giName: 'Blue Pottery of Jaipur',
    care: careBluePottery,
    dimensions: { diameterMm: 280, heightMm: 28 },
    weightGrams: 1120,
    hsn: '69139000',
    variation: {
      en: 'Branches, buds and the turn of the birds’ heads are new on every plate. Tiny glaze specks may show on the white.',
      hi: 'टहनियाँ, कलियाँ और पंछियों की गर्दन हर थाली में नई होती है। सफ़ेद पर चमक के बारीक दाने दिख सकते हैं।',
    },
    photos: [
      {
        file: 'plates-wall-tree.avif',
        alt: {
          en: 'White plate painted in blues with a flowering tree between two birds, on a black stand',
          hi: 'काले स्टैंड पर सफ़ेद थाली, जिसमें नीले रंगों में दो पंछियों के बीच फूलों वाला पेड़ बना है',
        },
      },
      {
        file: 'plates-wall-tree-detail.avif',
        alt: {
          en: 'Close view of the two birds beneath the tree',
          hi: 'पेड़ के नीचे की दो चिड़ियाँ पास से',
        },
      },
      {
        file: 'plates-wall-tree-scale.avif',
        alt: {
          en: 'The plate beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ प्लेट',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 8 }] }],
    listedOn: '2026-11-10',
  },
  {
    slug: 'inlaid-marble-box-with-flower-lid',
    category: 'home-decor',
    subcategory: 'wall-and-table',
    maker: 'yamuna-kinara-karkhana-samuh',
    seller: 'doaba-shilp-producer-company',
    title: { en: 'Inlaid Marble Box with Flower Lid', hi: 'पच्चीकारी वाला संगमरमर का डिब्बा' },
    description: {
      en: 'A marble box for small things, its lid inlaid with stone flowers. Carnelian for the red petals, lapis for the blue, turquoise and malachite for leaves: about 140 slivers sit in this lid, the smallest the size of a sesame seed. The cutter holds each stone against a bow-driven emery wheel and checks it by lamplight; the setter first tints the marble red so that his scratched outline shows, then digs the bed with a steel point. Run a fingernail across and you feel nothing. With the box comes a small inlaid disc from the same marble. Keep earrings in it, cardamom, or letters folded small. Body and lid are cut from one block of Makrana.',
      hi: 'छोटी चीज़ें रखने का संगमरमर का डिब्बा, ढक्कन पर पत्थर के फूल। लाल पंखुड़ियों के लिए अक़ीक़, नीले के लिए लाजवर्द, पत्तियों में फ़िरोज़ा और मैलाकाइट: ढक्कन में कोई 140 टुकड़े जड़े हैं, सबसे छोटा तिल जितना। काटने वाला हर पत्थर को कमानी से चलती सान पर घिसता और दीये की रोशनी में परखता है; जड़ने वाला पहले संगमरमर को लाल रंगता है, ताकि खरोंची रेखा दिखे, फिर नोक से जगह खोदता है। नाख़ून फेरिए, कहीं अटकेगा नहीं। डिब्बे के साथ उसी पत्थर की एक छोटी जड़ी चकती है। झुमके रखिए, इलायची या तह की हुई चिट्ठियाँ। डिब्बा और ढक्कन मकराना के एक ही टुकड़े से निकले हैं।',
    },
    pricePaise: 395000,
    materials: [marble, semiPrecious],
    technique: parchinKari,
    region: agra,
    care: careMarble,
    dimensions: { heightMm: 60, diameterMm: 130 },
    weightGrams: 1250,
    hsn: '68029100',
    variation: {
      en: 'Natural stones differ in shade, and so do the veins in the marble. The disc measures about 75 mm.',
      hi: 'असली पत्थरों का रंग और संगमरमर की नसें बदलती हैं। साथ की चकती लगभग 75 मिमी की है।',
    },
    photos: [
      {
        file: 'marble-inlay-box.avif',
        alt: {
          en: 'Round white marble box with an inlaid flower lid and a matching marble disc',
          hi: 'फूलों की जड़ाई वाले ढक्कन का गोल सफ़ेद संगमरमर का डिब्बा और साथ में वैसी ही चकती',
        },
      },
      {
        file: 'marble-inlay-box-detail.avif',
        alt: {
          en: 'Close view of the stone flowers set in the lid',
          hi: 'ढक्कन में जड़े पत्थर के फूल पास से',
        },
      },
      {
        file: 'marble-inlay-box-scale.avif',
        alt: {
          en: 'The box beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ डिब्बा',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 6 }] }],
    listedOn: '2026-08-05',
  },
  {
    slug: 'panja-wall-hanging-with-tassels',
    category: 'home-decor',
    subcategory: 'wall-and-table',
    maker: 'maru-panja-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Panja Wall Hanging with Tassels', hi: 'फुँदनों वाली पंजा दीवार-झालर' },
    description: {
      en: 'A woven hanging for the wall. Young weavers at Salawas make hangings before they are trusted with a full dhurrie, and many go on making them by choice. Stepped diamonds are counted out on a narrow loom, thread by thread, and beaten down with the panja, an iron claw that gave the cloth its name. Madder red, indigo and ochre cotton stand on an undyed ground. Seven tassels finish the lower edge; the upper one is wound around a turned mango-wood rod with a cord ready to hang. Flat and firm, it does not flutter when the fan is on, and it weighs less than a book.',
      hi: 'दीवार के लिए हाथ से बुनी झालर। सालावास के नए बुनकर पूरी दरी मिलने से पहले दीवार-झालर बुनते हैं, और कई फिर शौक़ से यही बुनते रहते हैं। सँकरे करघे पर सीढ़ीदार बर्फ़ियाँ धागा-धागा गिनकर बनती हैं और लोहे के पंजे से ठोकी जाती हैं, जिससे इस बुनाई का नाम पड़ा। बिना रंगी ज़मीन पर मजीठ लाल, नील और गेरुआ सूत है। नीचे सात फुँदने हैं; ऊपर का सिरा आम की लकड़ी की डंडी पर लिपटा है और टाँगने की डोरी तैयार है। बुनावट सपाट और कसी हुई है, पंखा चलने पर भी फड़फड़ाती नहीं।',
    },
    pricePaise: 195000,
    materials: [cottonYarn, mangoWood],
    technique: panja,
    region: salawas,
    care: careDhurrie,
    dimensions: { widthMm: 400, heightMm: 700 },
    weightGrams: 480,
    hsn: '63049281',
    variation: {
      en: 'Diamonds are counted by hand and the last row may be a step shorter. Dye lots differ slightly.',
      hi: 'बर्फ़ियाँ हाथ से गिनी जाती हैं, आख़िरी क़तार एक सीढ़ी छोटी हो सकती है। रंग की खेप में हल्का फ़र्क़ होता है।',
    },
    photos: [
      {
        file: 'wallhang-panja.avif',
        alt: {
          en: 'Woven wall hanging with stepped diamonds in red, blue and ochre on cream and red tassels, hung by a cord from a nail',
          hi: 'क्रीम ज़मीन पर लाल, नीली और गेरुआ सीढ़ीदार बर्फ़ियों और लाल फुँदनों वाली बुनी झालर, डोरी से कील पर टँगी हुई',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 17 }] }],
    listedOn: '2026-04-16',
  },
  {
    slug: 'cast-brass-prayer-bell',
    category: 'home-decor',
    subcategory: 'wall-and-table',
    maker: 'ramganga-dhalai-mandal',
    seller: 'doaba-shilp-producer-company',
    title: { en: 'Cast Brass Prayer Bell', hi: 'पीतल की पूजा घंटी' },
    description: {
      en: 'A brass hand bell for prayers at home. Listen before you look: struck lightly, the note hangs for eight or nine seconds, because the lip is left thicker than the shoulder. The caster adds a little tin to the brass for that. Bell and handle are poured in sand as two pieces, turned on the lathe and joined with a rivet that also carries the clapper. The tall baluster handle fits three fingers. At Moradabad the finished bells hang on a string overnight, and any that buzz in the morning go back to the furnace. Stands safely on its own rim beside a lamp or on a desk.',
      hi: 'घर की पूजा के लिए पीतल की हाथ की घंटी। देखने से पहले सुनिए: हल्की चोट पर सुर आठ-नौ पल ठहरता है, क्योंकि इसका होंठ कंधे से मोटा रखा जाता है। ढलैया उसके लिए पीतल में थोड़ा राँगा मिलाता है। घंटी और मूठ रेत के साँचे में अलग ढलती हैं, ख़राद पर उतरती हैं और एक कील से जुड़ती हैं, जिस पर भीतर का लोलक भी टिका है। ऊँची मूठ तीन उँगलियों में ठीक बैठती है। मुरादाबाद में तैयार घंटियाँ रात भर डोरी पर टँगती हैं; सुबह जो भनभनाए, वह भट्ठी में लौटती है। अपने किनारे पर टिककर खड़ी रहती है।',
    },
    pricePaise: 76000,
    materials: [brass],
    technique: sandCasting,
    region: moradabad,
    giName: 'Moradabad Metal Craft',
    care: careBrass,
    dimensions: { heightMm: 165, diameterMm: 85 },
    weightGrams: 460,
    hsn: '83061000',
    variation: {
      en: 'Every bell has its own note, within about a tone. Lathe rings on the waist vary.',
      hi: 'हर घंटी का अपना सुर है, लगभग एक स्वर के फ़र्क़ में। कमर के छल्ले बदलते हैं।',
    },
    photos: [
      {
        file: 'diya-bell.avif',
        alt: {
          en: 'Brass hand bell standing upright with a tall turned handle',
          hi: 'ऊँची ख़रादी मूठ वाली, सीधी खड़ी पीतल की घंटी',
        },
      },
      {
        file: 'diya-bell-detail.avif',
        alt: {
          en: 'Close view of the turned brass',
          hi: 'ख़रादा हुआ पीतल पास से',
        },
      },
      {
        file: 'diya-bell-scale.avif',
        alt: {
          en: 'The bell beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ घंटी',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 41 }] }],
    listedOn: '2026-03-02',
  },
  {
    slug: 'turquoise-blue-pottery-wall-plate',
    category: 'home-decor',
    subcategory: 'wall-and-table',
    maker: 'omkar-sainwal-and-family',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Turquoise Blue Pottery Wall Plate', hi: 'दीवार पर टाँगने की फ़िरोज़ी ब्लू पॉटरी प्लेट' },
    description: {
      en: 'A turquoise plate to hang on a wall. Copper oxide turns sea green in an ordinary kiln and turquoise in this one, because the body holds no clay: quartz, ground glass, gum and borax, pressed into a mould like dough. Omkar lays the colour first, all over, and paints on top of it with white and a darker blue. Six flowers stand on a ring, a vine runs from one to the next, and yellow dots mark the places where he lifted his wrist. It hangs from a wire at the back or stands on a shelf. Fruit may lie on it for an evening; it is not meant for the dinner table every day.',
      hi: 'दीवार पर टाँगने की फ़िरोज़ी प्लेट। ताँबे की भस्म आम भट्ठी में समुद्री हरी होती है और यहाँ फ़िरोज़ी, क्योंकि इसके मसाले में मिट्टी है ही नहीं: क्वार्ट्ज़, पिसा काँच, गोंद और सुहागा, आटे की तरह साँचे में दबाया हुआ। ओमकार पहले पूरी थाली पर रंग चढ़ाते हैं, फिर उस पर सफ़ेद और गहरे नीले से लिखते हैं। एक घेरे पर छह फूल हैं, एक से दूसरे तक बेल जाती है, और जहाँ कलाई उठी वहाँ पीली बिंदी है। पीछे के तार से दीवार पर टँगती है या ताक पर खड़ी रहती है। शाम भर फल रख लें, पर रोज़ के खाने की थाली यह नहीं है।',
    },
    pricePaise: 192000,
    materials: [quartz, glassPowder],
    technique: bluePottery,
    region: jaipur,
    giName: 'Blue Pottery of Jaipur',
    care: careBluePottery,
    dimensions: { diameterMm: 255, heightMm: 25 },
    weightGrams: 940,
    hsn: '69139000',
    variation: {
      en: 'The turquoise shifts a little from firing to firing, and leaves are counted by eye. The stand is not included.',
      hi: 'हर पकाई में फ़िरोज़ी थोड़ा बदलता है और पत्तियाँ आँख के अंदाज़ से बनती हैं। स्टैंड साथ नहीं आता।',
    },
    photos: [
      {
        file: 'plates-wall-turquoise.avif',
        alt: {
          en: 'Turquoise plate with six white flowers joined by a leafy vine and a large flower in the centre, on a black stand',
          hi: 'काले स्टैंड पर फ़िरोज़ी थाली, बीच में बड़ा फूल और चारों ओर पत्तियों की बेल से जुड़े छह सफ़ेद फूल',
        },
      },
      {
        file: 'plates-wall-turquoise-detail.avif',
        alt: {
          en: 'Close view of the white and yellow flowers painted on turquoise',
          hi: 'फ़िरोज़ी पर रंगे सफ़ेद और पीले फूल पास से',
        },
      },
      {
        file: 'plates-wall-turquoise-scale.avif',
        alt: {
          en: 'The plate beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ प्लेट',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 11 }] }],
    listedOn: '2026-02-12',
  },
  {
    slug: 'pattachitra-krishna-under-the-kadamba',
    category: 'home-decor',
    subcategory: 'wall-and-table',
    maker: 'rang-rekha-mandali',
    seller: 'rekha-mati-studio',
    title: { en: 'Pattachitra: Krishna under the Kadamba', hi: 'पट्टचित्र: कदंब तले कृष्ण' },
    description: {
      en: 'A cloth painting from Odisha, for the wall. Two layers of old cotton are glued with tamarind-seed paste, coated with chalk and rubbed with a pebble until the cloth shines like leather: that is the patta. The chitrakar of Raghurajpur draws the border first, as the rule has it, then Krishna with his flute, four gopis and a kadamba crowded with birds. White is ground conch, black is lamp soot, red hingula, yellow harital, all bound in wood-apple gum. The last lines are hair thin and done without lifting the elbow. Signed on the back. Sent rolled, and it will lie flat again under books within a day.',
      hi: 'दीवार के लिए कपड़े पर बना ओडिशा का चित्र। पुराने सूती कपड़े की दो परतें इमली के बीज की लेई से चिपकाई जाती हैं, खड़िया का लेप होता है और पत्थर से घोटा जाता है, जब तक कपड़ा चमड़े-सा न चमके: यही पट्ट है। रघुराजपुर का चित्रकार रीति के अनुसार पहले किनार बनाता है, फिर बाँसुरी लिए कृष्ण, चार गोपियाँ और पंछियों से भरा कदंब। सफ़ेद पिसे शंख का, काला काजल का, लाल हिंगुल और पीला हरताल, सब कैथ के गोंद में घुले। आख़िरी रेखाएँ बाल जितनी पतली हैं। पीछे हस्ताक्षर हैं। लपेटकर भेजा जाता है; किताबों तले एक दिन में सीधा हो जाता है।',
    },
    pricePaise: 420000,
    materials: [primedCotton, naturalPigments],
    technique: pattachitra,
    region: raghurajpur,
    giName: 'Orissa Pattachitra',
    care: carePainting,
    dimensions: { widthMm: 300, heightMm: 450 },
    weightGrams: 210,
    hsn: '97019100',
    oneOfAKind: true,
    variation: {
      en: 'A single painting; small brush corrections are visible up close and belong to it.',
      hi: 'एक ही चित्र है; पास से तूलिका के छोटे सुधार दिखते हैं और वे इसी का हिस्सा हैं।',
    },
    photos: [
      {
        file: 'painting-pattachitra.avif',
        alt: {
          en: 'Painted sheet on brass clips: blue Krishna with his flute and four gopis under a tree of birds, in a red border of white flowers',
          hi: 'पीतल की क्लिपों पर टँगा चित्र: चिड़ियों भरे पेड़ तले बाँसुरी लिए नीले कृष्ण और चार गोपियाँ, सफ़ेद फूलों वाली लाल किनारी',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 1 }] }],
    listedOn: '2026-09-17',
  },
  {
    slug: 'madhubani-painting-pond-with-fish-and-lotus',
    category: 'home-decor',
    subcategory: 'wall-and-table',
    maker: 'rang-rekha-mandali',
    seller: 'rekha-mati-studio',
    title: { en: 'Madhubani Painting: Pond with Fish and Lotus', hi: 'मधुबनी चित्र: मछली और कमल का तालाब' },
    description: {
      en: 'A Madhubani painting on paper, for a frame on the wall. Fish, lotus and bamboo are what a Mithila bride found painted around her on the kohbar wall; on paper they have become a pond seen from above. The painter works in kachni, line without fill, using a steel nib and two colours only, black soot ink and a red she presses from kusum flowers. Her sheet is handmade and washed with a thin coat of cow dung, which gives the warm ground and makes the ink sit crisp. Seventeen fish, and each has scales of a different pattern. It took her nineteen days between other work. Name and village are on the back.',
      hi: 'फ़्रेम में मढ़ने के लिए काग़ज़ पर मधुबनी चित्र। मछली, कमल और बाँस: मिथिला की दुल्हन इन्हें कोहबर की दीवार पर अपने चारों ओर देखती थी; काग़ज़ पर आकर ये ऊपर से दिखता तालाब बन गए हैं। चित्रकार कचनी शैली में काम करती हैं, यानी बिना भराव की रेखा, लोहे की निब से और सिर्फ़ दो रंगों में: काजल की काली स्याही और कुसुम के फूलों का लाल। काग़ज़ हाथ का बना है और उस पर गोबर का पतला घोल फिरा है, जिससे ज़मीन गरमाहट लिए है। सत्रह मछलियाँ हैं, हरेक के शल्क अलग। दूसरे काम के बीच उन्नीस दिन लगे। पीछे नाम और गाँव लिखा है।',
    },
    pricePaise: 360000,
    materials: [handmadePaper, naturalPigments],
    technique: madhubani,
    region: mithila,
    giName: 'Madhubani Paintings',
    care: carePainting,
    dimensions: { widthMm: 560, heightMm: 380 },
    weightGrams: 140,
    hsn: '97019100',
    oneOfAKind: true,
    variation: {
      en: 'One sheet only, with deckle edges. The red is plant colour and will soften a little over many years.',
      hi: 'एक ही पन्ना है, किनारे कच्चे हैं। लाल रंग वनस्पति का है, बरसों में थोड़ा हल्का होगा।',
    },
    photos: [
      {
        file: 'painting-madhubani-pond.avif',
        alt: {
          en: 'Painting in black and red line on warm paper: fish of many patterns swim around a large red lotus inside a leaf border',
          hi: 'गरम रंग के काग़ज़ पर काली और लाल रेखाओं का चित्र: पत्तियों की किनारी के भीतर बड़े लाल कमल के चारों ओर अलग-अलग नमूनों की मछलियाँ',
        },
      },
      {
        file: 'painting-madhubani-pond-detail.avif',
        alt: {
          en: 'Close view: the red lotus and the fish, each scaled in a pattern of its own',
          hi: 'पास से: लाल कमल और मछलियाँ, हर एक की खाल का नमूना अलग',
        },
      },
      {
        file: 'painting-madhubani-pond-fish.avif',
        alt: {
          en: 'Part of the sheet from an angle: fish, small flowers and the edge of the large lotus',
          hi: 'चित्र का एक हिस्सा तिरछे से: मछलियाँ, छोटे फूल और बड़े कमल का किनारा',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 1 }] }],
    listedOn: '2025-12-03',
  },
  {
    slug: 'bastar-dokra-horse-and-rider',
    category: 'home-decor',
    subcategory: 'wall-and-table',
    maker: 'rang-rekha-mandali',
    seller: 'rekha-mati-studio',
    title: { en: 'Bastar Dokra Horse and Rider', hi: 'बस्तर का डोकरा घुड़सवार' },
    description: {
      en: 'A small dokra sculpture of a horse and its rider. Beeswax pulled into thread, thin as vermicelli, is wound around a core of clay and husk until the whole horse is striped with it: those stripes are what you see in the metal. A second coat of clay goes on, the wax runs out in the fire and brass from old vessels runs in. Then the mould is broken, so a casting from Kondagaon can have relatives but no twin. This rider holds a shield and looks slightly to the left. The caster has kept the rough skin between the legs, where no file reaches. It stands firm on a shelf without a base.',
      hi: 'घोड़े और सवार की छोटी डोकरा मूर्ति। मधुमक्खी का मोम सेंवई जितना पतला खींचकर मिट्टी और भूसी के ढाँचे पर लपेटा जाता है, जब तक पूरा घोड़ा धारियों से न ढक जाए: धातु में वही धारियाँ दिखती हैं। ऊपर मिट्टी की दूसरी परत चढ़ती है, आग में मोम बह जाता है और उसकी जगह पुराने बर्तनों का पीतल भरता है। फिर साँचा टूटता है, इसलिए कोंडागाँव की ढलाई के रिश्तेदार हो सकते हैं, जुड़वाँ नहीं। यह सवार ढाल लिए है और ज़रा बाईं ओर देखता है। टाँगों के बीच, जहाँ रेती नहीं पहुँचती, खुरदुरी सतह वैसी ही छोड़ी गई है। बिना आधार के टिककर खड़ा रहता है।',
    },
    pricePaise: 540000,
    materials: [brass],
    technique: dokra,
    region: bastar,
    giName: 'Bastar Dhokra',
    care: careDokra,
    dimensions: { heightMm: 230, lengthMm: 190, widthMm: 75 },
    weightGrams: 2300,
    hsn: '83062990',
    oneOfAKind: true,
    variation: {
      en: 'This is a single casting, sold once. Colour is uneven where the fire was hottest.',
      hi: 'यह अकेली ढलाई है, एक ही बार बिकेगी। जहाँ आँच तेज़ थी, वहाँ रंग एक-सा नहीं है।',
    },
    photos: [
      {
        file: 'dokra-horse.avif',
        alt: {
          en: 'Brass horse striped with cast threads and its rider, who holds a coiled round shield',
          hi: 'ढले धागों की धारियों वाला पीतल का घोड़ा और गोल कुंडलीदार ढाल थामे सवार',
        },
      },
      {
        file: 'dokra-horse-detail.avif',
        alt: {
          en: 'Close view of the rider’s shield, wound from a single thread of wax before casting',
          hi: 'सवार की ढाल पास से, ढलाई से पहले मोम के धागे से लपेटी गई',
        },
      },
      {
        file: 'dokra-horse-scale.avif',
        alt: {
          en: 'The horse beside a clay tea cup',
          hi: 'मिट्टी के चाय के कुल्हड़ के साथ घोड़ा',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 1 }] }],
    listedOn: '2026-07-24',
  },
  {
    slug: 'gond-painting-deer-with-a-forest-of-antlers',
    category: 'home-decor',
    subcategory: 'wall-and-table',
    maker: 'rang-rekha-mandali',
    seller: 'rekha-mati-studio',
    title: { en: 'Gond Painting: Deer with a Forest of Antlers', hi: 'गोंड चित्र: सींगों में जंगल वाला हिरण' },
    description: {
      en: 'A Gond painting for the wall. Patangarh is a Pardhan Gond village where nearly every house has a painter, and each keeps a filling pattern as others keep a signature. In this picture it is rows of seed-shaped dashes, thousands of them, laid with a pen brush over flat colour. The deer’s antlers grow into saja branches full of birds, from a song about the animal that carried a forest on its head so the birds could move house. Acrylic on thick paper, strong and light-fast. The back has the painter’s name, the date and the first line of the song.',
      hi: 'दीवार के लिए गोंड चित्र। पाटनगढ़ परधान गोंडों का गाँव है, जहाँ लगभग हर घर में चित्रकार है और हरेक का अपना भराव होता है, जैसे औरों के हस्ताक्षर। इस चित्र में वह बीज जैसी छोटी लकीरों की क़तारें हैं, हज़ारों, जो सपाट रंग के ऊपर बारीक तूलिका से बनी हैं। हिरण के सींग साजा की डालियाँ बन गए हैं, जिन पर पंछी बैठे हैं। यह उस गीत से है, जिसमें एक जानवर सिर पर जंगल उठाकर चला, ताकि पंछी घर बदल सकें। मोटे काग़ज़ पर ऐक्रेलिक, जो जल्दी फीका नहीं पड़ता। पीछे चित्रकार का नाम, तारीख़ और गीत की पहली पंक्ति है।',
    },
    pricePaise: 680000,
    materials: [handmadePaper, acrylic],
    technique: gond,
    region: patangarh,
    care: carePainting,
    dimensions: { widthMm: 510, heightMm: 710 },
    weightGrams: 320,
    hsn: '97019100',
    oneOfAKind: true,
    variation: {
      en: 'An original, not a print. Pencil construction lines are faintly visible under the yellow.',
      hi: 'मूल चित्र है, छपाई नहीं। पीले के नीचे पेंसिल की हल्की रेखाएँ दिखती हैं।',
    },
    photos: [
      {
        file: 'painting-gond-deer.avif',
        alt: {
          en: 'Painting of a teal deer filled with rows of dashes, its antlers growing into leafy branches full of birds',
          hi: 'फ़िरोज़ी हिरन का चित्र, देह बीज जैसी रेखाओं से भरी, सींग पत्तियों और चिड़ियों से भरी डालियाँ बन गए हैं',
        },
      },
      {
        file: 'painting-gond-deer-detail.avif',
        alt: {
          en: 'Close view of the deer’s head and the antlers that branch into leaves and birds',
          hi: 'हिरन का सिर और पत्तियों व चिड़ियों में फैलते सींग पास से',
        },
      },
      {
        file: 'painting-gond-deer-dashes.avif',
        alt: {
          en: 'The deer’s body from one side, filled with rows of seed-shaped dashes',
          hi: 'हिरन की देह एक ओर से, बीज जैसी रेखाओं की क़तारों से भरी',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 1 }] }],
    listedOn: '2026-05-29',
  },
  {
    slug: 'pichwai-cows-in-a-lotus-pond',
    category: 'home-decor',
    subcategory: 'wall-and-table',
    maker: 'rang-rekha-mandali',
    seller: 'rekha-mati-studio',
    title: { en: 'Pichwai: Cows in a Lotus Pond', hi: 'पिछवाई: कमल सरोवर में गायें' },
    description: {
      en: 'A painted cloth for the wall, with cows among lotuses. Behind the deity at Nathdwara hangs a cloth that changes with the season, and painters there have supplied it for centuries. This small one follows the cloth for the hot months: pink lotuses open and shut, white cows with hennaed feet wading in, no human figure at all. Starched cotton is burnished with agate, drawn in charcoal, laid in with stone colours and finished with a brush of three hairs for the eyelashes. The gold is real leaf, ground in honey, used only on the horn tips. Sold already; we keep it here because the painter takes orders through the group.',
      hi: 'दीवार के लिए चित्रित कपड़ा: कमलों के बीच गायें। नाथद्वारा में ठाकुरजी के पीछे का परदा मौसम के साथ बदलता है और वहाँ के चितेरे सदियों से उसे बनाते आए हैं। यह छोटी पिछवाई गरमियों वाले परदे पर है: खिले-अधखिले गुलाबी कमल और पानी में उतरी मेहँदी रचे पैरों वाली सफ़ेद गायें, कोई मनुष्य नहीं। माँड़ लगे सूती कपड़े को अक़ीक़ से घोटा जाता है, कोयले से ख़ाका, फिर पत्थर के रंग और पलकों के लिए तीन बाल की तूलिका। सोना असली वर्क़ का है, शहद में पिसा, सिर्फ़ सींगों की नोक पर। यह बिक चुकी है; चितेरा मंडली के ज़रिए नए ऑर्डर लेता है।',
    },
    pricePaise: 950000,
    materials: [primedCotton, naturalPigments, goldLeaf],
    technique: pichwai,
    region: nathdwara,
    care: carePainting,
    dimensions: { widthMm: 450, heightMm: 600 },
    weightGrams: 260,
    hsn: '97019100',
    oneOfAKind: true,
    variation: {
      en: 'One painting. The stone green is slightly granular, which shows in raking light.',
      hi: 'एक ही चित्र। पत्थर का हरा रंग हल्का दानेदार है, तिरछी रोशनी में दिखता है।',
    },
    photos: [
      {
        file: 'painting-pichwai-cows.avif',
        alt: {
          en: 'Painted cloth of white cows among pink lotuses on dark green, with a red border',
          hi: 'गहरे हरे पर गुलाबी कमलों के बीच सफ़ेद गायें, लाल किनारी वाला चित्रित कपड़ा',
        },
      },
      {
        file: 'painting-pichwai-cows-detail.avif',
        alt: {
          en: 'Close view of the white cows with orange marks standing among lotus leaves',
          hi: 'कमल के पत्तों के बीच खड़ी, नारंगी छापों वाली सफ़ेद गायें पास से',
        },
      },
      {
        file: 'painting-pichwai-cows-flowers.avif',
        alt: {
          en: 'The lower part from one side: a cow, lotuses and the cloth they are painted on',
          hi: 'निचला हिस्सा एक ओर से: गाय, कमल और वह कपड़ा जिस पर वे बने हैं',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 0 }] }],
    listedOn: '2025-06-10',
  },

  // Cushions & rugs
  {
    slug: 'sanganer-buti-cushion-cover',
    category: 'home-decor',
    subcategory: 'cushions-and-rugs',
    maker: 'sui-chhaap-mahila-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Sanganer Buti Cushion Cover', hi: 'सांगानेरी बूटी का कुशन कवर' },
    description: {
      en: 'A block-printed cotton cover for a cushion. One drop-shaped buti needs three blocks: rekh for the outline, gad for the ground of the petal, and a tiny datta for the dot. In Sanganer the printer strikes each with the heel of the hand and moves on without measuring, so the rows breathe a little. Cream cotton of middling weight, washed before it is cut, hence no shrinking later. The edge is corded in plain blue and the zip is hidden along the bottom. Our women sew the corners slightly tapered, an old tailor’s trick that stops a filled cushion from growing dog ears. The filling is not included.',
      hi: 'कुशन के लिए ब्लॉक प्रिंट का सूती कवर। बूँद जैसी एक बूटी में तीन छापे लगते हैं: बाहरी रेखा के लिए रेख, पंखुड़ी की ज़मीन के लिए गद और बिंदी के लिए छोटा-सा दत्ता। सांगानेर का छीपा हथेली की चोट से छापता है और बिना नापे आगे बढ़ता है, इसलिए क़तारें ज़रा साँस लेती हैं। क्रीम रंग का मध्यम सूती कपड़ा काटने से पहले धुलता है, बाद में सिकुड़ता नहीं। किनारे पर सादी नीली डोरी है, ज़िप नीचे छिपी है। कोने हल्के ढलवाँ सिले जाते हैं, पुराने दर्ज़ी का गुर, जिससे भरा हुआ कुशन कोनों से नहीं लटकता। भराई साथ नहीं आती।',
    },
    pricePaise: 69000,
    discounts: [{ discountType: 'percentage', value: 20, endsInDays: 9 }],
    materials: [cotton],
    technique: blockPrint,
    region: sanganer,
    giName: 'Sanganeri Hand Block Printing',
    care: careCover,
    dimensions: { lengthMm: 400, widthMm: 400 },
    weightGrams: 190,
    hsn: '63049270',
    variation: {
      en: 'Rows wander by a few millimetres and a block may print lighter at the end of its colour.',
      hi: 'क़तारें कुछ मिलीमीटर इधर-उधर होती हैं और रंग ख़त्म होते समय छापा हल्का पड़ सकता है।',
    },
    photos: [
      {
        file: 'cushion-block-print.avif',
        alt: {
          en: 'Square cushion in cream cotton with rows of blue drop-shaped motifs and blue piping, standing upright',
          hi: 'सीधा खड़ा चौकोर क्रीम सूती कुशन, नीली बूँद जैसी बूटियों की क़तारें और नीली किनार',
        },
        color: indigo,
      },
      {
        file: 'cushion-block-print-madder.avif',
        alt: {
          en: 'The cushion with rows of madder red motifs and red piping',
          hi: 'मजीठ लाल बूटियों की क़तारों और लाल किनारी वाला कुशन',
        },
        color: madder,
      },
      {
        file: 'cushion-block-print-detail.avif',
        alt: {
          en: 'Close view of the printed motifs and the weave of the cotton',
          hi: 'छपी हुई बूटियाँ और सूत की बुनाई पास से',
        },
        color: indigo,
      },
      {
        file: 'cushion-block-print-both.avif',
        alt: {
          en: 'Two cushions together, one in indigo and one in madder',
          hi: 'दो कुशन साथ में, एक नील और एक मजीठ',
        },
      },
    ],
    variants: [
      {
        color: indigo,
        sizes: [
          { size: '40 x 40 cm', stock: 36 },
          { size: '50 x 50 cm', stock: 22, priceDeltaPaise: 18000 },
        ],
      },
      {
        color: madder,
        sizes: [
          { size: '40 x 40 cm', stock: 14 },
          { size: '50 x 50 cm', stock: 0, priceDeltaPaise: 18000 },
        ],
      },
    ],
    listedOn: '2026-06-30',
  },
  {
    slug: 'ajrakh-leaf-and-stripe-cushion-cover-trio',
    category: 'home-decor',
    subcategory: 'cushions-and-rugs',
    maker: 'sui-chhaap-mahila-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Ajrakh, Leaf and Stripe Cushion Cover Trio', hi: 'अजरख, पत्ती और धारी के तीन कुशन कवर' },
    description: {
      en: 'Three cushion covers chosen to lie together. Mixing prints is easy once someone has tried forty combinations on a bench, and this trio is the one our sewing hall kept. The indigo medallions are ajrakh from Ajrakhpur, resist-printed and dyed in some sixteen steps with indigo, madder and iron. The green is a Sanganer leaf print; the small lumbar cover is handloom cotton with a red stripe, and it calms the other two. All three share a cream back and a wooden-button closing, since buttons outlive zips. Wash the ajrakh alone at first: loose indigo comes away in the water, and that is usual.',
      hi: 'साथ रखने के लिए चुने गए तीन कुशन कवर। प्रिंट मिलाना तब आसान है, जब कोई पटरे पर चालीस जोड़ियाँ आज़मा चुका हो; हमारे सिलाईघर ने यही तिकड़ी चुनी। नीले चक्र अजरखपुर के अजरख हैं, जो नील, मजीठ और लोहे से कोई सोलह चरणों में छपते-रंगते हैं। हरा कपड़ा सांगानेर का पत्ती छापा है; छोटा कमर वाला कवर लाल धारी का हथकरघा सूत है और बाक़ी दोनों को शांत रखता है। तीनों की पीठ क्रीम है और लकड़ी के बटन लगे हैं, क्योंकि बटन ज़िप से ज़्यादा चलते हैं। अजरख शुरू में अलग धोएँ: थोड़ा नील पानी में उतरेगा, यह सामान्य है।',
    },
    pricePaise: 219000,
    unit: setOf3,
    materials: [cotton, naturalDyes],
    technique: ajrakh,
    region: kutch,
    care: careCover,
    dimensions: { lengthMm: 450, widthMm: 450 },
    weightGrams: 620,
    hsn: '63049270',
    variation: {
      en: 'Two covers measure 45 x 45 cm, the striped one 30 x 45 cm. Where the medallions are cut changes; fillings are not included.',
      hi: 'दो कवर 45 x 45 सेमी के हैं, धारीदार 30 x 45 सेमी का। चक्र कहाँ से कटे, यह बदलता है; भराई साथ नहीं आती।',
    },
    photos: [
      {
        file: 'cushion-ajrakh-trio.avif',
        alt: {
          en: 'Three cushions together: indigo with red and cream medallions, green with cream leaves, and a small red-striped lumbar cushion',
          hi: 'साथ रखे तीन कुशन: लाल-क्रीम चक्रों वाला नीला, क्रीम पत्तियों वाला हरा और लाल धारियों वाला छोटा कमर कुशन',
        },
      },
      {
        file: 'cushion-ajrakh-trio-two.avif',
        alt: {
          en: 'The ajrakh and the leaf cushion from the front',
          hi: 'अजरख और पत्ती वाले कुशन सामने से',
        },
      },
      {
        file: 'cushion-ajrakh-trio-detail.avif',
        alt: {
          en: 'Close view of the medallions of the ajrakh',
          hi: 'अजरख के चक्र पास से',
        },
      },
    ],
    variants: [{ sizes: [{ size: oneSize, stock: 14 }] }],
    listedOn: '2026-10-29',
  },
  {
    slug: 'panja-dhurrie-with-stepped-diamonds',
    category: 'home-decor',
    subcategory: 'cushions-and-rugs',
    maker: 'maru-panja-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Panja Dhurrie with Stepped Diamonds', hi: 'सीढ़ीदार बर्फ़ी की पंजा दरी' },
    description: {
      en: 'A flat-woven cotton rug for the floor. Two weavers sit side by side at a loom pegged flat to the courtyard near Jaisalmer, one calling the count, both striking the weft down with a panja until the cotton is as dense as felt. Colour changes are interlocked, so both faces are alike and the dhurrie can be turned when one side is tired. The 4 by 6 foot size is eleven days of work. Madder red, indigo and ochre diamonds, a striped band at either end, fringe knotted by hand. Lies flat on stone and wood; on smooth tiles put a cotton underlay beneath it.',
      hi: 'फ़र्श के लिए सूत की सपाट बुनी दरी। जैसलमेर के पास आँगन में गड़े करघे पर दो बुनकर साथ बैठते हैं: एक गिनती बोलता है और दोनों पंजे से बाना ठोकते हैं, जब तक सूत नमदे जैसा घना न हो जाए। रंग बदलते समय धागे आपस में फँसाए जाते हैं, इसलिए दोनों तरफ़ एक-सी है; एक तरफ़ थक जाए तो पलट दीजिए। 4 x 6 फ़ुट में ग्यारह दिन लगते हैं। मजीठ लाल, नील और गेरुआ बर्फ़ियाँ, दोनों सिरों पर धारियाँ, झालर हाथ से गाँठी हुई। पत्थर और लकड़ी पर सपाट बैठती है; चिकनी टाइल पर नीचे सूती अस्तर बिछाएँ।',
    },
    pricePaise: 580000,
    materials: [cottonYarn],
    technique: panja,
    region: jaisalmer,
    care: careDhurrie,
    dimensions: { lengthMm: 1830, widthMm: 1220 },
    weightGrams: 3400,
    hsn: '57029910',
    variation: {
      en: 'Length may differ by 2-3 cm. Small shifts of shade within a colour show where a new yarn lot began.',
      hi: 'लंबाई में 2-3 सेमी का फ़र्क़ हो सकता है। जहाँ सूत की नई खेप शुरू हुई, वहाँ रंग हल्का बदलता है।',
    },
    photos: [
      {
        file: 'dhurrie-panja-madder.avif',
        alt: {
          en: 'Cream flat-woven rug with stepped diamonds in red, blue and ochre and a knotted fringe, lying on a pale floor',
          hi: 'हल्के फ़र्श पर बिछी क्रीम दरी, जिस पर लाल, नीली और गेरुआ सीढ़ीदार बर्फ़ियाँ और गाँठदार झालर है',
        },
      },
      {
        file: 'dhurrie-panja-madder-detail.avif',
        alt: {
          en: 'Close view of the stepped diamonds and the cotton weft',
          hi: 'सीढ़ीदार बर्फ़ियाँ और सूती बाना पास से',
        },
      },
      {
        file: 'dhurrie-panja-madder-near.avif',
        alt: {
          en: 'The dhurrie seen low along its length, lying flat on the floor',
          hi: 'नीची नज़र से लंबाई में दिखती दरी, फ़र्श पर सपाट बिछी',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '3 x 5 ft', stock: 7, priceDeltaPaise: -210000 },
          { size: '4 x 6 ft', stock: 9 },
          { size: '5 x 8 ft', stock: 3, priceDeltaPaise: 390000 },
        ],
      },
    ],
    listedOn: '2026-11-05',
  },
  {
    slug: 'salawas-striped-dhurrie',
    category: 'home-decor',
    subcategory: 'cushions-and-rugs',
    maker: 'maru-panja-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Salawas Striped Dhurrie', hi: 'सालावास की धारीदार दरी' },
    description: {
      en: 'A striped flat-woven rug for the floor. Bed sides, the foot of a sofa, the floor under a reading chair: a striped rug goes where a patterned one would argue with the room. Weavers at Salawas set broad indigo bands against undyed cotton and let a thin line or a paler blue come between. The weft is beaten down with the panja, an iron claw, until the warp disappears, which makes the dhurrie firm and alike on both faces. It is knotted at the ends, the fringe left long. You tell us the size and the pair of weavers starts a fresh warp; thirty days is the honest time in winter, a little less in summer.',
      hi: 'फ़र्श के लिए धारीदार दरी। पलंग का किनारा, सोफ़े के पैर, पढ़ने की कुर्सी के नीचे का फ़र्श: जहाँ बूटेदार दरी कमरे से झगड़ती, वहाँ धारीदार जम जाती है। सालावास के बुनकर बिना रंगे सूत के सामने नील की चौड़ी पट्टियाँ रखते हैं और बीच में कोई पतली लकीर या हल्का नीला आने देते हैं। बाना लोहे के पंजे से तब तक ठोका जाता है जब तक ताना छिप न जाए; इसी से दरी कसी हुई बनती है और दोनों रुख़ एक-से रहते हैं। सिरों पर गाँठें हैं, झालर लंबी छोड़ी है। आप नाप बताइए, बुनकरों की जोड़ी नया ताना लगाती है; सर्दियों में तीस दिन, गरमियों में कुछ कम।',
    },
    pricePaise: 340000,
    materials: [cottonYarn],
    technique: panja,
    region: salawas,
    care: careDhurrie,
    dimensions: { lengthMm: 1830, widthMm: 1220 },
    weightGrams: 2600,
    hsn: '57029910',
    leadTimeDays: 30,
    variation: {
      en: 'The order of stripes repeats, their width does not. Indigo is a shade deeper at the start of a vat.',
      hi: 'धारियों का क्रम दोहराता है, चौड़ाई नहीं। कुंड की शुरुआत में नील ज़रा गहरा चढ़ता है।',
    },
    photos: [
      {
        file: 'dhurrie-stripe-indigo.avif',
        alt: {
          en: 'Flat-woven rug in natural cotton with dark indigo and pale blue stripes and a long knotted fringe',
          hi: 'सादे सूत की दरी, गहरी नील और हल्की नीली धारियों और लंबी गाँठदार झालर के साथ',
        },
      },
      {
        file: 'dhurrie-stripe-indigo-detail.avif',
        alt: {
          en: 'Close view of the indigo bands and the cotton weft',
          hi: 'नील की पट्टियाँ और सूती बाना पास से',
        },
      },
      {
        file: 'dhurrie-stripe-indigo-near.avif',
        alt: {
          en: 'The dhurrie seen low along its length, lying flat on the floor',
          hi: 'नीची नज़र से लंबाई में दिखती दरी, फ़र्श पर सपाट बिछी',
        },
      },
    ],
    variants: [
      {
        color: indigo,
        sizes: [
          { size: '4 x 6 ft', stock: 6 },
          { size: '5 x 8 ft', stock: 4, priceDeltaPaise: 210000 },
        ],
      },
    ],
    listedOn: '2025-08-12',
  },
  {
    slug: 'bagru-dabu-floor-cushion-cover',
    category: 'home-decor',
    subcategory: 'cushions-and-rugs',
    maker: 'sui-chhaap-mahila-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Bagru Dabu Floor Cushion Cover', hi: 'बगरू दाबू का गद्दी कवर' },
    description: {
      en: 'A large printed cover for a floor cushion. Mud is the secret of dabu: clay from the pond, lime, gum and spoiled wheat flour, stamped on the cloth and dusted with sawdust so it will not smudge. Into the indigo vat it goes, and wherever the mud sat the cotton stays pale, crossed by fine veins where it cracked. A heavy cotton canvas makes the cover fit for the floor, with a boxed edge and a carrying loop in one side. It takes a round or square seat of kapok or foam, 60 centimetres wide. Rinse separately until the water runs clear, usually by the third wash.',
      hi: 'ज़मीन पर बिछाने की गद्दी का छपा हुआ बड़ा कवर। दाबू का राज़ मिट्टी है: तालाब की मिट्टी, चूना, गोंद और घुना गेहूँ का आटा कपड़े पर छापकर ऊपर बुरादा छिड़का जाता है, ताकि छापा फैले नहीं। फिर कपड़ा नील के कुंड में उतरता है; जहाँ मिट्टी थी वहाँ सूत हल्का रह जाता है और जहाँ वह चटकी, वहाँ महीन नसें बन जाती हैं। मोटा कैनवस इसे फ़र्श के लायक बनाता है; किनारा चौड़ा है और एक ओर उठाने का फंदा। इसमें 60 सेंटीमीटर की सेमल या फ़ोम की गद्दी आती है। अलग धोएँ, जब तक पानी साफ़ न आए; अक्सर तीसरी धुलाई तक।',
    },
    pricePaise: 119000,
    discounts: [{ discountType: 'percentage', value: 10, endsInDays: -20 }],
    materials: [cotton, naturalDyes],
    technique: dabu,
    region: bagru,
    giName: 'Bagru Hand Block Print',
    care: careCover,
    dimensions: { lengthMm: 600, widthMm: 600, heightMm: 100 },
    weightGrams: 540,
    hsn: '63049270',
    variation: {
      en: 'Crack lines from the mud fall where they like. The filling is not included.',
      hi: 'मिट्टी की दरारें अपनी मरज़ी से पड़ती हैं। भराई साथ नहीं आती।',
    },
    photos: [
      {
        file: 'dabu-floor-cushion.avif',
        alt: {
          en: 'Square floor cushion in indigo printed with pale leaves, piped edge and a cloth loop in one side',
          hi: 'हल्की पत्तियों की छपाई वाली नील रंग की चौकोर गद्दी, किनारे पर डोरी और एक ओर कपड़े का छल्ला',
        },
        color: indigo,
      },
      {
        file: 'dabu-floor-cushion-madder.avif',
        alt: {
          en: 'The cushion in madder red, printed with pale leaves',
          hi: 'मजीठ लाल गद्दी, हल्की पत्तियों की छपाई के साथ',
        },
        color: madder,
      },
      {
        file: 'dabu-floor-cushion-detail.avif',
        alt: {
          en: 'Close view of the indigo cloth and the leaves that the mud kept pale',
          hi: 'नील का कपड़ा और मिट्टी से बची हल्की पत्तियाँ पास से',
        },
        color: indigo,
      },
    ],
    variants: [
      { color: indigo, sizes: [{ size: oneSize, stock: 19 }] },
      { color: madder, sizes: [{ size: oneSize, stock: 11 }] },
    ],
    listedOn: '2025-04-28',
  },
  {
    slug: 'panja-wool-cushion-covers-set-of-two',
    category: 'home-decor',
    subcategory: 'cushions-and-rugs',
    maker: 'maru-panja-samuh',
    seller: 'morpankh-karigar-sahakari-samiti',
    title: { en: 'Panja Wool Cushion Covers, Set of Two', hi: 'पंजा ऊन के दो कुशन कवर' },
    description: {
      en: 'Two woven wool covers for cushions. Weave a dhurrie small enough and it becomes a cushion. Both covers come off one warp at Salawas, face to face, so their hooked-diamond borders answer each other when they sit together on a sofa. The front is wool on cotton in three colours; the back is plain handloom cotton, softer against the arm. Thick cloth like this keeps its square shape without a stiff filling. A zip runs along one side under a woven flap. Some people find desert wool a little scratchy on bare skin: if you do, turn the cotton side outward in summer.',
      hi: 'कुशन के लिए ऊन के दो बुने हुए कवर। दरी को छोटा बुनिए तो वह कुशन बन जाती है। दोनों कवर सालावास में एक ही ताने पर आमने-सामने बुने जाते हैं, इसलिए सोफ़े पर साथ रखने पर इनकी किनारियाँ एक-दूसरे को जवाब देती हैं। सामने सूती ताने पर तीन रंग की ऊन है, पीछे सादा हथकरघा सूत, जो बाँह पर नरम लगता है। मोटा कपड़ा कड़ी भराई के बिना भी चौकोर बना रहता है। ज़िप एक ओर बुनी पट्टी के नीचे है। मरुस्थली ऊन कुछ लोगों को नंगी त्वचा पर चुभती है: ऐसा हो तो गरमियों में सूती तरफ़ बाहर कर लें।',
    },
    pricePaise: 179000,
    unit: setOf2,
    materials: [wool, cotton],
    technique: panja,
    region: salawas,
    care: careDhurrie,
    dimensions: { lengthMm: 450, widthMm: 450 },
    weightGrams: 860,
    hsn: '63049991',
    variation: {
      en: 'The two covers mirror each other and are not identical. Fillings are not included.',
      hi: 'दोनों कवर एक-दूसरे का प्रतिबिंब हैं, हूबहू एक-से नहीं। भराई साथ नहीं आती।',
    },
    photos: [
      {
        file: 'cushion-panja-pair.avif',
        alt: {
          en: 'Two square cushions with mustard stepped diamonds and small dark red centres on a natural ground',
          hi: 'दो चौकोर गद्दियाँ, सादी ज़मीन पर सरसों पीले सीढ़ीदार हीरे और बीच में छोटे गहरे लाल निशान',
        },
        color: mustard,
      },
      {
        file: 'cushion-panja-pair-charcoal.avif',
        alt: {
          en: 'The two cushions with charcoal diamonds and small ochre centres',
          hi: 'दो गद्दियाँ, कोयला-स्लेटी हीरे और बीच में छोटे गेरुए निशान',
        },
        color: charcoal,
      },
      {
        file: 'cushion-panja-pair-detail.avif',
        alt: {
          en: 'Close view of the stepped mustard diamonds on the front of a cushion',
          hi: 'गद्दी के सामने के सरसों पीले सीढ़ीदार हीरे पास से',
        },
        color: mustard,
      },
    ],
    variants: [
      { color: mustard, sizes: [{ size: oneSize, stock: 9 }] },
      { color: charcoal, sizes: [{ size: oneSize, stock: 6 }] },
    ],
    listedOn: '2026-02-26',
  },
];
