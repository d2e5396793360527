/** Texts of the page of gifts and of collections. */
export const collections = {
  gifts: {
    title: 'Gifts',
    lead: 'Made by hand and signed with the maker’s name. The parcel carries no prices when you send it to someone else.',
    metaDescription: 'Handmade gifts from India by person, occasion and price, with the day they arrive. Delivery is free.',
    byPerson: 'For someone',
    byOccasion: 'For an occasion',
    all: 'All gifts',
    none: 'There are no gift collections yet.',
    allProducts: 'Browse all crafts',
  },
  /** @param day such as “24 December” */
  arrivesBy: (day: string) => `Ordered today, what is in stock arrives by ${day}.`,
  popular: {
    sold: 'By items sold in the last 90 days.',
    wished: 'By how many wishlists hold them.',
    none: { title: 'Our picks', lead: 'Chosen by us: too little has been ordered yet to say what people love most.' },
  },
  empty: 'Nothing here right now. New work arrives soon.',
  failed: 'The items could not be loaded just now.',
  retry: 'Try again',
  others: {
    shop: 'Look at these, too',
    person: 'More gifts',
    occasion: 'More gifts',
    price: 'More gifts',
    technique: 'Other techniques',
    region: 'Other places',
  },
  seeAll: 'See all',
  seeAllOf: (title: string) => `See all of ${title}`,
};
export type CollectionMessages = typeof collections;
