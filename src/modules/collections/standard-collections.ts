import type { CollectionInput } from './add-collection.ts';

/** Collections of every shop. */
export const standardCollections: readonly Omit<CollectionInput, 'position'>[] = [
  {
    slug: 'most-loved',
    shelf: 'shop',
    title: { en: 'Most loved', hi: 'सबसे ज़्यादा पसंद' },
    lead: {
      en: 'What people ordered most in the last 90 days, and keep in their wishlists.',
      hi: 'पिछले 90 दिनों में जो सबसे ज़्यादा मँगवाया गया और विशलिस्ट में रखा गया।',
    },
    rule: { popular: true, inStock: true },
  },
  {
    slug: 'new',
    shelf: 'shop',
    title: { en: 'New', hi: 'नई चीज़ें' },
    lead: { en: 'Listed in the last 60 days, the latest first.', hi: 'पिछले 60 दिनों में आई चीज़ें, सबसे नई पहले।' },
    rule: { newWithinDays: 60 },
    sort: 'newest',
  },
  {
    slug: 'offers',
    shelf: 'shop',
    title: { en: 'On offer', hi: 'छूट पर' },
    lead: { en: 'Everything with a reduced price today.', hi: 'आज जिन चीज़ों के दाम घटे हुए हैं।' },
    rule: { onSale: true },
  },
  {
    slug: 'gi-tagged',
    shelf: 'shop',
    title: { en: 'With a GI tag', hi: 'GI टैग वाली चीज़ें' },
    lead: {
      en: 'Crafts whose name is registered in India for one area and one way of making.',
      hi: 'ऐसे शिल्प, जिनका नाम भारत में एक इलाक़े और बनाने के तय तरीक़े के लिए रजिस्टर्ड है।',
    },
    rule: { gi: true },
  },
  {
    slug: 'under-1000',
    shelf: 'price',
    title: { en: 'Under ₹1,000', hi: '₹1,000 से कम' },
    lead: { en: 'Delivery included, like everywhere in the shop.', hi: 'डिलीवरी शामिल, जैसे पूरी दुकान में।' },
    rule: { maxPrice: 99_999 },
  },
  {
    slug: 'under-2500',
    shelf: 'price',
    title: { en: 'Under ₹2,500', hi: '₹2,500 से कम' },
    lead: { en: 'Delivery included, like everywhere in the shop.', hi: 'डिलीवरी शामिल, जैसे पूरी दुकान में।' },
    rule: { maxPrice: 249_999 },
  },
];

/** Texts of the collection that a technique or a region gets once it has enough products. */
export const termLeads = {
  technique: {
    en: 'Everything in the shop that is made this way, each with the name of its maker.',
    hi: 'दुकान की वे सब चीज़ें, जो इस तरीक़े से बनी हैं, हर एक पर बनाने वाले का नाम।',
  },
  region: {
    en: 'Everything in the shop that is made here, each with the name of its maker.',
    hi: 'दुकान की वे सब चीज़ें, जो यहाँ बनी हैं, हर एक पर बनाने वाले का नाम।',
  },
};
