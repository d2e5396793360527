import type { DemoSeller } from '../types.ts';

export const sellersC: DemoSeller[] = [
  {
    slug: 'aravali-haat-cooperative',
    sellerName: 'Aravali Haat Crafts Co-operative',
    kind: 'cooperative',
    verified: true,
    city: { en: 'Jaipur', hi: 'जयपुर' },
    state: 'Rajasthan',
    since: 2001,
    about: {
      en: 'A registered co-operative of printers, dyers and jewellers from Jaipur district and Kutch. Members own the shop and elect its board every three years. Cloth is measured twice before it is cut, and each parcel carries a slip with the name of the group that made it.',
      hi: 'जयपुर ज़िले और कच्छ के छीपाओं, रंगरेज़ों और आभूषण कारीगरों की पंजीकृत सहकारी समिति। दुकान सदस्यों की अपनी है और हर तीन साल में वे बोर्ड चुनते हैं। कपड़ा काटने से पहले दो बार नापा जाता है और हर पार्सल में बनाने वाले समूह के नाम की पर्ची होती है।',
    },
    dispatchDays: 2,
  },
  {
    slug: 'godavari-kaveri-producers',
    sellerName: 'Godavari Kaveri Artisan Producer Company',
    kind: 'producer-company',
    verified: true,
    city: { en: 'Hyderabad', hi: 'हैदराबाद' },
    state: 'Telangana',
    since: 2014,
    about: {
      en: 'A producer company whose shareholders are weavers’ and jewellers’ societies of Telangana, Andhra Pradesh and Tamil Nadu. It keeps one storeroom in Hyderabad, checks every saree on a light table before packing, and returns what remains after costs to the societies each March.',
      hi: 'तेलंगाना, आंध्र प्रदेश और तमिलनाडु की बुनकर और सुनार समितियाँ इस उत्पादक कंपनी की हिस्सेदार हैं। हैदराबाद में इसका एक भंडार है, पैक करने से पहले हर साड़ी रोशनी की मेज़ पर जाँची जाती है, और ख़र्च के बाद जो बचता है, वह हर मार्च में समितियों को लौट जाता है।',
    },
    dispatchDays: 3,
  },
  {
    slug: 'purab-shilpa-trust',
    sellerName: 'Purab Shilpa Trust',
    kind: 'trust',
    verified: false,
    city: { en: 'Kolkata', hi: 'कोलकाता' },
    state: 'West Bengal',
    since: 2019,
    about: {
      en: 'A small trust that sells for craft families in Bengal and Odisha who cannot run a shop themselves. Four people in Kolkata weigh the silver, photograph, pack and answer letters. Makers set their own price; the trust adds a fixed share for its work and shows it to them.',
      hi: 'बंगाल और ओडिशा के उन शिल्पी परिवारों के लिए एक छोटा न्यास, जो ख़ुद दुकान नहीं चला सकते। कोलकाता में चार लोग चाँदी तौलते, फ़ोटो खींचते, सामान बाँधते और चिट्ठियों का जवाब देते हैं। दाम कारीगर तय करते हैं; न्यास अपने काम का तय हिस्सा जोड़ता है और उन्हें दिखाता है।',
    },
    dispatchDays: 3,
  },
  {
    slug: 'saat-nadi-studio',
    sellerName: 'Saat Nadi Studio',
    kind: 'studio',
    verified: true,
    city: { en: 'New Delhi', hi: 'नई दिल्ली' },
    state: 'Delhi',
    since: 2016,
    about: {
      en: 'A two-room studio in Delhi that works with weavers, spinners and embroiderers from Ladakh to the Narmada. It pays half of every order in advance, drafts sizes together with the makers, and mends what it sold, at cost, for as long as the cloth allows.',
      hi: 'दिल्ली का दो कमरों का स्टूडियो, जो लद्दाख से नर्मदा तक के बुनकरों, कातने वालों और कढ़ाई करने वालों के साथ काम करता है। हर ऑर्डर का आधा पैसा पहले देता है, नाप कारीगरों के साथ बैठकर तय करता है, और बेची हुई चीज़ की मरम्मत लागत पर करता है, जब तक कपड़ा साथ दे।',
    },
    dispatchDays: 2,
  },
];
