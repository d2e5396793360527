import type { DemoProduct } from '../types.ts';

const brass = { en: 'Brass', hi: 'पीतल' };
const teak = { en: 'Teak wood', hi: 'सागवान की लकड़ी' };
const nardi = { en: 'Nardi wood', hi: 'नर्दी की लकड़ी' };
const ankudu = { en: 'Ankudu wood', hi: 'अंकुडु की लकड़ी' };
const lac = { en: 'Lac', hi: 'लाख' };
const cotton = { en: 'Cotton', hi: 'कॉटन' };
const palmLeaf = { en: 'Palm leaf', hi: 'ताड़ का पत्ता' };
const bamboo = { en: 'Bamboo', hi: 'बाँस' };
const cane = { en: 'Cane', hi: 'बेंत' };
const coir = { en: 'Coir', hi: 'नारियल की जटा' };
const marble = { en: 'Makrana marble', hi: 'मकराना संगमरमर' };
const inlayStone = { en: 'Semi-precious stones', hi: 'अर्ध-क़ीमती पत्थर' };
const plantDye = { en: 'Natural dyes', hi: 'प्राकृतिक रंग' };
const incensePaste = { en: 'Resin and wood powder', hi: 'राल और लकड़ी का बुरादा' };

const blockCarving = { en: 'Block carving', hi: 'ब्लॉक की नक़्क़ाशी' };
const turning = { en: 'Wood turning', hi: 'लकड़ी की ख़राद' };
const carving = { en: 'Wood carving', hi: 'लकड़ी की नक़्क़ाशी' };
const lacTurning = { en: 'Lac turnery', hi: 'लाख की ख़राद' };
const naturalDyeing = { en: 'Natural dyeing', hi: 'वनस्पति रंगाई' };
const plaiting = { en: 'Plaited basketry', hi: 'गुँथी हुई टोकरी' };
const caneWork = { en: 'Cane and bamboo work', hi: 'बेंत और बाँस का काम' };
const brushTying = { en: 'Hand-tied brushwork', hi: 'हाथ से बँधे कूँचे' };
const incenseRolling = { en: 'Hand-rolled incense', hi: 'हाथ से बेली अगरबत्ती' };
const casting = { en: 'Sand casting', hi: 'रेत के साँचे की ढलाई' };
const parchinKari = { en: 'Parchin kari inlay', hi: 'पच्चीकारी' };

const pethapur = { en: 'Pethapur, Gujarat', hi: 'पेथापुर, गुजरात' };
const sanganer = { en: 'Sanganer, Rajasthan', hi: 'सांगानेर, राजस्थान' };
const udayagiri = { en: 'Udayagiri, Andhra Pradesh', hi: 'उदयगिरि, आंध्र प्रदेश' };
const etikoppaka = { en: 'Etikoppaka, Andhra Pradesh', hi: 'एटिकोप्पका, आंध्र प्रदेश' };
const birbhum = { en: 'Birbhum, West Bengal', hi: 'बीरभूम, पश्चिम बंगाल' };
const alappuzha = { en: 'Alappuzha, Kerala', hi: 'अलप्पुझा, केरल' };
const mysuru = { en: 'Mysuru, Karnataka', hi: 'मैसूरु, कर्नाटक' };
const moradabad = { en: 'Moradabad, Uttar Pradesh', hi: 'मुरादाबाद, उत्तर प्रदेश' };
const agra = { en: 'Agra, Uttar Pradesh', hi: 'आगरा, उत्तर प्रदेश' };

const blockCare = {
  en: 'Brush out colour under running water right after use; never soak. Oil with mustard oil twice a year and store face up.',
  hi: 'काम के तुरंत बाद बहते पानी में ब्रश से रंग निकालें; भिगोएँ नहीं। साल में दो बार सरसों का तेल लगाएँ, मुँह ऊपर रखकर सँभालें।',
};
const woodCare = {
  en: 'Rinse by hand with mild soap and dry at once. No soaking, no dishwasher. Rub in food-safe oil when the wood looks pale.',
  hi: 'हल्के साबुन से हाथ से धोकर तुरंत सुखाएँ। न भिगोएँ, न डिशवॉशर में डालें। लकड़ी फीकी लगे तो खाने लायक़ तेल मलें।',
};
const lacCare = {
  en: 'Wipe with a soft dry cloth. Keep away from heat and spirit: both soften lac.',
  hi: 'मुलायम सूखे कपड़े से पोंछें। आँच और स्पिरिट से दूर रखें: दोनों से लाख नरम पड़ती है।',
};
const leafCare = {
  en: 'Keep dry and hang when not in use. Wipe with a barely damp cloth.',
  hi: 'सूखा रखें और काम न हो तो टाँग दें। हल्के नम कपड़े से पोंछें।',
};
const caneCare = {
  en: 'Vacuum or brush; wipe with salt water once a year to keep cane supple. Not for rain.',
  hi: 'ब्रश से झाड़ें; बेंत की लचक के लिए साल में एक बार नमक के पानी से पोंछें। बारिश में न छोड़ें।',
};
const brushCare = {
  en: 'Shake out and dry bristles down. Replace when the tips have gone soft; the whole brush can be composted.',
  hi: 'झटककर, रेशे नीचे करके सुखाएँ। सिरे नरम पड़ें तो बदल दें; पूरा कूँचा खाद में जा सकता है।',
};
const dryStore = {
  en: 'Store closed, dry and away from sunlight. Keep out of children’s reach.',
  hi: 'बंद, सूखी जगह और धूप से दूर रखें। बच्चों की पहुँच से बाहर रखें।',
};
const brassCare = {
  en: 'Clean with tamarind or pitambari powder, rinse and dry fully. Do not leave sour food standing in it.',
  hi: 'इमली या पीतांबरी से माँजें, धोकर पूरी तरह सुखाएँ। खट्टा खाना इसमें देर तक न छोड़ें।',
};
const stoneCare = {
  en: 'Wash with water and mild soap and dry. Wipe lemon, vinegar and tamarind off at once: acid dulls marble.',
  hi: 'पानी और हल्के साबुन से धोकर सुखाएँ। नींबू, सिरका और इमली तुरंत पोंछ दें: खटाई से संगमरमर की चमक जाती है।',
};

