import type { DemoSeller } from '../types.ts';

export const sellersB: DemoSeller[] = [
  {
    slug: 'morpankh-karigar-sahakari-samiti',
    sellerName: 'Morpankh Karigar Sahakari Samiti',
    kind: 'cooperative',
    verified: true,
    city: { en: 'Jaipur', hi: 'जयपुर' },
    state: 'Rajasthan',
    since: 1994,
    about: {
      en: 'A co-operative of potters, weavers, leatherworkers and sewing groups from Jaipur to Salawas, registered in 1994. Members own the shares and elect the committee every third year. One godown in Jaipur checks, packs and sends everything; parcels leave on weekdays, and the surplus of the year goes back to members by the value of work supplied.',
      hi: 'जयपुर से सालावास तक के कुम्हारों, बुनकरों, चमड़ा कारीगरों और सिलाई समूहों की सहकारी समिति, 1994 में पंजीकृत। हिस्सेदारी सदस्यों की है और हर तीसरे साल समिति चुनी जाती है। जयपुर का एक गोदाम सब कुछ जाँचता, पैक करता और भेजता है। साल की बचत सदस्यों को उनके दिए काम के हिसाब से लौटती है।',
    },
    dispatchDays: 2,
  },
  {
    slug: 'doaba-shilp-producer-company',
    sellerName: 'Doaba Shilp Producer Company',
    kind: 'producer-company',
    verified: true,
    city: { en: 'Agra', hi: 'आगरा' },
    state: 'Uttar Pradesh',
    since: 2015,
    about: {
      en: 'A producer company owned by 180 workshops in Moradabad, Aligarh, Agra, Saharanpur and Khurja, with a few member families beyond the state. It sells brass, inlaid marble, carved wood and clay. Heavy and fragile pieces are what it knows: each is weighed, photographed in its straw and insured before it leaves Agra.',
      hi: 'मुरादाबाद, अलीगढ़, आगरा, सहारनपुर और खुर्जा के 180 कारख़ानों की उत्पादक कंपनी, जिसमें प्रदेश के बाहर के भी कुछ परिवार सदस्य हैं। पीतल, पच्चीकारी, नक़्क़ाशीदार लकड़ी और मिट्टी का सामान बेचती है। भारी और नाज़ुक चीज़ें भेजना इसका काम है: हर नग तौलकर, पुआल में फ़ोटो लेकर और बीमा करके आगरा से निकलता है।',
    },
    dispatchDays: 3,
  },
  {
    slug: 'halasu-craft-trust',
    sellerName: 'Halasu Craft Trust',
    kind: 'trust',
    verified: true,
    city: { en: 'Bengaluru', hi: 'बेंगलुरु' },
    state: 'Karnataka',
    since: 2004,
    about: {
      en: 'A charitable trust that sells for toy makers and metal casters of the four southern states. It takes nothing in stock on credit: makers are paid when the goods reach the Bengaluru store. Income beyond costs pays for lathe safety guards, eye check-ups and a small fund for seasoned wood.',
      hi: 'एक परमार्थ न्यास, जो दक्षिण के चार राज्यों के खिलौना कारीगरों और धातु ढालने वालों का सामान बेचता है। यहाँ उधार नहीं चलता: सामान बेंगलुरु पहुँचते ही कारीगर को पैसा मिल जाता है। ख़र्च के बाद जो बचता है, उससे ख़राद की सुरक्षा जाली, आँखों की जाँच और सूखी लकड़ी का एक छोटा कोष चलता है।',
    },
    dispatchDays: 2,
  },
  {
    slug: 'rekha-mati-studio',
    sellerName: 'Rekha Mati Studio',
    kind: 'studio',
    verified: false,
    city: { en: 'Bhubaneswar', hi: 'भुवनेश्वर' },
    state: 'Odisha',
    since: 2021,
    about: {
      en: 'A two-room studio in Bhubaneswar that sells paintings, castings and painted leather for the Rang Rekha Mandali. Three people work here: one photographs, one packs, one keeps the accounts and answers questions in Odia, Hindi and English. Paintings travel flat between boards or rolled in a tube, whichever the painter asks for.',
      hi: 'भुवनेश्वर का दो कमरों का स्टूडियो, जो रंग रेखा मंडली के चित्र, ढलाई और रंगा हुआ चमड़ा बेचता है। तीन लोग हैं: एक फ़ोटो लेता है, एक पैक करता है, एक हिसाब रखता है और ओड़िया, हिंदी, अंग्रेज़ी में सवालों के जवाब देता है। चित्र तख़्तों के बीच सपाट या नली में लिपटे जाते हैं, जैसा चित्रकार कहे।',
    },
    dispatchDays: 3,
  },
];
