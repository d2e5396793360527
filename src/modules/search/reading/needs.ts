import {
  all,
  bags,
  bangles,
  baskets,
  cushions,
  drinkware,
  earrings,
  household,
  kurtas,
  lamps,
  linen,
  necklaces,
  nursery,
  quilts,
  ritual,
  sarees,
  serveware,
  softToys,
  stationery,
  stoles,
  toys,
  vases,
  wall,
} from './kinds-of-thing.ts';
import { groups } from './needs-groups.ts';

/**
 * Needs that name no thing: occasions, those whom a gift is for, and kinds of thing named by a room or a use.
 * Each lists the kinds that an Indian shopkeeper would show for it, the aptest first.
 */
export interface Need {
  /** `audience`: whom a thing is made for. */
  kind: 'occasion' | 'recipient' | 'audience' | 'group' | 'gift';
  label: { en: string; hi: string };
  /** Phrases with commas between, in either language and script. */
  words: string;
  /** The aptest first; empty: a label and a price alone. */
  choices: readonly Choice[];
  /** The tag of products that sellers recommend for it. */
  tag?: string;
  /** Rupees. */
  minPrice?: number;
  maxPrice?: number;
}

export interface Choice {
  /** Slugs of category and subcategory, or of a category, with blanks between. */
  kinds?: string;
  /** Words of titles, any of them. */
  titles?: string;
  /** Rupees. */
  minPrice?: number;
  maxPrice?: number;
}

const forHer: Need['choices'] = [
  { kinds: all(earrings, necklaces, sarees, stoles), minPrice: 800 },
  { kinds: all(bangles), minPrice: 1000 },
  { kinds: bags, titles: 'handbag sling tote', minPrice: 800 },
  { kinds: all(earrings, necklaces, bangles), titles: 'mirror दर्पण jewellery' },
  { titles: 'kurta keepsake inlaid', kinds: bags },
];
const forHim: Need['choices'] = [
  { titles: 'belt wallet jutti' },
  { titles: 'journal bottle pen kurta' },
  { kinds: stationery, titles: 'shawl pouch' },
  { kinds: drinkware },
];
const forCouple: Need['choices'] = [
  { kinds: all(lamps, wall, serveware), minPrice: 2300 },
  { kinds: all(vases, quilts), minPrice: 2300 },
  { kinds: all(lamps, vases, wall, serveware, drinkware, quilts, cushions), minPrice: 1200 },
  { kinds: all(lamps, serveware, drinkware, ritual) },
];
const forHome: Need['choices'] = [
  { kinds: all(lamps, ritual), titles: 'bell', maxPrice: 5000 },
  { kinds: all(vases, wall) },
  { kinds: all(serveware, drinkware, baskets, cushions, linen), maxPrice: 2500 },
];
const forWorship: Need['choices'] = [
  { kinds: ritual, titles: 'bell diya puja pooja prayer' },
  { kinds: lamps },
  { titles: 'lota shankha' },
];
const forFestival: Need['choices'] = [
  { titles: 'diya lamp lantern tealight urli kumkum panchpatra' },
  { kinds: all(lamps, ritual), titles: 'bell' },
  { kinds: all(serveware, drinkware, baskets, vases), titles: 'potli' },
];
const forChristmas: Need['choices'] = [
  { kinds: all(toys, softToys, stoles, stationery, vases, serveware), titles: 'tealight lantern throw dohar jhumkas wallet pendant' },
  { kinds: all(lamps, quilts, cushions), titles: 'bag pouch' },
];
const forBaby: Need['choices'] = [{ kinds: nursery }, { kinds: softToys }, { titles: 'stacker stacking rings' }];
const forChild: Need['choices'] = [{ kinds: all(toys, softToys) }, { kinds: nursery }];
const smallGifts: Need['choices'] = [
  { kinds: all(ritual, lamps, baskets), titles: 'potli pouch' },
  { kinds: all(serveware, drinkware, stationery, household, vases, bags, linen), titles: 'bell' },
];

