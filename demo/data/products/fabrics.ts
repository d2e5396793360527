import type { DemoProduct } from '../types.ts';

// Materials
const cotton = { en: 'Cotton', hi: 'कॉटन' };
const mulmul = { en: 'Cotton mulmul', hi: 'सूती मलमल' };
const khadiCotton = { en: 'Khadi cotton', hi: 'सूती खादी' };
const kalaCotton = { en: 'Kala cotton', hi: 'काला कॉटन' };
const silk = { en: 'Silk', hi: 'रेशम' };
const zari = { en: 'Zari', hi: 'ज़री' };
const modal = { en: 'Modal', hi: 'मोडल' };
const wool = { en: 'Wool', hi: 'ऊन' };
const naturalDyes = { en: 'Natural dyes', hi: 'प्राकृतिक रंग' };

// Techniques
const blockPrint = { en: 'Hand-block printing', hi: 'हाथ की ब्लॉक छपाई' };
const ajrakh = { en: 'Ajrakh resist printing', hi: 'अजरख छपाई' };
const dabu = { en: 'Dabu mud-resist printing', hi: 'दाबू छपाई' };
const kalamkari = { en: 'Kalamkari block printing', hi: 'कलमकारी ब्लॉक छपाई' };
const ikat = { en: 'Ikat weaving', hi: 'इकत बुनाई' };
const bandhani = { en: 'Bandhani tie-dye', hi: 'बांधनी' };
const leheriya = { en: 'Leheriya tie-dye', hi: 'लहरिया' };
const handloom = { en: 'Handloom weaving', hi: 'हथकरघा बुनाई' };

// Regions
const sanganer = { en: 'Sanganer, Rajasthan', hi: 'सांगानेर, राजस्थान' };
const bagru = { en: 'Bagru, Rajasthan', hi: 'बगरू, राजस्थान' };
const jaipur = { en: 'Jaipur, Rajasthan', hi: 'जयपुर, राजस्थान' };
const ajrakhpur = { en: 'Ajrakhpur, Gujarat', hi: 'अजरखपुर, गुजरात' };
const kutch = { en: 'Kutch, Gujarat', hi: 'कच्छ, गुजरात' };
const bhujodi = { en: 'Bhujodi, Gujarat', hi: 'भुजोड़ी, गुजरात' };
const pedana = { en: 'Pedana, Andhra Pradesh', hi: 'पेडना, आंध्र प्रदेश' };
const mangalagiri = { en: 'Mangalagiri, Andhra Pradesh', hi: 'मंगलगिरि, आंध्र प्रदेश' };
const pochampally = { en: 'Pochampally, Telangana', hi: 'पोचमपल्ली, तेलंगाना' };
const maheshwar = { en: 'Maheshwar, Madhya Pradesh', hi: 'महेश्वर, मध्य प्रदेश' };
const chanderi = { en: 'Chanderi, Madhya Pradesh', hi: 'चंदेरी, मध्य प्रदेश' };
const kullu = { en: 'Kullu, Himachal Pradesh', hi: 'कुल्लू, हिमाचल प्रदेश' };

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

// Units, sizes and colours
const metre = { en: '1 metre', hi: '1 मीटर' };
const wide44 = '44 in wide';
const wide46 = '46 in wide';
const red = { en: 'Red', hi: 'लाल' };
const blue = { en: 'Blue', hi: 'नीला' };
const green = { en: 'Green', hi: 'हरा' };
const black = { en: 'Black', hi: 'काला' };
const kora = { en: 'Kora white', hi: 'कोरा सफ़ेद' };
const madder = { en: 'Madder', hi: 'मजीठ लाल' };
const mustard = { en: 'Mustard', hi: 'सरसों पीला' };
const indigo = { en: 'Indigo', hi: 'नील' };
const charcoal = { en: 'Charcoal', hi: 'गहरा स्लेटी' };
const ivory = { en: 'Ivory', hi: 'क्रीम' };

