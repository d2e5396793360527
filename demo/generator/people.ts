import type { Maker } from '#modules/makers/contract.ts';
import type { NewSeller } from '#modules/sellers/add-seller.ts';
import { slugify } from '#shared/slug.ts';
import type { Localized } from '../data/types.ts';
import { sampleTaxNumbers } from '../sample-tax-numbers.ts';
import { type Craft, crafts } from './crafts.ts';
import { Random } from './random.ts';

const pairs = (text: string): Localized[] =>
  text.split(', ').map((pair) => {
    const [en = '', hi = ''] = pair.split('|');
    return { en, hi };
  });

const firstNames = pairs(
  'Ramesh|रमेश, Sunita|सुनीता, Abdul|अब्दुल, Meena|मीना, Gopal|गोपाल, Fatima|फ़ातिमा, Lakshmi|लक्ष्मी, Mohan|मोहन, Kamla|कमला, Imran|इमरान, Savitri|सावित्री, Bhola|भोला, Parvati|पार्वती, Yusuf|यूसुफ़, Radha|राधा, Jagdish|जगदीश, Anjali|अंजलि, Karim|करीम, Sita|सीता, Dinesh|दिनेश, Zeenat|ज़ीनत, Madhav|माधव, Pushpa|पुष्पा, Hari|हरि',
);
const familyNames = pairs(
  'Chhipa|छीपा, Khatri|खत्री, Vankar|वणकर, Kumhar|कुम्हार, Meher|मेहेर, Ansari|अंसारी, Vishwakarma|विश्वकर्मा, Mahapatra|महापात्र, Devi|देवी, Soni|सोनी, Prajapati|प्रजापति, Gond|गोंड, Das|दास, Suthar|सुथार, Karmakar|कर्मकार, Baghel|बघेल',
);
const groupNames = pairs(
  'Mahila Samuh|महिला समूह, Karigar Mandal|कारीगर मंडल, Hastkala Sangh|हस्तकला संघ, Bunkar Samiti|बुनकर समिति, Shilp Parivar|शिल्प परिवार, Kala Kendra|कला केंद्र',
);
const seasons = pairs('the monsoon|बारिश, the harvest|फ़सल, the wedding months|शादियों के महीने, Diwali|दीवाली');
const shopNames = [
  'Haat',
  'Shilp',
  'Karkhana',
  'Dhaga',
  'Mitti',
  'Aangan',
  'Bazaar',
  'Kosh',
  'Virasat',
  'Charkha',
  'Rangrez',
  'Taana Baana',
];
const shopKinds = [
  ['cooperative', 'Co-operative'],
  ['producer-company', 'Producer Company'],
  ['studio', 'Studio'],
  ['trust', 'Trust'],
] as const;

/** Kinds of rows that random numbers are drawn for. */
export const kinds = { maker: 1, seller: 2, product: 3 };

/**
 * Makers of a catalogue whose product `index` is the last one: one for every 150 products, after the first
 * few.
 */
export const makersAt = (index: number): number => 12 + Math.floor(index / 150);
/** Sellers of as many makers: about one for every 600 products. */
export const sellersFor = (makers: number): number => 3 + Math.floor(makers / 4);

export interface GeneratedMaker extends Maker {
  craft_: Craft;
  originIndex: number;
  /** Index of the seller of the maker's work. */
  sellerIndex: number;
  /** Factor of prices; above 1 for a known name. */
  priceFactor: number;
}

