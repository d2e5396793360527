import type { DemoProduct } from '../types.ts';

const copper = { en: 'Copper', hi: 'ताँबा' };
const brass = { en: 'Brass', hi: 'पीतल' };
const kansa = { en: 'Bell metal', hi: 'काँसा' };
const tin = { en: 'Tin lining', hi: 'क़लई' };
const sheesham = { en: 'Sheesham wood', hi: 'शीशम की लकड़ी' };
const mango = { en: 'Mango wood', hi: 'आम की लकड़ी' };
const nardi = { en: 'Nardi wood', hi: 'नर्दी की लकड़ी' };
const terracotta = { en: 'Terracotta', hi: 'टेराकोटा' };
const marble = { en: 'Makrana marble', hi: 'मकराना संगमरमर' };
const quartzPowder = { en: 'Quartz powder', hi: 'क्वार्ट्ज़ चूर्ण' };
const glassPowder = { en: 'Powdered glass', hi: 'काँच का चूर्ण' };
const cork = { en: 'Cork', hi: 'कॉर्क' };
const inlayStone = { en: 'Semi-precious stones', hi: 'अर्ध-क़ीमती पत्थर' };
const coconutShell = { en: 'Coconut shell', hi: 'नारियल का खोल' };

const turning = { en: 'Wood turning', hi: 'लकड़ी की ख़राद' };
const carving = { en: 'Wood carving', hi: 'लकड़ी की नक़्क़ाशी' };
const thathera = { en: 'Thathera metal beating', hi: 'ठठेरा काम, हाथ से पीटी धातु' };
const hammering = { en: 'Hand-hammered metal', hi: 'हाथ से पीटी धातु' };
const spinning = { en: 'Metal spinning and tinning', hi: 'धातु की ख़राद और क़लई' };
const casting = { en: 'Sand casting', hi: 'रेत के साँचे की ढलाई' };
const engraving = { en: 'Siyah kalam engraving', hi: 'सियाह क़लम नक़्क़ाशी' };
const throwing = { en: 'Wheel-thrown clay', hi: 'चाक पर गढ़ी मिट्टी' };
const blackFiring = { en: 'Black-fired pottery', hi: 'काली पकी मिट्टी' };
const bluePottery = { en: 'Blue pottery', hi: 'ब्लू पॉटरी' };
const parchinKari = { en: 'Parchin kari inlay', hi: 'पच्चीकारी' };
const stoneCarving = { en: 'Stone carving', hi: 'पत्थर की तराशी' };
const shellCarving = { en: 'Coconut shell carving', hi: 'नारियल के खोल की कारीगरी' };

const jandiala = { en: 'Jandiala Guru, Punjab', hi: 'जंडियाला गुरु, पंजाब' };
const moradabad = { en: 'Moradabad, Uttar Pradesh', hi: 'मुरादाबाद, उत्तर प्रदेश' };
const saharanpur = { en: 'Saharanpur, Uttar Pradesh', hi: 'सहारनपुर, उत्तर प्रदेश' };
const nizamabad = { en: 'Nizamabad, Uttar Pradesh', hi: 'निज़ामाबाद, उत्तर प्रदेश' };
const agra = { en: 'Agra, Uttar Pradesh', hi: 'आगरा, उत्तर प्रदेश' };
const jaipur = { en: 'Jaipur, Rajasthan', hi: 'जयपुर, राजस्थान' };
const makrana = { en: 'Makrana, Rajasthan', hi: 'मकराना, राजस्थान' };
const udayagiri = { en: 'Udayagiri, Andhra Pradesh', hi: 'उदयगिरि, आंध्र प्रदेश' };
const kozhikode = { en: 'Kozhikode, Kerala', hi: 'कोझिकोड, केरल' };

const woodCare = {
  en: 'Rinse by hand with mild soap and dry at once. No soaking, no dishwasher. Rub in food-safe oil when the wood looks pale.',
  hi: 'हल्के साबुन से हाथ से धोकर तुरंत सुखाएँ। न भिगोएँ, न डिशवॉशर में डालें। लकड़ी फीकी लगे तो खाने लायक़ तेल मलें।',
};
const copperCare = {
  en: 'Use for water only; keep lemon, curd and milk out. Clean with lemon or tamarind and salt, rinse well and dry with a cloth.',
  hi: 'सिर्फ़ पानी के लिए; नींबू, दही और दूध न रखें। नींबू या इमली और नमक से माँजें, अच्छी तरह धोकर कपड़े से पोंछें।',
};
const tinnedCare = {
  en: 'Wash with a soft sponge, never steel wool. Do not heat empty. Have the tin lining renewed when yellow metal shows through.',
  hi: 'मुलायम स्पंज से धोएँ, लोहे के जूने से नहीं। ख़ाली बर्तन आँच पर न रखें। पीतल झलकने लगे तो क़लई करवा लें।',
};
const brassCare = {
  en: 'Clean with tamarind or pitambari powder, rinse and dry fully. Do not leave sour food standing in it.',
  hi: 'इमली या पीतांबरी से माँजें, धोकर पूरी तरह सुखाएँ। खट्टा खाना इसमें देर तक न छोड़ें।',
};
const kansaCare = {
  en: 'Wash soon after the meal with ash, tamarind or mild soap and wipe dry. Do not drop it: kansa can crack like a bell.',
  hi: 'खाने के तुरंत बाद राख, इमली या हल्के साबुन से धोकर पोंछें। गिराएँ नहीं: काँसा घंटी की तरह चटक सकता है।',
};
const clayCare = {
  en: 'Soak in water for some hours before first use. Wash with water and a soft brush, without soap, and dry in the sun.',
  hi: 'पहली बार इस्तेमाल से पहले कुछ घंटे पानी में भिगोएँ। बिना साबुन, पानी और मुलायम ब्रश से धोकर धूप में सुखाएँ।',
};
const stoneCare = {
  en: 'Wash with water and mild soap and dry. Wipe lemon, vinegar and tamarind off at once: acid dulls marble.',
  hi: 'पानी और हल्के साबुन से धोकर सुखाएँ। नींबू, सिरका और इमली तुरंत पोंछ दें: खटाई से संगमरमर की चमक जाती है।',
};
const glazeCare = {
  en: 'Wipe with a damp cloth. Do not soak or put in a dishwasher or microwave.',
  hi: 'गीले कपड़े से पोंछें। न पानी में भिगोएँ, न डिशवॉशर या माइक्रोवेव में रखें।',
};
const shellCare = {
  en: 'Wash by hand, dry and rub with a drop of coconut oil now and then. Not for the microwave.',
  hi: 'हाथ से धोकर सुखाएँ और कभी-कभी नारियल तेल की एक बूँद मलें। माइक्रोवेव में न रखें।',
};

const grainVaries = {
  en: 'Grain and shade differ from tree to tree; no two pieces match exactly.',
  hi: 'लकड़ी के रेशे और रंग हर पेड़ में अलग होते हैं; कोई दो पीस हूबहू एक से नहीं होते।',
};
const copperVaries = {
  en: 'Fire and hammer leave small colour patches and marks. Copper darkens with use and brightens again when scoured.',
  hi: 'आँच और हथौड़े से हल्के धब्बे और निशान रहते हैं। ताँबा बरतने से गहराता है और माँजने पर फिर चमकता है।',
};
const clayVaries = {
  en: 'Colour runs from orange to brown depending on the place in the kiln; height may differ by a few millimetres.',
  hi: 'भट्ठी में जगह के हिसाब से रंग नारंगी से भूरे तक जाता है; ऊँचाई में कुछ मिलीमीटर का फ़र्क़ हो सकता है।',
};
const brassVaries = {
  en: 'File and lathe marks are visible up close. The yellow of brass deepens over months.',
  hi: 'पास से रेती और ख़राद के निशान दिखते हैं। महीनों में पीतल का पीलापन गहराता है।',
};
const veinVaries = {
  en: 'Grey and brown veins fall differently in every block of stone.',
  hi: 'पत्थर के हर टुकड़े में स्लेटी और भूरी धारियाँ अलग पड़ती हैं।',
};

const setOf2 = { en: 'Set of 2', hi: '2 का सेट' };
const setOf3 = { en: 'Set of 3', hi: '3 का सेट' };
const setOf4 = { en: 'Set of 4', hi: '4 का सेट' };
const setOf6 = { en: 'Set of 6', hi: '6 का सेट' };
const setOf8 = { en: 'Set of 8', hi: '8 का सेट' };
const pair = { en: 'Pair', hi: 'जोड़ी' };

