import type { DemoProduct } from '../types.ts';

const cotton = { en: 'Cotton', hi: 'कॉटन' };
const cottonWadding = { en: 'Cotton wadding', hi: 'रुई' };
const oldSaree = { en: 'Reused saree cotton', hi: 'पुरानी साड़ियों का सूत' };
const tussar = { en: 'Tussar silk', hi: 'तसर रेशम' };
const moonj = { en: 'Moonj grass', hi: 'मूँज घास' };
const sikki = { en: 'Sikki grass', hi: 'सिक्की घास' };
const sabai = { en: 'Sabai grass', hi: 'सबाई घास' };
const palmLeaf = { en: 'Palm leaf', hi: 'ताड़ का पत्ता' };
const bamboo = { en: 'Bamboo', hi: 'बाँस' };
const cane = { en: 'Cane', hi: 'बेंत' };
const madurReed = { en: 'Madur reed', hi: 'मादुर काठी' };
const terracotta = { en: 'Terracotta', hi: 'टेराकोटा' };

const kanthaStitch = { en: 'Kantha embroidery', hi: 'कांथा कढ़ाई' };
const khesh = { en: 'Khesh weaving', hi: 'खेश बुनाई' };
const blockPrint = { en: 'Hand-block printing', hi: 'हाथ की ब्लॉक छपाई' };
const quilting = { en: 'Hand quilting', hi: 'हाथ की रज़ाई सिलाई' };
const handloom = { en: 'Handloom weaving', hi: 'हथकरघा बुनाई' };
const coiling = { en: 'Coiled basketry', hi: 'लपेट वाली टोकरी' };
const plaiting = { en: 'Plaited basketry', hi: 'गुँथी हुई टोकरी' };
const matWeaving = { en: 'Mat weaving', hi: 'चटाई बुनाई' };
const blackFiring = { en: 'Black-fired pottery', hi: 'काली पकी मिट्टी' };

const bolpur = { en: 'Bolpur, West Bengal', hi: 'बोलपुर, पश्चिम बंगाल' };
const birbhum = { en: 'Birbhum, West Bengal', hi: 'बीरभूम, पश्चिम बंगाल' };
const bankura = { en: 'Bankura, West Bengal', hi: 'बाँकुड़ा, पश्चिम बंगाल' };
const sabang = { en: 'Sabang, West Bengal', hi: 'सबंग, पश्चिम बंगाल' };
const madhubani = { en: 'Madhubani, Bihar', hi: 'मधुबनी, बिहार' };
const jaipur = { en: 'Jaipur, Rajasthan', hi: 'जयपुर, राजस्थान' };
const sanganer = { en: 'Sanganer, Rajasthan', hi: 'सांगानेर, राजस्थान' };
const kannur = { en: 'Kannur, Kerala', hi: 'कन्नूर, केरल' };
const chettinad = { en: 'Chettinad, Tamil Nadu', hi: 'चेट्टिनाड, तमिलनाडु' };
const nizamabad = { en: 'Nizamabad, Uttar Pradesh', hi: 'निज़ामाबाद, उत्तर प्रदेश' };

const quiltCare = {
  en: 'Wash cold and gently with mild liquid soap, alone the first time. Dry flat in shade. Air it in the sun once a season.',
  hi: 'ठंडे पानी में हल्के तरल साबुन से धोएँ, पहली बार अकेले। छाँव में फैलाकर सुखाएँ। हर मौसम में एक बार धूप दिखाएँ।',
};
const linenCare = {
  en: 'Machine wash at 30 degrees with like colours. Dry in shade and iron on the reverse while damp.',
  hi: '30 डिग्री पर मिलते रंगों के साथ मशीन में धोएँ। छाँव में सुखाएँ और नम रहते उल्टी तरफ़ इस्त्री करें।',
};
const towelCare = {
  en: 'Machine wash at 40 degrees without fabric softener. Dry in the open; no ironing needed.',
  hi: '40 डिग्री पर बिना सॉफ़्टनर के मशीन में धोएँ। खुले में सुखाएँ; इस्त्री की ज़रूरत नहीं।',
};
const silkCare = {
  en: 'Dry clean. Store folded in muslin and refold along new lines twice a year.',
  hi: 'ड्राई क्लीन करवाएँ। मलमल में लपेटकर रखें और साल में दो बार नई तह लगाएँ।',
};
const basketCare = {
  en: 'Keep dry and out of strong sun. Dust with a soft brush; wipe spills at once with a damp cloth.',
  hi: 'सूखी जगह रखें, तेज़ धूप से बचाएँ। मुलायम ब्रश से झाड़ें; कुछ गिरे तो तुरंत गीले कपड़े से पोंछें।',
};
const matCare = {
  en: 'Wipe with a damp cloth and dry flat. Roll, do not fold: reed cracks along a crease.',
  hi: 'गीले कपड़े से पोंछकर सीधा सुखाएँ। लपेटकर रखें, मोड़ें नहीं: तह पर काठी टूटती है।',
};
const blackCare = {
  en: 'Dust with a soft dry cloth. Do not wash, and do not use for food: the silver lines are a metal amalgam.',
  hi: 'मुलायम सूखे कपड़े से पोंछें। धोएँ नहीं और खाने की चीज़ न रखें: चाँदी जैसी रेखाएँ धातु का मिश्रण हैं।',
};

const stitchVaries = {
  en: 'Stitches are counted by eye, so rows wander a little. Patches come from different cloths each time.',
  hi: 'टाँके आँख के अंदाज़ से लगते हैं, इसलिए क़तारें थोड़ी बहकती हैं। हर बार टुकड़े अलग कपड़ों के होते हैं।',
};
const printVaries = {
  en: 'Small gaps and overlaps where blocks meet are part of hand printing; shades differ slightly between lots.',
  hi: 'जहाँ ब्लॉक मिलते हैं, वहाँ हल्का फ़ासला या चढ़ाव हाथ की छपाई की पहचान है; हर लॉट का रंग थोड़ा अलग होता है।',
};
const loomVaries = {
  en: 'Length may differ by two centimetres; a knot or thick thread here and there comes from the loom.',
  hi: 'लंबाई में दो सेंटीमीटर का फ़र्क़ हो सकता है; कहीं-कहीं गाँठ या मोटा तार करघे की निशानी है।',
};
const grassVaries = {
  en: 'Width of the bands and tone of the grass change with the weaver and the harvest.',
  hi: 'पट्टियों की चौड़ाई और घास का रंग बुनने वाली और फ़सल के साथ बदलता है।',
};

const indigo = { en: 'Indigo', hi: 'नील' };
const madder = { en: 'Madder', hi: 'मजीठ लाल' };
const turmeric = { en: 'Turmeric yellow', hi: 'हल्दी पीला' };
const natural = { en: 'Natural', hi: 'बिना रंगा' };
const leafGreen = { en: 'Leaf green', hi: 'पत्ती हरा' };
const rose = { en: 'Rose pink', hi: 'हल्का गुलाबी' };

const setOf3 = { en: 'Set of 3', hi: '3 का सेट' };
const setOf4 = { en: 'Set of 4', hi: '4 का सेट' };
const setOf6 = { en: 'Set of 6', hi: '6 का सेट' };