const blockVaries = {
  en: 'Old teak shows nail holes and grain on the back. Blocks that were test-printed carry a stain of colour.',
  hi: 'पुराने सागवान के पीछे कील के छेद और रेशे दिखते हैं। परखे हुए ब्लॉक पर रंग का दाग़ रहता है।',
};
const grainVaries = {
  en: 'Grain and shade differ from tree to tree; no two pieces match exactly.',
  hi: 'लकड़ी के रेशे और रंग हर पेड़ में अलग होते हैं; कोई दो पीस हूबहू एक से नहीं होते।',
};
const handVaries = {
  en: 'Size may differ by a centimetre, and the tone of the fibre changes with the season.',
  hi: 'नाप में एक सेंटीमीटर का फ़र्क़ हो सकता है और रेशे का रंग मौसम के साथ बदलता है।',
};

const indigo = { en: 'Indigo', hi: 'नील' };
const madder = { en: 'Madder', hi: 'मजीठ लाल' };
const turmeric = { en: 'Turmeric yellow', hi: 'हल्दी पीला' };
const leafGreen = { en: 'Leaf green', hi: 'पत्ती हरा' };

const setOf2 = { en: 'Set of 2', hi: '2 का सेट' };
const setOf3 = { en: 'Set of 3', hi: '3 का सेट' };
const setOf4 = { en: 'Set of 4', hi: '4 का सेट' };
const kit = { en: 'Kit', hi: 'किट' };
const pack = { en: 'Pack', hi: 'पैकेट' };