export const fabrics: DemoProduct[] = [
  // Block prints
  {
    slug: 'sanganer-buti-cotton',
    category: 'fabrics',
    subcategory: 'block-prints',
    maker: 'neel-kund-chhipa-samuh',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Sanganer Buti Cotton', hi: 'सांगानेरी बूटी का सूती कपड़ा' },
    description: {
      en: 'Block-printed cotton by the metre, for clothes and light furnishing. Sanganer printers like small flowers, clean outlines and a pale ground, and this buti is as Sanganeri as it gets. Two blocks make it: one carries the petals, the other the stem and leaf, and a printer sets them down about nine hundred times for every metre. The base is 60-count cambric, soft from the first wash, opaque enough for a kurta without lining. Red and blue come on white, the third length reverses the plan with golden flowers on green. Allow four per cent for shrinkage and wash before you cut.',
      hi: 'कपड़े सिलने और घर सजाने के लिए ब्लॉक प्रिंट का सूती कपड़ा, मीटर से। सांगानेर के छीपाओं को छोटे फूल, साफ़ रेखा और हल्की ज़मीन पसंद है, और यह बूटी ठेठ सांगानेरी है। दो ब्लॉक लगते हैं: एक से पंखुड़ियाँ, दूसरे से डंठल और पत्ती। एक मीटर में लगभग नौ सौ बार ठप्पा पड़ता है। कपड़ा 60 काउंट का कैम्ब्रिक है, पहली धुलाई से ही मुलायम और इतना घना कि कुर्ते में अस्तर न लगे। लाल और नीली बूटी सफ़ेद पर है, तीसरा कपड़ा उलटा है: हरे पर सुनहरे फूल। चार प्रतिशत सिकुड़न मानकर चलें और काटने से पहले धो लें।',
    },
    pricePaise: 38000,
    unit: metre,
    materials: [cotton],
    technique: blockPrint,
    region: sanganer,
    giName: 'Sanganeri Hand Block Printing',
    care: carePrint,
    dimensions: { lengthMm: 1000, widthMm: 1118 },
    weightGrams: 112,
    hsn: '52085190',
    variation: {
      en: 'Blocks meet by eye, so expect a thin overlap or gap here and there. Shade varies between dye lots.',
      hi: 'ब्लॉक आँख के अंदाज़ से मिलते हैं, कहीं बारीक जोड़ या ख़ाली जगह दिखेगी। हर खेप का रंग थोड़ा अलग होता है।',
    },
    photos: [
      {
        file: 'fabric-sanganer-red.avif',
        alt: {
          en: 'Folded white cotton printed with small red flowers',
          hi: 'तह किया सफ़ेद सूती कपड़ा, छोटे लाल फूलों की छपाई',
        },
        color: red,
      },
      {
        file: 'fabric-sanganer-blue.avif',
        alt: {
          en: 'The cotton with small blue flowers on white',
          hi: 'सफ़ेद पर छोटे नीले फूलों वाला कपड़ा',
        },
        color: blue,
      },
      {
        file: 'fabric-sanganer-green.avif',
        alt: {
          en: 'The third length: green with small cream and gold flowers',
          hi: 'तीसरा कपड़ा: हरे पर क्रीम और सुनहरे छोटे फूल',
        },
        color: green,
      },
      {
        file: 'fabric-sanganer-red-rail.avif',
        alt: {
          en: 'The white cotton with red flowers hung over a wooden rail',
          hi: 'लकड़ी के डंडे पर टँगा लाल फूलों वाला सफ़ेद कपड़ा',
        },
        color: red,
      },
      {
        file: 'fabric-sanganer-blue-detail.avif',
        alt: {
          en: 'Close view of the print: blue petals with a green stem and leaves',
          hi: 'छपाई पास से: नीली पंखुड़ियाँ, हरा डंठल और पत्तियाँ',
        },
        color: blue,
      },
    ],
    variants: [
      { color: red, sizes: [{ size: wide44, stock: 64 }] },
      { color: blue, sizes: [{ size: wide44, stock: 48 }] },
      { color: green, sizes: [{ size: wide44, stock: 27 }] },
    ],
    listedOn: '2025-01-09',
  },
  {
    slug: 'ajrakh-cotton-star-in-indigo',
    category: 'fabrics',
    subcategory: 'block-prints',
    maker: 'rann-rang-mandal',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Ajrakh Cotton, Star in Indigo', hi: 'अजरख सूती कपड़ा, नील पर तारे' },
    description: {
      en: 'Ajrakh cotton by the metre, for sewing. It takes about three weeks and more than a dozen steps to turn white cotton into this. The cloth is soaked in harda, printed with lime and gum where it should stay pale, stamped with iron for black and alum for red, dipped in indigo, dried on the sand, boiled with madder and washed again and again. Stars sit in rings, cream and red on a deep blue ground. The hand is soft, the smell faintly earthy for the first days, and the reverse shows the pattern too, only quieter. Sews well into shirts, dupattas and quilts.',
      hi: 'सिलाई के लिए अजरख सूती कपड़ा, मीटर से। सफ़ेद कपड़े को अजरख बनने में लगभग तीन हफ़्ते और एक दर्जन से ज़्यादा चरण लगते हैं। कपड़ा हरड़ में भीगता है, जहाँ सफ़ेद रखना हो वहाँ चूना और गोंद छपता है, काले के लिए लोहा, लाल के लिए फिटकरी, फिर नील में डुबकी, रेत पर सूखना, मजीठ में उबाल और बार-बार धुलाई। गहरी नीली ज़मीन पर घेरों में क्रीम और लाल तारे हैं। छूने में मुलायम है, पहले कुछ दिन हल्की मिट्टी-सी गंध आती है और उल्टी तरफ़ भी छपाई हल्की दिखती है। कमीज़, दुपट्टे और रज़ाई के काम आता है।',
    },
    pricePaise: 95000,
    unit: metre,
    materials: [cotton, naturalDyes],
    technique: ajrakh,
    region: ajrakhpur,
    giName: 'Kachchh Ajrakh',
    care: careIndigo,
    dimensions: { lengthMm: 1000, widthMm: 1118 },
    weightGrams: 128,
    hsn: '52085190',
    variation: {
      en: 'Natural dye answers to water and weather; blue may be a tone deeper or lighter than pictured.',
      hi: 'प्राकृतिक रंग पानी और मौसम पर निर्भर हैं; नीला रंग तस्वीर से थोड़ा गहरा या हल्का हो सकता है।',
    },
    photos: [
      {
        file: 'fabric-ajrakh-indigo.avif',
        alt: {
          en: 'Folded indigo cotton printed with cream and red star medallions in circles',
          hi: 'तह किया नील रंग का सूती कपड़ा, घेरों में छपे क्रीम और लाल तारे',
        },
      },
      {
        file: 'fabric-ajrakh-indigo-rail.avif',
        alt: {
          en: 'The cotton hung over a wooden rail, rings of stars side by side',
          hi: 'लकड़ी के डंडे पर टँगा सूती कपड़ा, पास-पास तारों के घेरे',
        },
      },
      {
        file: 'fabric-ajrakh-indigo-detail.avif',
        alt: {
          en: 'Close view of the print: cream and red stars in rings on indigo',
          hi: 'छपाई पास से: नील पर घेरों में क्रीम और लाल तारे',
        },
      },
    ],
    variants: [{ color: indigo, sizes: [{ size: wide44, stock: 42 }] }],
    listedOn: '2025-03-27',
  },
  {
    slug: 'bagru-syahi-cotton-black-and-kora',
    category: 'fabrics',
    subcategory: 'block-prints',
    maker: 'neel-kund-chhipa-samuh',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Bagru Syahi Cotton, Black and Kora', hi: 'बगरू स्याही सूती कपड़ा, काला और कोरा' },
    description: {
      en: 'Block-printed cotton by the metre, black on unbleached white. Old horseshoes, jaggery and three weeks of patience make syahi, the black of Bagru. The brew ferments in clay pots until a scum forms; thickened with gum it prints grey and turns true black where it meets the harda already in the cloth. Two lengths work together: eight-pointed flowers on kora white, and small kora flowers on black. Use one for the body and the other for lining or cuffs. The cotton is medium weight, dry to the touch and keeps a crease if you ask it to. It softens considerably after four or five washes.',
      hi: 'ब्लॉक प्रिंट का सूती कपड़ा, मीटर से: कोरे पर काला। पुरानी नाल, गुड़ और तीन हफ़्ते का धीरज: बगरू की काली स्याही इसी से बनती है। घोल मिट्टी के मटकों में झाग आने तक सड़ता है; गोंद मिलाकर छापो तो पहले स्लेटी दिखता है और कपड़े में बैठी हरड़ से मिलकर पक्का काला हो जाता है। दो कपड़े आपस में मेल खाते हैं: कोरे पर आठ नोक वाले फूल, और काले पर छोटे कोरे फूल। एक से कुर्ता बनाएँ, दूसरा अस्तर या आस्तीन की पट्टी में लगाएँ। कपड़ा बीच की मोटाई का है और चार-पाँच धुलाई में काफ़ी मुलायम हो जाता है।',
    },
    pricePaise: 46000,
    discounts: [{ discountType: 'percentage', value: 10 }],
    unit: metre,
    materials: [cotton, naturalDyes],
    technique: blockPrint,
    region: bagru,
    giName: 'Bagru Hand Block Print',
    care: carePrint,
    dimensions: { lengthMm: 1000, widthMm: 1118 },
    weightGrams: 126,
    hsn: '52085190',
    variation: {
      en: 'Kora is the warm off-white left by harda, not bleached. The black fades evenly to charcoal over years.',
      hi: 'कोरा हरड़ से आई पीली-सी सफ़ेदी है, ब्लीच नहीं। काला रंग बरसों में बराबर हल्का पड़ता है।',
    },
    photos: [
      {
        file: 'fabric-syahi-kora.avif',
        alt: {
          en: 'Folded cream cotton printed with black eight-pointed flowers',
          hi: 'तह किया क्रीम सूती कपड़ा, काले आठ नोक वाले फूलों की छपाई',
        },
        color: kora,
      },
      {
        file: 'fabric-syahi-black.avif',
        alt: {
          en: 'The companion length: black with small cream flowers, folded',
          hi: 'साथ का कपड़ा: काले पर छोटे क्रीम फूल, तह किया',
        },
        color: black,
      },
      {
        file: 'fabric-syahi-kora-rail.avif',
        alt: {
          en: 'The cream length hung over a wooden rail',
          hi: 'लकड़ी के डंडे पर टँगा क्रीम कपड़ा',
        },
        color: kora,
      },
      {
        file: 'fabric-syahi-black-detail.avif',
        alt: {
          en: 'Close view of the small cream flowers on black',
          hi: 'काले पर छोटे क्रीम फूल पास से',
        },
        color: black,
      },
    ],
    variants: [
      { color: kora, sizes: [{ size: wide44, stock: 38 }] },
      { color: black, sizes: [{ size: wide44, stock: 31 }] },
    ],
    listedOn: '2025-05-06',
  },
  {
    slug: 'bagru-madder-buti-cotton',
    category: 'fabrics',
    subcategory: 'block-prints',
    maker: 'neel-kund-chhipa-samuh',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Bagru Madder Buti Cotton', hi: 'मजीठ बूटी का बगरू सूती कपड़ा' },
    description: {
      en: 'Block-printed cotton by the metre, with small madder flowers. Until the red appears you see almost nothing: the printer stamps alum paste, tinted with a little geru so that he knows where he has been. Only in the copper boiler, with madder root and dhawda flowers stirred by two people for an hour, does the buti turn red while the unprinted ground stays kora. The companion length is dyed madder all over and printed with leaf sprigs in dull gold. Both are mordant dyed and hold their colour well in sun. We suggest 2.5 metres for a straight kurta in an average size.',
      hi: 'मजीठ की छोटी बूटियों वाला सूती कपड़ा, मीटर से। लाल रंग आने से पहले लगभग कुछ नहीं दिखता: छीपा फिटकरी की लेई छापता है, जिसमें ज़रा-सा गेरू मिला होता है ताकि पता रहे कहाँ छप चुका। ताँबे की देग में मजीठ की जड़ और धावड़े के फूलों के साथ घंटे भर दो लोग कपड़ा चलाते हैं, तब बूटी लाल होती है और बाक़ी ज़मीन कोरी रहती है। साथ का दूसरा कपड़ा पूरा मजीठ में रंगा है और उस पर मटमैले सुनहरे पत्तों की छपाई है। धूप में रंग टिकता है। औसत नाप के सीधे कुर्ते में 2.5 मीटर लगता है।',
    },
    pricePaise: 44000,
    unit: metre,
    materials: [cotton, naturalDyes],
    technique: blockPrint,
    region: bagru,
    giName: 'Bagru Hand Block Print',
    care: carePrint,
    dimensions: { lengthMm: 1000, widthMm: 1118 },
    weightGrams: 124,
    hsn: '52085190',
    variation: {
      en: 'Madder reds run from brick to wine between boilings. Buy all the metres of a project together.',
      hi: 'हर उबाल में मजीठ का लाल ईंट से गहरे लाल तक बदलता है। एक काम के लिए पूरा कपड़ा साथ ख़रीदें।',
    },
    photos: [
      {
        file: 'fabric-buti-kora.avif',
        alt: {
          en: 'Folded cream cotton printed with small madder-red buti',
          hi: 'तह किया क्रीम सूती कपड़ा, मजीठ लाल छोटी बूटी की छपाई',
        },
        color: kora,
      },
      {
        file: 'fabric-buti-madder.avif',
        alt: {
          en: 'The companion length: madder red with golden leaf sprigs, folded',
          hi: 'साथ का कपड़ा: मजीठ लाल पर सुनहरी पत्तियाँ, तह किया',
        },
        color: madder,
      },
      {
        file: 'fabric-buti-kora-rail.avif',
        alt: {
          en: 'The cream length hung over a wooden rail, buti in rows',
          hi: 'लकड़ी के डंडे पर टँगा क्रीम कपड़ा, क़तारों में बूटी',
        },
        color: kora,
      },
      {
        file: 'fabric-buti-kora-detail.avif',
        alt: {
          en: 'Close view of the buti: a dark outline with a red heart',
          hi: 'बूटी पास से: गहरी रेखा, बीच में लाल',
        },
        color: kora,
      },
    ],
    variants: [
      { color: kora, sizes: [{ size: wide44, stock: 52 }] },
      { color: madder, sizes: [{ size: wide44, stock: 36 }] },
    ],
    listedOn: '2025-07-15',
  },
  {
    slug: 'bagru-neem-leaf-dabu-cotton',
    category: 'fabrics',
    subcategory: 'block-prints',
    maker: 'neel-kund-chhipa-samuh',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Bagru Neem-Leaf Dabu Cotton', hi: 'नीम-पत्ती दाबू का बगरू सूती कपड़ा' },
    description: {
      en: 'Cotton by the metre with a neem-leaf print in dabu. Mud does the drawing here. Black clay from the village tank is sieved with lime, gum and worm-eaten wheat flour, stamped on the cloth as leaf sprigs and dots, and dusted with sawdust so that it will not smear. After the paste dries, the cotton goes into a green bath of light indigo over pomegranate rind. When the mud is washed away the sprigs come out cream, with the faint crackle that tells dabu from any imitation. A calm cloth for curtains, summer shirts and children’s frocks; it is cool and lets the air through.',
      hi: 'दाबू में नीम की पत्तियों वाला सूती कपड़ा, मीटर से। यहाँ चित्र मिट्टी बनाती है। गाँव के तालाब की काली मिट्टी में चूना, गोंद और घुन लगे गेहूँ का आटा मिलाकर छाना जाता है, उससे पत्तियाँ और बिंदियाँ छपती हैं और ऊपर लकड़ी का बुरादा छिड़का जाता है कि फैले नहीं। सूखने के बाद कपड़ा अनार के छिलके और हल्के नील के हरे घोल में जाता है। मिट्टी धुलते ही पत्तियाँ क्रीम रंग में उभरती हैं, महीन दरारों के साथ, जो दाबू की पहचान है। परदों, गर्मी की कमीज़ों और बच्चों की फ़्रॉक के लिए ठंडा कपड़ा है।',
    },
    pricePaise: 47000,
    unit: metre,
    materials: [cotton, naturalDyes],
    technique: dabu,
    region: bagru,
    giName: 'Bagru Hand Block Print',
    care: carePrint,
    dimensions: { lengthMm: 1000, widthMm: 1118 },
    weightGrams: 120,
    hsn: '52085190',
    variation: {
      en: 'Fine crackle lines differ everywhere. The green settles a little after the first wash.',
      hi: 'महीन दरारें हर जगह अलग होंगी। पहली धुलाई के बाद हरा रंग थोड़ा बैठता है।',
    },
    photos: [
      {
        file: 'fabric-neem-green.avif',
        alt: {
          en: 'Folded green cotton printed with rows of cream and gold leaf sprigs and dots',
          hi: 'तह किया हरा सूती कपड़ा, क्रीम-सुनहरी पत्तियों और बिंदियों की क़तारें',
        },
      },
      {
        file: 'fabric-neem-green-rail.avif',
        alt: {
          en: 'The green cotton hung over a wooden rail, leaf sprigs in rows',
          hi: 'लकड़ी के डंडे पर टँगा हरा सूती कपड़ा, क़तारों में पत्तियाँ',
        },
      },
      {
        file: 'fabric-neem-green-detail.avif',
        alt: {
          en: 'Close view of the cream and gold leaves and dots on green',
          hi: 'हरे पर क्रीम-सुनहरी पत्तियाँ और बिंदियाँ पास से',
        },
      },
    ],
    variants: [{ color: green, sizes: [{ size: wide44, stock: 45 }] }],
    listedOn: '2025-09-18',
  },
  {
    slug: 'pedana-kalamkari-cotton-vine',
    category: 'fabrics',
    subcategory: 'block-prints',
    maker: 'tana-bana-samakhya',
    seller: 'godavari-kaveri-producers',
    title: { en: 'Pedana Kalamkari Cotton, Vine', hi: 'पेडना कलमकारी सूती कपड़ा, बेल' },
    description: {
      en: 'Kalamkari cotton by the metre, with a running vine. Buffalo milk goes into the first bath at Pedana, together with myrobalan, to keep the outlines from bleeding. Teak blocks print the iron black and the alum red; a long boil brings the colour up, and the cloth is then swished in the slow water of the canal by men standing waist deep. Blue and yellow are added last. The vine on this cotton wanders without an obvious repeat, a memory of the Persian taste the coast once printed for. The whole lot has sold; the next lengths come when the canal is full again.',
      hi: 'चलती बेल वाला कलमकारी सूती कपड़ा, मीटर से। पेडना में पहले घोल में हरड़ के साथ भैंस का दूध पड़ता है, ताकि रेखाएँ न फैलें। सागौन के ब्लॉक से लोहे का काला और फिटकरी का लाल छपता है; लंबी उबाल से रंग उठता है, फिर कमर तक पानी में खड़े आदमी नहर के धीमे बहाव में कपड़ा झकोलते हैं। नीला और पीला सबसे आख़िर में आता है। बेल ऐसे चलती है कि दोहराव आसानी से नहीं दिखता; यह तट कभी ईरान की पसंद के लिए छापता था, यह उसी की याद है। पूरी खेप बिक चुकी है; अगला कपड़ा नहर भरने पर आएगा।',
    },
    pricePaise: 42000,
    unit: metre,
    materials: [cotton, naturalDyes],
    technique: kalamkari,
    region: pedana,
    giName: 'Machilipatnam Kalamkari',
    care: carePrint,
    dimensions: { lengthMm: 1000, widthMm: 1118 },
    weightGrams: 118,
    hsn: '52085190',
    variation: {
      en: 'Red depends on the water of the season. Tiny flecks of dye on the ground are usual.',
      hi: 'लाल रंग मौसम के पानी पर निर्भर है। ज़मीन पर रंग के नन्हे छींटे सामान्य हैं।',
    },
    photos: [
      {
        file: 'fabric-kalamkari-vine.avif',
        alt: {
          en: 'Folded cream cotton printed with a wandering black vine, red flowers with yellow centres and blue leaves',
          hi: 'तह किया क्रीम सूती कपड़ा, काली बेल, पीले बीच के लाल फूल और नीली पत्तियाँ',
        },
      },
      {
        file: 'fabric-kalamkari-vine-rail.avif',
        alt: {
          en: 'The cotton hung over a wooden rail, the vine climbing along its folds',
          hi: 'लकड़ी के डंडे पर टँगा सूती कपड़ा, सिलवटों पर चढ़ती बेल',
        },
      },
      {
        file: 'fabric-kalamkari-vine-detail.avif',
        alt: {
          en: 'Close view of the kalamkari print: red flowers on a dark vine with small blue leaves',
          hi: 'कलमकारी छपाई पास से: गहरी बेल पर लाल फूल और छोटी नीली पत्तियाँ',
        },
      },
    ],
    variants: [{ sizes: [{ size: wide44, stock: 0 }] }],
    listedOn: '2025-11-20',
  },
  {
    slug: 'ajrakh-on-modal-madder-ground',
    category: 'fabrics',
    subcategory: 'block-prints',
    maker: 'rann-rang-mandal',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Ajrakh on Modal, Madder Ground', hi: 'मोडल पर अजरख, मजीठ ज़मीन' },
    description: {
      en: 'Soft ajrakh-printed modal by the metre. Printers in Ajrakhpur began trying modal some fifteen years ago, when customers asked for drape. The fibre, spun from beech pulp, takes madder deeply and falls like silk, yet can be washed at home. The layout is an old one: eight-pointed stars in indigo on a red field, with fine white outlines left by the lime resist. Pins leave marks in modal, so use clips when you sew, and a new needle. Three metres give a flowing kurta, five a skirt with proper swing. Slightly slippery on the table, very pleasant on the body.',
      hi: 'अजरख छपा मुलायम मोडल कपड़ा, मीटर से। अजरखपुर के छीपाओं ने क़रीब पंद्रह साल पहले मोडल पर छपाई शुरू की, जब ग्राहकों ने ढलकने वाला कपड़ा माँगा। बीच के पेड़ की लुगदी से बना यह रेशा मजीठ गहरा पकड़ता है और रेशम की तरह गिरता है, फिर भी घर पर धुल जाता है। बनावट पुरानी है: लाल ज़मीन पर नील के आठ नोक वाले तारे और चूने से बची सफ़ेद महीन रेखाएँ। मोडल में पिन के निशान रह जाते हैं, सिलते समय क्लिप और नई सुई लें। ढीले कुर्ते में तीन मीटर और घेरदार घाघरे में पाँच मीटर लगता है।',
    },
    pricePaise: 135000,
    unit: metre,
    materials: [modal, naturalDyes],
    technique: ajrakh,
    region: ajrakhpur,
    care: careIndigo,
    dimensions: { lengthMm: 1000, widthMm: 1118 },
    weightGrams: 132,
    hsn: '55161490',
    variation: {
      en: 'Madder on modal varies by lot. Small resist spots are part of hand printing.',
      hi: 'मोडल पर मजीठ हर खेप में बदलता है। छोटे धब्बे हाथ की छपाई का हिस्सा हैं।',
    },
    photos: [
      {
        file: 'fabric-ajrakh-madder.avif',
        alt: {
          en: 'Folded madder-red cloth printed with eight-pointed stars in indigo and white',
          hi: 'तह किया मजीठ लाल कपड़ा, नील और सफ़ेद में छपे आठ नोकों के तारे',
        },
      },
      {
        file: 'fabric-ajrakh-madder-rail.avif',
        alt: {
          en: 'The cloth hung over a wooden rail, rings of stars side by side',
          hi: 'लकड़ी के डंडे पर टँगा कपड़ा, पास-पास तारों के घेरे',
        },
      },
      {
        file: 'fabric-ajrakh-madder-detail.avif',
        alt: {
          en: 'Close view of the ajrakh stars in indigo and white on a madder ground',
          hi: 'मजीठ की ज़मीन पर नील और सफ़ेद अजरख तारे पास से',
        },
      },
    ],
    variants: [{ color: madder, sizes: [{ size: wide44, stock: 24 }] }],
    listedOn: '2026-03-05',
  },

  // Ikat and tie-dye
  {
    slug: 'pochampally-ikat-cotton-diamond',
    category: 'fabrics',
    subcategory: 'ikat-and-tie-dye',
    maker: 'tana-bana-samakhya',
    seller: 'godavari-kaveri-producers',
    title: { en: 'Pochampally Ikat Cotton, Diamond', hi: 'पोचमपल्ली इकत सूती कपड़ा, शकरपारा' },
    description: {
      en: 'Ikat cotton by the metre, with diamonds. Before anyone sits at the loom, the pattern is already finished. Yarn is stretched on a wooden frame, marked with charcoal, tied with strips of rubber where dye must not reach, dyed red, opened, tied again and dyed blue and yellow. Only then is it wound and woven, and each diamond assembles itself, pick by pick, with the feathered edge where threads shift by a hair. Ikat looks nearly the same on both faces, which tailors appreciate. The cotton is firm and slightly crisp; it makes good jackets, cushion covers and straight trousers.',
      hi: 'शकरपारे वाला इकत सूती कपड़ा, मीटर से। नमूना करघे पर बैठने से पहले ही तैयार हो जाता है। सूत लकड़ी के चौखटे पर तानकर कोयले से निशान लगते हैं, जहाँ रंग नहीं चाहिए वहाँ रबर की पट्टी बँधती है, फिर लाल रंगाई, खोलना, दोबारा बाँधना, नीला और पीला। तब सूत लपेटकर बुना जाता है और हर शकरपारा धागे-धागे जुड़ता है; धागा बाल भर सरके तो किनारा पंख जैसा धुँधला दिखता है। इकत दोनों तरफ़ लगभग एक-सा होता है, जो दर्ज़ियों को भाता है। कपड़ा कसा हुआ है, जैकेट, कुशन और सीधी पैंट के लिए अच्छा।',
    },
    pricePaise: 48000,
    unit: metre,
    materials: [cotton],
    technique: ikat,
    region: pochampally,
    giName: 'Pochampally Ikat',
    care: careHandloom,
    dimensions: { lengthMm: 1000, widthMm: 1118 },
    weightGrams: 158,
    hsn: '52084290',
    variation: {
      en: 'Edges of the diamonds blur by a few millimetres; that is how ikat is told from print.',
      hi: 'शकरपारे के किनारे कुछ मिलीमीटर धुँधले होते हैं; इसी से इकत और छपाई का फ़र्क़ पता चलता है।',
    },
    photos: [
      {
        file: 'fabric-ikat-pochampally.avif',
        alt: {
          en: 'Folded red cloth woven with feathered ikat diamonds in cream, blue and yellow',
          hi: 'तह किया लाल कपड़ा, क्रीम, नीले और पीले रंग के धुँधले किनारों वाले इकत शकरपारे',
        },
      },
      {
        file: 'fabric-ikat-pochampally-rail.avif',
        alt: {
          en: 'The cloth hung over a wooden rail, rows of ikat diamonds',
          hi: 'लकड़ी के डंडे पर टँगा कपड़ा, इकत शकरपारों की क़तारें',
        },
      },
      {
        file: 'fabric-ikat-pochampally-detail.avif',
        alt: {
          en: 'Close view of the feathered edges where the tied threads shift',
          hi: 'बँधे धागों के खिसकने से बने धुँधले किनारे पास से',
        },
      },
    ],
    variants: [{ color: red, sizes: [{ size: wide44, stock: 57 }] }],
    listedOn: '2025-02-20',
  },
  {
    slug: 'kutch-bandhani-cotton-silk-red',
    category: 'fabrics',
    subcategory: 'ikat-and-tie-dye',
    maker: 'rann-rang-mandal',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Kutch Bandhani Cotton-Silk, Red', hi: 'कच्छ बांधनी का लाल सूती-रेशम कपड़ा' },
    description: {
      en: 'Red tie-dyed cotton-silk by the metre. A pattern is printed on the folded cloth in washable red earth, and then fingernails take over. One woman lifts the fabric point by point, winds cotton thread four or five times around each, and moves on; a good day is seven hundred knots. The rings and crosses here hold roughly four thousand to the metre. First the dots for yellow are tied, then those for white, and last comes the red bath. We send it pulled open and lightly steamed; the small puckers of the knots stay for months and catch the light. Light, warm in colour, good for dupattas and festive kurtas.',
      hi: 'बांधनी का लाल सूती-रेशम कपड़ा, मीटर से। तह किए कपड़े पर गेरू से नमूना छपता है जो धुल जाता है, फिर नाख़ून का काम शुरू होता है। औरत एक-एक बिंदु उठाकर उस पर चार-पाँच बार सूती धागा लपेटती है; अच्छे दिन में सात सौ गाँठें बँधती हैं। यहाँ के घेरों और चौकड़ियों में एक मीटर में लगभग चार हज़ार बिंदियाँ हैं। पहले पीले के लिए बँधाई, फिर सफ़ेद के लिए, और आख़िर में लाल रंग। कपड़ा खोलकर हल्की भाप देकर भेजा जाता है; गाँठों की सिलवटें महीनों टिकती हैं। दुपट्टे और त्योहार के कुर्ते के लिए हल्का कपड़ा।',
    },
    pricePaise: 164000,
    unit: metre,
    materials: [cotton, silk],
    technique: bandhani,
    region: kutch,
    care: careSilk,
    dimensions: { lengthMm: 1000, widthMm: 1118 },
    weightGrams: 88,
    hsn: '50079090',
    variation: {
      en: 'Dots vary in size with the hand that tied them. Width may be uneven by two centimetres because of the puckers.',
      hi: 'बिंदी का आकार बाँधने वाले हाथ से बदलता है। सिलवटों के कारण चौड़ाई में दो सेंटीमीटर तक फ़र्क़ हो सकता है।',
    },
    photos: [
      {
        file: 'fabric-bandhani-red.avif',
        alt: {
          en: 'Folded red cloth with rings and crosses of white and yellow tie-dye dots',
          hi: 'तह किया लाल कपड़ा, सफ़ेद और पीली बांधनी बिंदियों के घेरे और चौकड़ियाँ',
        },
      },
      {
        file: 'fabric-bandhani-red-rail.avif',
        alt: {
          en: 'The cloth hung over a wooden rail, wheels of dots falling along its folds',
          hi: 'लकड़ी के डंडे पर टँगा कपड़ा, सिलवटों पर उतरते बिंदियों के चक्र',
        },
      },
      {
        file: 'fabric-bandhani-red-detail.avif',
        alt: {
          en: 'Close view of the tied dots: white and yellow rings on red',
          hi: 'बँधी बिंदियाँ पास से: लाल पर सफ़ेद और पीले घेरे',
        },
      },
    ],
    variants: [{ color: red, sizes: [{ size: wide44, stock: 16 }] }],
    listedOn: '2025-10-22',
  },
  {
    slug: 'pochampally-ikat-cotton-arrow-stripe',
    category: 'fabrics',
    subcategory: 'ikat-and-tie-dye',
    maker: 'tana-bana-samakhya',
    seller: 'godavari-kaveri-producers',
    title: { en: 'Pochampally Ikat Cotton, Arrow Stripe', hi: 'पोचमपल्ली इकत सूती कपड़ा, तीर धारी' },
    description: {
      en: 'Ikat cotton by the metre, with stripes of arrowheads. Arrowheads march along the length, one stripe up and the next down. Because only the warp is tied, this design weaves faster than the diamond and costs a little less; the beginner weavers of the society do most of it, checked every evening by an older one. Woven at 2/80s, it is lighter than other Pochampally cottons and hangs straight, a sensible choice for sarees’ blouses, long shirts or a plain curtain. Match the arrows at the side seam by buying twenty centimetres extra. Colours are fast azo-free dyes, tested by the co-operative once a year.',
      hi: 'तीर की धारियों वाला इकत सूती कपड़ा, मीटर से। लंबाई में तीरों की क़तार चलती है, एक धारी ऊपर और अगली नीचे। इसमें सिर्फ़ ताना बँधता है, इसलिए शकरपारे से जल्दी बुन जाता है और दाम थोड़ा कम है; समिति के नए बुनकर ज़्यादातर यही बुनते हैं और शाम को कोई बुज़ुर्ग जाँचता है। 2/80 के सूत से बना है, पोचमपल्ली के दूसरे कपड़ों से हल्का और सीधा गिरने वाला: ब्लाउज़, लंबी कमीज़ या सादे परदे के लिए ठीक। बग़ल की सिलाई पर तीर मिलाने हों तो बीस सेंटीमीटर ज़्यादा लें। रंग पक्के और एज़ो-मुक्त हैं।',
    },
    pricePaise: 43000,
    unit: metre,
    materials: [cotton],
    technique: ikat,
    region: pochampally,
    giName: 'Pochampally Ikat',
    care: careHandloom,
    dimensions: { lengthMm: 1000, widthMm: 1118 },
    weightGrams: 134,
    hsn: '52084290',
    variation: {
      en: 'Arrow tips blur by a few threads. Stripe width may vary by two millimetres along the piece.',
      hi: 'तीर की नोक कुछ धागों तक धुँधली होती है। धारी की चौड़ाई दो मिलीमीटर घट-बढ़ सकती है।',
    },
    photos: [
      {
        file: 'fabric-ikat-arrow.avif',
        alt: {
          en: 'Folded indigo cotton with stripes of ikat arrows set point to point in cream and ochre',
          hi: 'तह किया नील सूती कपड़ा, क्रीम और गेरुए रंग में नोक से नोक मिले इकत तीरों की धारियाँ',
        },
        color: indigo,
      },
      {
        file: 'fabric-ikat-arrow-charcoal.avif',
        alt: {
          en: 'The cotton in charcoal, arrows in cream and rust',
          hi: 'गहरा स्लेटी सूती कपड़ा, क्रीम और कत्थई तीर',
        },
        color: charcoal,
      },
      {
        file: 'fabric-ikat-arrow-mustard.avif',
        alt: {
          en: 'The cotton in mustard, arrows in cream and maroon',
          hi: 'सरसों पीला सूती कपड़ा, क्रीम और मैरून तीर',
        },
        color: mustard,
      },
      {
        file: 'fabric-ikat-arrow-rail.avif',
        alt: {
          en: 'Indigo arrow cotton hung over a wooden rail',
          hi: 'लकड़ी के डंडे पर टँगा तीर धारी वाला नील कपड़ा',
        },
        color: indigo,
      },
      {
        file: 'fabric-ikat-arrow-detail.avif',
        alt: {
          en: 'Close view of the ikat arrows with their feathered edges',
          hi: 'धुँधले किनारों वाले इकत तीर पास से',
        },
        color: indigo,
      },
    ],
    variants: [
      { color: indigo, sizes: [{ size: wide44, stock: 41 }] },
      { color: charcoal, sizes: [{ size: wide44, stock: 29 }] },
      { color: mustard, sizes: [{ size: wide44, stock: 0 }] },
    ],
    listedOn: '2026-01-29',
  },
  {
    slug: 'leheriya-mulmul',
    category: 'fabrics',
    subcategory: 'ikat-and-tie-dye',
    maker: 'neel-kund-chhipa-samuh',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Leheriya Mulmul', hi: 'लहरिया मलमल' },
    description: {
      en: 'Fine mulmul by the metre, dyed in slanting waves. Roll a length of mulmul on the diagonal into a rope, tie it tightly at every finger’s width, dip, dry, and it opens in slanting waves: that is leheriya, the cloth Jaipur wears when the rains arrive. Our dyers work in their lane with the rope over one shoulder, two or three tyings for two or three colours. The mulmul is so fine that a whole metre weighs less than a mango, and it dries in half an hour. For a kurta you will want a slip beneath; as a dupatta it needs nothing. Colour may loosen in the first wash.',
      hi: 'तिरछी लहरों में रँगी महीन मलमल, मीटर से। मलमल को तिरछा लपेटकर रस्सी बनाइए, उँगली भर की दूरी पर कसकर बाँधिए, रंग में डुबोकर सुखाइए और खोलिए: तिरछी लहरें निकलेंगी। यही लहरिया है, जिसे जयपुर सावन में पहनता है। हमारे रंगरेज़ रस्सी कंधे पर डाले अपनी गली में ही काम करते हैं; दो या तीन रंगों के लिए दो या तीन बार बँधाई। मलमल इतनी महीन है कि एक मीटर का वज़न एक आम से भी कम है और आधे घंटे में सूख जाती है। कुर्ते के नीचे शमीज़ लगेगी, दुपट्टे में कुछ नहीं। पहली धुलाई में थोड़ा रंग छूट सकता है।',
    },
    pricePaise: 52000,
    discounts: [{ discountType: 'percentage', value: 25, endsInDays: 5 }],
    unit: metre,
    materials: [mulmul],
    technique: leheriya,
    region: jaipur,
    care: carePrint,
    dimensions: { lengthMm: 1000, widthMm: 1118 },
    weightGrams: 72,
    hsn: '52085190',
    variation: {
      en: 'Waves widen and narrow along the cloth, and the tie marks leave fine white lines of uneven length.',
      hi: 'लहरें कहीं चौड़ी, कहीं सँकरी होती हैं और बाँधने से असमान सफ़ेद रेखाएँ बनती हैं।',
    },
    photos: [
      {
        file: 'fabric-leheriya-red.avif',
        alt: {
          en: 'Folded mulmul in slanting zigzag waves of red, cream and mustard',
          hi: 'तह किया मलमल, लाल, क्रीम और सरसों पीली टेढ़ी लहरों में',
        },
        color: red,
      },
      {
        file: 'fabric-leheriya-green.avif',
        alt: {
          en: 'The mulmul in green: waves of deep green, cream and yellow-green',
          hi: 'हरा मलमल: गहरी हरी, क्रीम और पीली-हरी लहरें',
        },
        color: green,
      },
      {
        file: 'fabric-leheriya-mustard.avif',
        alt: {
          en: 'The mulmul in mustard: waves of mustard, cream and rust',
          hi: 'सरसों पीला मलमल: सरसों, क्रीम और कत्थई लहरें',
        },
        color: mustard,
      },
      {
        file: 'fabric-leheriya-red-rail.avif',
        alt: {
          en: 'Red leheriya hung over a wooden rail, its waves running across',
          hi: 'लकड़ी के डंडे पर टँगा लाल लहरिया, आर-पार दौड़ती लहरें',
        },
        color: red,
      },
      {
        file: 'fabric-leheriya-green-detail.avif',
        alt: {
          en: 'Close view of the waves in green, their edges soft where the thread was tied',
          hi: 'हरी लहरें पास से, धागा बँधने की जगह किनारे मुलायम',
        },
        color: green,
      },
    ],
    variants: [
      { color: red, sizes: [{ size: wide44, stock: 22 }] },
      { color: green, sizes: [{ size: wide44, stock: 18 }] },
      { color: mustard, sizes: [{ size: wide44, stock: 11 }] },
    ],
    listedOn: '2026-06-25',
  },
  {
    slug: 'gajji-silk-bandhani-length',
    category: 'fabrics',
    subcategory: 'ikat-and-tie-dye',
    maker: 'rann-rang-mandal',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Gajji Silk Bandhani Length, 2.5 Metres', hi: 'गजी सिल्क बांधनी, 2.5 मीटर' },
    description: {
      en: 'A length of tie-dyed gajji silk, enough for an odhani. Gajji is a satin-faced silk once woven for wedding cloths in Gujarat; today very little is, and the group buys it when it can. Two sisters near Mandvi tied this length between Navratri and the end of winter, around eighteen thousand dots in the rasmandal layout, a large wheel with smaller wheels in the corners. The ground is black-maroon, almost black in the evening, with red, yellow and white dots. Two and a half metres, hemmed, enough for a generous odhani. Keep the puckers: ironing flattens them for ever. A slight smell of dye leaves after an afternoon of airing.',
      hi: 'एक ओढ़नी भर की गजी सिल्क बांधनी। गजी साटन जैसी सतह का रेशम है, जो कभी गुजरात में शादी के कपड़ों के लिए बुना जाता था; अब बहुत कम बुनता है और मिलते ही मंडल ख़रीद लेता है। मांडवी के पास की दो बहनों ने यह टुकड़ा नवरात्रि से जाड़ा जाने तक बाँधा: रासमंडल में लगभग अठारह हज़ार बिंदियाँ, बीच में बड़ा चक्र और कोनों में छोटे। ज़मीन कत्थई-काली है, शाम को लगभग काली दिखती है; बिंदियाँ लाल, पीली और सफ़ेद हैं। किनारे तुरपे हुए, ओढ़नी के लिए पूरा। सिलवटें रहने दें, इस्त्री से सदा के लिए मिट जाती हैं।',
    },
    pricePaise: 980000,
    materials: [silk],
    technique: bandhani,
    region: kutch,
    care: careSilk,
    dimensions: { lengthMm: 2500, widthMm: 1118 },
    weightGrams: 310,
    hsn: '50072010',
    oneOfAKind: true,
    variation: {
      en: 'There is one length. Its colours are drawn here, not photographed; ask for a daylight picture if you wish.',
      hi: 'एक ही टुकड़ा है। यहाँ रंग चित्र में हैं, तस्वीर में नहीं; चाहें तो दिन की रोशनी की तस्वीर माँग लें।',
    },
    photos: [
      {
        file: 'fabric-bandhani-black.avif',
        alt: {
          en: 'Folded black-maroon silk with rings and crosses of white and red tie-dye dots',
          hi: 'तह किया कालापन लिए मैरून रेशम, सफ़ेद और लाल बांधनी बिंदियों के घेरे और चौकड़ियाँ',
        },
      },
      {
        file: 'fabric-bandhani-black-rail.avif',
        alt: {
          en: 'The length hung over a wooden rail, dotted wheels falling along its folds',
          hi: 'लकड़ी के डंडे पर टँगा कपड़ा, सिलवटों पर उतरते बिंदियों के चक्र',
        },
      },
      {
        file: 'fabric-bandhani-black-detail.avif',
        alt: {
          en: 'Close view of the tied dots: rings of white and red on black-maroon silk',
          hi: 'बँधी बिंदियाँ पास से: कालापन लिए मैरून रेशम पर सफ़ेद और लाल घेरे',
        },
      },
    ],
    variants: [{ sizes: [{ size: '2.5 m', stock: 1 }] }],
    listedOn: '2026-09-24',
  },

  // Handloom and khadi
  {
    slug: 'turmeric-khadi-trio',
    category: 'fabrics',
    subcategory: 'handloom-and-khadi',
    maker: 'neel-kund-chhipa-samuh',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Turmeric Khadi Trio', hi: 'हल्दी खादी, तीन कपड़े' },
    description: {
      en: 'Three lengths chosen to be sewn together: a turmeric-yellow khadi with red flowers, an orange one with small white flowers, and a white khadi check with rust lines that has seen no printing block at all. The cloth is spun on an ambar charkha and woven near Dausa, then two of the three go to Sanganer for block printing. Each piece measures two metres. Hand-spun yarn is thick in one place and thin in the next, so the fabric breathes and grows softer with every wash. A kurta, a blouse and a cushion will come out of the set, with scraps for a quilt.',
      hi: 'साथ सिलने के लिए चुने तीन कपड़े: हल्दी-पीली खादी पर लाल फूल, नारंगी खादी पर छोटे सफ़ेद फूल और सफ़ेद खादी का ईंट-रंगी चेक, जिस पर कोई ठप्पा नहीं पड़ा। सूत अंबर चरखे पर कता है और दौसा के पास बुना गया है; तीन में से दो कपड़े छपाई के लिए सांगानेर जाते हैं। हर टुकड़ा दो मीटर का है। हाथ का सूत कहीं मोटा, कहीं पतला होता है, इसलिए कपड़ा हवा देता है और हर धुलाई में मुलायम होता है। एक कुर्ता, एक ब्लाउज़ और एक कुशन निकलेगा, कतरनें रज़ाई के काम आएँगी।',
    },
    pricePaise: 315000,
    unit: { en: 'Set of 3, 2 metres each', hi: '3 का सेट, हर एक 2 मीटर' },
    materials: [khadiCotton],
    technique: blockPrint,
    region: sanganer,
    care: carePrint,
    dimensions: { lengthMm: 2000, widthMm: 1118 },
    weightGrams: 840,
    hsn: '52085190',
    variation: {
      en: 'Slubs and an occasional knot belong to hand-spun yarn. Yellows differ slightly between lots.',
      hi: 'गाँठें और मोटे-पतले धागे हाथ के सूत की पहचान हैं। हर खेप का पीला थोड़ा अलग होता है।',
    },
    photos: [
      {
        file: 'fabric-turmeric-stack.avif',
        alt: {
          en: 'Stack of three folded cottons: yellow with red flowers, orange with white flowers, and a white and rust check',
          hi: 'तह किए तीन सूती कपड़ों की ढेरी: पीले पर लाल फूल, नारंगी पर सफ़ेद फूल और सफ़ेद-ईंट रंग का चेक',
        },
      },
      {
        file: 'fabric-turmeric-rail.avif',
        alt: {
          en: 'The yellow length with red flowers hung over a wooden rail',
          hi: 'लकड़ी के डंडे पर टँगा लाल फूलों वाला पीला कपड़ा',
        },
      },
      {
        file: 'fabric-turmeric-stack-detail.avif',
        alt: {
          en: 'Close view of the yellow khadi: printed red flowers and the hand-spun weave',
          hi: 'पीली खादी पास से: छपे लाल फूल और हाथ कते सूत की बुनाई',
        },
      },
    ],
    variants: [{ sizes: [{ size: '3 x 2 m', stock: 13 }] }],
    listedOn: '2025-04-17',
  },
  {
    slug: 'mangalagiri-cotton-with-nizam-border',
    category: 'fabrics',
    subcategory: 'handloom-and-khadi',
    maker: 'tana-bana-samakhya',
    seller: 'godavari-kaveri-producers',
    title: { en: 'Mangalagiri Cotton with Nizam Border', hi: 'निज़ाम किनारी का मंगलगिरि सूती कपड़ा' },
    description: {
      en: 'Handloom cotton by the metre, with a woven border. Run a thumb along the edge and you feel the Nizam border, a row of tiny gold triangles like the steps of the hill temple above the town. The rest is plain. Pit-loom weavers in Mangalagiri beat the weft so closely that the cloth has no gaps and no loose floats, then brush starch into the warp while it is stretched down the street. Fresh from us it is crisp as paper; two washes and it relaxes. Lay kurtas out sideways, so that the border falls at the hem and needs no turning.',
      hi: 'बुनी किनारी वाला हथकरघे का सूती कपड़ा, मीटर से। किनारे पर अँगूठा फेरिए, निज़ाम किनारी हाथ में आएगी: सुनहरे तिकोनों की क़तार, जैसे क़स्बे के पहाड़ी मंदिर की सीढ़ियाँ। बाक़ी कपड़ा सादा है। मंगलगिरि के गड्ढा-करघों पर बाना इतना कसकर ठोका जाता है कि न ख़ाली जगह रहती है, न ढीला धागा; ताने को गली में तानकर माँड लगाई जाती है। नया कपड़ा काग़ज़-सा कड़क होता है, दो धुलाई में नरम पड़ता है। कुर्ता आड़ा काटें, ताकि किनारी घेर पर आए और मोड़ने की ज़रूरत न पड़े।',
    },
    pricePaise: 48000,
    discounts: [{ discountType: 'percentage', value: 10 }],
    unit: metre,
    materials: [cotton, zari],
    technique: handloom,
    region: mangalagiri,
    giName: 'Mangalagiri Sarees and Fabrics',
    care: careHandloom,
    dimensions: { lengthMm: 1000, widthMm: 1168 },
    weightGrams: 136,
    hsn: '52085190',
    variation: {
      en: 'Selvedges may pull in slightly. Colours are dyed in small lots and shift by a tone.',
      hi: 'किनारे हल्के खिंच सकते हैं। रंग छोटी खेपों में होता है और थोड़ा बदलता है।',
    },
    photos: [
      {
        file: 'fabric-mangalagiri-green.avif',
        alt: {
          en: 'Folded plain green cotton with a border of small golden triangles and a red edge',
          hi: 'तह किया सादा हरा सूती कपड़ा, छोटे सुनहरे तिकोनों की किनारी और लाल छोर',
        },
        color: green,
      },
      {
        file: 'fabric-mangalagiri-red.avif',
        alt: {
          en: 'The cotton in red, with its golden triangles and a green edge',
          hi: 'लाल सूती कपड़ा, सुनहरे तिकोन और हरा छोर',
        },
        color: red,
      },
      {
        file: 'fabric-mangalagiri-ivory.avif',
        alt: {
          en: 'The cotton in ivory, with its golden triangles and a red edge',
          hi: 'क्रीम सूती कपड़ा, सुनहरे तिकोन और लाल छोर',
        },
        color: ivory,
      },
      {
        file: 'fabric-mangalagiri-green-rail.avif',
        alt: {
          en: 'Green cotton hung over a wooden rail, a border down each side',
          hi: 'लकड़ी के डंडे पर टँगा हरा सूती कपड़ा, दोनों ओर किनारी',
        },
        color: green,
      },
      {
        file: 'fabric-mangalagiri-green-detail.avif',
        alt: {
          en: 'Close view of the Nizam border: a row of golden steps above a gold band and a red edge',
          hi: 'निज़ाम किनारी पास से: सुनहरी सीढ़ियों की क़तार, सुनहरी पट्टी और लाल छोर',
        },
        color: green,
      },
    ],
    variants: [
      { color: green, sizes: [{ size: wide46, stock: 33 }] },
      { color: red, sizes: [{ size: wide46, stock: 26 }] },
      { color: ivory, sizes: [{ size: wide46, stock: 40 }] },
    ],
    listedOn: '2025-06-05',
  },
  {
    slug: 'maheshwari-cotton-silk-by-the-metre',
    category: 'fabrics',
    subcategory: 'handloom-and-khadi',
    maker: 'narmada-ghat-bunkar-samiti',
    seller: 'saat-nadi-studio',
    title: { en: 'Maheshwari Cotton-Silk by the Metre', hi: 'माहेश्वरी सूती-रेशम कपड़ा, मीटर से' },
    description: {
      en: 'Light cotton-silk for kurtas, jackets and stoles. Silk runs lengthwise, cotton across, and neither shows off. What you get is a fabric with a low gleam, sheer against the window and solid on the body, that weighs barely ninety grams a metre. The society weaves it plain, without border, for people who sew: kurtas, light jackets, stoles, lampshades. Hold the scissors sharp, because the silk warp frays; a French seam solves it. The indigo and mustard dyes are reactive and safe to hand wash. Woven at about five metres a day on a frame loom beside the river.',
      hi: 'कुर्ते, जैकेट और स्टोल के लिए हल्का सूती-रेशम कपड़ा। रेशम लंबाई में चलता है और सूत चौड़ाई में; दोनों में से कोई इतराता नहीं। हल्की चमक वाला कपड़ा बनता है: खिड़की के आगे पारदर्शी, तन पर भरा हुआ, एक मीटर में बमुश्किल नब्बे ग्राम। समिति इसे सिलने वालों के लिए बिना किनारी सादा बुनती है: कुर्ता, हल्की जैकेट, स्टोल, लैंपशेड। कैंची तेज़ रखें, रेशमी ताना उधड़ता है; फ़्रेंच सिलाई से काम बन जाता है। रंग पक्के हैं, हाथ से धुल सकता है। नदी किनारे के करघे पर दिन में क़रीब पाँच मीटर बुनता है।',
    },
    pricePaise: 89000,
    discounts: [{ discountType: 'percentage', value: 10, startsInDays: 6, endsInDays: 20 }],
    unit: metre,
    materials: [silk, cotton],
    technique: handloom,
    region: maheshwar,
    giName: 'Maheshwar Sarees & Fabrics',
    care: careHandloom,
    dimensions: { lengthMm: 1000, widthMm: 1168 },
    weightGrams: 90,
    hsn: '50072010',
    variation: {
      en: 'A thicker cotton pick now and then is normal. Sheen changes with the direction of light.',
      hi: 'कहीं-कहीं मोटा धागा आना सामान्य है। चमक रोशनी की दिशा से बदलती है।',
    },
    photos: [
      {
        file: 'fabric-maheshwari-indigo.avif',
        alt: {
          en: 'Folded length of plain indigo cotton-silk with a soft sheen',
          hi: 'तह किया नील रंग का सादा सूती-रेशम कपड़ा, हल्की चमक के साथ',
        },
        color: indigo,
      },
      {
        file: 'fabric-maheshwari-mustard.avif',
        alt: {
          en: 'The cotton-silk in mustard, folded',
          hi: 'सरसों पीला सूती-रेशम, तह किया हुआ',
        },
        color: mustard,
      },
      {
        file: 'fabric-maheshwari-rail.avif',
        alt: {
          en: 'The mustard cotton-silk hung over a wooden rail',
          hi: 'लकड़ी के डंडे पर टँगा सरसों पीला सूती-रेशम',
        },
        color: mustard,
      },
      {
        file: 'fabric-maheshwari-detail.avif',
        alt: {
          en: 'Close view of the plain weave, indigo threads with a low gleam',
          hi: 'सादी बुनाई पास से, हल्की चमक वाले नील के धागे',
        },
        color: indigo,
      },
    ],
    variants: [
      { color: indigo, sizes: [{ size: wide46, stock: 28 }] },
      { color: mustard, sizes: [{ size: wide46, stock: 19 }] },
    ],
    listedOn: '2026-04-28',
  },
  {
    slug: 'kala-cotton-from-bhujodi',
    category: 'fabrics',
    subcategory: 'handloom-and-khadi',
    maker: 'rann-rang-mandal',
    seller: 'aravali-haat-cooperative',
    title: { en: 'Kala Cotton from Bhujodi', hi: 'भुजोड़ी का काला कॉटन कपड़ा' },
    description: {
      en: 'Sturdy handwoven cotton by the metre. Kala is an old Kutchi cotton that lives on rain alone, and its staple is so short that mills do not want it. Hand spinners do. Vankar weavers of Bhujodi size the yarn with wheat paste and weave it on pit looms into a sturdy cloth, off-white with brown specks of seed. It feels like rough linen on the first day and like an old bedsheet after a year. Thick enough for overshirts, trousers, tote bags and upholstery of a light chair. Undyed, unbleached, ready for your own indigo vat. Expect six per cent shrinkage.',
      hi: 'हाथ से बुना मज़बूत सूती कपड़ा, मीटर से। काला कच्छ की पुरानी कपास है, जो सिर्फ़ बारिश के भरोसे उगती है; रेशा इतना छोटा है कि मिलें नहीं लेतीं, पर हाथ से कातने वाले लेते हैं। भुजोड़ी के वणकर सूत पर गेहूँ की माँड चढ़ाकर गड्ढा-करघे पर मज़बूत कपड़ा बुनते हैं: मटमैला सफ़ेद, जिसमें बिनौले के भूरे छींटे हैं। पहले दिन खुरदरे लिनेन जैसा, साल भर बाद पुरानी चादर जैसा मुलायम। ओवरशर्ट, पैंट, झोले और हल्की कुर्सी की गद्दी के लायक़ मोटा। न रंगा, न ब्लीच किया, आपके नील के कुंड के लिए तैयार। छह प्रतिशत सिकुड़ता है।',
    },
    pricePaise: 62000,
    unit: metre,
    materials: [kalaCotton],
    technique: handloom,
    region: bhujodi,
    care: careHandloom,
    dimensions: { lengthMm: 1000, widthMm: 1118 },
    weightGrams: 245,
    hsn: '52094990',
    variation: {
      en: 'Seed specks and slubs are not sorted out. Width may vary by two centimetres.',
      hi: 'बिनौले के छींटे और मोटे धागे निकाले नहीं जाते। चौड़ाई दो सेंटीमीटर घट-बढ़ सकती है।',
    },
    photos: [
      {
        file: 'fabric-kala-cotton.avif',
        alt: {
          en: 'Folded length of undyed, sturdy cotton with brown specks of seed',
          hi: 'तह किया बिना रंगा मोटा सूती कपड़ा, बिनौले के भूरे छींटों के साथ',
        },
      },
      {
        file: 'fabric-kala-cotton-rail.avif',
        alt: {
          en: 'The undyed cotton hung over a wooden rail, falling in soft folds',
          hi: 'लकड़ी के डंडे पर टँगा बिना रंगा सूती कपड़ा, नरम सिलवटों में गिरता हुआ',
        },
      },
      {
        file: 'fabric-kala-cotton-detail.avif',
        alt: {
          en: 'Close view of the weave: uneven hand-spun threads and small dark flecks of seed',
          hi: 'बुनाई पास से: हाथ कते ऊँचे-नीचे धागे और बिनौले के छोटे गहरे कण',
        },
      },
    ],
    variants: [{ sizes: [{ size: wide44, stock: 37 }] }],
    listedOn: '2025-08-26',
  },
  {
    slug: 'chanderi-tissue-by-the-metre',
    category: 'fabrics',
    subcategory: 'handloom-and-khadi',
    maker: 'narmada-ghat-bunkar-samiti',
    seller: 'saat-nadi-studio',
    title: { en: 'Chanderi Tissue by the Metre', hi: 'चंदेरी टिशू, मीटर से' },
    description: {
      en: 'Sheer silk tissue by the metre, with a thread of zari. Weavers in Chanderi leave the natural gum on their silk, and this small omission gives the cloth its glassy transparency and a slight stiffness that holds a pleat. In the tissue, every second thread across is zari, so the ivory turns to pale gold when it folds. It rustles. People use it for dupattas, blouse sleeves, festive curtains and the over-layer of a lehenga. Iron warm under a cotton cloth and fold loosely, because zari remembers a hard crease. Handle it with rings off. Cut from the roll to your length, in full metres.',
      hi: 'ज़री के तार वाला पारदर्शी रेशमी टिशू, मीटर से। चंदेरी के बुनकर रेशम का क़ुदरती गोंद उतारते नहीं; इसी से कपड़े में काँच जैसी पारदर्शिता और चुन्नट थामने वाली हल्की कड़क आती है। टिशू में बाने का हर दूसरा धागा ज़री का है, इसलिए तह पड़ते ही हाथीदाँती रंग हल्का सुनहरा हो जाता है। चलने पर सरसराता है। दुपट्टे, ब्लाउज़ की आस्तीन, त्योहार के परदे और लहँगे की ऊपरी परत में लगता है। सूती कपड़े के नीचे हल्की गरम इस्त्री करें और ढीला तह करें, ज़री पक्की सिलवट नहीं भूलती। अँगूठी उतारकर छुएँ।',
    },
    pricePaise: 125000,
    unit: metre,
    materials: [silk, zari],
    technique: handloom,
    region: chanderi,
    care: careSilk,
    dimensions: { lengthMm: 1000, widthMm: 1118 },
    weightGrams: 68,
    hsn: '50072010',
    variation: {
      en: 'A faint horizontal band may show where a bobbin was changed. Gold deepens in lamplight.',
      hi: 'जहाँ बॉबिन बदली हो, वहाँ हल्की आड़ी लकीर दिख सकती है। दीये की रोशनी में सुनहरा गहरा लगता है।',
    },
    photos: [
      {
        file: 'fabric-chanderi-tissue.avif',
        alt: {
          en: 'Folded ivory tissue with a pale golden sheen from fine zari lines',
          hi: 'तह किया हाथीदाँती टिश्यू, महीन ज़री की लकीरों से हल्की सुनहरी चमक',
        },
      },
      {
        file: 'fabric-chanderi-tissue-rail.avif',
        alt: {
          en: 'The tissue hung over a wooden rail, pale gold along its folds',
          hi: 'लकड़ी के डंडे पर टँगा टिशू, सिलवटों पर हल्का सुनहरा',
        },
      },
      {
        file: 'fabric-chanderi-tissue-detail.avif',
        alt: {
          en: 'Close view of the tissue: fine lines of zari in ivory silk',
          hi: 'टिशू पास से: हाथीदाँती रेशम में ज़री की महीन लकीरें',
        },
      },
    ],
    variants: [{ color: ivory, sizes: [{ size: wide44, stock: 21 }] }],
    listedOn: '2026-10-19',
  },
  {
    slug: 'kullu-wool-patti',
    category: 'fabrics',
    subcategory: 'handloom-and-khadi',
    maker: 'teen-darra-oon-samuh',
    seller: 'saat-nadi-studio',
    title: { en: 'Kullu Wool Patti', hi: 'कुल्लू की ऊनी पट्टी' },
    description: {
      en: 'Patti is the narrow tweed from which mountain coats are cut. Spinners in the Kullu valley mix the fleece of local sheep with a third of merino, leave grey and brown as the animals wore them, and weave a twill in widths of 28 inches. After weaving it is trodden in warm water until the fibres close, so wind has a hard time. The society weaves to order, minimum two metres, and a man’s jacket takes four and a half because of the narrow width. It sheds a little fluff at first. Tailors should press with steam and a wooden clapper.',
      hi: 'पट्टी वह सँकरा ऊनी कपड़ा है, जिससे पहाड़ में कोट बनते हैं। कुल्लू घाटी में स्थानीय भेड़ की ऊन में एक तिहाई मेरिनो मिलाकर काता जाता है, स्लेटी और भूरा रंग भेड़ का ही रहता है और 28 इंच चौड़ी ट्विल बुनी जाती है। बुनने के बाद उसे गरम पानी में पैरों से तब तक रौंदा जाता है, जब तक रेशे भिंच न जाएँ, फिर हवा मुश्किल से घुसती है। ऑर्डर पर बुनती है, कम-से-कम दो मीटर; चौड़ाई कम होने से मर्दाना जैकेट में साढ़े चार मीटर लगता है। शुरू में थोड़े रोएँ झड़ते हैं।',
    },
    pricePaise: 115000,
    unit: metre,
    materials: [wool],
    technique: handloom,
    region: kullu,
    care: careWool,
    dimensions: { lengthMm: 1000, widthMm: 711 },
    weightGrams: 275,
    hsn: '51119090',
    leadTimeDays: 14,
    variation: {
      en: 'Undyed fleece differs from year to year, between ash grey and warm brown.',
      hi: 'बिना रंगी ऊन हर साल बदलती है: राख-सी स्लेटी से गरम भूरे तक।',
    },
    photos: [
      {
        file: 'fabric-kullu-patti.avif',
        alt: {
          en: 'Folded grey-brown handwoven wool twill',
          hi: 'तह की हुई स्लेटी-भूरी हथकरघा ऊनी पट्टी',
        },
      },
      {
        file: 'fabric-kullu-patti-rail.avif',
        alt: {
          en: 'The wool hung over a wooden rail in heavy folds',
          hi: 'लकड़ी के डंडे पर टँगी ऊनी पट्टी, भारी सिलवटों में',
        },
      },
      {
        file: 'fabric-kullu-patti-detail.avif',
        alt: {
          en: 'Close view of the twill, grey and brown wool as the sheep wore it',
          hi: 'ट्विल बुनाई पास से, भेड़ के अपने स्लेटी और भूरे रंग की ऊन',
        },
      },
    ],
    variants: [{ sizes: [{ size: '28 in wide', stock: 30 }] }],
    listedOn: '2025-12-18',
  },
];
