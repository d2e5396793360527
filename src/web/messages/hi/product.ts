import type { Messages } from '../en.ts';

export const product: Messages['product'] = {
  by: 'कारीगर:',
  inclusive: 'सभी टैक्स शामिल',
  price: 'दाम:',
  before: 'पहले:',
  saved: (percent) => `${percent}% की छूट`,
  until: (date) => `${date} तक`,
  soldFor: (unit) => `बिक्री: ${unit}`,

  gallery: {
    label: (title) => `${title} की तस्वीरें`,
    picture: (number, of) => `तस्वीर ${number}, कुल ${of}`,
    enlarge: (alt) => `बड़ा करके देखें: ${alt}`,
    previous: 'पिछली तस्वीर',
    next: 'अगली तस्वीर',
    close: 'बंद करें',
    magnify: 'और पास से देखें',
    whole: 'पूरी तस्वीर देखें',
    none: 'इसकी तस्वीर अभी ली जानी है',
  },

  stock: {
    soldOut: 'स्टॉक ख़त्म',
    soldOutHere: 'इस विकल्प का स्टॉक ख़त्म है; दूसरा स्टॉक में है।',
    oneOfAKind: 'इकलौता नग',
    madeToOrder: (days) => `ऑर्डर पर तैयार: क़रीब ${days} दिन में कारख़ाने से रवाना`,
    few: (count) => (count === 1 ? 'सिर्फ़ 1 नग बचा है' : `सिर्फ़ ${count} नग बचे हैं`),
    inStock: 'स्टॉक में',
  },

  choice: {
    color: 'रंग',
    size: 'नाप',
    oneSize: 'एक ही नाप',
    show: 'यह विकल्प दिखाएँ',
    soldOut: 'स्टॉक ख़त्म',
    notMade: { color: 'इस नाप में नहीं', size: 'इस रंग में नहीं' },
    soldOutNote: 'कटे हुए विकल्पों का स्टॉक ख़त्म है।',
    notMadeNote: {
      color: (chosen) => `टूटी रेखा वाले रंग ${chosen} नाप में नहीं बनते; चुनने पर नाप बदल जाएगी।`,
      size: (chosen) => `टूटी रेखा वाली नाप ${chosen} रंग में नहीं बनती; चुनने पर रंग बदल जाएगा।`,
    },
    followed: (variant) => `उस रंग और नाप में यह नहीं बनता। अब आपके सामने है: ${variant}।`,
  },

  quantity: {
    label: 'संख्या',
    less: 'एक कम करें',
    more: 'एक और',
    problems: {
      'not-a-number': () => 'यहाँ अंक लिखें; अभी संख्या 1 है।',
      'not-whole': (quantity) => `पूरे नग ही मिलते हैं, इसलिए संख्या ${quantity} है।`,
      'below-one': () => 'कम से कम एक नग लेना होगा।',
      'above-stock': (quantity) => (quantity === 1 ? 'सिर्फ़ 1 नग स्टॉक में है।' : `सिर्फ़ ${quantity} नग स्टॉक में हैं, इसलिए संख्या ${quantity} है।`),
    },
  },

  cart: {
    add: 'कार्ट में डालें',
    soldOut: 'स्टॉक ख़त्म',
    inCart: (count) => `कार्ट में ${count}`,
    added: (count, title) => `आपके कार्ट में: ${title} × ${count}।`,
    view: 'कार्ट देखें',
    full: (stock) => (stock === 1 ? 'इसका इकलौता नग पहले से आपके कार्ट में है।' : `स्टॉक के सभी ${stock} नग पहले से आपके कार्ट में हैं।`),
    partly: (inCart, room) => `कार्ट में पहले से ${inCart}, इसलिए बस ${room} और की गुंजाइश है।`,
    noScript: 'कार्ट के लिए JavaScript चाहिए, जो इस ब्राउज़र में बंद है।',
  },

  promises: {
    heading: 'डिलीवरी और वापसी',
    delivery: 'डिलीवरी',
    free: 'मुफ़्त',
    ready: '7-10 दिन में डिलीवरी',
    madeToOrder: (from, to, days) => `${from}-${to} दिन में डिलीवरी, जिनमें ${days} दिन बनाने के हैं`,
    returns: 'वापसी',
    returnsText: 'चीज़ टूटी-फूटी, ख़राब या तस्वीर से अलग निकले तो मिलने के 7 दिन के भीतर बताएँ। मंज़ूर हुए रिफ़ंड में 3-5 कामकाजी दिन लगते हैं।',
    cancel: 'रद्द करना',
    cancelText: 'पैक होने से पहले तक ऑर्डर रद्द हो सकता है।',
    more: 'रद्द करने और रिफ़ंड की नीति',
  },

  people: {
    soldBy: 'विक्रेता',
    verified: 'जाँचे हुए विक्रेता',
    verifiedNote: 'रजिस्ट्रेशन और बैंक की जानकारी हमने जाँची है',
    madeBy: 'बनाने वाले',
    since: (year) => `${year} से`,
    story: 'इनकी कहानी पढ़ें',
  },

  details: {
    about: 'इस चीज़ के बारे में',
    heading: 'ब्योरा',
    materials: 'सामग्री',
    technique: 'तकनीक',
    region: 'इलाक़ा',
    gi: 'GI टैग',
    giNote: (name) => `${name} को भारत में GI टैग (भौगोलिक संकेत) मिला है: यह नाम उसी चीज़ को मिलता है जो अपने इलाक़े में, अपने पुराने ढंग से बनी हो।`,
    dimensions: 'नाप',
    length: (cm) => `लंबाई ${cm} सेमी`,
    width: (cm) => `चौड़ाई ${cm} सेमी`,
    height: (cm) => `ऊँचाई ${cm} सेमी`,
    diameter: (cm) => `व्यास ${cm} सेमी`,
    weight: 'वज़न',
    grams: (number) => `${number} ग्राम`,
    kilograms: (number) => `${number} किग्रा`,
    quantity: 'कुल मात्रा',
    hsn: 'HSN कोड',
    country: 'मूल देश',
    care: 'देखभाल',
    unique: 'हर नग अलग',
    sku: 'आइटम नंबर',
  },

  related: {
    byMaker: (maker) => `${maker} की और चीज़ें`,
    similar: (subcategory) => `${subcategory} में और देखें`,
    seeAll: 'सभी देखें',
  },

  missing: {
    title: 'यह चीज़ नहीं मिली।',
    text: 'शायद वह किसी के घर पहुँच गई, या रास्ते में लिंक का कोई अक्षर छूट गया।',
  },
};