export const homeware: DemoProduct[] = [
  {
    slug: 'kantha-patchwork-throw',
    category: 'homeware',
    subcategory: 'quilts-and-throws',
    maker: 'kopai-mahila-samiti',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Kantha Patchwork Throw', hi: 'कांथा पैचवर्क थ्रो' },
    description: {
      en: 'A patchwork throw for a bed or a sofa. Red, ochre, blue, cream and olive squares are pieced first by machine; from there on everything is running stitch. Four to five women of one village sit around the cloth through winter afternoons and quilt it to two layers of worn-soft saree cotton, row beside row, about four stitches to the centimetre. That dense stitching gives kantha its ripple and its weight, enough for a fan-cooled night. The back is plain cream, so the work can be read from both sides.',
      hi: 'पलंग या सोफ़े के लिए पैचवर्क का थ्रो। लाल, गेरुआ, नीले, क्रीम और ज़ैतूनी चौकोर पहले मशीन से जुड़ते हैं; उसके बाद सब कुछ कच्चे टाँके का काम है। एक ही गाँव की चार-पाँच औरतें जाड़े की दोपहरों में कपड़े के चारों ओर बैठती हैं और उसे घिसी, मुलायम साड़ियों की दो परतों पर क़तार-दर-क़तार सिलती हैं, एक सेंटीमीटर में लगभग चार टाँके। इसी घनी सिलाई से कांथा की लहर और वज़न आता है, जो पंखे वाली रात के लिए काफ़ी है। पीछे सादा क्रीम है, इसलिए काम दोनों ओर से दिखता है।',
    },
    pricePaise: 480000,
    discounts: [{ discountType: 'percentage', value: 15, endsInDays: 30 }],
    materials: [cotton, oldSaree],
    technique: kanthaStitch,
    region: bolpur,
    care: quiltCare,
    dimensions: { lengthMm: 1800, widthMm: 1300 },
    weightGrams: 1100,
    hsn: '63049281',
    variation: stitchVaries,
    photos: [
      {
        file: 'quilt-kantha-patchwork.avif',
        alt: {
          en: 'Folded patchwork throw of red, ochre, blue, cream and olive squares covered with rows of white running stitch',
          hi: 'तह किया हुआ पैचवर्क थ्रो, लाल, गेरुए, नीले, क्रीम और ज़ैतूनी चौकोरों पर सफ़ेद कच्चे टाँकों की क़तारें',
        },
      },
      {
        file: 'quilt-kantha-patchwork-detail.avif',
        alt: {
          en: 'Close view of the patches and the rows of running stitch',
          hi: 'पैबंद और कच्चे टाँकों की क़तारें पास से',
        },
      },
      {
        file: 'quilt-kantha-patchwork-rail.avif',
        alt: {
          en: 'The throw hung over a wooden rail, showing its squares',
          hi: 'लकड़ी के डंडे पर टँगा थ्रो, चौकोर पैबंद दिखाता हुआ',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: 'Throw', stock: 9 },
          { size: 'Double', stock: 3, priceDeltaPaise: 270000 },
        ],
      },
    ],
    listedOn: '2025-01-20',
  },
  {
    slug: 'jaipuri-razai-with-orange-buti',
    category: 'homeware',
    subcategory: 'quilts-and-throws',
    maker: 'amanishah-workshops',
    seller: 'dhaga-thappa-producers',
    title: { en: 'Jaipuri Razai with Orange Buti', hi: 'नारंगी बूटी वाली जयपुरी रज़ाई' },
    description: {
      en: 'A light, warm quilt for the bed. A kilo of carded cotton makes this razai warm, and carding is half the secret. The pinjara beats and teases the wool of the cotton plant until the thinnest down is left, then lays it between two sheets of printed voile. Quilters work from the centre out in diamonds, by hand, so the filling cannot creep to the corners. Orange flowers with green leaves are block-printed on both faces. It folds small for its warmth and suits north Indian winters or an air-conditioned room.',
      hi: 'पलंग के लिए हल्की, गर्म रज़ाई। एक किलो धुनी रुई इस रज़ाई को गरम बनाती है, और आधा राज़ धुनाई में है। पिंजारा रुई को तब तक धुनता है, जब तक सबसे महीन रेशा न बचे, फिर उसे छपे वॉयल की दो परतों के बीच बिछाता है। सिलाई बीच से बाहर की ओर, हाथ से, चौकोर बर्फ़ी में होती है, ताकि रुई कोनों में न सरके। हरी पत्तियों वाले नारंगी फूल दोनों ओर ब्लॉक से छपे हैं। गरमाहट के मुक़ाबले तह छोटी बनती है; उत्तर की सर्दी हो या एसी का कमरा, दोनों में चलती है।',
    },
    pricePaise: 360000,
    materials: [cotton, cottonWadding],
    technique: quilting,
    region: jaipur,
    care: quiltCare,
    dimensions: { lengthMm: 2300, widthMm: 1500 },
    weightGrams: 1450,
    hsn: '94044090',
    variation: printVaries,
    photos: [
      {
        file: 'quilt-razai-jaipur.avif',
        alt: {
          en: 'Folded cream quilt printed with red-orange flowers and stitched in a diamond pattern',
          hi: 'तह की हुई क्रीम रज़ाई, लाल-नारंगी फूलों की छपाई और बर्फ़ीदार सिलाई',
        },
      },
      {
        file: 'quilt-razai-jaipur-detail.avif',
        alt: {
          en: 'Close view of the printed flowers and the diamonds of the quilting',
          hi: 'छपे हुए फूल और तगाई की बर्फ़ियाँ पास से',
        },
      },
      {
        file: 'quilt-razai-jaipur-near.avif',
        alt: {
          en: 'The folded edge of the quilt from near, soft and thick',
          hi: 'रज़ाई की तह का किनारा पास से, नरम और मोटा',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: 'Single', stock: 17 },
          { size: 'Double', stock: 8, priceDeltaPaise: 190000 },
        ],
      },
    ],
    listedOn: '2025-10-21',
  },
  {
    slug: 'nakshi-kantha-bedcover-fish-and-lotus',
    category: 'homeware',
    subcategory: 'quilts-and-throws',
    maker: 'kopai-mahila-samiti',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Nakshi Kantha Bedcover, Fish and Lotus', hi: 'नक्शी कांथा चादर, मछली और कमल' },
    description: {
      en: 'An embroidered bedcover with fish and lotuses. Seven months of evenings went into this bedcover. One woman of a village by the Kopai river drew a lotus at the centre, then four trees of life in the corners, and filled the field between with fish, boats and the market bus. Tussar silk is the ground; the embroidery threads are cotton in eleven colours, and the running stitch turns around each figure like water round a stone. She signed it in Bengali along the hem. Made once, sold once, dry cleaned only.',
      hi: 'मछलियों और कमलों की कढ़ाई वाली चादर। सात महीनों की शामें इस चादर में लगी हैं। कोपाई नदी के किनारे के एक गाँव की कारीगर ने बीच में कमल बनाया, कोनों में चार जीवन-वृक्ष, और बाक़ी जगह मछलियों, नावों और हाट की बस से भर दी। ज़मीन तसर रेशम की है; धागे ग्यारह रंगों के सूती हैं, और कच्चा टाँका हर आकृति के चारों ओर ऐसे घूमता है, जैसे पत्थर के गिर्द पानी। किनारे पर उन्होंने बांग्ला में अपना नाम काढ़ा है। एक ही बनी है; सिर्फ़ ड्राई क्लीन।',
    },
    pricePaise: 1850000,
    materials: [tussar, cotton],
    technique: kanthaStitch,
    region: bolpur,
    giName: 'Nakshi Kantha',
    care: silkCare,
    dimensions: { lengthMm: 2600, widthMm: 2200 },
    weightGrams: 1250,
    hsn: '63049281',
    oneOfAKind: true,
    variation: {
      en: 'You receive this very piece. Tussar has slubs and small shifts of gold from yarn to yarn.',
      hi: 'यही चादर आपको मिलेगी। तसर में गाँठें और तार-तार में सुनहरे का हल्का फ़र्क़ होता है।',
    },
    photos: [
      {
        file: 'quilt-nakshi-fish.avif',
        alt: {
          en: 'Folded golden tussar bedcover embroidered with rings of blue fish around red lotuses and a border of waves and flowers',
          hi: 'तह की हुई सुनहरी टसर की चादर, लाल कमलों के चारों ओर नीली मछलियों के घेरे और लहर-फूलों की किनारी की कढ़ाई',
        },
      },
      {
        file: 'quilt-nakshi-fish-rail.avif',
        alt: {
          en: 'The bedcover hung over a wooden rail, rings of embroidered fish between bands of flowers',
          hi: 'लकड़ी के डंडे पर टँगी चादर, फूलों की पट्टियों के बीच कढ़ी मछलियों के घेरे',
        },
      },
      {
        file: 'quilt-nakshi-fish-detail.avif',
        alt: {
          en: 'Close view of the embroidery: blue fish swimming around a red lotus on tussar silk',
          hi: 'कढ़ाई पास से: टसर पर लाल कमल के चारों ओर तैरती नीली मछलियाँ',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'Double', stock: 1 }] }],
    listedOn: '2026-10-18',
  },
  {
    slug: 'three-layer-mul-dohar',
    category: 'homeware',
    subcategory: 'quilts-and-throws',
    maker: 'amanishah-workshops',
    seller: 'dhaga-thappa-producers',
    title: { en: 'Three-layer Mul Dohar', hi: 'तीन परत वाली मलमल दोहर' },
    description: {
      en: 'A dohar is a light summer cover, warmer than a sheet and cooler than a quilt. Three layers of mul cotton, the middle one plain, are held together only at the piped edge, so air moves inside and the cover never clings. The printers of Sanganer put two patterns on it: a small buti for one face and a jaal, a climbing net of flowers, for the other. It grows softer over the first five washes. Choose single or double; both tuck in at the feet.',
      hi: 'दोहर गरमियों की हल्की ओढ़नी है: चादर से गरम, रज़ाई से ठंडी। मलमल की तीन परतें, बीच वाली सादी, सिर्फ़ पाइपिंग वाले किनारे पर जुड़ी हैं, इसलिए भीतर हवा चलती है और कपड़ा बदन से नहीं चिपकता। सांगानेर के छीपा इस पर दो नमूने छापते हैं: एक ओर छोटी बूटी, दूसरी ओर जाल, यानी चढ़ती हुई फूलों की बेल। पहली पाँच धुलाइयों में और मुलायम होती है। सिंगल या डबल चुनें; दोनों पैरों के नीचे दब जाती हैं।',
    },
    pricePaise: 220000,
    discounts: [{ discountType: 'percentage', value: 18, endsInDays: -10 }],
    materials: [cotton],
    technique: blockPrint,
    region: sanganer,
    giName: 'Sanganeri Hand Block Printing',
    care: quiltCare,
    dimensions: { lengthMm: 2200, widthMm: 1500 },
    weightGrams: 780,
    hsn: '63013000',
    variation: printVaries,
    photos: [
      {
        file: 'quilt-mul-dohar.avif',
        alt: {
          en: 'Folded white mul dohar printed with a net of indigo flowers',
          hi: 'तह की हुई सफ़ेद मलमल की दोहर, नील के फूलों की जाल छपाई',
        },
        color: indigo,
      },
      {
        file: 'quilt-mul-dohar-turmeric.avif',
        alt: {
          en: 'The dohar printed in turmeric yellow',
          hi: 'हल्दी पीली छपाई वाली दोहर',
        },
        color: turmeric,
      },
      {
        file: 'quilt-mul-dohar-rail.avif',
        alt: {
          en: 'The indigo dohar hung over a wooden rail',
          hi: 'लकड़ी के डंडे पर टँगी नील छपाई वाली दोहर',
        },
        color: indigo,
      },
      {
        file: 'quilt-mul-dohar-detail.avif',
        alt: {
          en: 'Close view of the indigo flowers on white mul',
          hi: 'सफ़ेद मलमल पर नील के फूल पास से',
        },
        color: indigo,
      },
    ],
    variants: [
      {
        color: indigo,
        sizes: [
          { size: 'Single', stock: 19 },
          { size: 'Double', stock: 11, priceDeltaPaise: 110000 },
        ],
      },
      {
        color: turmeric,
        sizes: [
          { size: 'Single', stock: 12 },
          { size: 'Double', stock: 0, priceDeltaPaise: 110000 },
        ],
      },
    ],
    listedOn: '2025-04-02',
  },
  {
    slug: 'kannur-handloom-sofa-throw',
    category: 'homeware',
    subcategory: 'quilts-and-throws',
    maker: 'puzhayoram-hand-trades-federation',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Kannur Handloom Sofa Throw', hi: 'कन्नूर हथकरघा सोफ़ा थ्रो' },
    description: {
      en: 'A heavy cotton throw for the sofa. Four-shaft twill on a frame loom, with the beat of a weaver who has done it for decades: that is why the cloth lies flat and heavy without any lining. Kannur looms have woven furnishing cotton for export since the nineteen-sixties and know how to make a width that does not bias. Yarn is vat-dyed in the society’s own dye house, so the colour holds in sun. Fringes are twisted by hand, eight threads at a time. One throw covers a two-seater or the foot of a bed.',
      hi: 'सोफ़े के लिए मोटा सूती थ्रो। चौखट वाले करघे पर चार पावड़ी की ट्विल, और दशकों से बुनते हाथ की एक-सी ठोक: इसीलिए कपड़ा बिना अस्तर के सीधा और भारी पड़ता है। कन्नूर के करघे साठ के दशक से निर्यात का घरेलू कपड़ा बुनते आए हैं और चौड़ाई को तिरछा न होने देना जानते हैं। सूत समिति के अपने रंगघर में पक्के रंग से रँगता है, इसलिए धूप में टिकता है। झालर हाथ से बटी है, आठ-आठ तार की। दो सीट का सोफ़ा या पलंग का पैताना ढक जाता है।',
    },
    pricePaise: 195000,
    materials: [cotton],
    technique: handloom,
    region: kannur,
    giName: 'Cannanore Home Furnishings',
    care: linenCare,
    dimensions: { lengthMm: 2000, widthMm: 1400 },
    weightGrams: 980,
    hsn: '63049281',
    variation: loomVaries,
    photos: [
      {
        file: 'quilt-sofa-throw.avif',
        alt: {
          en: 'Folded natural cotton throw with madder and indigo stripes across the fold',
          hi: 'तह किया सादे रंग का सूती थ्रो, तह के आर-पार मजीठ और नील की धारियाँ',
        },
        color: natural,
      },
      {
        file: 'quilt-sofa-throw-madder.avif',
        alt: {
          en: 'The throw in madder red with cream and ochre stripes',
          hi: 'मजीठ लाल थ्रो, क्रीम और गेरुई धारियों के साथ',
        },
        color: madder,
      },
      {
        file: 'quilt-sofa-throw-indigo.avif',
        alt: {
          en: 'The throw in indigo with cream and red stripes',
          hi: 'नील रंग का थ्रो, क्रीम और लाल धारियों के साथ',
        },
        color: indigo,
      },
      {
        file: 'quilt-sofa-throw-detail.avif',
        alt: {
          en: 'Close view of the twill and its madder and indigo stripes',
          hi: 'ट्विल बुनाई और मजीठ-नील की धारियाँ पास से',
        },
        color: natural,
      },
    ],
    variants: [
      { color: natural, sizes: [{ size: 'One size', stock: 16 }] },
      { color: madder, sizes: [{ size: 'One size', stock: 10 }] },
      { color: indigo, sizes: [{ size: 'One size', stock: 13 }] },
    ],
    listedOn: '2026-01-08',
  },
  {
    slug: 'khesh-throw-woven-from-old-sarees',
    category: 'homeware',
    subcategory: 'quilts-and-throws',
    maker: 'kopai-mahila-samiti',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Khesh Throw Woven from Old Sarees', hi: 'पुरानी साड़ियों से बुना खेश थ्रो' },
    description: {
      en: 'A throw woven from strips of old sarees. Worn sarees are torn, never cut, into strips as thin as string; tearing keeps the edge soft. On the loom every strip is followed by a shot of new cotton that locks it in place, and the saree’s borders come up as flecks and dashes nobody planned. Weavers in Birbhum call this khesh and have long used it for bedding. We weave each throw after your order, in about fifteen days, because the strips have to be sorted by colour first. It is springy, absorbent and mends easily.',
      hi: 'पुरानी साड़ियों की पट्टियों से बुना थ्रो। घिसी साड़ियाँ काटी नहीं, सुतली जैसी पतली पट्टियों में फाड़ी जाती हैं; फाड़ने से किनारा मुलायम रहता है। करघे पर हर पट्टी के बाद नए सूत का एक तार उसे जकड़ता है, और साड़ी की किनारी ऐसे छींटों में उभरती है, जिन्हें किसी ने सोचा नहीं था। बीरभूम के बुनकर इसे खेश कहते हैं और बिछौने में बरतते आए हैं। हर थ्रो ऑर्डर के बाद लगभग पंद्रह दिन में बुना जाता है, क्योंकि पट्टियाँ पहले रंग से छाँटनी पड़ती हैं। लचीला है और आसानी से रफ़ू होता है।',
    },
    pricePaise: 260000,
    materials: [oldSaree, cotton],
    technique: khesh,
    region: birbhum,
    care: quiltCare,
    dimensions: { lengthMm: 2100, widthMm: 1400 },
    weightGrams: 1200,
    hsn: '63049281',
    leadTimeDays: 15,
    variation: {
      en: 'The general tone is as chosen; flecks of other colours depend on the sarees of that month.',
      hi: 'मुख्य रंग चुना हुआ रहता है; बीच के छींटे उस महीने की साड़ियों पर निर्भर हैं।',
    },
    photos: [
      {
        file: 'quilt-khesh.avif',
        alt: {
          en: 'Folded cream throw flecked all over with short dashes of red, pink, blue and yellow and a madder band',
          hi: 'तह किया क्रीम थ्रो, जिस पर लाल, गुलाबी, नीले और पीले छोटे-छोटे छींटे और एक मजीठ पट्टी है',
        },
        color: madder,
      },
      {
        file: 'quilt-khesh-indigo.avif',
        alt: {
          en: 'The throw in the indigo tone, flecked mostly blue, with an indigo band',
          hi: 'नील वाला थ्रो, ज़्यादातर नीले छींटे और एक नील पट्टी',
        },
        color: indigo,
      },
      {
        file: 'quilt-khesh-detail.avif',
        alt: {
          en: 'Close view of the khesh weave: strips of old sarees showing as coloured dashes in cream cotton',
          hi: 'खेश बुनाई पास से: क्रीम सूत में पुरानी साड़ियों की पट्टियों के रंगीन छींटे',
        },
        color: madder,
      },
      {
        file: 'quilt-khesh-rail.avif',
        alt: {
          en: 'The throw hung over a wooden rail',
          hi: 'लकड़ी के डंडे पर टँगा थ्रो',
        },
        color: madder,
      },
    ],
    variants: [
      { color: madder, sizes: [{ size: 'One size', stock: 10 }] },
      { color: indigo, sizes: [{ size: 'One size', stock: 10 }] },
    ],
    listedOn: '2026-06-11',
  },
  {
    slug: 'lidded-moonj-and-sikki-basket',
    category: 'homeware',
    subcategory: 'baskets-and-storage',
    maker: 'kopai-mahila-samiti',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Lidded Moonj and Sikki Basket', hi: 'मूँज और सिक्की की ढक्कनदार टोकरी' },
    description: {
      en: 'A lidded grass basket for jewellery, bread or sewing things. In Mithila a bride’s things once travelled in baskets like this. A core of moonj is wound round and round with golden sikki, using a single iron needle called takua; dyed strands make the red and blue bands. Grass is cut from wet ground after the monsoon, and only the flower stem of sikki is good enough. The domed lid sits inside the rim and stays put. Keep rotis wrapped in cloth, knitting, bangles or papers in it. New baskets smell of hay for a few weeks.',
      hi: 'गहने, रोटी या सिलाई का सामान रखने की ढक्कनदार घास की टोकरी। मिथिला में कभी दुल्हन का सामान ऐसी ही टोकरियों में जाता था। भीतर मूँज की बत्ती, ऊपर सुनहरी सिक्की की लपेट, और औज़ार बस एक लोहे की सुई, टकुआ; रँगी हुई सिक्की से लाल और नीली पट्टियाँ बनती हैं। घास बरसात के बाद दलदली ज़मीन से कटती है और सिक्की की सिर्फ़ फूल वाली डंडी काम आती है। गुंबद जैसा ढक्कन किनारे के भीतर बैठता है। कपड़े में लिपटी रोटी, बुनाई, चूड़ियाँ या काग़ज़, जो चाहें रखें। नई टोकरी में कुछ हफ़्ते सूखी घास की महक रहती है।',
    },
    pricePaise: 165000,
    discounts: [{ discountType: 'percentage', value: 10 }],
    materials: [moonj, sikki],
    technique: coiling,
    region: madhubani,
    giName: 'Sikki Grass Products of Bihar',
    care: basketCare,
    dimensions: { diameterMm: 260, heightMm: 220 },
    weightGrams: 520,
    hsn: '46021990',
    variation: grassVaries,
    photos: [
      {
        file: 'basket-lidded.avif',
        alt: {
          en: 'Round woven basket with a domed lid, bands of red and blue in natural straw',
          hi: 'गुंबददार ढक्कन वाली गोल बुनी टोकरी, क़ुदरती घास में लाल और नीली पट्टियाँ',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 14 }] }],
    listedOn: '2025-03-09',
  },
  {
    slug: 'sabai-grass-basket-with-two-handles',
    category: 'homeware',
    subcategory: 'baskets-and-storage',
    maker: 'kopai-mahila-samiti',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Sabai Grass Basket with Two Handles', hi: 'दो हत्थों वाली सबाई घास की टोकरी' },
    description: {
      en: 'A strong grass basket with two handles. Rope first, basket afterwards. Sabai grows on the dry red soil of Bankura and its neighbours, where little else pays; women twist it into cord on their thighs, dye a part of it red and blue, and weave the cord around upright stakes of the same grass. The sides give a little when you push things in and spring back. Two bound loops carry the weight of a week’s vegetables, a stack of towels or firewood. A flat, double-woven base lets the basket stand by itself even when empty.',
      hi: 'दो हत्थों वाली मज़बूत घास की टोकरी। पहले रस्सी, फिर टोकरी। सबाई बाँकुड़ा और आसपास की सूखी लाल ज़मीन पर उगती है, जहाँ और फ़सल कम होती है; औरतें जाँघ पर उसकी रस्सी बटती हैं, कुछ को लाल-नीला रँगती हैं और उसी घास की खड़ी डंडियों के चारों ओर बुनती हैं। सामान भरने पर दीवार थोड़ी दबती है और फिर सीधी हो जाती है। लपेटे हुए दो हत्थे हफ़्ते भर की सब्ज़ी, तौलियों की थाक या लकड़ी का भार उठा लेते हैं। दोहरी बुनी पेंदी पर ख़ाली टोकरी भी खड़ी रहती है।',
    },
    pricePaise: 125000,
    materials: [sabai],
    technique: plaiting,
    region: bankura,
    care: basketCare,
    dimensions: { diameterMm: 300, heightMm: 270 },
    weightGrams: 760,
    hsn: '46021990',
    taxEntry: 'sabai-grass',
    variation: grassVaries,
    photos: [
      {
        file: 'basket.avif',
        alt: {
          en: 'Round woven basket with red and blue bands and two loop handles',
          hi: 'लाल और नीली पट्टियों और दो गोल हत्थों वाली बुनी टोकरी',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: 'Medium', stock: 20 },
          { size: 'Large', stock: 12, priceDeltaPaise: 50000 },
        ],
      },
    ],
    listedOn: '2025-07-26',
  },
  {
    slug: 'chettinad-kottan-palm-leaf-basket',
    category: 'homeware',
    subcategory: 'baskets-and-storage',
    maker: 'puzhayoram-hand-trades-federation',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Chettinad Kottan Palm-leaf Basket', hi: 'चेट्टिनाड कोट्टन, ताड़पत्र की टोकरी' },
    description: {
      en: 'A small palm-leaf basket for sweets, keys or coins. Small, square at the base and round at the top: a kottan changes shape as it rises. Chettiar households filled them with sweets and betel for weddings. When the custom thinned, so did the weaving, until women around Karaikudi took it up again some twenty-five years ago. Young palmyra leaf is dried, split with a thumbnail, dyed in a boiling pot and plaited double, so there is neither thread nor glue. Send sweets in it, or keep keys and coins by the door.',
      hi: 'मिठाई, चाबियाँ या सिक्के रखने की ताड़पत्र की छोटी टोकरी। छोटी-सी, नीचे चौकोर और ऊपर गोल: कोट्टन उठते-उठते आकार बदलती है। चेट्टियार घरों में शादी की मिठाई और पान इसी में जाते थे। रिवाज घटा तो बुनाई भी घटी, फिर कोई पच्चीस साल पहले कारैकुडी के आसपास की औरतों ने इसे दोबारा हाथ में लिया। ताड़ का कच्चा पत्ता सुखाकर नाख़ून से चीरा जाता है, उबलते रंग में रँगता है और दोहरा गुँथता है; न धागा लगता है, न गोंद। इसमें मिठाई भेजें या दरवाज़े के पास चाबियाँ रखें।',
    },
    pricePaise: 65000,
    discounts: [{ discountType: 'percentage', value: 10, startsInDays: 5, endsInDays: 25 }],
    materials: [palmLeaf],
    technique: plaiting,
    region: chettinad,
    giName: 'Chettinad Kottan',
    care: basketCare,
    dimensions: { lengthMm: 130, widthMm: 130, heightMm: 110 },
    weightGrams: 90,
    hsn: '46021911',
    variation: grassVaries,
    photos: [
      {
        file: 'kottan.avif',
        alt: {
          en: 'Palm-leaf basket plaited in rose pink, green and natural straw, square below and round at the rim',
          hi: 'गुलाबी, हरे और प्राकृतिक रंग में बुनी ताड़पत्र की टोकरी, नीचे चौकोर और किनारे पर गोल',
        },
        color: rose,
      },
      {
        file: 'kottan-green.avif',
        alt: {
          en: 'The basket plaited in leaf green and natural straw',
          hi: 'पत्ती-हरे और प्राकृतिक रंग में बुनी टोकरी',
        },
        color: leafGreen,
      },
      {
        file: 'kottan-natural.avif',
        alt: {
          en: 'The basket plaited in undyed palm leaf',
          hi: 'बिना रंगे ताड़पत्र की टोकरी',
        },
        color: natural,
      },
    ],
    variants: [
      { color: rose, sizes: [{ size: 'One size', stock: 24 }] },
      { color: leafGreen, sizes: [{ size: 'One size', stock: 18 }] },
      { color: natural, sizes: [{ size: 'One size', stock: 30 }] },
    ],
    listedOn: '2026-03-02',
  },
  {
    slug: 'split-bamboo-laundry-basket',
    category: 'homeware',
    subcategory: 'baskets-and-storage',
    maker: 'kopai-mahila-samiti',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Split-bamboo Laundry Basket', hi: 'चिरे बाँस की कपड़ों की टोकरी' },
    description: {
      en: 'A tall bamboo basket for laundry. Bamboo for baskets is cut in the dry months and from the third year on; younger stems shrink, older ones snap. In Birbhum the Mahali families who do this work soak the poles in the village tank for two weeks against borers, split them into strips with a heavy dao and weave them in and out of stout stakes, loosely enough for damp clothes to breathe. The rim is lashed with cane, and so are the two handles. Tall enough for a family’s laundry of three days, light enough for one hand.',
      hi: 'धुलाई के कपड़ों के लिए बाँस की ऊँची टोकरी। टोकरी का बाँस सूखे महीनों में और तीसरे साल के बाद कटता है; कच्चा सिकुड़ता है, बूढ़ा टूटता है। बीरभूम के माहली परिवार, जो यह काम करते हैं, बाँस को घुन से बचाने के लिए दो हफ़्ते गाँव के पोखर में डुबोते हैं, भारी दाव से पट्टियाँ चीरते हैं और मोटी खपच्चियों के आगे-पीछे बुनते हैं, इतनी ढीली कि नम कपड़ों को हवा मिले। किनारा और दोनों हत्थे बेंत से बँधे हैं। तीन दिन के कपड़े समा जाते हैं और टोकरी एक हाथ से उठ जाती है।',
    },
    pricePaise: 158000,
    materials: [bamboo, cane],
    technique: plaiting,
    region: birbhum,
    care: basketCare,
    dimensions: { diameterMm: 380, heightMm: 520 },
    weightGrams: 1450,
    hsn: '46021100',
    variation: {
      en: 'Bamboo turns from green-grey to straw over the first year; nodes fall where they will.',
      hi: 'पहले साल में बाँस हरे-स्लेटी से पुआल के रंग का हो जाता है; गाँठें जहाँ पड़ें, वहीं रहती हैं।',
    },
    photos: [
      {
        file: 'basket-tall-laundry.avif',
        alt: {
          en: 'Tall open basket of split bamboo with two handles and red-brown bands above and below',
          hi: 'फटे बाँस की ऊँची खुली टोकरी, दो हत्थे, ऊपर और नीचे कत्थई पट्टियाँ',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: 'Medium', stock: 7 },
          { size: 'Large', stock: 5, priceDeltaPaise: 46000 },
        ],
      },
    ],
    listedOn: '2025-12-19',
  },
  {
    slug: 'sikki-pauti-a-mithila-keepsake-box',
    category: 'homeware',
    subcategory: 'baskets-and-storage',
    maker: 'kopai-mahila-samiti',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Sikki Pauti, a Mithila Keepsake Box', hi: 'सिक्की की पौती' },
    description: {
      en: 'A small lidded box of golden grass for keepsakes. Pauti is the Maithili word for a lidded box in which a mother sends spices, sindoor and jewels to her daughter’s new home. This one took its maker, a member near Madhubani, five weeks: peacocks in dyed sikki walk around the side, and the lid carries a small standing parrot coiled from the same grass. The gold is the natural colour of the stem and does not fade. She made it for an exhibition in Patna; it has not been repeated.',
      hi: 'यादगार चीज़ों के लिए सुनहरी घास की ढक्कनदार डिबिया। पौती मैथिली में उस ढक्कनदार डिब्बे को कहते हैं, जिसमें माँ बेटी की ससुराल मसाले, सिंदूर और गहने भेजती है। मधुबनी के पास की एक सदस्य को इसे बनाने में पाँच हफ़्ते लगे: किनारे पर रँगी सिक्की के मोर चलते हैं और ढक्कन पर उसी घास का छोटा तोता खड़ा है। सुनहरा रंग डंडी का अपना है, फीका नहीं पड़ता। उन्होंने इसे पटना की एक प्रदर्शनी के लिए बनाया था; दोबारा नहीं बनाया।',
    },
    pricePaise: 320000,
    materials: [sikki, moonj],
    technique: coiling,
    region: madhubani,
    giName: 'Sikki Grass Products of Bihar',
    care: basketCare,
    dimensions: { diameterMm: 190, heightMm: 230 },
    weightGrams: 310,
    hsn: '46021990',
    oneOfAKind: true,
    variation: {
      en: 'A single piece, exactly as described; the dyed strands soften slightly in tone with the years.',
      hi: 'एक ही पीस, जैसा लिखा है; रँगी घास का रंग बरसों में थोड़ा हल्का होता है।',
    },
    photos: [
      {
        file: 'sikki-pauti.avif',
        alt: {
          en: 'Golden coiled grass box with peacocks round its side and a green parrot standing on the lid',
          hi: 'सुनहरी घास की कुंडलीदार पौती, चारों ओर मोर और ढक्कन पर खड़ा हरा तोता',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 0 }] }],
    listedOn: '2025-08-28',
  },
  {
    slug: 'nizamabad-black-pottery-lidded-jar',
    category: 'homeware',
    subcategory: 'baskets-and-storage',
    maker: 'chaak-mandali-nizamabad',
    seller: 'maati-patthar-studio',
    title: { en: 'Nizamabad Black Pottery Lidded Jar', hi: 'निज़ामाबाद की काली मिट्टी का ढक्कनदार डिब्बा' },
    description: {
      en: 'A lidded jar of black clay for buttons, rings or letters. Lines as fine as handwriting run over a black belly. They are scratched with a wire into the dry clay before firing, and rubbed afterwards with an amalgam of zinc and mercury that stays only in the scratch. The craft came to Nizamabad with Gujarati potters in Mughal times, people here say, and has kept the drawing of vines and small flowers. Keep buttons, rings, thread or letters in it. Because of the metal it is no container for food, nor for children’s hands.',
      hi: 'बटन, अँगूठियाँ या चिट्ठियाँ रखने के लिए काली मिट्टी का ढक्कनदार डिब्बा। काले पेट पर लिखावट जैसी महीन रेखाएँ चलती हैं। सूखी कच्ची मिट्टी पर इन्हें तार से खरोंचा जाता है, और पकने के बाद जस्ते-पारे का लेप मला जाता है, जो सिर्फ़ खरोंच में टिकता है। यहाँ के लोग कहते हैं कि यह हुनर मुग़ल काल में गुजरात के कुम्हारों के साथ निज़ामाबाद आया; बेल और छोटे फूल तब से चले आते हैं। बटन, अँगूठियाँ, धागा या चिट्ठियाँ रखें। धातु के कारण इसमें खाने की चीज़ न रखें और बच्चों से दूर रखें।',
    },
    pricePaise: 98000,
    materials: [terracotta],
    technique: blackFiring,
    region: nizamabad,
    giName: 'Nizamabad Black Pottery',
    care: blackCare,
    dimensions: { diameterMm: 130, heightMm: 150 },
    weightGrams: 680,
    hsn: '69120040',
    variation: {
      en: 'Drawing is freehand and each jar differs; brownish clouds may appear in the black.',
      hi: 'रेखाएँ हाथ से खिंचती हैं और हर डिब्बा अलग होता है; काले में भूरी झाईं आ सकती है।',
    },
    photos: [
      {
        file: 'nizam-jar.avif',
        alt: {
          en: 'Round black clay jar with a lid, silver lines of vines, flowers and petals over it',
          hi: 'काली मिट्टी का ढक्कनदार गोल मर्तबान, ऊपर चाँदी रंग की बेल, फूल और पंखुड़ियाँ',
        },
      },
      {
        file: 'nizam-jar-detail.avif',
        alt: {
          en: 'Close view of the silvery pattern rubbed into the black clay',
          hi: 'काली मिट्टी में भरा रुपहला नमूना पास से',
        },
      },
      {
        file: 'nizam-jar-scale.avif',
        alt: {
          en: 'The jar beside a clay tea cup',
          hi: 'मिट्टी के चाय के कुल्हड़ के साथ मर्तबान',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 17 }] }],
    listedOn: '2025-09-05',
  },
  {
    slug: 'kannur-waffle-towels-three-stripes',
    category: 'homeware',
    subcategory: 'table-and-bath-linen',
    maker: 'puzhayoram-hand-trades-federation',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Kannur Waffle Towels, Three Stripes', hi: 'कन्नूर के वॉफ़ल तौलिए, तीन धारियाँ' },
    description: {
      en: 'Soft cotton towels in waffle weave. Waffle weave is a trick of the loom: long floats of cotton frame little square wells, and each well drinks water. Weavers near Kannur set it on eight shafts and end every towel in stripes, one in yellow, one in red, one in blue, so a family knows whose is whose. They come to you slightly stiff from the loom. After two washes they shrink about four percent and puff up into their real texture. They dry within hours, even in the monsoon.',
      hi: 'वॉफ़ल बुनाई के मुलायम सूती तौलिए। वॉफ़ल बुनाई करघे की तरकीब है: सूत के लंबे तार छोटे-छोटे चौकोर कुएँ घेरते हैं, और हर कुआँ पानी पीता है। कन्नूर के पास के बुनकर इसे आठ पावड़ियों पर बुनते हैं और सिरों पर धारियाँ डालते हैं, एक पर पीली, एक पर लाल, एक पर नीली, ताकि घर में पता रहे किसका कौन-सा है। करघे से उतरे तौलिए थोड़े कड़े होते हैं। दो धुलाई में लगभग चार प्रतिशत सिकुड़कर फूल जाते हैं। बरसात में भी कुछ घंटों में सूख जाते हैं।',
    },
    pricePaise: 165000,
    discounts: [{ discountType: 'fixed', value: 20000 }],
    unit: setOf3,
    materials: [cotton],
    technique: handloom,
    region: kannur,
    giName: 'Cannanore Home Furnishings',
    care: towelCare,
    dimensions: { lengthMm: 1400, widthMm: 700 },
    weightGrams: 1050,
    hsn: '63029190',
    variation: loomVaries,
    photos: [
      {
        file: 'linen-towels.avif',
        alt: {
          en: 'Stack of three folded cream towels with yellow, red and blue woven stripes at the ends',
          hi: 'तह किए तीन क्रीम तौलिए, सिरों पर बुनी पीली, लाल और नीली धारियाँ',
        },
      },
      {
        file: 'linen-towels-red.avif',
        alt: {
          en: 'The towel with red stripes, folded',
          hi: 'लाल धारियों वाला तौलिया, तह किया हुआ',
        },
      },
      {
        file: 'linen-towels-detail.avif',
        alt: {
          en: 'Close view of the waffle weave, little square wells of cotton, and the red stripe',
          hi: 'वॉफ़ल बुनाई पास से: सूत के छोटे चौकोर गड्ढे और लाल धारी',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'Bath', stock: 22 }] }],
    listedOn: '2025-02-17',
  },
  {
    slug: 'blue-flower-block-printed-napkins',
    category: 'homeware',
    subcategory: 'table-and-bath-linen',
    maker: 'amanishah-workshops',
    seller: 'dhaga-thappa-producers',
    title: { en: 'Blue-flower Block-printed Napkins', hi: 'नीले फूलों वाले ब्लॉक प्रिंट नैपकिन' },
    description: {
      en: 'Block-printed cotton napkins for the table. Count the blocks: one for the blue petals, one for the dots around them, each dipped, set down and struck with the heel of the hand about ninety times for a single napkin. Sanganer prints on white ground because its old river water washed cloth so clean. These are on medium-weight cotton cambric, hemmed with mitred corners, forty-two centimetres square. The dye is fixed and may give off a little blue in the first wash only. Tied in fours with cotton cord.',
      hi: 'मेज़ के लिए ब्लॉक प्रिंट के सूती नैपकिन। ब्लॉक गिनिए: एक नीली पंखुड़ियों का, एक आसपास की बिंदियों का; एक नैपकिन के लिए हर ब्लॉक लगभग नब्बे बार डूबता, रखा जाता और हथेली की थाप खाता है। सांगानेर सफ़ेद ज़मीन पर छापता आया है, क्योंकि उसकी पुरानी नदी का पानी कपड़ा बहुत साफ़ धोता था। ये मझोली मोटाई के सूती कैम्ब्रिक पर हैं, कोने तिरछे मोड़कर सिले हुए, बयालीस सेंटीमीटर चौकोर। रंग पक्का है; पहली धुलाई में थोड़ा नीला छूट सकता है। चार-चार सूती डोरी में बँधे।',
    },
    pricePaise: 84000,
    discounts: [{ discountType: 'percentage', value: 20, endsInDays: 9 }],
    unit: setOf4,
    materials: [cotton],
    technique: blockPrint,
    region: sanganer,
    giName: 'Sanganeri Hand Block Printing',
    care: linenCare,
    dimensions: { lengthMm: 420, widthMm: 420 },
    weightGrams: 210,
    hsn: '63025190',
    variation: printVaries,
    photos: [
      {
        file: 'linen-napkins-indigo.avif',
        alt: {
          en: 'Stack of four folded cream napkins printed with blue flowers, tied with a tan cord bow',
          hi: 'नीले फूलों की छपाई वाले चार तह किए क्रीम नैपकिन, भूरी डोरी से बँधे',
        },
      },
      {
        file: 'linen-napkins-indigo-pair.avif',
        alt: {
          en: 'Two of the napkins, folded',
          hi: 'दो नैपकिन, तह किए हुए',
        },
      },
      {
        file: 'linen-napkins-indigo-detail.avif',
        alt: {
          en: 'Close view of the blue flowers and the weave of the cotton',
          hi: 'नीले फूल और सूत की बुनाई पास से',
        },
      },
    ],
    variants: [{ sizes: [{ size: '42 × 42 cm', stock: 45 }] }],
    listedOn: '2025-05-06',
  },
  {
    slug: 'sanganer-floral-tablecloth',
    category: 'homeware',
    subcategory: 'table-and-bath-linen',
    maker: 'amanishah-workshops',
    seller: 'dhaga-thappa-producers',
    title: { en: 'Sanganer Floral Tablecloth', hi: 'सांगानेरी फूलदार मेज़पोश' },
    description: {
      en: 'A flower-printed cotton cloth for the table. Your table decides the length, so we print this after you order. The border goes down first and turns the corner with a special mitred block; then the field is filled with carnations, three blocks each, by two printers who walk the table from opposite ends and meet in the middle. Cotton sheeting of a firm hand is used, since thin cloth shows every crumb beneath it. Allow about eight days. A drop of twenty-five centimetres on all sides is counted in.',
      hi: 'मेज़ के लिए फूलों की छपाई वाला सूती मेज़पोश। लंबाई आपकी मेज़ तय करती है, इसलिए छपाई ऑर्डर के बाद होती है। पहले किनारी छपती है, जो तिरछे ब्लॉक से कोना मुड़ती है; फिर बीच में कार्नेशन के फूल भरे जाते हैं, हर फूल में तीन ब्लॉक। दो छीपा मेज़ के दो सिरों से चलते हैं और बीच में मिलते हैं। कपड़ा ठोस सूती चादर का है, क्योंकि पतले में नीचे का हर कण दिखता है। लगभग आठ दिन लगते हैं। चारों ओर पच्चीस सेंटीमीटर की लटकन नाप में शामिल है।',
    },
    pricePaise: 165000,
    materials: [cotton],
    technique: blockPrint,
    region: sanganer,
    giName: 'Sanganeri Hand Block Printing',
    care: linenCare,
    dimensions: { lengthMm: 1500, widthMm: 1500 },
    weightGrams: 520,
    hsn: '63025190',
    leadTimeDays: 8,
    variation: printVaries,
    photos: [
      {
        file: 'linen-tablecloth-rose.avif',
        alt: {
          en: 'Folded white tablecloth printed with rose-pink flowers and green leaves',
          hi: 'तह किया सफ़ेद मेज़पोश, गुलाबी फूल और हरी पत्तियाँ',
        },
        color: rose,
      },
      {
        file: 'linen-tablecloth-indigo.avif',
        alt: {
          en: 'The tablecloth printed in indigo',
          hi: 'नील की छपाई वाला मेज़पोश',
        },
        color: indigo,
      },
      {
        file: 'linen-tablecloth-rose-rail.avif',
        alt: {
          en: 'The rose-pink tablecloth hung over a wooden rail',
          hi: 'लकड़ी के डंडे पर टँगा गुलाबी मेज़पोश',
        },
        color: rose,
      },
      {
        file: 'linen-tablecloth-rose-detail.avif',
        alt: {
          en: 'Close view of the print: pink petals, dark outlines and green leaves',
          hi: 'छपाई पास से: गुलाबी पंखुड़ियाँ, गहरी रेखाएँ और हरी पत्तियाँ',
        },
        color: rose,
      },
    ],
    variants: [
      {
        color: rose,
        sizes: [
          { size: '4 seater', stock: 10 },
          { size: '6 seater', stock: 10, priceDeltaPaise: 55000 },
          { size: '8 seater', stock: 10, priceDeltaPaise: 97000 },
        ],
      },
      {
        color: indigo,
        sizes: [
          { size: '4 seater', stock: 10 },
          { size: '6 seater', stock: 10, priceDeltaPaise: 55000 },
          { size: '8 seater', stock: 10, priceDeltaPaise: 97000 },
        ],
      },
    ],
    listedOn: '2026-04-05',
  },
  {
    slug: 'kannur-striped-table-runner',
    category: 'homeware',
    subcategory: 'table-and-bath-linen',
    maker: 'puzhayoram-hand-trades-federation',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Kannur Striped Table Runner', hi: 'कन्नूर का धारीदार टेबल रनर' },
    description: {
      en: 'A striped cotton runner for the table. Stripes in this runner follow no repeat; the weaver reads them from a card that she and the designer agreed on, narrow, narrow, wide, narrow. Mercerised yarn gives a slight shine on the warp side. Because selvedges are woven and not cut, nothing frays except the two knotted ends. Forty centimetres wide, it leaves room for plates on both sides of an ordinary dining table. Turmeric stains lift if the cloth is soaped and left in sunlight the same day.',
      hi: 'मेज़ के लिए धारीदार सूती रनर। इस रनर की धारियाँ दोहराई नहीं जातीं; बुनकर उन्हें एक कार्ड से पढ़ती हैं, जो डिज़ाइनर के साथ मिलकर तय हुआ: पतली, पतली, चौड़ी, पतली। मर्सराइज़्ड सूत से ताने की ओर हल्की चमक आती है। किनारा कटा नहीं, बुना हुआ है, इसलिए दो गाँठदार सिरों के सिवा कहीं धागा नहीं निकलता। चालीस सेंटीमीटर चौड़ा है, तो आम मेज़ पर दोनों ओर थालियों की जगह बचती है। हल्दी का दाग़ उसी दिन साबुन लगाकर धूप में रखने से हल्का पड़ता है।',
    },
    pricePaise: 92000,
    materials: [cotton],
    technique: handloom,
    region: kannur,
    giName: 'Cannanore Home Furnishings',
    care: linenCare,
    dimensions: { lengthMm: 1800, widthMm: 400 },
    weightGrams: 230,
    hsn: '63025190',
    variation: loomVaries,
    photos: [
      {
        file: 'linen-striped-runner.avif',
        alt: {
          en: 'Folded table runner with uneven stripes of turmeric yellow and dark green on natural cotton',
          hi: 'तह किया टेबल रनर, सादे सूत पर हल्दी पीली और गहरी हरी असमान धारियाँ',
        },
      },
      {
        file: 'linen-striped-runner-detail.avif',
        alt: {
          en: 'Close view of the stripes, turmeric yellow and dark green in cream cotton',
          hi: 'धारियाँ पास से, क्रीम सूत में हल्दी पीली और गहरी हरी',
        },
      },
      {
        file: 'linen-striped-runner-narrow.avif',
        alt: {
          en: 'The runner folded into a narrow bundle, its stripes running across',
          hi: 'पतली तह में रखा रनर, धारियाँ आड़ी दिखती हुईं',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '40 × 180 cm', stock: 0 },
          { size: '40 × 240 cm', stock: 0, priceDeltaPaise: 28000 },
        ],
      },
    ],
    listedOn: '2025-11-24',
  },
  {
    slug: 'kerala-thorthu-towels',
    category: 'homeware',
    subcategory: 'table-and-bath-linen',
    maker: 'puzhayoram-hand-trades-federation',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Kerala Thorthu Towels', hi: 'केरल के तोर्तु गमछे' },
    description: {
      en: 'Thin cotton towels that dry fast. Every house in Kerala has a thorthu on the line. It is a thin towel of unbleached cotton, woven loosely in plain weave so it wrings out almost dry and is ready again in an hour. People bathe with it, strain rice water through it, carry it on the shoulder. Ours have a single coloured line along the edge in the old manner. It feels like gauze rather than terry and takes some getting used to; after that, many travel with nothing else.',
      hi: 'जल्दी सूखने वाले पतले सूती गमछे। केरल के हर घर की रस्सी पर एक तोर्तु टँगा मिलता है। यह बिना ब्लीच के सूत का पतला तौलिया है, ढीली सादी बुनाई का, जो निचोड़ते ही लगभग सूख जाता है और घंटे भर में फिर तैयार रहता है। लोग इससे नहाते हैं, चावल का पानी छानते हैं, कंधे पर डालते हैं। हमारे तोर्तु में पुराने ढंग से किनारे पर एक रंगीन लकीर है। यह रोएँदार नहीं, जाली जैसा लगता है; आदत पड़ने में समय लगता है, फिर सफ़र में यही साथ जाता है।',
    },
    pricePaise: 57000,
    unit: setOf3,
    materials: [cotton],
    technique: handloom,
    region: kannur,
    care: towelCare,
    dimensions: { lengthMm: 1500, widthMm: 750 },
    weightGrams: 390,
    hsn: '63029190',
    variation: loomVaries,
    photos: [
      {
        file: 'linen-thorthu.avif',
        alt: {
          en: 'Three folded towels of thin unbleached cotton, each with a coloured line at the edge',
          hi: 'बिना ब्लीच के पतले सूती कपड़े के तीन तह किए तौलिए, हर एक के किनारे रंगीन लकीर',
        },
      },
      {
        file: 'linen-thorthu-rail.avif',
        alt: {
          en: 'A towel hung over a wooden rail, its coloured line along the lower edge',
          hi: 'लकड़ी के डंडे पर टँगा तौलिया, नीचे के किनारे पर रंगीन लकीर',
        },
      },
      {
        file: 'linen-thorthu-detail.avif',
        alt: {
          en: 'Close view of the loose plain weave and its coloured line',
          hi: 'ढीली सादी बुनाई और रंगीन लकीर पास से',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 55 }] }],
    listedOn: '2026-07-27',
  },
  {
    slug: 'madurkathi-reed-placemats',
    category: 'homeware',
    subcategory: 'table-and-bath-linen',
    maker: 'kopai-mahila-samiti',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Madurkathi Reed Placemats', hi: 'मादुर काठी के प्लेसमैट' },
    description: {
      en: 'Reed mats for plates on the table. Madur is the mat on which Bengal sits in summer. The reed is grown in small plots around Sabang, split with the teeth and a knife, dried and woven on a low bamboo loom with cotton warp by two people, one passing, one beating. Maroon patterns at the ends come from reed dyed in the bark of a local tree. As placemats they stay cool, smell of grass and are edged in cotton tape against fraying. Turmeric wipes away if you do not wait.',
      hi: 'मेज़ पर थाली के नीचे रखने के सरकंडे के प्लेसमैट। गरमी में बंगाल जिस चटाई पर बैठता है, वह मादुर है। काठी सबंग के आसपास छोटे खेतों में उगती है, दाँत और छुरी से चिरती है, सूखती है और बाँस के नीचे करघे पर सूती ताने में बुनी जाती है; एक काठी डालता है, दूसरा ठोकता है। सिरों के मैरून नमूने एक देसी पेड़ की छाल से रँगी काठी के हैं। प्लेसमैट ठंडे रहते हैं, घास-से महकते हैं और किनारे पर सूती पट्टी लगी है। हल्दी देर न करें तो पुँछ जाती है।',
    },
    pricePaise: 108000,
    unit: setOf6,
    materials: [madurReed, cotton],
    technique: matWeaving,
    region: sabang,
    giName: 'Madurkathi',
    care: matCare,
    dimensions: { lengthMm: 450, widthMm: 300 },
    weightGrams: 540,
    hsn: '46012900',
    variation: grassVaries,
    photos: [
      {
        file: 'linen-reed-mats.avif',
        alt: {
          en: 'Four golden reed placemats with dark red patterns at the ends, lying on one another',
          hi: 'सुनहरे सरकंडे के चार प्लेसमैट एक पर एक, सिरों पर गहरे लाल नमूने',
        },
      },
      {
        file: 'linen-reed-mats-detail.avif',
        alt: {
          en: 'Close view of a placemat: fine reeds, a dark red diamond pattern and the bound edge',
          hi: 'प्लेसमैट पास से: महीन सरकंडे, गहरे लाल हीरों का नमूना और बँधा किनारा',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 28 }] }],
    listedOn: '2026-09-29',
  },
];
