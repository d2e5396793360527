import type { Messages } from '../en.ts';

export const product: Messages['product'] = {
  by: 'कारीगर:',
  inclusive: 'सभी कर शामिल',
  price: 'दाम:',
  before: 'पहले:',
  saved: (percent) => `${percent}% की छूट`,
  until: (date) => `${date} तक`,
  soldFor: (unit) => `बिक्री की इकाई: ${unit}`,

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
    drawing: 'जब तक तस्वीर न आए, इसके रंगों में एक रेखाचित्र।',
  },

  stock: {
    soldOut: 'बिक गया',
    soldOutHere: 'यह विकल्प बिक गया; दूसरा उपलब्ध है।',
    oneOfAKind: 'इकलौता',
    madeToOrder: (days) => `ऑर्डर पर बनता है: क़रीब ${days} दिन में कारख़ाने से निकलता है`,
    few: (count) => (count === 1 ? 'सिर्फ़ 1 बचा है' : `सिर्फ़ ${count} बचे हैं`),
    inStock: 'उपलब्ध',
  },

  choice: {
    color: 'रंग',
    size: 'नाप',
    oneSize: 'एक ही नाप',
    show: 'यह विकल्प दिखाएँ',
    soldOut: 'बिक गया',
    notMade: { color: 'इस नाप में नहीं', size: 'इस रंग में नहीं' },
    soldOutNote: 'कटे हुए विकल्प बिक चुके हैं।',
    notMadeNote: {
      color: (chosen) => `टूटी रेखा वाले रंग ${chosen} नाप में नहीं बनते; चुनने पर नाप बदल जाएगी।`,
      size: (chosen) => `टूटी रेखा वाली नाप ${chosen} रंग में नहीं बनती; चुनने पर रंग बदल जाएगा।`,
    },
    followed: (piece) => `वह जोड़ नहीं बनता। अब आप यह देख रहे हैं: ${piece}।`,
  },

  quantity: {
    label: 'संख्या',
    less: 'एक कम करें',
    more: 'एक और',
    problems: {
      'not-a-number': () => 'यहाँ अंक लिखें; अभी संख्या 1 है।',
      'not-whole': (quantity) => `पूरे नग ही मिलते हैं, इसलिए संख्या ${quantity} है।`,
      'below-one': () => 'कम से कम एक नग लेना होगा।',
      'above-stock': (quantity) => (quantity === 1 ? 'सिर्फ़ 1 नग उपलब्ध है।' : `सिर्फ़ ${quantity} नग उपलब्ध हैं, इसलिए संख्या ${quantity} है।`),
    },
  },

  cart: {
    add: 'टोकरी में डालें',
    soldOut: 'बिक गया',
    inCart: (count) => `टोकरी में ${count}`,
    added: (count, title) => `${title} × ${count} आपकी टोकरी में है।`,
    view: 'टोकरी देखें',
    full: (stock) => (stock === 1 ? 'इसका इकलौता नग पहले से आपकी टोकरी में है।' : `उपलब्ध सभी ${stock} नग पहले से आपकी टोकरी में हैं।`),
    partly: (inCart, room) => `${inCart} नग पहले से टोकरी में हैं, इसलिए ${room} ही और डाल सकते हैं।`,
    noScript: 'टोकरी के लिए JavaScript चाहिए, जो इस ब्राउज़र में बंद है।',
  },

  promises: {
    heading: 'डिलीवरी और वापसी',
    delivery: 'डिलीवरी',
    free: 'मुफ़्त',
    ready: '7-10 दिनों में डिलीवरी',
    madeToOrder: (from, to, days) => `${from}-${to} दिनों में डिलीवरी, जिनमें ${days} दिन बनाने के हैं`,
    returns: 'वापसी',
    returnsText: 'चीज़ टूटी-फूटी, ख़राब या तस्वीर से अलग निकले तो मिलने के 7 दिन के भीतर बताएँ। मंज़ूर हुई धनवापसी में 3-5 कामकाजी दिन लगते हैं।',
    cancel: 'रद्द करना',
    cancelText: 'पैक होने से पहले तक ऑर्डर रद्द कर सकते हैं।',
    more: 'रद्दीकरण और धनवापसी नीति',
  },

  people: {
    soldBy: 'विक्रेता',
    verified: 'सत्यापित विक्रेता',
    verifiedNote: 'पंजीकरण और बैंक विवरण हमने जाँचे हैं',
    madeBy: 'बनाने वाले',
    since: (year) => `${year} से`,
    story: 'इनकी कहानी पढ़ें',
  },

  details: {
    about: 'इस चीज़ के बारे में',
    heading: 'विवरण',
    materials: 'सामग्री',
    technique: 'तकनीक',
    region: 'इलाक़ा',
    gi: 'भौगोलिक संकेत (GI)',
    giNote: (name) => `${name} भारत में भौगोलिक संकेत के रूप में पंजीकृत है: यह नाम वही चीज़ पा सकती है, जो अपने इलाक़े में, अपने पारंपरिक ढंग से बनी हो।`,
    dimensions: 'माप',
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
    sku: 'वस्तु संख्या',
  },

  related: {
    byMaker: (maker) => `${maker} की और चीज़ें`,
    similar: (subcategory) => `${subcategory} में और देखें`,
    seeAll: 'सभी देखें',
  },

  missing: {
    title: 'यह चीज़ नहीं मिली।',
    text: 'शायद वह किसी के घर पहुँच गई, या रास्ते में लिंक का कोई अक्षर छूट गया।',
    search: 'दुकान में खोजें',
    home: 'मुखपृष्ठ पर जाएँ',
    categories: 'या कोई श्रेणी देखें',
  },
};