export const kitchenAndDining: DemoProduct[] = [
  {
    slug: 'sheesham-serving-bowls-large-and-small',
    category: 'kitchen-and-dining',
    subcategory: 'serveware',
    maker: 'shivalik-kharadi-sangh',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Sheesham Serving Bowls, Large and Small', hi: 'शीशम के कटोरे, बड़ा और छोटा' },
    description: {
      en: 'Two bowls cut from the same plank of sheesham and turned on a belt-driven lathe. The wall is left about eight millimetres thick, so the large bowl stands steady when full of salad or puffed rice and still lifts with one hand. Food-safe oil is rubbed in three times over a week; there is no lacquer between the food and the wood. Lines of honey and brown run around the sides and cross at the foot. Keep them for dry and cool food, not for hot oil.',
      hi: 'शीशम के एक ही तख़्ते से कटे दो कटोरे, पट्टे वाली ख़राद पर बने। दीवार लगभग आठ मिलीमीटर मोटी रखी गई है, इसलिए बड़ा कटोरा सलाद या मुरमुरे से भरकर भी डगमगाता नहीं और एक हाथ से उठ जाता है। हफ़्ते भर में तीन बार खाने लायक़ तेल मला जाता है; खाने और लकड़ी के बीच कोई पॉलिश नहीं होती। शहद और भूरे रंग की लकीरें किनारे घूमती हुई पेंदे पर मिलती हैं। सूखी और ठंडी चीज़ों के लिए रखें, गरम तेल के लिए नहीं।',
    },
    pricePaise: 169000,
    discounts: [{ discountType: 'percentage', value: 10 }],
    unit: setOf2,
    materials: [sheesham],
    technique: turning,
    region: saharanpur,
    care: woodCare,
    dimensions: { diameterMm: 245, heightMm: 90 },
    weightGrams: 940,
    hsn: '44199010',
    variation: grainVaries,
    photos: [
      {
        file: 'bowl.avif',
        alt: {
          en: 'Large turned wooden bowl with a smaller one behind it',
          hi: 'ख़रादी लकड़ी का बड़ा कटोरा और उसके पीछे एक छोटा कटोरा',
        },
      },
      {
        file: 'bowl-detail.avif',
        alt: {
          en: 'Close view of the grain of the sheesham',
          hi: 'शीशम के रेशे पास से',
        },
      },
      {
        file: 'bowl-scale.avif',
        alt: {
          en: 'The bowls beside a clay tea cup',
          hi: 'मिट्टी के चाय के कुल्हड़ के साथ कटोरे',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 18 }] }],
    listedOn: '2025-01-14',
  },
  {
    slug: 'mango-wood-bowl-with-dark-nut-bowl',
    category: 'kitchen-and-dining',
    subcategory: 'serveware',
    maker: 'shivalik-kharadi-sangh',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Mango Wood Bowl with Dark Nut Bowl', hi: 'आम की लकड़ी का कटोरा, साथ में गहरा छोटा कटोरा' },
    description: {
      en: 'A wide mango-wood bowl for salad or fruit, with a small one for nuts. Mango trees give fruit for some forty years; after that many orchards sell them for timber, and this is where the pale wide bowl comes from. Its small companion is fumed with lime and sal ammoniac, which turns the same wood nearly black without any stain. Together they make a fruit-and-nut set: peel in one, almonds in the other. The turner sands to 320 grit and stops there, so the surface stays soft to touch rather than glossy. Both are finished with oil and a little beeswax.',
      hi: 'सलाद या फलों के लिए आम की लकड़ी का चौड़ा कटोरा, साथ में मेवों का छोटा कटोरा। आम का पेड़ कोई चालीस साल फल देता है; उसके बाद कई बाग़ उसे लकड़ी के लिए बेच देते हैं, और यह चौड़ा हल्का कटोरा वहीं से आता है। छोटा कटोरा उसी लकड़ी का है, जिसे नौसादर और चूने की भाप से बिना रंग के लगभग काला किया गया है। एक में फल, दूसरे में बादाम: दोनों साथ चलते हैं। घिसाई 320 नंबर पर रोक दी जाती है, इसलिए सतह चमकीली नहीं, छूने में मुलायम रहती है। ऊपर तेल और थोड़ा मोम लगा है।',
    },
    pricePaise: 148000,
    unit: setOf2,
    materials: [mango],
    technique: turning,
    region: saharanpur,
    care: woodCare,
    dimensions: { diameterMm: 260, heightMm: 80 },
    weightGrams: 820,
    hsn: '44199010',
    variation: grainVaries,
    photos: [
      {
        file: 'bowl-mango-pair.avif',
        alt: {
          en: 'Wide pale wooden bowl with flowing grain and a smaller dark wooden bowl behind it',
          hi: 'लहराते रेशों वाला चौड़ा हल्का लकड़ी का कटोरा और पीछे एक छोटा गहरा कटोरा',
        },
      },
      {
        file: 'bowl-mango-pair-detail.avif',
        alt: {
          en: 'Close view of the grain of the mango wood',
          hi: 'आम की लकड़ी के रेशे पास से',
        },
      },
      {
        file: 'bowl-mango-pair-scale.avif',
        alt: {
          en: 'The bowls beside a clay tea cup',
          hi: 'मिट्टी के चाय के कुल्हड़ के साथ कटोरे',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 11 }] }],
    listedOn: '2025-06-03',
  },
  {
    slug: 'deep-turned-salad-bowl-with-carved-servers',
    category: 'kitchen-and-dining',
    subcategory: 'serveware',
    maker: 'shivalik-kharadi-sangh',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Deep Turned Salad Bowl with Carved Servers', hi: 'गहरा सलाद कटोरा, नक़्क़ाशीदार चम्मचों के साथ' },
    description: {
      en: 'A deep wooden salad bowl with two carved servers. Depth is the point here: sixteen centimetres, enough to toss kachumber for eight without losing half of it on the table. A block of sheesham is rough-turned while a little green, left to move for three months, then turned again to its final thickness, which keeps the rim round. The two mango-wood servers are carved at the next bench with long handles and shallow bowls. They rest inside without sliding down. A narrow foot leaves room for fingers when you carry it.',
      hi: 'लकड़ी का गहरा सलाद कटोरा, दो नक़्क़ाशीदार चम्मचों के साथ। असली बात इसकी गहराई है: सोलह सेंटीमीटर, ताकि आठ लोगों का कचूमर मिलाते समय आधा मेज़ पर न गिरे। शीशम का टुकड़ा थोड़ा कच्चा रहते मोटा ख़रादा जाता है, तीन महीने छोड़ दिया जाता है, फिर दोबारा ख़रादकर सही मोटाई दी जाती है; इसी से किनारा गोल रहता है। आम की लकड़ी के दोनों लंबे चम्मच बगल की चौकी पर हाथ से काटे जाते हैं और कटोरे में टिककर रहते हैं। पतले पाये से उठाते समय उँगलियों को जगह मिलती है।',
    },
    pricePaise: 235000,
    materials: [sheesham, mango],
    technique: turning,
    region: saharanpur,
    giName: 'Saharanpur Wood Craft',
    care: woodCare,
    dimensions: { diameterMm: 250, heightMm: 160 },
    weightGrams: 1280,
    hsn: '44199010',
    variation: grainVaries,
    photos: [
      {
        file: 'bowl-deep-salad.avif',
        alt: {
          en: 'Deep brown wooden bowl on a small foot with two lighter wooden servers resting inside',
          hi: 'छोटे पाये पर गहरा भूरा लकड़ी का कटोरा, भीतर टिके हल्के रंग के दो चम्मच',
        },
      },
      {
        file: 'bowl-deep-salad-detail.avif',
        alt: {
          en: 'Close view of the rim and the servers',
          hi: 'किनारा और परोसने के चम्मच पास से',
        },
      },
      {
        file: 'bowl-deep-salad-scale.avif',
        alt: {
          en: 'The bowl beside a clay tea cup',
          hi: 'मिट्टी के चाय के कुल्हड़ के साथ कटोरा',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 7 }] }],
    listedOn: '2025-09-22',
  },
  {
    slug: 'round-turned-fruit-tray',
    category: 'kitchen-and-dining',
    subcategory: 'serveware',
    maker: 'shivalik-kharadi-sangh',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Round Turned Fruit Tray', hi: 'फलों की गोल ख़रादी ट्रे' },
    description: {
      en: 'A tray for the middle of the table, hollowed just deep enough that oranges stay where they are put. It is turned from a single board of mango wood rather than glued strips, so the rings of the tree read straight across. The lip is rounded over on the lathe and then finished by hand, because that is where it will be picked up for years. Underneath, a shallow groove lets you get your fingertips in. Use it for chai and biscuits as readily as for fruit; wet glasses will leave rings.',
      hi: 'मेज़ के बीच रखने की ट्रे, बस इतनी गहरी कि संतरे लुढ़कें नहीं। यह जोड़ी हुई पट्टियों से नहीं, आम की लकड़ी के एक ही तख़्ते से ख़रादी गई है, इसलिए पेड़ के छल्ले एक सिरे से दूसरे तक दिखते हैं। किनारा ख़राद पर गोल करके हाथ से घिसा जाता है, क्योंकि बरसों वहीं से उठाई जाएगी। नीचे उँगलियाँ फँसाने का हल्का खाँचा है। फल के साथ चाय-बिस्कुट के लिए भी चलेगी; गीले गिलास निशान छोड़ सकते हैं।',
    },
    pricePaise: 125000,
    materials: [mango],
    technique: turning,
    region: saharanpur,
    care: woodCare,
    dimensions: { diameterMm: 280, heightMm: 32 },
    weightGrams: 690,
    hsn: '44199010',
    variation: grainVaries,
    photos: [
      {
        file: 'bowl-tray.avif',
        alt: { en: 'Round shallow wooden tray holding oranges and a lime', hi: 'गोल उथली लकड़ी की ट्रे में संतरे और एक नींबू' },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '28 cm', stock: 16 },
          { size: '34 cm', stock: 9, priceDeltaPaise: 45000 },
        ],
      },
    ],
    listedOn: '2026-02-11',
  },
  {
    slug: 'blue-pottery-coasters-four-flowers',
    category: 'kitchen-and-dining',
    subcategory: 'serveware',
    maker: 'amanishah-workshops',
    seller: 'dhaga-thappa-producers',
    title: { en: 'Blue Pottery Coasters, Four Flowers', hi: 'ब्लू पॉटरी कोस्टर, चार फूल' },
    description: {
      en: 'Eight coasters, two each of four flowers: cobalt, rose, leaf green and turquoise. Jaipur’s blue pottery holds no clay at all. Ground quartz, powdered glass, fuller’s earth and gum are kneaded into a dough, pressed flat, painted with a squirrel-hair brush and fired once under a clear, lead-free glaze. Cork on the back keeps the table safe and the noise down. The body is more brittle than stoneware, so lift rather than slide, and stack with cork against glaze.',
      hi: 'आठ कोस्टर, चार तरह के फूलों के दो-दो: गहरा नीला, गुलाबी, पत्ती हरा और फ़िरोज़ी। जयपुर की ब्लू पॉटरी में मिट्टी होती ही नहीं। पिसा क्वार्ट्ज़, काँच का चूरा, मुल्तानी मिट्टी और गोंद गूँथकर चपटा दबाया जाता है, गिलहरी के बालों के ब्रश से चित्र बनता है और सीसा-रहित पारदर्शी चमक के साथ एक ही बार पकता है। पीछे कॉर्क लगा है, जिससे मेज़ बचती है और आवाज़ नहीं होती। घिसकाएँ नहीं, उठाकर रखें।',
    },
    pricePaise: 148000,
    discounts: [{ discountType: 'percentage', value: 15, startsInDays: 10, endsInDays: 24 }],
    unit: setOf8,
    materials: [quartzPowder, glassPowder, cork],
    technique: bluePottery,
    region: jaipur,
    giName: 'Blue Pottery of Jaipur',
    care: glazeCare,
    dimensions: { diameterMm: 100, heightMm: 9 },
    weightGrams: 1050,
    hsn: '69120010',
    variation: {
      en: 'Brush lines and the depth of blue differ between coasters; pinholes in the glaze are usual. Seven of the eight are seen in the photograph.',
      hi: 'हर कोस्टर में रेखाएँ और नीले की गहराई अलग होती है; चमक में सुई जैसे छेद आम हैं। तस्वीर में आठ में से सात दिखते हैं।',
    },
    photos: [
      {
        file: 'plates-coasters-jaipur.avif',
        alt: {
          en: 'Painted round coasters with flower patterns in blue, pink, green and turquoise, some stacked',
          hi: 'नीले, गुलाबी, हरे और फ़िरोज़ी फूलों वाले चित्रित गोल कोस्टर, कुछ एक के ऊपर एक',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 26 }] }],
    listedOn: '2025-03-18',
  },
  {
    slug: 'marble-coasters-with-inlaid-stone-flowers',
    category: 'kitchen-and-dining',
    subcategory: 'serveware',
    maker: 'jamil-and-rafat-stone-inlayers',
    seller: 'maati-patthar-studio',
    title: { en: 'Marble Coasters with Inlaid Stone Flowers', hi: 'संगमरमर के कोस्टर, पत्थर के फूलों की पच्चीकारी' },
    description: {
      en: 'Marble coasters, each inlaid with a flower of stone. Rafat scratches the flower into white Makrana marble through a coat of red ochre, then chisels each bed to the depth of a fingernail. Jamil has meanwhile ground carnelian, lapis, turquoise and malachite into petals on an emery wheel turned with a bow. A paste the family mixes itself holds stone in stone, and the whole disc is polished until a nail cannot find the joint. A set takes about three weeks. Underneath are felt dots; on top, cold and hot glasses are equally welcome.',
      hi: 'संगमरमर के कोस्टर, हर एक में पत्थर का फूल जड़ा हुआ। रफ़अत सफ़ेद मकराना पर गेरू पोतकर फूल खरोंचते हैं, फिर हर खाँचा नाख़ून भर गहरा तराशते हैं। इस बीच जमील अक़ीक़, लाजवर्द, फ़िरोज़ा और दाना-फ़रंग को कमान से घूमती सान पर पंखुड़ियों में घिस चुके होते हैं। पत्थर में पत्थर एक मसाले से बैठता है, जो घर में ही बनता है, और फिर इतनी घिसाई होती है कि नाख़ून को जोड़ न मिले। एक सेट में लगभग तीन हफ़्ते लगते हैं। नीचे नमदे की बिंदियाँ हैं; ऊपर ठंडा-गरम दोनों गिलास रखे जा सकते हैं।',
    },
    pricePaise: 390000,
    unit: setOf6,
    materials: [marble, inlayStone],
    technique: parchinKari,
    region: agra,
    care: stoneCare,
    dimensions: { diameterMm: 100, heightMm: 10 },
    weightGrams: 1320,
    hsn: '68029100',
    leadTimeDays: 21,
    variation: {
      en: 'Natural stones vary in tone and no two flowers are the same. The photograph shows five of the six.',
      hi: 'क़ुदरती पत्थरों का रंग बदलता है और कोई दो फूल एक से नहीं होते। तस्वीर में छह में से पाँच दिखते हैं।',
    },
    photos: [
      {
        file: 'marble-inlay-coasters.avif',
        alt: {
          en: 'White marble coasters inlaid with red, blue and green stone flowers, some stacked',
          hi: 'सफ़ेद संगमरमर के कोस्टर, लाल, नीले और हरे पत्थर के फूल जड़े हुए, कुछ एक के ऊपर एक',
        },
      },
      {
        file: 'marble-inlay-coasters-detail.avif',
        alt: {
          en: 'Close view of the stone flowers set in a coaster',
          hi: 'कोस्टर में जड़े पत्थर के फूल पास से',
        },
      },
      {
        file: 'marble-inlay-coasters-scale.avif',
        alt: {
          en: 'The coasters beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ कोस्टर',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 6 }] }],
    listedOn: '2025-11-05',
  },
  {
    slug: 'kansa-thali-with-two-katoris',
    category: 'kitchen-and-dining',
    subcategory: 'serveware',
    maker: 'bhatthi-bazaar-thatheras',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Kansa Thali with Two Katoris', hi: 'काँसे की थाली, दो कटोरियों के साथ' },
    description: {
      en: 'A kansa plate and two small bowls for a meal. Strike the rim and it rings for several seconds: that is how buyers in Punjab still test kansa, an alloy of about seventy-eight parts copper and twenty-two of tin. The cast cake is beaten red-hot by three men in turn, since cold kansa shatters. After that it is scraped on a hand lathe until the inside is bright and the back keeps its dark skin from the fire. Food stays warm in it for long. Two katoris for dal and curd sit inside the thali.',
      hi: 'एक भोजन के लिए काँसे की थाली और दो कटोरियाँ। किनारे पर ठोकें तो कई पल गूँजती है: पंजाब में काँसे की परख आज भी ऐसे ही होती है। इसमें लगभग अठहत्तर हिस्सा ताँबा और बाईस हिस्सा राँगा है। ढली टिकिया को तीन लोग बारी-बारी से लाल गरम पीटते हैं, क्योंकि ठंडा काँसा चटक जाता है। फिर हाथ की ख़राद पर भीतर की सतह चमकाई जाती है और पीछे आँच की काली परत रहने दी जाती है। खाना देर तक गरम रहता है। दाल और दही की दो कटोरियाँ थाली में ही आ जाती हैं।',
    },
    pricePaise: 425000,
    unit: setOf3,
    materials: [kansa],
    technique: thathera,
    region: jandiala,
    care: kansaCare,
    dimensions: { diameterMm: 300, heightMm: 28 },
    weightGrams: 1460,
    hsn: '74181024',
    variation: {
      en: 'Hammer marks and the dark outer skin differ from set to set; weight may vary by fifty grams.',
      hi: 'हथौड़े के निशान और बाहर की काली परत हर सेट में अलग होती है; वज़न में पचास ग्राम का फ़र्क़ हो सकता है।',
    },
    photos: [
      {
        file: 'kansa-thali.avif',
        alt: {
          en: 'Hammered golden-brown kansa plate with two small bowls standing in it',
          hi: 'हथौड़े के निशान वाली सुनहरी-भूरी काँसे की थाली, भीतर दो कटोरियाँ',
        },
      },
      {
        file: 'kansa-thali-detail.avif',
        alt: {
          en: 'Close view of the two katoris and the hammer marks in the bell metal',
          hi: 'दोनों कटोरियाँ और काँसे पर हथौड़े के निशान पास से',
        },
      },
      {
        file: 'kansa-thali-scale.avif',
        alt: {
          en: 'The thali beside a clay tea cup',
          hi: 'मिट्टी के चाय के कुल्हड़ के साथ थाली',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 8 }] }],
    listedOn: '2025-10-09',
  },
  {
    slug: 'engraved-brass-tray-siyah-kalam-work',
    category: 'kitchen-and-dining',
    subcategory: 'serveware',
    maker: 'irfan-qamar-and-family',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Engraved Brass Tray, Siyah Kalam Work', hi: 'सियाह क़लम नक़्क़ाशी की पीतल ट्रे' },
    description: {
      en: 'An engraved brass tray for serving, or for the wall. Siyah kalam means black pen, though no pen is used. Irfan’s brother drives a chisel through the brass with small taps of a wooden stick, drawing vines that begin at the centre and end at the rim. Black lac is melted into the cuts over a low flame and the surface rubbed back, so that only the drawing stays dark. The tray is heavy for its size and does not slide. It suits tea, paan or letters; hot pans would soften the lac.',
      hi: 'परोसने या दीवार पर सजाने के लिए नक़्क़ाशीदार पीतल की ट्रे। सियाह क़लम में स्याही नहीं लगती। इरफ़ान के बड़े भाई लकड़ी की छोटी थाप से छेनी चलाते हैं और बीच से किनारे तक बेल खींचते जाते हैं। फिर धीमी आँच पर काली लाख पिघलाकर कटाव में भरी जाती है और ऊपर से घिस दी जाती है, ताकि काला सिर्फ़ चित्र में बचे। ट्रे अपने नाप से भारी है और फिसलती नहीं। चाय, पान या चिट्ठियों के लिए ठीक है; तपता बर्तन रखने से लाख नरम पड़ जाएगी।',
    },
    pricePaise: 240000,
    materials: [brass],
    technique: engraving,
    region: moradabad,
    giName: 'Moradabad Metal Craft',
    care: {
      en: 'Dust with a dry cloth; wipe with mild soap when needed. No tamarind or metal polish: it lifts the black lac.',
      hi: 'सूखे कपड़े से पोंछें; ज़रूरत हो तो हल्का साबुन लगाएँ। इमली या पॉलिश नहीं: इससे काली लाख निकलती है।',
    },
    dimensions: { diameterMm: 250, heightMm: 22 },
    weightGrams: 870,
    hsn: '74181022',
    variation: {
      en: 'The vine is drawn freehand, so leaves and tendrils differ on every tray.',
      hi: 'बेल बिना छापे हाथ से खींची जाती है, इसलिए पत्तियाँ और लताएँ हर ट्रे में अलग होती हैं।',
    },
    photos: [
      {
        file: 'engraved-tray.avif',
        alt: {
          en: 'Round brass tray engraved with a dark flower at the centre and rings of petals to the rim',
          hi: 'पीतल की गोल तश्तरी, बीच में गहरे फूल और किनारे तक पंखुड़ियों के घेरों की नक़्क़ाशी',
        },
      },
      {
        file: 'engraved-tray-scale.avif',
        alt: {
          en: 'The tray beside a clay tea cup',
          hi: 'मिट्टी के चाय के कुल्हड़ के साथ तश्तरी',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '25 cm', stock: 9 },
          { size: '30 cm', stock: 4, priceDeltaPaise: 90000 },
        ],
      },
    ],
    listedOn: '2026-04-20',
  },
  {
    slug: 'coconut-shell-chutney-bowls',
    category: 'kitchen-and-dining',
    subcategory: 'serveware',
    maker: 'puzhayoram-hand-trades-federation',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Coconut Shell Chutney Bowls', hi: 'नारियल के खोल की चटनी कटोरियाँ' },
    description: {
      en: 'Small bowls of coconut shell for chutney, salt or nuts. Shells come from the copra sheds, where they would otherwise be burnt. In a two-room unit near Kozhikode women sort them by curve, saw off the top, grind away the fibre and polish the shell with coconut oil until it is the brown of strong coffee. A ring cut from another shell makes the foot. Each bowl holds four or five spoons of chutney, raita or salted nuts. Very light, they survive a fall from the table better than china does.',
      hi: 'चटनी, नमक या मेवों के लिए नारियल के खोल की छोटी कटोरियाँ। खोल खोपरे के गोदामों से आते हैं, जहाँ वे जला दिए जाते। कोझिकोड के पास दो कमरों की इकाई में औरतें उन्हें गोलाई के हिसाब से छाँटती हैं, ऊपर से काटती हैं, रेशा घिसती हैं और नारियल तेल से तब तक चमकाती हैं, जब तक रंग कड़क कॉफ़ी जैसा न हो जाए। दूसरे खोल का छल्ला पाया बनता है। हर कटोरी में चार-पाँच चम्मच चटनी, रायता या नमकीन मेवा आता है। बहुत हल्की हैं और गिरने पर चीनी मिट्टी से कम टूटती हैं।',
    },
    pricePaise: 89000,
    unit: setOf4,
    materials: [coconutShell],
    technique: shellCarving,
    region: kozhikode,
    giName: 'Coconut Shell Crafts of Kerala',
    care: shellCare,
    dimensions: { diameterMm: 105, heightMm: 55 },
    weightGrams: 260,
    hsn: '96020090',
    variation: {
      en: 'Shells are never perfectly round; diameters within a set differ by up to eight millimetres.',
      hi: 'खोल कभी पूरे गोल नहीं होते; एक सेट में व्यास आठ मिलीमीटर तक अलग हो सकता है।',
    },
    photos: [
      {
        file: 'coconut-bowls.avif',
        alt: {
          en: 'Three dark polished coconut shell bowls on rings cut from shell',
          hi: 'नारियल के खोल की तीन चमकती गहरी कटोरियाँ, खोल के ही छल्लों पर',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 34 }] }],
    listedOn: '2026-06-30',
  },
  {
    slug: 'dough-trough-from-a-single-mango-log',
    category: 'kitchen-and-dining',
    subcategory: 'serveware',
    maker: 'shivalik-kharadi-sangh',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Dough Trough from a Single Mango Log', hi: 'एक ही लट्ठे से बना आम का कठौता' },
    description: {
      en: 'A wooden trough for kneading dough, or for fruit on the table. Before steel parats, households in the Doab kneaded in a kathauta, a trough cut from one log. A carver of the Sangh made this one from a mango trunk that came down in a storm near Deoband. He hollowed it with an adze over nine days and left the tool marks on the outside; inside it is scraped smooth. One end carries a dark streak where a branch once grew. It takes dough for thirty rotis, or bread and fruit for a full table. There will not be a second.',
      hi: 'आटा गूँधने, या मेज़ पर फल रखने के लिए लकड़ी का कठौता। स्टील की परात से पहले दोआब के घरों में आटा कठौते में गूँधा जाता था, जो एक ही लट्ठे से कटता था। संघ के एक नक़्क़ाश ने यह कठौता आम के उस पेड़ से बनाया, जो देवबंद के पास आँधी में गिरा था। बसूले से खोखला करने में नौ दिन लगे; बाहर औज़ार के निशान छोड़े गए हैं, भीतर की सतह चिकनी है। एक सिरे पर गहरी धारी है, जहाँ कभी डाल थी। इसमें तीस रोटियों का आटा या पूरी मेज़ की रोटी और फल आ जाते हैं। दूसरा नहीं बनेगा।',
    },
    pricePaise: 580000,
    materials: [mango],
    technique: carving,
    region: saharanpur,
    giName: 'Saharanpur Wood Craft',
    care: woodCare,
    dimensions: { lengthMm: 540, widthMm: 330, heightMm: 120 },
    weightGrams: 4300,
    hsn: '44199010',
    oneOfAKind: true,
    variation: {
      en: 'You receive this very trough. A filled crack about four centimetres long near one end is stable.',
      hi: 'यही कठौता आपको मिलेगा। एक सिरे के पास लगभग चार सेंटीमीटर की भरी हुई दरार पक्की है।',
    },
    photos: [
      {
        file: 'dough-trough.avif',
        alt: {
          en: 'Long boat-shaped wooden trough with tool marks outside, a ball of dough in it',
          hi: 'नाव जैसा लंबा लकड़ी का कठौता, बाहर औज़ार के निशान, भीतर आटे का गोला',
        },
      },
      {
        file: 'dough-trough-detail.avif',
        alt: {
          en: 'Close view of the carved inside with the marks of the adze, a ball of dough lying in it',
          hi: 'अंदर की तराश पास से, बसूले के निशान और रखा हुआ आटे का पेड़ा',
        },
      },
      {
        file: 'dough-trough-scale.avif',
        alt: {
          en: 'The trough beside a clay tea cup',
          hi: 'मिट्टी के चाय के कुल्हड़ के साथ कठौत',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 1 }] }],
    listedOn: '2026-09-12',
  },
  {
    slug: 'copper-water-bottle-with-two-tumblers',
    category: 'kitchen-and-dining',
    subcategory: 'drinkware',
    maker: 'bhatthi-bazaar-thatheras',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Copper Water Bottle with Two Tumblers', hi: 'ताँबे की बोतल, दो गिलासों के साथ' },
    description: {
      en: 'A copper bottle for drinking water, with two tumblers. Water left overnight in copper has a faint mineral taste that many people in north India grew up with. This bottle holds 950 millilitres. The thatheras raise it from sheet in two parts, braze them at the shoulder and planish the seam until only two fine rings show. A ribbed cap screws down on a washer and does not leak in a bag. The tumblers are a little heavier than shop ones, with a rolled rim that is gentle on the lip. Nothing is lacquered, inside or out.',
      hi: 'पीने के पानी के लिए ताँबे की बोतल, दो गिलासों के साथ। रात भर ताँबे में रखे पानी का हल्का खनिज स्वाद उत्तर भारत के बहुत से लोग बचपन से जानते हैं। इस बोतल में 950 मिलीलीटर पानी आता है। ठठेरे इसे चादर से दो हिस्सों में उठाते हैं, कंधे पर झालते हैं और जोड़ को इतना पीटते हैं कि बस दो महीन छल्ले दिखें। धारीदार ढक्कन वॉशर पर कसता है और थैले में नहीं टपकता। गिलास बाज़ारू गिलासों से थोड़े भारी हैं और किनारा मुड़ा हुआ है। भीतर-बाहर कहीं लैकर नहीं है।',
    },
    pricePaise: 189000,
    unit: setOf3,
    materials: [copper],
    technique: thathera,
    region: jandiala,
    care: copperCare,
    dimensions: { diameterMm: 80, heightMm: 255 },
    weightGrams: 590,
    hsn: '74181023',
    variation: copperVaries,
    photos: [
      {
        file: 'copper-bottle-two-tumblers.avif',
        alt: {
          en: 'Copper water bottle with a ribbed cap standing behind two plain copper tumblers',
          hi: 'धारीदार ढक्कन वाली ताँबे की बोतल, सामने ताँबे के दो सादे गिलास',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 32 }] }],
    listedOn: '2025-02-06',
  },
  {
    slug: 'copper-lota-with-beaded-band-and-tumbler',
    category: 'kitchen-and-dining',
    subcategory: 'drinkware',
    maker: 'bhatthi-bazaar-thatheras',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Copper Lota with Beaded Band and Tumbler', hi: 'मनकेदार पट्टी वाला ताँबे का लोटा और गिलास' },
    description: {
      en: 'A copper lota for water, with its tumbler. The belly, the narrow neck, the rim that turns out so water pours without dribbling: every part of a lota has its reason. Sheet copper is annealed and hammered over a stake some six or seven times before it takes this curve. The row of beads at the shoulder is punched from the inside, one blow each, and hides the line where top and bottom meet. It holds 1.2 litres. Keep it by the bed with the tumbler turned over its mouth, as grandmothers do.',
      hi: 'पानी के लिए ताँबे का लोटा, अपने गिलास के साथ। चौड़ा पेट, सँकरी गर्दन और बाहर मुड़ा किनारा, ताकि पानी बहे, टपके नहीं: लोटे के हर हिस्से की अपनी वजह है। ताँबे की चादर छह-सात बार तपाकर सबरे पर पीटी जाती है, तब यह गोलाई आती है। कंधे पर मनकों की क़तार भीतर से एक-एक चोट में उभारी जाती है और ऊपर-नीचे का जोड़ उसी में छिपता है। इसमें 1.2 लीटर पानी आता है। सिरहाने रखें और मुँह पर गिलास उल्टा ढक दें, जैसे दादी रखती हैं।',
    },
    pricePaise: 138000,
    discounts: [{ discountType: 'percentage', value: 15, endsInDays: 12 }],
    unit: setOf2,
    materials: [copper],
    technique: thathera,
    region: jandiala,
    care: copperCare,
    dimensions: { diameterMm: 150, heightMm: 145 },
    weightGrams: 540,
    hsn: '74181023',
    variation: copperVaries,
    photos: [
      {
        file: 'copper-lota.avif',
        alt: {
          en: 'Round-bellied copper water pot with a flared rim and a beaded band, a copper tumbler beside it',
          hi: 'गोल पेट, फैले किनारे और मनकेदार पट्टी वाला ताँबे का लोटा, बगल में ताँबे का गिलास',
        },
      },
      {
        file: 'copper-lota-detail.avif',
        alt: {
          en: 'Close view of the beaded band on the copper',
          hi: 'ताँबे पर दानों की पट्टी पास से',
        },
      },
      {
        file: 'copper-lota-scale.avif',
        alt: {
          en: 'The lota and tumbler beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ लोटा और गिलास',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 21 }] }],
    listedOn: '2025-04-27',
  },
  {
    slug: 'hammered-copper-jug-with-tumbler',
    category: 'kitchen-and-dining',
    subcategory: 'drinkware',
    maker: 'irfan-qamar-and-family',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Hammered Copper Jug with Tumbler', hi: 'पीटे हुए ताँबे का जग और गिलास' },
    description: {
      en: 'A hammered copper jug for water, with a tumbler. Every dent you see was placed. A round-faced hammer works in spirals from the foot upward, which stiffens thin copper and scatters the light into small pools. The spout is drawn out of the same sheet, while the curved handle is cast, filed and riveted, then brazed for safety. Filled to the shoulder it carries 1.5 litres and pours cleanly from the first tilt. One tumbler with a plain wall comes along. Made in Moradabad for water, buttermilk excluded: anything sour reacts with bare copper.',
      hi: 'पानी के लिए पीटे हुए ताँबे का जग, गिलास के साथ। जो गड्ढे दिखते हैं, सब सोचकर लगाए गए हैं। गोल मुँह का हथौड़ा पेंदे से ऊपर की ओर घुमाव में चलता है; इससे पतला ताँबा कड़ा होता है और रोशनी छोटे-छोटे टुकड़ों में बँटती है। टोंटी उसी चादर से खींची गई है; मुड़ा हत्था ढालकर, रेतकर, रिवेट और झाल से जोड़ा गया है। कंधे तक 1.5 लीटर पानी आता है और पहली झुकान में साफ़ गिरता है। साथ में एक सादा गिलास है। सिर्फ़ पानी के लिए: छाछ जैसी खट्टी चीज़ ताँबे से प्रतिक्रिया करती है।',
    },
    pricePaise: 215000,
    unit: setOf2,
    materials: [copper],
    technique: hammering,
    region: moradabad,
    giName: 'Moradabad Metal Craft',
    care: copperCare,
    dimensions: { diameterMm: 130, heightMm: 250 },
    weightGrams: 820,
    hsn: '74181023',
    variation: copperVaries,
    photos: [
      {
        file: 'copper-jug.avif',
        alt: {
          en: 'Hammered copper jug with a spout and a curved handle, a copper tumbler in front',
          hi: 'टोंटी और मुड़े हत्थे वाला पीटे ताँबे का जग, सामने ताँबे का गिलास',
        },
      },
      {
        file: 'copper-jug-scale.avif',
        alt: {
          en: 'The jug and tumbler beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ जग और गिलास',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 13 }] }],
    listedOn: '2025-08-15',
  },
  {
    slug: 'brass-tumblers-tinned-inside',
    category: 'kitchen-and-dining',
    subcategory: 'drinkware',
    maker: 'irfan-qamar-and-family',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Brass Tumblers, Tinned Inside', hi: 'क़लईदार पीतल के गिलास' },
    description: {
      en: 'Brass tumblers for water and cold drinks, tinned inside. Yellow outside, silver within. Moradabad tumblers are spun from brass sheet on a lathe and then given kalai: the metal is heated, dusted with sal ammoniac and wiped with a stick of pure tin that melts into a thin bright skin. Because of that lining you may pour lassi, nimbu pani or chaach as well as water. Each glass holds 300 millilitres. Over two or three years of daily use the tin wears; any kalaigar can renew it in half an hour.',
      hi: 'पानी और ठंडे पेय के लिए पीतल के गिलास, भीतर क़लई के साथ। बाहर पीला, भीतर चाँदी-सा। मुरादाबाद में ये गिलास पीतल की चादर से ख़राद पर उठाए जाते हैं, फिर क़लई होती है: धातु तपाकर नौसादर छिड़का जाता है और शुद्ध राँगे की डंडी फेरी जाती है, जो पिघलकर चमकीली परत बन जाती है। इसी परत के कारण पानी के साथ लस्सी, नींबू पानी और छाछ भी पी सकते हैं। हर गिलास में 300 मिलीलीटर आता है। दो-तीन साल के रोज़ के इस्तेमाल में क़लई घिसती है; कोई भी क़लईगर आधे घंटे में नई कर देता है।',
    },
    pricePaise: 145000,
    discounts: [{ discountType: 'fixed', value: 15000 }],
    unit: setOf3,
    materials: [brass, tin],
    technique: spinning,
    region: moradabad,
    giName: 'Moradabad Metal Craft',
    care: tinnedCare,
    dimensions: { diameterMm: 80, heightMm: 105 },
    weightGrams: 510,
    hsn: '74181022',
    variation: brassVaries,
    photos: [
      {
        file: 'copper-brass-tumblers.avif',
        alt: {
          en: 'Three brass tumblers with silvery tinned insides standing close together',
          hi: 'पास-पास रखे पीतल के तीन गिलास, भीतर चाँदी-सी क़लई',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 24 }] }],
    listedOn: '2025-05-19',
  },
  {
    slug: 'terracotta-kulhads',
    category: 'kitchen-and-dining',
    subcategory: 'drinkware',
    maker: 'chaak-mandali-nizamabad',
    seller: 'maati-patthar-studio',
    title: { en: 'Terracotta Kulhads', hi: 'मिट्टी के कुल्हड़' },
    description: {
      en: 'Small clay cups for tea. Off one lump of pond clay a potter in Nizamabad throws sixty kulhads an hour, cutting each from the hump with a thread. These are made slower and a shade thicker than station ones, because they are meant to be washed and used again. Six cups, unglazed, about 150 millilitres each. Hot chai draws out the smell of first rain; that fades after some weeks and comes back a little if you dry them in the sun. Pour boiling milk slowly the first time.',
      hi: 'चाय के लिए मिट्टी के छोटे कुल्हड़। पोखर की मिट्टी के एक लोंदे से निज़ामाबाद का कुम्हार घंटे भर में साठ कुल्हड़ उतारता है, हर एक को धागे से काटकर। ये स्टेशन वाले कुल्हड़ों से धीरे और थोड़े मोटे बनते हैं, क्योंकि इन्हें धोकर दोबारा बरतना है। छह कुल्हड़ हैं, बिना चमक के, हर एक में कोई 150 मिलीलीटर। गरम चाय से पहली बारिश की ख़ुशबू उठती है; कुछ हफ़्तों में वह हल्की पड़ती है और धूप में सुखाने पर थोड़ी लौटती है। पहली बार उबलता दूध धीरे डालें।',
    },
    pricePaise: 54000,
    discounts: [{ discountType: 'percentage', value: 10, endsInDays: 20 }],
    unit: setOf6,
    materials: [terracotta],
    technique: throwing,
    region: nizamabad,
    care: clayCare,
    dimensions: { diameterMm: 75, heightMm: 85 },
    weightGrams: 720,
    hsn: '69120040',
    variation: clayVaries,
    photos: [
      {
        file: 'kulhad-set-of-six.avif',
        alt: { en: 'Six small terracotta cups standing in two rows of three', hi: 'तीन-तीन की दो क़तारों में रखे छह छोटे मिट्टी के कुल्हड़' },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 58 }] }],
    listedOn: '2025-01-29',
  },
  {
    slug: 'terracotta-matka-with-lid-and-cup',
    category: 'kitchen-and-dining',
    subcategory: 'drinkware',
    maker: 'chaak-mandali-nizamabad',
    seller: 'maati-patthar-studio',
    title: { en: 'Terracotta Matka with Lid and Cup', hi: 'ढक्कन और कुल्हड़ के साथ मटका' },
    description: {
      en: 'A clay pot that cools drinking water, with lid and cup. No refrigerator gives water this taste. The matka breathes: a little seeps to the outside, evaporates and cools what is left by eight or ten degrees on a dry day. Its body is thrown in two stages and then beaten thin with a paddle against a stone held inside; the zigzag at the shoulder is cut with a comb of bamboo. Stand it on a ring or a folded cloth where air moves, and expect damp under it. In the monsoon it cools less. A lid and one cup are included.',
      hi: 'पीने का पानी ठंडा रखने वाला मटका, ढक्कन और कुल्हड़ के साथ। फ़्रिज का पानी यह स्वाद नहीं देता। मटका साँस लेता है: थोड़ा पानी बाहर रिसता है, उड़ता है और सूखे दिन में बाक़ी पानी को आठ-दस डिग्री ठंडा कर देता है। इसे दो बार में चाक पर उठाया जाता है, फिर भीतर पत्थर टिकाकर बाहर से थापी मारते हैं; कंधे की लहर बाँस की कंघी से कटती है। हवा वाली जगह, इंडुरी या तह किए कपड़े पर रखें; नीचे नमी रहेगी। बरसात में ठंडक कम होती है। ढक्कन और एक कुल्हड़ साथ है।',
    },
    pricePaise: 68000,
    materials: [terracotta],
    technique: throwing,
    region: nizamabad,
    care: clayCare,
    dimensions: { diameterMm: 255, heightMm: 310 },
    weightGrams: 2900,
    hsn: '69120040',
    variation: clayVaries,
    photos: [
      {
        file: 'kulhad-matka.avif',
        alt: {
          en: 'Round terracotta water pot with an incised zigzag band and a lid, a small clay cup beside it',
          hi: 'खुदी हुई लहरदार पट्टी और ढक्कन वाला गोल मिट्टी का मटका, बगल में छोटा कुल्हड़',
        },
      },
      {
        file: 'kulhad-matka-detail.avif',
        alt: {
          en: 'Close view of the turned clay',
          hi: 'चाक पर बनी मिट्टी पास से',
        },
      },
      {
        file: 'kulhad-matka-scale.avif',
        alt: {
          en: 'The matka beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ मटका',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '5 litres', stock: 14 },
          { size: '8 litres', stock: 6, priceDeltaPaise: 24000 },
        ],
      },
    ],
    listedOn: '2026-03-25',
  },
  {
    slug: 'tall-brass-lassi-glasses',
    category: 'kitchen-and-dining',
    subcategory: 'drinkware',
    maker: 'bhatthi-bazaar-thatheras',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Tall Brass Lassi Glasses', hi: 'पीतल के लंबे लस्सी गिलास' },
    description: {
      en: 'Tall brass glasses for lassi and other cold drinks. Amritsar serves lassi in glasses nearly as tall as a hand, and Jandiala Guru, half an hour away, has always made them. The wall is raised by hammer rather than spun, which leaves faint facets you notice with your fingers before your eyes. Tinning inside keeps curd away from the brass. Each holds 400 millilitres with space for a spoon of malai on top. The flared foot is soldered on, so the pair stands firm on a charpai. Chill them for ten minutes before pouring.',
      hi: 'लस्सी और दूसरे ठंडे पेय के लिए पीतल के लंबे गिलास। अमृतसर में लस्सी हथेली भर ऊँचे गिलास में मिलती है, और आधे घंटे दूर जंडियाला गुरु ये गिलास शुरू से बनाता आया है। दीवार ख़राद से नहीं, हथौड़े से उठाई जाती है, इसलिए हल्के पहलू आँख से पहले उँगलियों को महसूस होते हैं। भीतर की क़लई दही को पीतल से दूर रखती है। हर गिलास में 400 मिलीलीटर और ऊपर एक चम्मच मलाई की जगह है। फैला हुआ पाया झाला गया है, इसलिए चारपाई पर भी टिके रहते हैं।',
    },
    pricePaise: 168000,
    unit: pair,
    materials: [brass, tin],
    technique: thathera,
    region: jandiala,
    care: tinnedCare,
    dimensions: { diameterMm: 85, heightMm: 175 },
    weightGrams: 620,
    hsn: '74181022',
    variation: brassVaries,
    photos: [
      {
        file: 'lassi-glasses.avif',
        alt: {
          en: 'Two tall hammered brass glasses with flared feet and tinned insides',
          hi: 'हथौड़े के निशान वाले पीतल के दो लंबे गिलास, फैले पैर और भीतर क़लई',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 0 }] }],
    listedOn: '2025-07-08',
  },
  {
    slug: 'black-clay-surahi',
    category: 'kitchen-and-dining',
    subcategory: 'drinkware',
    maker: 'chaak-mandali-nizamabad',
    seller: 'maati-patthar-studio',
    title: { en: 'Black Clay Surahi', hi: 'काली मिट्टी की सुराही' },
    description: {
      en: 'A black clay jug that cools water. Smoke makes it black, not paint. Toward the end of the firing the Nizamabad kiln is fed cattle dung and rice husk and sealed with mud; starved of air, the red clay turns black right through. Before that the surahi was coated with a slip of mango bark and vasa leaf and burnished with a pebble and mustard oil, which gives the quiet sheen. We left out the silver etching on purpose, since this one is for drinking water. Two litres, a long neck, a slow and steady pour.',
      hi: 'पानी ठंडा रखने वाली काली मिट्टी की सुराही। इसे रंग नहीं, धुआँ काला करता है। पकाई के आख़िर में निज़ामाबाद की भट्ठी में गोबर और धान की भूसी झोंककर उसे मिट्टी से बंद कर देते हैं; हवा न मिलने से लाल मिट्टी भीतर तक काली हो जाती है। उससे पहले आम की छाल और वासा के पत्तों का लेप लगता है और सरसों के तेल के साथ कंकड़ से घोंटाई होती है, इसी से यह हल्की चमक है। चाँदी जैसी खुदाई जान-बूझकर नहीं की गई, क्योंकि यह पीने के पानी के लिए है। दो लीटर, लंबी गर्दन।',
    },
    pricePaise: 115000,
    materials: [terracotta],
    technique: blackFiring,
    region: nizamabad,
    giName: 'Nizamabad Black Pottery',
    care: clayCare,
    dimensions: { diameterMm: 165, heightMm: 320 },
    weightGrams: 1750,
    hsn: '69120040',
    variation: {
      en: 'The black may show brown or grey clouds where flames reached the pot.',
      hi: 'जहाँ लपट पहुँची हो, वहाँ काले में भूरी या स्लेटी झाईं दिख सकती है।',
    },
    photos: [
      {
        file: 'surahi-black.avif',
        alt: {
          en: 'Black clay water jar with a round belly, a long narrow neck and two lines cut at the shoulder',
          hi: 'काली मिट्टी की सुराही, गोल पेट, लंबी पतली गर्दन और कंधे पर दो लकीरें',
        },
      },
      {
        file: 'surahi-black-detail.avif',
        alt: {
          en: 'Close view of the neck and shoulder of the burnished black clay',
          hi: 'घिसकर चमकाई काली मिट्टी की गर्दन और कंधा पास से',
        },
      },
      {
        file: 'surahi-black-scale.avif',
        alt: {
          en: 'The surahi beside a clay tea cup',
          hi: 'मिट्टी के चाय के कुल्हड़ के साथ सुराही',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 10 }] }],
    listedOn: '2026-05-16',
  },
  {
    slug: 'round-sheesham-masala-dabba-with-seven-cups',
    category: 'kitchen-and-dining',
    subcategory: 'cooking-and-prep',
    maker: 'shivalik-kharadi-sangh',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Round Sheesham Masala Dabba with Seven Cups', hi: 'शीशम का गोल मसालदान, सात कटोरियों वाला' },
    description: {
      en: 'Seven cups in a circle, the way spices stand in most Indian kitchens: haldi in the middle, the rest in the order your hand reaches. Box and lid are turned as one solid piece of sheesham and parted on the lathe, so the grain still lines up when you close it. The cups are a lighter wood and lift out for filling. The lid rests by its own weight; it is not airtight, therefore keep a month of spices in it, not a year. Cups take about sixty millilitres each.',
      hi: 'गोलाई में सात कटोरियाँ, जैसे ज़्यादातर रसोइयों में मसाले रहते हैं: बीच में हल्दी, बाक़ी उस क्रम में, जिसमें हाथ जाता है। डिब्बा और ढक्कन शीशम के एक ही टुकड़े से ख़रादकर अलग किए जाते हैं, इसलिए बंद करने पर रेशे मिल जाते हैं। हल्की लकड़ी की कटोरियाँ भरने के लिए बाहर निकल आती हैं। ढक्कन अपने वज़न से बैठता है, हवाबंद नहीं है; इसलिए साल भर का नहीं, महीने भर का मसाला रखें। हर कटोरी लगभग साठ मिलीलीटर की है।',
    },
    pricePaise: 195000,
    discounts: [{ discountType: 'percentage', value: 12 }],
    materials: [sheesham, mango],
    technique: turning,
    region: saharanpur,
    care: {
      en: 'Wipe the box with a dry or barely damp cloth. Rinse the cups by hand and dry them before refilling.',
      hi: 'डिब्बे को सूखे या हल्के नम कपड़े से पोंछें। कटोरियाँ हाथ से धोकर, सुखाकर ही दोबारा भरें।',
    },
    dimensions: { diameterMm: 230, heightMm: 75 },
    weightGrams: 1150,
    hsn: '44199010',
    variation: grainVaries,
    photos: [
      {
        file: 'spicebox-round-sheesham.avif',
        alt: {
          en: 'Round dark wooden spice box holding seven small wooden cups of spices, its lid lying behind',
          hi: 'गोल गहरा लकड़ी का मसालदान, मसालों से भरी सात छोटी कटोरियाँ, पीछे रखा ढक्कन',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 29 }] }],
    listedOn: '2025-02-24',
  },
  {
    slug: 'mango-wood-chakla-with-sheesham-belan',
    category: 'kitchen-and-dining',
    subcategory: 'cooking-and-prep',
    maker: 'shivalik-kharadi-sangh',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Mango Wood Chakla with Sheesham Belan', hi: 'आम का चकला, शीशम का बेलन' },
    description: {
      en: 'A board and a rolling pin for rotis. Rotis come out round when the pin is right: thick at the waist, thin at the ends, so that a light push turns the dough by itself. Saharanpur turners call that shape a fish. It is made of close-grained sheesham that does not hold flour. The board is mango wood, twenty-six centimetres across, with three low feet underneath that keep it off a wet counter. Both pieces are left without polish and only oiled. New wood may tint the first dough slightly; roll one for the birds.',
      hi: 'रोटी बेलने के लिए चकला और बेलन। बेलन सही हो तो रोटी ख़ुद गोल होती है: कमर मोटी, सिरे पतले, ताकि हल्के हाथ से लोई अपने आप घूमे। सहारनपुर के ख़रादी इस आकार को मछली कहते हैं। बेलन गठे रेशे वाले शीशम का है, जिसमें आटा नहीं अटकता। चकला आम की लकड़ी का है, छब्बीस सेंटीमीटर चौड़ा; नीचे तीन छोटे पाये उसे गीली पटिया से ऊपर रखते हैं। दोनों पर पॉलिश नहीं, बस तेल है। नई लकड़ी पहली लोई पर हल्का रंग छोड़ सकती है; पहली रोटी चिड़ियों के नाम।',
    },
    pricePaise: 98000,
    unit: setOf2,
    materials: [mango, sheesham],
    technique: turning,
    region: saharanpur,
    care: woodCare,
    dimensions: { diameterMm: 260, heightMm: 38 },
    weightGrams: 1220,
    hsn: '44199010',
    variation: grainVaries,
    photos: [
      {
        file: 'board-chakla-belan.avif',
        alt: {
          en: 'Round pale wooden rolling board with a dark rolling pin and three balls of dough',
          hi: 'हल्की लकड़ी का गोल चकला, गहरा बेलन और आटे की तीन लोइयाँ',
        },
      },
      {
        file: 'board-chakla-belan-detail.avif',
        alt: {
          en: 'Close view of the grain of the board and the rolling pin',
          hi: 'चकले और बेलन की लकड़ी के रेशे पास से',
        },
      },
      {
        file: 'board-chakla-belan-scale.avif',
        alt: {
          en: 'The board and rolling pin beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ चकला और बेलन',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 37 }] }],
    listedOn: '2025-03-04',
  },
  {
    slug: 'white-marble-mortar-and-pestle',
    category: 'kitchen-and-dining',
    subcategory: 'cooking-and-prep',
    maker: 'jamil-and-rafat-stone-inlayers',
    seller: 'maati-patthar-studio',
    title: { en: 'White Marble Mortar and Pestle', hi: 'सफ़ेद संगमरमर का खरल और मूसली' },
    description: {
      en: 'A marble mortar and pestle for spices and pastes. Weight does the work. At over two kilos this mortar stays where it stands while you crush ginger, cardamom or soaked almonds. Rafat’s in-laws saw it from an offcut at their yard in Makrana, where the marble is hard enough to be used without filler or sealant. Outside and foot are polished; the inside and the head of the pestle are left matt, because a mirror surface would let peppercorns skate. Grind a handful of raw rice in it first and throw that away.',
      hi: 'मसाले और चटनी पीसने के लिए संगमरमर का खरल और मूसली। असली काम वज़न करता है। दो किलो से भारी यह खरल अपनी जगह टिका रहता है, चाहे अदरक कूटें, इलायची या भीगे बादाम। रफ़अत की ससुराल वाले इसे मकराना के अपने अहाते में बचे टुकड़ों से काटते हैं; वहाँ का संगमरमर इतना सख़्त है कि न भराव चाहिए, न परत। बाहर और पाये पर चमक है; भीतर का हिस्सा और मूसली का सिरा खुरदरा छोड़ा गया है, वरना काली मिर्च फिसलती। पहले एक मुट्ठी कच्चा चावल पीसकर फेंक दें।',
    },
    pricePaise: 145000,
    discounts: [{ discountType: 'percentage', value: 20, endsInDays: 7 }],
    unit: setOf2,
    materials: [marble],
    technique: stoneCarving,
    region: makrana,
    care: stoneCare,
    dimensions: { diameterMm: 140, heightMm: 110 },
    weightGrams: 2350,
    hsn: '68029100',
    variation: veinVaries,
    photos: [
      {
        file: 'marble-mortar-white.avif',
        alt: {
          en: 'White veined marble mortar with a pestle, red chillies and peppercorns in front',
          hi: 'धारीदार सफ़ेद संगमरमर का खरल और मूसली, सामने लाल मिर्च और काली मिर्च',
        },
      },
      {
        file: 'marble-mortar-white-detail.avif',
        alt: {
          en: 'Close view of the veins of the marble',
          hi: 'संगमरमर की नसें पास से',
        },
      },
      {
        file: 'marble-mortar-white-scale.avif',
        alt: {
          en: 'The mortar and pestle beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ ओखली और मूसल',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 15 }] }],
    listedOn: '2025-12-02',
  },
  {
    slug: 'hand-beaten-brass-patila-with-lid',
    category: 'kitchen-and-dining',
    subcategory: 'cooking-and-prep',
    maker: 'bhatthi-bazaar-thatheras',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Hand-beaten Brass Patila with Lid', hi: 'हाथ से पीटा पीतल का पतीला, ढक्कन के साथ' },
    description: {
      en: 'For dal, kheer and anything that wants an even, slow heat. The thatheras start from a flat disc of brass and beat it over an iron stake in rings, annealing between rounds, until the wall stands up. Rows of small round dents at the end are not ornament alone; they harden the pot. It is tinned inside and comes with a flat lid. We make each patila after you order, in about two weeks. Suitable for gas and wood fire, not for induction plates.',
      hi: 'दाल, खीर और हर उस चीज़ के लिए, जिसे एक-सी धीमी आँच चाहिए। ठठेरे पीतल की चपटी चकती को लोहे के सबरे पर गोलाई में पीटते हैं, बीच-बीच में तपाते हैं, और दीवार उठती जाती है। आख़िर में छोटे गोल निशानों की क़तारें सिर्फ़ सजावट नहीं, बर्तन को कड़ा भी करती हैं। भीतर क़लई है और साथ में चपटा ढक्कन। हर पतीला ऑर्डर के बाद लगभग दो हफ़्ते में बनता है। गैस और लकड़ी की आँच पर चलेगा, इंडक्शन पर नहीं।',
    },
    pricePaise: 290000,
    materials: [brass, tin],
    technique: thathera,
    region: jandiala,
    care: tinnedCare,
    dimensions: { diameterMm: 190, heightMm: 110 },
    weightGrams: 1350,
    hsn: '74181022',
    leadTimeDays: 14,
    variation: brassVaries,
    photos: [
      {
        file: 'patila-brass.avif',
        alt: {
          en: 'Round hammered brass pot with a flat, knobbed lid',
          hi: 'हथौड़े से पिटी पीतल की गोल पतीली, घुंडी वाले चपटे ढक्कन के साथ',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '2 litres', stock: 10 },
          { size: '3 litres', stock: 10, priceDeltaPaise: 90000 },
          { size: '5 litres', stock: 6, priceDeltaPaise: 240000 },
        ],
      },
    ],
    listedOn: '2026-01-21',
  },
  {
    slug: 'cast-brass-imam-dasta',
    category: 'kitchen-and-dining',
    subcategory: 'cooking-and-prep',
    maker: 'irfan-qamar-and-family',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Cast Brass Imam Dasta', hi: 'ढले पीतल का इमाम दस्ता' },
    description: {
      en: 'An imam dasta is the tall metal mortar that sits near the stove for pounding dry spices, and it sounds like a small bell while you do it. Irfan Qamar casts his in river sand, in one pour, with walls thick enough to take a child’s enthusiasm. Mouth and pestle are then cleaned on the lathe; the collar of rings around the waist gives a wet hand something to hold. Whole cloves, dry ginger and jaggery are what it does well. Use stone for fresh pastes.',
      hi: 'इमाम दस्ता चूल्हे के पास रखा जाने वाला धातु का ऊँचा खरल है; सूखे मसाले कूटते समय यह छोटी घंटी-सा बजता है। इरफ़ान क़मर इसे नदी की रेत के साँचे में एक ही बार में ढालते हैं; दीवार इतनी मोटी है कि बच्चों का जोश भी सह ले। मुँह और मूसल बाद में ख़राद पर साफ़ होते हैं। कमर के छल्लों से गीले हाथ की पकड़ बनती है। लौंग, सोंठ और गुड़ इसमें अच्छे कुटते हैं। गीली चटनी के लिए पत्थर लें।',
    },
    pricePaise: 225000,
    unit: setOf2,
    materials: [brass],
    technique: casting,
    region: moradabad,
    giName: 'Moradabad Metal Craft',
    care: brassCare,
    dimensions: { diameterMm: 95, heightMm: 120 },
    weightGrams: 1700,
    hsn: '74181022',
    variation: brassVaries,
    photos: [
      {
        file: 'imam-dasta.avif',
        alt: {
          en: 'Heavy brass mortar with three rings at the waist and a brass pestle standing in it',
          hi: 'पीतल का भारी इमाम दस्ता, कमर पर तीन छल्ले और भीतर खड़ा मूसल',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: 'Small', stock: 12 },
          { size: 'Large', stock: 5, priceDeltaPaise: 110000 },
        ],
      },
    ],
    listedOn: '2026-07-14',
  },
  {
    slug: 'udayagiri-wooden-cooking-ladles',
    category: 'kitchen-and-dining',
    subcategory: 'cooking-and-prep',
    maker: 'puzhayoram-hand-trades-federation',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Udayagiri Wooden Cooking Ladles', hi: 'उदयगिरि की लकड़ी की कलछियाँ' },
    description: {
      en: 'Wooden ladles for the stove. Nardi grows on the dry hills around Udayagiri and is cut by licence, a branch at a time. The wood is pale, dense and has no smell of its own, which is why the town turned to cutlery. Women saw, rasp and scrape these three ladles entirely by hand: one flat for dosa and uttapam, one deep for sambar, one slotted for frying. Handles are long enough to keep wrists out of the steam. They will not scratch a tinned or seasoned pan.',
      hi: 'चूल्हे पर पकाने के लिए लकड़ी की कलछियाँ। नर्दी उदयगिरि के आसपास की सूखी पहाड़ियों पर उगती है और लाइसेंस से, एक-एक डाल काटी जाती है। लकड़ी हल्के रंग की, ठोस और बिना गंध की है; इसीलिए यह कस्बा चम्मच-कलछी बनाने लगा। औरतें ये तीनों कलछियाँ पूरी तरह हाथ से काटती, रेतती और छीलती हैं: डोसे के लिए चपटी, सांभर के लिए गहरी, तलने के लिए छेददार। हत्थे इतने लंबे हैं कि कलाई भाप से बची रहे। क़लई या लोहे के तवे पर खरोंच नहीं आती।',
    },
    pricePaise: 72000,
    unit: setOf3,
    materials: [nardi],
    technique: carving,
    region: udayagiri,
    giName: 'Udayagiri Wooden Cutlery',
    care: woodCare,
    dimensions: { lengthMm: 310, widthMm: 75 },
    weightGrams: 240,
    hsn: '44199010',
    variation: grainVaries,
    photos: [
      {
        file: 'ladles-three.avif',
        alt: {
          en: 'Three pale wooden ladles side by side: one flat, one deep and one slotted',
          hi: 'हल्की लकड़ी की तीन कलछियाँ साथ-साथ: एक चपटी, एक गहरी और एक छेदों वाली',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 42 }] }],
    listedOn: '2026-08-08',
  },
  {
    slug: 'makrana-marble-chakla',
    category: 'kitchen-and-dining',
    subcategory: 'cooking-and-prep',
    maker: 'jamil-and-rafat-stone-inlayers',
    seller: 'maati-patthar-studio',
    title: { en: 'Makrana Marble Chakla', hi: 'मकराना संगमरमर का चकला' },
    description: {
      en: 'A marble board for rolling rotis and pastry. Stone stays cooler than the kitchen, and that is a help with puri dough, pastry or barfi in May. This chakla is cut from a slab of white Makrana, faced flat with water and carborundum, and given four turned feet from the same stone, fixed with pins rather than glue. The edge is bevelled so that you can lift it with floury hands. It weighs close to three kilos. Keep a cloth below it on polished counters, and use any belan you like.',
      hi: 'रोटी और पूरी बेलने के लिए संगमरमर का चकला। पत्थर रसोई से ठंडा रहता है, और मई में पूरी का आटा, पेस्ट्री या बर्फ़ी बेलते समय यही काम आता है। चकला सफ़ेद मकराना की पटिया से कटता है, पानी और कार्बोरंडम से समतल घिसा जाता है, और उसी पत्थर के चार ख़रादी पाये गोंद से नहीं, कील से जड़े जाते हैं। किनारा तिरछा कटा है, ताकि आटे वाले हाथ से भी उठ जाए। वज़न लगभग तीन किलो है। चिकनी पटिया पर नीचे कपड़ा बिछा लें; बेलन कोई भी चलेगा।',
    },
    pricePaise: 115000,
    materials: [marble],
    technique: stoneCarving,
    region: makrana,
    care: stoneCare,
    dimensions: { diameterMm: 230, heightMm: 45 },
    weightGrams: 2800,
    hsn: '68029100',
    variation: veinVaries,
    photos: [
      {
        file: 'marble-chakla.avif',
        alt: {
          en: 'Round veined white marble rolling board with two balls of dough on it',
          hi: 'धारियों वाले सफ़ेद संगमरमर का गोल चकला, ऊपर आटे की दो लोइयाँ',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '23 cm', stock: 12 },
          { size: '25 cm', stock: 8, priceDeltaPaise: 25000 },
        ],
      },
    ],
    listedOn: '2026-10-02',
  },
  {
    slug: 'carved-sheesham-mathani',
    category: 'kitchen-and-dining',
    subcategory: 'cooking-and-prep',
    maker: 'shivalik-kharadi-sangh',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Carved Sheesham Mathani', hi: 'शीशम की नक़्क़ाशीदार मथानी' },
    description: {
      en: 'A wooden hand churner for lassi and buttermilk. Roll it between your palms: the eight-petalled head spins one way and back, and curd turns to lassi in a minute without a socket or a plug. Mathanis of this kind are a Saharanpur pastime for evenings, carved from short ends of sheesham that are too small for anything else. The stem is left slightly waisted so that it does not creep downward as you work. It also breaks up lumps in dal and besan. Size is measured from tip to head.',
      hi: 'लस्सी और छाछ के लिए लकड़ी की हाथ वाली मथानी। हथेलियों के बीच घुमाइए: आठ पंखुड़ियों वाला सिरा इधर-उधर घूमता है और एक मिनट में दही लस्सी बन जाता है, बिजली के बिना। ऐसी मथानियाँ सहारनपुर में शाम के समय शीशम के उन टुकड़ों से बनती हैं, जो और किसी काम के नहीं रहते। डंडी बीच में हल्की पतली है, इसलिए मथते समय हाथ नीचे नहीं खिसकता। दाल और बेसन की गाँठें भी इसी से टूटती हैं। नाप डंडी की नोक से सिरे तक का है।',
    },
    pricePaise: 42000,
    materials: [sheesham],
    technique: carving,
    region: saharanpur,
    giName: 'Saharanpur Wood Craft',
    care: woodCare,
    dimensions: { lengthMm: 300, diameterMm: 55 },
    weightGrams: 130,
    hsn: '44199010',
    variation: grainVaries,
    photos: [
      {
        file: 'mathani.avif',
        alt: {
          en: 'Dark wooden churner with a ribbed round head, lying before a clay pot of curd',
          hi: 'दही भरी मिट्टी की हाँडी के आगे रखी गहरे रंग की लकड़ी की मथानी, सिरा गोल और फाँकदार',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '30 cm', stock: 40 },
          { size: '38 cm', stock: 22, priceDeltaPaise: 12000 },
        ],
      },
    ],
    listedOn: '2026-11-03',
  },
];
