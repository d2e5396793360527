import type { DemoSeller } from '../types.ts';

export const sellersA: DemoSeller[] = [
  {
    slug: 'dhatu-kath-cooperative',
    sellerName: 'Dhatu Kath Metal and Wood Workers’ Co-operative',
    kind: 'cooperative',
    verified: true,
    city: { en: 'Moradabad', hi: 'मुरादाबाद' },
    state: 'Uttar Pradesh',
    since: 1996,
    about: {
      en: 'A co-operative of metal and wood workshops in Punjab and western Uttar Pradesh. Members bring finished pieces to one store in Moradabad, where each pot is filled with water and each bowl checked for cracks before it is weighed and packed. Surplus is shared out at Diwali.',
      hi: 'पंजाब और पश्चिमी उत्तर प्रदेश के धातु और लकड़ी कारख़ानों की सहकारी समिति। तैयार सामान मुरादाबाद के एक भंडार में आता है, जहाँ हर बर्तन में पानी भरकर और हर कटोरे की दरार देखकर ही तौल और पैकिंग होती है। बचत दीवाली पर सदस्यों में बँटती है।',
    },
    dispatchDays: 2,
  },
  {
    slug: 'maati-patthar-studio',
    sellerName: 'Maati Patthar Studio',
    kind: 'studio',
    verified: true,
    city: { en: 'Agra', hi: 'आगरा' },
    state: 'Uttar Pradesh',
    since: 2013,
    about: {
      en: 'A small studio in Agra that sells clay and stone, two materials most couriers break. It designs its own straw-and-board boxes, pays potters and stone workers before dispatch, and replaces anything that arrives cracked. Three people do everything, including answering the telephone in the afternoon.',
      hi: 'आगरा का छोटा स्टूडियो, जो मिट्टी और पत्थर बेचता है: वही दो चीज़ें, जो रास्ते में सबसे ज़्यादा टूटती हैं। पुआल और गत्ते के डिब्बे यहीं बनते हैं, कारीगरों को भुगतान सामान भेजने से पहले होता है, और टूटकर पहुँची चीज़ बदली जाती है। सारा काम तीन लोग सँभालते हैं।',
    },
    dispatchDays: 3,
  },
  {
    slug: 'dhaga-thappa-producers',
    sellerName: 'Dhaga Thappa Artisan Producer Company',
    kind: 'producer-company',
    verified: true,
    city: { en: 'Jaipur', hi: 'जयपुर' },
    state: 'Rajasthan',
    since: 2015,
    about: {
      en: 'A producer company owned by printers, quilters, potters and block carvers of Rajasthan and Gujarat. Two hundred and six shareholders elect seven directors, four of them women. The company washes one piece from every printed lot before the lot is listed, and writes the result on the invoice.',
      hi: 'राजस्थान और गुजरात के छीपाओं, रज़ाई बनाने वालियों, कुम्हारों और ब्लॉक कारीगरों की अपनी उत्पादक कंपनी। दो सौ छह हिस्सेदार सात निदेशक चुनते हैं, जिनमें चार महिलाएँ हैं। हर छपे थान में से एक नमूना धोकर देखा जाता है और नतीजा बिल पर लिखा जाता है।',
    },
    dispatchDays: 2,
  },
  {
    slug: 'talpatra-handcraft-trust',
    sellerName: 'Talpatra Handcraft Trust',
    kind: 'trust',
    verified: true,
    city: { en: 'Visakhapatnam', hi: 'विशाखापत्तनम' },
    state: 'Andhra Pradesh',
    since: 2008,
    about: {
      en: 'A charitable trust that gathers work from federations in the east and the south at a dry godown in Visakhapatnam, halfway down the coast. It charges makers a flat eighteen percent for photography, packing and returns, publishes that figure, and has never asked for goods on credit.',
      hi: 'एक धर्मार्थ न्यास, जो पूरब और दक्षिण के संघों का काम विशाखापत्तनम के सूखे गोदाम में जुटाता है। फ़ोटो, पैकिंग और वापसी के लिए वह कारीगरों से सीधे अठारह प्रतिशत लेता है, यह आँकड़ा सबके सामने रखता है और उधार पर माल कभी नहीं माँगता।',
    },
    dispatchDays: 3,
  },
];