/** The narrowest first: of several, the first with choices decides what is shown. */
export const needs: readonly Need[] = [
  {
    kind: 'recipient',
    tag: 'for-baby',
    label: { en: 'For a baby', hi: 'शिशु के लिए' },
    words:
      'newborn, new born, newborn baby, new born baby, baby, babies, infant, infants, nanhe, नवजात, नवजात शिशु, शिशु, नन्हे, baby shower, godh bharai, गोद भराई, naamkaran, नामकरण, annaprashan, अन्नप्राशन, baby boy, baby girl, munna, munni, shishu, navjat, navjaat, chhote bacche, chhote bachche, chote bachche, नवजात बच्चा, नवजात बच्चे, छोटा बच्चा, छोटे बच्चे, छोटे बच्चों, नन्हा, नन्ही, बेबी, बेबी शॉवर, मुन्ना, मुन्नी, शिशुओं, छठी',
    choices: forBaby,
  },
  {
    kind: 'recipient',
    label: { en: 'For a child', hi: 'बच्चे के लिए' },
    words:
      'kid, kids, child, children, toddler, toddlers, boy, girl, boys, girls, son, daughter, nephew, niece, bacche, bachche, bachcha, bachchon, bachhon, बच्चा, बच्चे, बच्चों, बेटा, बेटे, बेटी, beta, beti, grandson, granddaughter, bachi, bachchi, ladka, ladki, bhatija, bhatiji, bhanja, bhanji, pota, poti, children s day, childrens day, bal diwas, बच्ची, लड़का, लड़की, भतीजा, भतीजी, भांजा, भांजी, पोता, पोती, नाती, नातिन, किड्स, किड, चिल्ड्रन, बाल दिवस',
    choices: forChild,
  },
  {
    kind: 'recipient',
    tag: 'for-her',
    label: { en: 'For her', hi: 'उनके लिए (महिला)' },
    words:
      'mother, mom, mum, mummy, maa, mata, mother in law, mothers day, mother s day, sasu maa, saas, grandmother, grandma, dadi, nani, wife, patni, biwi, girlfriend, fiancee, her, lady, sister, behen, bahan, behan, didi, bhabhi, bhabi, sister in law, aunt, aunty, chachi, mausi, bua, bride, dulhan, माँ, मम्मी, माता, माता जी, सास, सासू माँ, दादी, नानी, पत्नी, बीवी, बहन, दीदी, भाभी, चाची, मौसी, बुआ, दुल्हन, गर्लफ्रेंड, karwa chauth, karva chauth, karvachauth, करवा चौथ, hariyali teej, teej, तीज, womens day, women s day, womans day, amma, ammi, mataji, bahu, nanad, saali, mami, kaki, tai, aunties, sasuma, मां, अम्मा, अम्मी, माताजी, बहू, ननद, साली, देवरानी, जेठानी, मामी, काकी, ताई, आंटी, बहना, वाइफ, मदर, मॉम, सिस्टर, मदर्स डे, मातृ दिवस, मातृदिवस, महिला दिवस, वुमेंस डे, प्रेमिका, मंगेतर, हरियाली तीज, हरतालिका तीज, करवाचौथ, सासु मां, सासूमां, नानी मां, दादी मां',
    choices: forHer,
  },
  {
    kind: 'recipient',
    label: { en: 'For him', hi: 'उनके लिए (पुरुष)' },
    words:
      'father, dad, papa, daddy, pitaji, pita, father in law, fathers day, father s day, sasur, grandfather, grandpa, dada, nana, husband, pati, boyfriend, him, brother, bhai, bhaiya, brother in law, jija, jijaji, uncle, chacha, mama, groom, dulha, पिता, पिताजी, पापा, ससुर, दादा, नाना, पति, भाई, भैया, जीजा, चाचा, मामा, दूल्हा, bhai dooj, bhaidooj, भाई दूज, papaji, pitaji, babuji, abbu, damad, jamai, devar, jeth, tau, kaka, phupha, mausa, dadaji, nanaji, chachaji, mamaji, bhaiyya, bhaiya dooj, बाबूजी, अब्बू, फादर, डैड, डैडी, फादर्स डे, पितृ दिवस, हस्बैंड, पतिदेव, ब्रदर, देवर, जेठ, साला, दामाद, जमाई, दादाजी, नानाजी, चाचाजी, मामाजी, अंकल, ताऊ, फूफा, मौसा, काका, बॉयफ्रेंड, भाईदूज, भैया दूज, भैयादूज, पापाजी, भाइयों, भाई साहब',
    choices: forHim,
  },
  {
    kind: 'recipient',
    tag: 'for-wedding',
    label: { en: 'For a couple', hi: 'जोड़े के लिए' },
    words:
      'couple, couples, newlywed, newlyweds, newly weds, newly married, parents, mom and dad, in laws, जोड़े, नवविवाहित, नव दंपति, दंपति, माता पिता, माँ बाप, anniversary, anniversaries, सालगिरह, शादी की सालगिरह, salgirah, wedding anniversary, pati patni, naye jode, nav vivahit, mummy papa, mata pita, maa baap, shaadi ki salgirah, shadi ki salgirah, shaadi ki saalgirah, saalgirah, marriage anniversary, varshganth, पति पत्नी, जोड़ा, नया जोड़ा, नए जोड़े, नवविवाहित जोड़े, दंपती, दम्पति, वर वधू, दूल्हा दुल्हन, मम्मी पापा, मां बाप, सास ससुर, एनिवर्सरी, वर्षगांठ, शादी की वर्षगांठ, विवाह की वर्षगांठ, वेडिंग एनिवर्सरी, मैरिज एनिवर्सरी',
    choices: forCouple,
  },
  {
    kind: 'occasion',
    label: { en: 'Return gifts', hi: 'रिटर्न गिफ्ट' },
    words:
      'return gift, return gifts, party favour, party favours, party favors, wedding favours, wedding favors, giveaway, giveaways, रिटर्न गिफ्ट, रिटर्न गिफ़्ट, रिटर्न गिफ्ट्स, वापसी उपहार, vapsi uphar',
    choices: smallGifts,
    maxPrice: 1000,
  },
  {
    kind: 'recipient',
    label: { en: 'For colleagues and hosts', hi: 'सहकर्मी या मेज़बान के लिए' },
    words:
      'colleague, colleagues, boss, coworker, coworkers, employee, employees, staff, client, clients, corporate, corporate gifting, office, teacher, teachers, guru, host, hostess, guest, guests, friend, friends, dost, neighbour, neighbours, secret santa, शिक्षक, अध्यापक, टीचर, दोस्त, मित्र, सहेली, मेहमान, मेहमानों, कर्मचारी, कर्मचारियों, ऑफिस, retirement, farewell, thank you, daftar, padosi, mehman, mehmaan, saheli, shikshak, teachers day, teacher s day, friendship day, thank you gift, सहकर्मी, साथी, बॉस, कलीग, क्लाइंट, कॉर्पोरेट, कॉरपोरेट, दफ़्तर, कार्यालय, गुरु, गुरुजी, मास्टरजी, मेज़बान, पड़ोसी, फ्रेंड, फ्रेंड्स, टीचर्स डे, शिक्षक दिवस, गुरु पूर्णिमा, विदाई, सेवानिवृत्ति, रिटायरमेंट, फेयरवेल, धन्यवाद, शुक्रिया',
    choices: [
      { kinds: stationery, titles: 'journal notebook pen tray bottle coasters', maxPrice: 2500 },
      { kinds: all(drinkware, serveware, ritual, bags), maxPrice: 2500 },
      { kinds: all(lamps, vases), maxPrice: 2500 },
    ],
  },
  {
    kind: 'occasion',
    label: { en: 'Raksha Bandhan', hi: 'रक्षाबंधन' },
    words: 'rakhi, raakhi, raksha bandhan, rakshabandhan, राखी, रक्षा बंधन, रक्षाबंधन, rakhri, raksha bandan, रक्षाबन्धन, रक्षा बन्धन',
    choices: forHer,
  },
  {
    kind: 'occasion',
    label: { en: 'Housewarming', hi: 'गृह प्रवेश' },
    words:
      'housewarming, house warming, new home, new house, griha pravesh, grah pravesh, gruh pravesh, griha pravesham, grihapravesh, गृह प्रवेश, गृहप्रवेश, नया घर, नए घर, नये घर, house warming party, ghar pravesh, naya ghar, naye ghar, nae ghar, vastu puja, हाउसवार्मिंग, हाउस वार्मिंग, घर प्रवेश, नया मकान, नए मकान, नये मकान, वास्तु पूजा',
    choices: forHome,
  },
  {
    kind: 'occasion',
    tag: 'diwali',
    label: { en: 'Diwali', hi: 'दीवाली' },
    words:
      'diwali, deepawali, deepavali, divali, dipawali, dhanteras, dhan teras, lakshmi puja, laxmi puja, लक्ष्मी पूजा, दीवाली, दिवाली, दीपावली, धनतेरस, deepotsav, lakshmi pujan, laxmi pujan, chhoti diwali, दिपावली, दीपोत्सव, धन तेरस, लक्ष्मी पूजन, छोटी दिवाली',
    choices: forFestival,
  },
  {
    kind: 'occasion',
    tag: 'christmas',
    label: { en: 'Christmas', hi: 'क्रिसमस' },
    words: 'christmas, xmas, x mas, christmas eve, stocking filler, stocking fillers, क्रिसमस, बड़ा दिन, बड़े दिन, bada din',
    choices: forChristmas,
  },
  {
    kind: 'occasion',
    label: { en: 'Festivals', hi: 'त्योहार' },
    words:
      'festive, festival, festivals, tyohar, tyohaar, त्योहार, त्यौहार, new year, नया साल, नए साल, eid, ईद, holi, होली, onam, ओणम, pongal, पोंगल, sankranti, मकर संक्रांति, ugadi, lohri, लोहड़ी, gudi padwa, baisakhi, बैसाखी, utsav, parv, tyohaaron, nav varsh, bihu, chhath, chhath puja, dussehra, dasara, ramadan, ramzan, easter, thanksgiving, पर्व, उत्सव, फेस्टिवल, फेस्टिव, न्यू ईयर, नव वर्ष, बिहू, छठ, छठ पूजा, दशहरा, विजयादशमी, गुड़ी पड़वा, उगादी, संक्रांति, रमज़ान',
    choices: forFestival,
  },
  {
    kind: 'occasion',
    label: { en: 'Worship', hi: 'पूजा' },
    words:
      'pooja items, puja items, pooja samagri, puja samagri, pooja saman, puja saman, pooja ka saman, puja ka saman, puja thali, pooja room, puja room, mandir, home temple, home mandir, ghar ka mandir, navratri, navaratri, durga puja, ganesh chaturthi, ganpati, janmashtami, पूजा सामग्री, पूजा का सामान, पूजा की सामग्री, पूजा घर, मंदिर, नवरात्रि, नवरात्र, दुर्गा पूजा, गणेश चतुर्थी, जन्माष्टमी, pooja path, puja path, pooja ka samaan, puja ka samaan, puja ke bartan, pooja ke bartan, puja ki thali, pooja ki thali, aarti, arti, havan, devotional, religious, spiritual, dharmik, shivratri, saraswati puja, पूजा पाठ, पूजापाठ, पूजा का समान, पूजा की चीज़ें, पूजा के बर्तन, पूजा की थाली, पूजा थाली, आरती, आरती की थाली, मन्दिर, घर का मंदिर, घर के मंदिर, पूजाघर, देवघर, हवन, धार्मिक, आध्यात्मिक, शिवरात्रि, महाशिवरात्रि, दुर्गापूजा, सरस्वती पूजा, गणपति',
    choices: forWorship,
  },
  {
    kind: 'occasion',
    tag: 'for-wedding',
    label: { en: 'Wedding', hi: 'शादी' },
    words:
      'wedding, weddings, marriage, shaadi, shadi, vivah, byah, engagement, sagai, शादी, विवाह, ब्याह, सगाई, trousseau, bridal shower, nikah, shagun, reception, vivaah, shaadi byah, वेडिंग, मैरिज, इंगेजमेंट, निकाह, शगुन, रिसेप्शन, शादी ब्याह',
    choices: forCouple,
  },
  {
    kind: 'occasion',
    label: { en: 'Valentine’s Day', hi: 'वैलेंटाइन डे' },
    words: 'valentine, valentines, valentines day, valentine s day, वैलेंटाइन, वैलेंटाइन डे, वैलेंटाइन्स डे, वेलेंटाइन, वेलेंटाइन डे, velentine',
    choices: forHer,
  },
  {
    kind: 'gift',
    label: { en: 'Gifts', hi: 'उपहार' },
    words:
      'gift, gifts, gifting, gift item, gift items, gift ideas, gift idea, present, presents, birthday, birthday gift, bday, janamdin, janmdin, जन्मदिन, बर्थडे, uphar, uphaar, tohfa, tohfe, tofa, उपहार, तोहफ़ा, तोहफ़े, गिफ़्ट, गिफ्ट, भेंट, kya dein, kya de, kya du, kya doon, क्या दें, क्या दूँ, क्या दे, देने के लिए, dene ke liye, gift hamper, gift hampers, gift box, gift set, surprise, saugat, bhent, souvenir, souvenirs, giftable, सौगात, नज़राना, तोहफा, तोहफे, गिफ्ट्स, गिफ्टिंग, गिफ्ट आइटम, गिफ्ट सेट, गिफ्ट हैंपर, प्रेज़ेंट, जन्म दिन, जन्मदिवस, बर्थडे गिफ्ट, सरप्राइज़, यादगार, निशानी, क्या दूं, देने लायक, dene layak',
    choices: [
      { kinds: ritual, titles: 'diya journal stole pouch potli box', maxPrice: 2500 },
      { kinds: all(earrings, bangles, lamps, bags, stationery, serveware, drinkware, stoles), maxPrice: 3500 },
      { kinds: all(vases, necklaces, softToys, cushions), maxPrice: 3500 },
    ],
  },
  {
    kind: 'audience',
    label: { en: 'For women', hi: 'महिलाओं के लिए' },
    words:
      'women, womens, woman, ladies, lady, female, mahila, mahilaon, mahilao, aurat, auraton, महिला, महिलाओं, औरत, औरतों, लेडीज़, स्त्री, स्त्रियों, stri, naari, zanana, नारी, महिलाएं, जनाना, वुमन, विमेन, वीमेन',
    choices: [{ kinds: all(sarees, kurtas, stoles, earrings, bangles, necklaces) }, { kinds: bags, titles: 'jutti comb mirror' }],
  },
  {
    kind: 'audience',
    label: { en: 'For men', hi: 'पुरुषों के लिए' },
    words:
      'men, mens, man, gents, male, purush, purushon, mardana, पुरुष, पुरुषों, मर्दाना, मर्दों, आदमी, आदमियों, जेंट्स, mard, mardon, mardo, मर्द, मेन, पुरूष',
    choices: forHim,
  },
  ...groups,
];

/** The tags that needs name. */
export const needTags: readonly string[] = [...new Set(needs.flatMap(({ tag }) => tag ?? []))];