/** Generates maker `index`, independent of the number of makers. */
export function generateMaker(seed: number, index: number): GeneratedMaker {
  const random = new Random(seed, kinds.maker, index);
  const id = random.id();
  const craft = random.zipf(crafts);
  const originIndex = random.zipfIndex(craft.places.length);
  const place = craft.places[originIndex] as Craft['places'][number];
  const first = random.zipf(firstNames);
  const family = random.zipf(familyNames);
  const kind = random.chance(0.55) ? 'artisan' : random.chance(0.6) ? 'group' : 'cluster';
  const group = random.zipf(groupNames);
  const town = { en: place.name.en.split(',')[0] ?? '', hi: (place.name.hi ?? '').split(',')[0] ?? '' };
  const name =
    kind === 'artisan'
      ? { en: `${first.en} ${family.en}`, hi: `${first.hi} ${family.hi}` }
      : { en: `${town.en} ${group.en}`, hi: `${town.hi} ${group.hi}` };
  const since = 2020 - Math.floor(random.unit() ** 2 * 80);
  const process = random.pick(craft.process);
  const season = random.pick(seasons);
  const hands = random.between(2, 40);
  const sellers = sellersFor(index);
  return {
    _id: id,
    slug: `${slugify(name.en)}-${id.slice(0, 6)}`,
    name,
    kind,
    craft: craft.technique,
    place: place.name,
    state: place.state,
    since,
    story: {
      en: `${name.en} has worked in ${town.en} since ${since}. ${hands} hands share the yard and the orders, and the accounts are read out once a month. ${process.en}. Work slows in ${season.en}, when everyone is needed elsewhere, and picks up again after it. Prices are set together and written on the wall, with what the material cost beside them.`,
      hi: `${name.hi} ${since} से ${town.hi} में काम कर रहे हैं। ${hands} हाथ मिलकर आँगन और ऑर्डर सँभालते हैं और हिसाब महीने में एक बार पढ़कर सुनाया जाता है। ${process.hi}। ${season.hi} में काम धीमा पड़ता है, क्योंकि सब दूसरे कामों में लगते हैं। दाम मिलकर तय होते हैं और सामग्री की लागत के साथ दीवार पर लिखे रहते हैं।`,
    },
    craft_: craft,
    originIndex,
    sellerIndex: Math.floor(sellers * random.unit() ** 1.5),
    priceFactor: random.logNormal(1, 0.25),
  };
}

const suffixes = { cooperative: 'Sahakari Samiti Ltd.', 'producer-company': 'Producer Company Limited', studio: 'LLP', trust: 'Trust' };
/** Returns three capitals for seller `index`: AAA, AAB and so on. */
const lettersOf = (index: number) => [676, 26, 1].map((place) => String.fromCharCode(65 + (Math.floor(index / place) % 26))).join('');

/** Generates seller `index`. */
export function generateSeller(seed: number, index: number): NewSeller & { _id: string } {
  const random = new Random(seed, kinds.seller, index);
  const id = random.id();
  const place = random.zipf(random.zipf(crafts).places);
  const city = { en: place.name.en.split(',')[0] ?? '', hi: (place.name.hi ?? '').split(',')[0] ?? '' };
  const [kind, word] = random.zipf(shopKinds);
  const shopName = random.zipf(shopNames);
  const sellerName = `${city.en} ${shopName} ${word}`;
  const letters = lettersOf(index);
  const since = 2022 - Math.floor(random.unit() ** 2 * 50);
  const members = random.between(5, 400);
  return {
    _id: id,
    slug: `${slugify(sellerName)}-${id.slice(0, 6)}`,
    sellerName,
    legalName: `${city.en} ${shopName} ${suffixes[kind]}`,
    address: `Sample House ${index + 1}, Udaharan Road, ${city.en}, ${place.state}`,
    invoicePrefix: `G${letters}`,
    ...sampleTaxNumbers({ letters, sellerName, kind, state: place.state }),
    kind,
    verified: random.chance(0.8),
    city,
    state: place.state,
    since,
    about: {
      en: `Registered in ${city.en} in ${since}, it sells for ${members} workshops of the region. Everything is weighed, measured and photographed in one storeroom before it goes on the shelf, and each parcel names the hands that made what is in it.`,
      hi: `${since} में ${city.hi} में रजिस्टर्ड, यह इलाक़े के ${members} कारख़ानों का सामान बेचती है। हर चीज़ भंडार में तौली, नापी और खींची जाती है, तब जाकर दुकान में लगती है; हर पार्सल पर बनाने वालों का नाम होता है।`,
    },
    dispatchDays: random.between(1, 4),
  };
}