export const utilityAndMiscellaneous: DemoProduct[] = [
  {
    slug: 'round-flower-printing-block',
    category: 'utility-and-miscellaneous',
    subcategory: 'craft-tools',
    maker: 'vav-sheri-block-carvers',
    seller: 'dhaga-thappa-producers',
    title: { en: 'Round Flower Printing Block', hi: 'गोल फूल वाला छपाई का ब्लॉक' },
    description: {
      en: 'A carved teak block for printing cloth and paper. A flower on a stem, cut two millimetres deep into the end grain of old teak. The carver whitens the face, scratches the drawing through with a compass and needle, then clears the ground with a bow drill and some twenty small chisels. Fine air holes run through to the back so that paste does not trap bubbles. It prints well with fabric paint from a sponge, with block-print paste, or on paper. The blue stain comes from our own test print.',
      hi: 'कपड़े और काग़ज़ पर छपाई के लिए सागवान का ब्लॉक। डंडी पर एक फूल, पुराने सागवान की आड़ी सतह पर दो मिलीमीटर गहरा कटा हुआ। कारीगर सतह पर सफ़ेदा पोतता है, परकार और सुई से ख़ाका खरोंचता है, फिर कमान वाले बरमे और कोई बीस छोटी छेनियों से ज़मीन साफ़ करता है। हवा के महीन छेद पीछे तक जाते हैं, ताकि रंग में बुलबुले न फँसें। स्पंज पर कपड़े का रंग हो, छपाई का गाढ़ा घोल या काग़ज़, सब पर छपता है। नीला दाग़ हमारी जाँच की छपाई का है।',
    },
    pricePaise: 78000,
    materials: [teak],
    technique: blockCarving,
    region: pethapur,
    giName: 'Pethapur Printing Blocks',
    care: blockCare,
    dimensions: { diameterMm: 120, heightMm: 45 },
    weightGrams: 310,
    hsn: '84425090',
    variation: blockVaries,
    photos: [
      {
        file: 'printblock-flower-round.avif',
        alt: {
          en: 'Round carved wooden printing block with a blue-stained flower on printed cloth',
          hi: 'छपे कपड़े पर रखा नक़्क़ाशीदार लकड़ी का गोल ब्लॉक, फूल पर नीला रंग लगा हुआ',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 23 }] }],
    listedOn: '2025-02-27',
  },
  {
    slug: 'three-part-paisley-border-blocks',
    category: 'utility-and-miscellaneous',
    subcategory: 'craft-tools',
    maker: 'vav-sheri-block-carvers',
    seller: 'dhaga-thappa-producers',
    title: { en: 'Three-part Paisley Border Blocks', hi: 'कैरी किनारी के तीन ब्लॉक' },
    description: {
      en: 'Three carved blocks for printing a border on cloth. Three blocks print one border: rekh draws the outline, gadh fills the ground, datta drops in the second colour. Getting them to agree is the hard part. All three are traced from one brass-pin master, cut by the same hand, and printed together on cotton before they leave the lane; you receive that strip. Pin marks at the corners help you line up repeat after repeat. Cut to order in about ten days. Tell us if you print with wax or dabu mud, and the lines will be left wider.',
      hi: 'कपड़े पर किनारी छापने के तीन ब्लॉक। तीन ब्लॉक मिलकर एक किनारी छापते हैं: रेख बाहरी रेखा खींचता है, गद ज़मीन भरता है, दत्ता दूसरा रंग डालता है। मुश्किल है तीनों का मेल। तीनों एक ही मूल ख़ाके से उतारे जाते हैं, एक ही हाथ से कटते हैं और गली से निकलने से पहले कपड़े पर साथ छापकर देखे जाते हैं; वह पट्टी आपको मिलती है। कोनों की कील के निशान से नमूना मिलाना आसान है। लगभग दस दिन में बनते हैं। मोम या दाबू से छापते हों तो बताएँ, रेखाएँ चौड़ी रखेंगे।',
    },
    pricePaise: 240000,
    unit: setOf3,
    materials: [teak],
    technique: blockCarving,
    region: pethapur,
    giName: 'Pethapur Printing Blocks',
    care: blockCare,
    dimensions: { lengthMm: 180, widthMm: 75, heightMm: 50 },
    weightGrams: 1100,
    hsn: '84425090',
    leadTimeDays: 10,
    variation: blockVaries,
    photos: [
      {
        file: 'paisley-blocks.avif',
        alt: {
          en: 'Three carved wooden printing blocks of a paisley border, stained with colour, on a strip they printed',
          hi: 'कैरी किनारी के तीन नक़्क़ाशीदार ठप्पे, रंग लगे, उन्हीं से छपी पट्टी पर',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 10 }] }],
    listedOn: '2025-09-16',
  },
  {
    slug: 'teak-takli-hand-spindle-with-cotton',
    category: 'utility-and-miscellaneous',
    subcategory: 'craft-tools',
    maker: 'vav-sheri-block-carvers',
    seller: 'dhaga-thappa-producers',
    title: { en: 'Teak Takli Hand Spindle with Cotton', hi: 'सागवान की तकली, रुई के साथ' },
    description: {
      en: 'A small hand spindle for spinning cotton thread. Schoolchildren in Gujarat used to carry a takli in the pencil box. It is the smallest spinning tool there is: a brass shaft with a hook, a whorl that keeps it turning, your fingers and some patience. The turner at Pethapur makes the whorl of teak offcuts from block carving and balances each on a pin. A hundred grams of carded cotton in slivers come along, with a folded sheet of drawings. Expect lumps for an hour and thread after that.',
      hi: 'सूत कातने की छोटी तकली। गुजरात में कभी बच्चे तकली कंपास-बॉक्स में लेकर स्कूल जाते थे। कातने का इससे छोटा औज़ार नहीं: पीतल की हुकदार सलाई, उसे घुमाए रखने वाली चकती, आपकी उँगलियाँ और थोड़ा सब्र। पेथापुर का ख़रादी चकती ब्लॉक की कटाई से बचे सागवान से बनाता है और हर एक को नोक पर रखकर संतुलन देखता है। साथ में सौ ग्राम धुनी रुई की पूनियाँ और चित्रों वाला एक पन्ना है। पहले घंटे गाँठें बनेंगी, फिर धागा।',
    },
    pricePaise: 45000,
    unit: kit,
    materials: [teak, brass, cotton],
    technique: turning,
    region: pethapur,
    care: {
      en: 'Keep the shaft dry and straight; a drop of oil on the hook now and then.',
      hi: 'सलाई सूखी और सीधी रखें; कभी-कभी हुक पर तेल की एक बूँद।',
    },
    dimensions: { lengthMm: 190, diameterMm: 40 },
    weightGrams: 150,
    hsn: '44219990',
    variation: grainVaries,
    photos: [
      {
        file: 'takli.avif',
        alt: {
          en: 'Small brass spindle with a wooden whorl and a cone of thread, before a pile of white cotton slivers',
          hi: 'लकड़ी की फिरकी और धागे वाली पीतल की छोटी तकली, पीछे सफ़ेद रुई की पूनियाँ',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 48 }] }],
    listedOn: '2026-02-26',
  },
  {
    slug: 'natural-dye-kit-madder-indigo-pomegranate',
    category: 'utility-and-miscellaneous',
    subcategory: 'craft-tools',
    maker: 'amanishah-workshops',
    seller: 'dhaga-thappa-producers',
    title: { en: 'Natural Dye Kit: Madder, Indigo, Pomegranate', hi: 'वनस्पति रंग किट: मजीठ, नील, अनार' },
    description: {
      en: 'A kit for dyeing cloth at home with plants. Red from a root, blue from a leaf, yellow from a rind. Printers of the group weigh out what they themselves use: ground madder, indigo cake, dried pomegranate peel, harda as the first bath, alum and iron as mordants, plus fruit sugar and lime for a small indigo vat. There is enough for about one kilo of cotton, and two washed cotton squares to begin on. A printed guide in Hindi and English gives amounts and times. Use old pots that will not return to the kitchen, and gloves.',
      hi: 'घर पर पौधों से कपड़ा रँगने का किट। जड़ से लाल, पत्ती से नीला, छिलके से पीला। समूह के छीपा वही चीज़ें तौलकर देते हैं, जो ख़ुद बरतते हैं: पिसी मजीठ, नील की टिकिया, अनार का सूखा छिलका, पहले घोल के लिए हरड़, रंग पकड़ने के लिए फिटकरी और लोहा, और नील के छोटे कुंड के लिए फल-शर्करा और चूना। लगभग एक किलो सूती कपड़े के लिए काफ़ी है; शुरुआत के लिए दो धुले रुमाल साथ हैं। हिंदी-अंग्रेज़ी पर्चे में माप और समय लिखा है। पुराने बर्तन और दस्ताने बरतें।',
    },
    pricePaise: 135000,
    unit: kit,
    materials: [plantDye, cotton],
    technique: naturalDyeing,
    region: sanganer,
    care: dryStore,
    dimensions: { lengthMm: 240, widthMm: 180, heightMm: 90 },
    weightGrams: 980,
    hsn: '32030090',
    variation: {
      en: 'Plants differ from harvest to harvest: your red may lean to rust or to rose.',
      hi: 'हर फ़सल अलग होती है: आपका लाल कभी ज़ंग की ओर, कभी गुलाबी की ओर झुक सकता है।',
    },
    photos: [
      {
        file: 'dye-kit.avif',
        alt: {
          en: 'Three wooden bowls with red madder powder, indigo cakes and dried pomegranate peel, paper packets and folded cotton behind',
          hi: 'लकड़ी के तीन कटोरों में लाल मजीठ, नील की टिकियाँ और अनार के सूखे छिलके, पीछे पुड़ियाँ और तह किया सूती कपड़ा',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 19 }] }],
    listedOn: '2026-08-21',
  },
  {
    slug: 'udayagiri-serving-spoons-in-four-woods',
    category: 'utility-and-miscellaneous',
    subcategory: 'household',
    maker: 'puzhayoram-hand-trades-federation',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Udayagiri Serving Spoons in Four Woods', hi: 'उदयगिरि के चम्मच, चार लकड़ियों में' },
    description: {
      en: 'Four wooden spoons for serving. Side by side you see how different four hill woods can be: reddish, straw, dark and honey. Carvers in Udayagiri hold the blank against the big toe and shave the bowl with a curved knife; the last smoothing is done with a leaf so rough that it serves as sandpaper. Bowls go from broad and shallow for rice to small and deep for pickle. No varnish, only oil. For serving and stirring rather than prising: the necks are slender.',
      hi: 'परोसने के लिए लकड़ी के चार चम्मच। चारों को साथ रखिए तो पता चलता है कि पहाड़ी लकड़ियाँ कितनी अलग होती हैं: लाल-सी, पुआल-सी, गहरी और शहद-सी। उदयगिरि के कारीगर लकड़ी को पैर के अँगूठे से टिकाकर टेढ़ी छुरी से कटोरी छीलते हैं; आख़िरी घिसाई एक ऐसे खुरदरे पत्ते से होती है, जो रेगमाल का काम देता है। चावल के लिए चौड़ा-उथला, अचार के लिए छोटा-गहरा। वार्निश नहीं, सिर्फ़ तेल। परोसने और चलाने के लिए हैं, ज़ोर लगाने के लिए नहीं: गर्दन पतली है।',
    },
    pricePaise: 88000,
    discounts: [{ discountType: 'percentage', value: 5 }],
    unit: setOf4,
    materials: [nardi, { en: 'Mixed hill woods', hi: 'मिली-जुली पहाड़ी लकड़ियाँ' }],
    technique: carving,
    region: udayagiri,
    giName: 'Udayagiri Wooden Cutlery',
    care: woodCare,
    dimensions: { lengthMm: 290, widthMm: 70 },
    weightGrams: 220,
    hsn: '44199010',
    variation: grainVaries,
    photos: [
      {
        file: 'board-spoons-four.avif',
        alt: { en: 'Four carved wooden spoons in different woods laid side by side', hi: 'साथ-साथ रखे अलग-अलग लकड़ियों के चार नक़्क़ाशीदार चम्मच' },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 31 }] }],
    listedOn: '2025-03-30',
  },
  {
    slug: 'palm-leaf-hand-fan-with-cloth-edge',
    category: 'utility-and-miscellaneous',
    subcategory: 'household',
    maker: 'kopai-mahila-samiti',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Palm-leaf Hand Fan with Cloth Edge', hi: 'कपड़े की गोट वाला ताड़ का पंखा' },
    description: {
      en: 'A hand fan of palm leaf. When the current goes, someone reaches for the talpakha. One leaf of the palmyra, stem and all, is pressed flat under bricks, sprinkled with water, cut to a round and bound; nothing is glued. Stitchers of the Samiti hem the edge with a strip of saree cotton and tack it down in kantha stitch so it cannot scratch. The stem becomes the handle. It moves a surprising amount of air with little wrist, weighs less than a letter, and lasts about three summers.',
      hi: 'ताड़पत्र का हाथ का पंखा। बिजली जाते ही किसी का हाथ तालपाखा की ओर बढ़ता है। ताड़ का एक पूरा पत्ता, डंडी समेत, ईंटों के नीचे सीधा किया जाता है, पानी छिड़ककर गोल काटा और बाँधा जाता है; गोंद कहीं नहीं लगता। समिति की औरतें किनारे पर साड़ी की पट्टी चढ़ाकर कांथा टाँके से सिल देती हैं, ताकि खरोंच न लगे। डंडी ही हत्था है। कलाई को थोड़ा हिलाइए, हवा भरपूर आती है। चिट्ठी से हल्का है और लगभग तीन गर्मियाँ चलता है।',
    },
    pricePaise: 26000,
    discounts: [{ discountType: 'percentage', value: 30 }],
    materials: [palmLeaf, cotton],
    technique: plaiting,
    region: birbhum,
    care: leafCare,
    dimensions: { lengthMm: 430, widthMm: 280 },
    weightGrams: 85,
    hsn: '46021990',
    variation: handVaries,
    photos: [
      {
        file: 'hand-fan.avif',
        alt: {
          en: 'Round palm-leaf fan with a red cloth edge and a long leaf-stem handle',
          hi: 'लाल कपड़े की गोट वाला ताड़पत्र का गोल पंखा, डंठल की लंबी मूठ',
        },
        color: madder,
      },
      {
        file: 'hand-fan-indigo.avif',
        alt: {
          en: 'The fan with an indigo cloth edge',
          hi: 'नील रंग के कपड़े की गोट वाला पंखा',
        },
        color: indigo,
      },
    ],
    variants: [
      { color: madder, sizes: [{ size: 'One size', stock: 40 }] },
      { color: indigo, sizes: [{ size: 'One size', stock: 35 }] },
    ],
    listedOn: '2026-04-12',
  },
  {
    slug: 'bengal-mora-cane-and-bamboo-stool',
    category: 'utility-and-miscellaneous',
    subcategory: 'household',
    maker: 'kopai-mahila-samiti',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Bengal Mora, Cane and Bamboo Stool', hi: 'बंगाल का मोढ़ा, बेंत और बाँस' },
    description: {
      en: 'A light stool of cane and bamboo. Pull up a mora and you are part of the conversation. The drum is built of bamboo splints crossed on the slant, two rings and a seat woven of flat cane over jute cord; the slant is what lets such a light thing carry ninety kilos. Mahali men split the bamboo, their wives and sisters weave the seat. We make it within about twelve days of your order. Pick the low one for the kitchen or veranda and the tall one for a desk.',
      hi: 'बेंत और बाँस का हल्का मोढ़ा। मोढ़ा खींचिए और बातचीत में शामिल हो जाइए। ढाँचा तिरछी काटती बाँस की तीलियों का है, ऊपर-नीचे दो छल्ले, और बैठक जूट की रस्सी पर चपटे बेंत की बुनाई; इसी तिरछेपन से इतनी हल्की चीज़ नब्बे किलो उठा लेती है। माहली परिवारों में मर्द बाँस चीरते हैं और औरतें बैठक बुनती हैं। ऑर्डर के बाद लगभग बारह दिन में बनता है। नीचा मोढ़ा रसोई या बरामदे के लिए लें, ऊँचा मेज़ के लिए।',
    },
    pricePaise: 185000,
    materials: [bamboo, cane],
    technique: caneWork,
    region: birbhum,
    care: caneCare,
    dimensions: { diameterMm: 360, heightMm: 380 },
    weightGrams: 2100,
    hsn: '94015200',
    leadTimeDays: 12,
    variation: handVaries,
    photos: [
      {
        file: 'mora.avif',
        alt: {
          en: 'Round cane and bamboo stool with slanting splints, narrow at the waist, and a woven seat',
          hi: 'बेंत और बाँस का गोल मोढ़ा, तिरछी खपच्चियाँ, बीच में पतला और बुनी हुई बैठक',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '38 cm', stock: 10 },
          { size: '46 cm', stock: 10, priceDeltaPaise: 35000 },
        ],
      },
    ],
    listedOn: '2025-11-13',
  },
  {
    slug: 'coir-dish-and-vegetable-brushes',
    category: 'utility-and-miscellaneous',
    subcategory: 'household',
    maker: 'puzhayoram-hand-trades-federation',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Coir Dish and Vegetable Brushes', hi: 'नारियल जटा के कूँचे' },
    description: {
      en: 'Coir brushes for dishes and vegetables. Husks lie in the backwaters for months until the soft part rots off and only coir is left. What the rope makers do not take, the brush tiers near Alappuzha do: they comb it, fold a bundle over, bind the neck with more coir and trim the tips on a block. You get a round one for pots, a long one for bottles and a firm small one for potatoes and ginger. They scour without scratching enamel and contain no wire or plastic.',
      hi: 'बर्तन और सब्ज़ियाँ रगड़ने के लिए नारियल जटा के कूँचे। नारियल के छिलके महीनों बैकवॉटर में पड़े रहते हैं, जब तक गूदा गल न जाए और सिर्फ़ जटा बचे। जो रस्सी वालों के काम की नहीं, वह अलप्पुझा के पास कूँचे बाँधने वाले ले लेते हैं: उसे काढ़ते हैं, गुच्छा मोड़ते हैं, गर्दन जटा से ही बाँधते हैं और सिरे छाँटते हैं। एक गोल बर्तनों के लिए, एक लंबा बोतलों के लिए, एक छोटा कड़ा आलू-अदरक के लिए। इनेमल पर खरोंच नहीं आती; न तार है, न प्लास्टिक।',
    },
    pricePaise: 32000,
    unit: setOf3,
    materials: [coir],
    technique: brushTying,
    region: alappuzha,
    care: brushCare,
    dimensions: { lengthMm: 210, diameterMm: 60 },
    weightGrams: 180,
    hsn: '96031000',
    variation: handVaries,
    photos: [
      {
        file: 'coir-brushes.avif',
        alt: {
          en: 'Three brown coir brushes with bound necks: a round one, a long one and a small upright one',
          hi: 'नारियल जटा के तीन भूरे कूँचे, गरदन पर बंधे: एक गोल, एक लंबा और एक छोटा खड़ा',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 60 }] }],
    listedOn: '2026-05-31',
  },
  {
    slug: 'mysuru-hand-rolled-agarbathi-sandal',
    category: 'utility-and-miscellaneous',
    subcategory: 'ritual-and-gifting',
    maker: 'puzhayoram-hand-trades-federation',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Mysuru Hand-rolled Agarbathi, Sandal', hi: 'मैसूरु की हाथ से बेली अगरबत्ती, चंदन' },
    description: {
      en: 'Sandalwood incense sticks, rolled by hand. Masala incense is rolled, not dipped. Sandalwood powder, halmaddi resin, honey, charcoal and ground herbs are kneaded into a dough; on a low board, a woman in Mysuru rolls a pea of it along a bamboo splint with her palm, some four thousand sticks in a day, and dusts them so they do not cling. Each stick burns around forty minutes and leaves soft ash. The scent is woody and a little sweet, without the sharpness of perfumed sticks. Burn it in a room with a window open.',
      hi: 'हाथ से बेली चंदन की अगरबत्तियाँ। मसाला अगरबत्ती डुबोई नहीं, बेली जाती है। चंदन का बुरादा, हलमड्डी राल, शहद, कोयला और पिसी जड़ी-बूटियाँ आटे-सी गूँथी जाती हैं; नीची पटरी पर मैसूरु की कारीगर मटर भर मसाला हथेली से बाँस की तीली पर बेलती है, दिन में कोई चार हज़ार, और ऊपर से बुरादा छिड़कती है। हर बत्ती लगभग चालीस मिनट जलती है। ख़ुशबू लकड़ी जैसी और हल्की मीठी है, इत्र वाली बत्तियों का तीखापन नहीं। खिड़की खुली रखकर जलाएँ।',
    },
    pricePaise: 24000,
    discounts: [{ discountType: 'fixed', value: 4000, endsInDays: -3 }],
    unit: pack,
    materials: [incensePaste, bamboo],
    technique: incenseRolling,
    region: mysuru,
    giName: 'Mysore Agarbathi',
    care: dryStore,
    dimensions: { lengthMm: 240, widthMm: 55, heightMm: 30 },
    weightGrams: 70,
    hsn: '33074100',
    variation: {
      en: 'Thickness of sticks varies slightly; scent changes a little with the age of the resin. The brass dish is not included.',
      hi: 'बत्तियों की मोटाई थोड़ी बदलती है; राल की उम्र के साथ ख़ुशबू में हल्का फ़र्क़ आता है। पीतल की तश्तरी साथ नहीं आती।',
    },
    photos: [
      {
        file: 'diya-incense-dish.avif',
        alt: {
          en: 'Three brown incense sticks burning in a fluted brass dish, four more lying in front of it',
          hi: 'पीतल की लहरदार तश्तरी में जलती तीन भूरी अगरबत्तियाँ, आगे चार और रखी हुई',
        },
      },
    ],
    variants: [
      {
        sizes: [
          { size: '25 sticks', stock: 60 },
          { size: '75 sticks', stock: 38, priceDeltaPaise: 36000 },
        ],
      },
    ],
    listedOn: '2025-06-22',
  },
  {
    slug: 'brass-panchpatra-with-achmani',
    category: 'utility-and-miscellaneous',
    subcategory: 'ritual-and-gifting',
    maker: 'irfan-qamar-and-family',
    seller: 'dhatu-kath-cooperative',
    title: { en: 'Brass Panchpatra with Achmani', hi: 'पीतल का पंचपात्र और आचमनी' },
    description: {
      en: 'Two small things that many puja shelves begin with: the straight-walled cup for water and the spoon that lifts three drops of it. Cup, foot and spoon are cast in sand at the family’s gas furnace, then filed, turned and polished by wheel. The spoon’s handle ends in a coiled serpent, cut with a chisel after casting, so its scales are crisp. A ring at the waist is left raw and darker. It holds 150 millilitres and makes a sensible housewarming present.',
      hi: 'पूजा की अलमारी अक्सर इन्हीं दो चीज़ों से शुरू होती है: जल का सीधा पात्र और तीन बूँद उठाने वाली आचमनी। पात्र, पाया और चम्मच परिवार की गैस भट्ठी पर रेत में ढलते हैं, फिर रेती, ख़राद और चक्के पर चमकते हैं। आचमनी की डंडी कुंडली मारे नाग पर ख़त्म होती है, जिसके शल्क ढलाई के बाद छेनी से कटते हैं, इसलिए साफ़ दिखते हैं। कमर का छल्ला बिना चमकाए गहरा छोड़ा गया है। 150 मिलीलीटर का है; गृह-प्रवेश पर देने लायक़।',
    },
    pricePaise: 96000,
    unit: setOf2,
    materials: [brass],
    technique: casting,
    region: moradabad,
    giName: 'Moradabad Metal Craft',
    care: brassCare,
    dimensions: { diameterMm: 65, heightMm: 85 },
    weightGrams: 430,
    hsn: '74198030',
    variation: {
      en: 'Small casting pits and file marks may be seen on the underside.',
      hi: 'नीचे की ओर ढलाई के छोटे गड्ढे और रेती के निशान दिख सकते हैं।',
    },
    photos: [
      {
        file: 'panchpatra.avif',
        alt: {
          en: 'Straight brass cup with a darker ring at the waist, a small curved spoon beside it',
          hi: 'कमर पर गहरे छल्ले वाला पीतल का सीधा प्याला और पास रखी छोटी मुड़ी आचमनी',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 27 }] }],
    listedOn: '2025-10-01',
  },
  {
    slug: 'etikoppaka-kumkum-bharani-two-boxes',
    category: 'utility-and-miscellaneous',
    subcategory: 'ritual-and-gifting',
    maker: 'puzhayoram-hand-trades-federation',
    seller: 'talpatra-handcraft-trust',
    title: { en: 'Etikoppaka Kumkum Bharani, Two Boxes', hi: 'एटिकोप्पका की कुमकुम भरणी, दो डिब्बियाँ' },
    description: {
      en: 'Kumkum in one, haldi in the other; at a Telugu wedding these boxes stand beside the lamp. The village of Etikoppaka turns them from ankudu, a soft white wood, and colours them on the running lathe: a stick of lac, mixed with dye from seeds, bark or roots, is pressed to the spinning box, melts by friction and is polished with a dry screw-pine leaf. The lids fit by friction too, no thread. Bands of natural wood are left between the colours. Small enough for a purse.',
      hi: 'एक में कुमकुम, एक में हल्दी; तेलुगु विवाह में ये डिब्बियाँ दीये के पास रखी जाती हैं। एटिकोप्पका गाँव इन्हें अंकुडु की नरम सफ़ेद लकड़ी से ख़रादता है और चलती ख़राद पर रँगता है: बीज, छाल या जड़ के रंग वाली लाख की बत्ती घूमती डिब्बी पर दबाई जाती है, रगड़ से पिघलती है और केवड़े के सूखे पत्ते से चमकाई जाती है। ढक्कन भी बिना चूड़ी के, कसाव से बैठते हैं। रंगों के बीच लकड़ी की पट्टी खुली छोड़ी गई है।',
    },
    pricePaise: 48000,
    unit: setOf2,
    materials: [ankudu, lac, plantDye],
    technique: lacTurning,
    region: etikoppaka,
    care: lacCare,
    dimensions: { diameterMm: 50, heightMm: 65 },
    weightGrams: 90,
    hsn: '44209090',
    variation: {
      en: 'Plant dyes give quiet shades that differ a little from batch to batch.',
      hi: 'वनस्पति रंग शांत होते हैं और हर बार थोड़ा बदलते हैं।',
    },
    photos: [
      {
        file: 'kumkum-boxes.avif',
        alt: {
          en: 'Two small turned boxes with pointed lids, one madder red and one turmeric yellow, banded with bare wood',
          hi: 'नुकीले ढक्कन की दो छोटी ख़राद की डिब्बियाँ, एक मजीठ लाल और एक हल्दी पीली, बीच में सादी लकड़ी की पट्टियाँ',
        },
      },
      {
        file: 'kumkum-boxes-madder.avif',
        alt: {
          en: 'The two boxes in madder red',
          hi: 'मजीठ लाल रंग की दोनों डिब्बियाँ',
        },
        color: madder,
      },
      {
        file: 'kumkum-boxes-turmeric.avif',
        alt: {
          en: 'The two boxes in turmeric yellow',
          hi: 'हल्दी पीले रंग की दोनों डिब्बियाँ',
        },
        color: turmeric,
      },
      {
        file: 'kumkum-boxes-green.avif',
        alt: {
          en: 'The two boxes in leaf green',
          hi: 'पत्ती-हरे रंग की दोनों डिब्बियाँ',
        },
        color: leafGreen,
      },
    ],
    variants: [
      { color: madder, sizes: [{ size: 'One size', stock: 33 }] },
      { color: turmeric, sizes: [{ size: 'One size', stock: 28 }] },
      { color: leafGreen, sizes: [{ size: 'One size', stock: 0 }] },
    ],
    listedOn: '2026-09-04',
  },
  {
    slug: 'inlaid-marble-puja-chowki',
    category: 'utility-and-miscellaneous',
    subcategory: 'ritual-and-gifting',
    maker: 'jamil-and-rafat-stone-inlayers',
    seller: 'maati-patthar-studio',
    title: { en: 'Inlaid Marble Puja Chowki', hi: 'पच्चीकारी वाली संगमरमर की पूजा चौकी' },
    description: {
      en: 'A low marble table for the shrine at home. It began as a sample for a customer who never came back, and the cousins finished it for themselves. A low square platform of Makrana marble on four lotus feet, its edge carries a running vine of malachite leaves and lapis buds, a hundred and twelve pieces in all, with a mother-of-pearl dot at each corner. The centre is plain, so that an image or a lamp has room. It weighs over six kilos and travels in a wooden crate. Only this one exists.',
      hi: 'घर की पूजा के लिए संगमरमर की नीची चौकी। यह एक ग्राहक के लिए नमूने की तरह शुरू हुई थी, जो लौटा नहीं; फिर भाइयों ने इसे अपने मन से पूरा किया। कमल के चार पायों पर मकराना की नीची चौकोर चौकी, किनारे पर दाना-फ़रंग की पत्तियों और लाजवर्द की कलियों की बेल, कुल एक सौ बारह टुकड़े, और हर कोने पर सीप की बिंदी। बीच सादा है, ताकि मूर्ति या दीये को जगह मिले। वज़न छह किलो से ज़्यादा है और यह लकड़ी की पेटी में चलती है। बस यही एक है।',
    },
    pricePaise: 1450000,
    materials: [marble, inlayStone],
    technique: parchinKari,
    region: agra,
    care: stoneCare,
    dimensions: { lengthMm: 305, widthMm: 305, heightMm: 75 },
    weightGrams: 6400,
    hsn: '68029100',
    oneOfAKind: true,
    variation: {
      en: 'You receive this very chowki. A faint grey vein crosses one foot.',
      hi: 'यही चौकी आपको मिलेगी। एक पाये पर हल्की स्लेटी धारी है।',
    },
    photos: [
      {
        file: 'puja-chowki.avif',
        alt: {
          en: 'Low square white marble platform on four rounded feet, a vine of green leaves and blue buds inlaid along its edge',
          hi: 'चार गोल पायों पर नीची चौकोर सफ़ेद संगमरमर की चौकी, किनारे पर हरी पत्तियों और नीली कलियों की जड़ाई वाली बेल',
        },
      },
      {
        file: 'puja-chowki-detail.avif',
        alt: {
          en: 'Close view of the inlay: malachite leaves and lapis buds set in white marble',
          hi: 'जड़ाई पास से: सफ़ेद संगमरमर में मैलाकाइट की पत्तियाँ और लाजवर्द की कलियाँ',
        },
      },
      {
        file: 'puja-chowki-scale.avif',
        alt: {
          en: 'The chowki beside a 15 cm ruler',
          hi: '15 सेमी के पैमाने के साथ चौकी',
        },
      },
    ],
    variants: [{ sizes: [{ size: 'One size', stock: 1 }] }],
    listedOn: '2026-11-12',
  },
];
