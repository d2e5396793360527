/** Types of the demo shop's content, which becomes rows through the use cases that a seller's form calls. */

/** A text per language. Hindi is natural Hindi, not a transliteration of the English. */
export interface Localized {
  en: string;
  hi: string;
}

export type CategorySlug =
  | 'kitchen-and-dining'
  | 'home-decor'
  | 'homeware'
  | 'jewelry'
  | 'fabrics'
  | 'kids-and-baby'
  | 'accessories'
  | 'apparel'
  | 'utility-and-miscellaneous';

/** A family, a group or a cluster that makes things. Invented people in real craft places. */
export interface DemoMaker {
  slug: string;
  name: Localized;
  kind: 'artisan' | 'group' | 'cluster';
  craft: Localized;
  /** Village, town or district, and the state: `Bagru, Rajasthan`. */
  place: Localized;
  state: string;
  /** The year this maker or the family began. */
  since: number;
  /** 60-110 words of plain story. */
  story: Localized;
}

/** The registered business or co-operative that sells. */
export interface DemoSeller {
  slug: string;
  sellerName: string;
  hindiName: string;
  /** As it is registered; a sample, like the address. */
  legalName: string;
  address: string;
  /** Three capitals, the first part of its invoice numbers. */
  invoicePrefix: string;
  kind: 'cooperative' | 'producer-company' | 'studio' | 'trust';
  verified: boolean;
  city: Localized;
  state: string;
  since: number;
  /** 30-60 words. */
  about: Localized;
  /** Two or three working days to send something that is in stock. */
  dispatchDays: number;
}

export interface DemoDiscount {
  discountType: 'percentage' | 'fixed';
  /** Percent for `percentage`; integer paise for `fixed`. */
  value: number;
  /** Days from the day of seeding. Negative: ended already. Absent: no end. */
  endsInDays?: number;
  /** Days from the day of seeding until it begins. Absent: has begun. */
  startsInDays?: number;
}

export interface DemoVariant {
  /** Absent where the product comes in one colour. */
  color?: Localized;
  sizes: {
    /** `One size`, `M`, `16 cm`, … */
    size: string;
    /** Units in stock. */
    stock: number;
    /** Added to the product's price, in paise. */
    priceDeltaPaise?: number;
  }[];
}

export interface DemoPhoto {
  /** Name in `demo/photos/`, or in `demo/media/index.json` alone for an original of 1,600 px. */
  file: string;
  alt: Localized;
  /** The colour of the variants that it shows, where the product comes in several. */
  color?: Localized;
}

/** Measurements of each size, in whole millimetres and the order of `measures`. */
export interface DemoSizeTable {
  measures: Localized[];
  rows: { size: string; mm: number[] }[];
}

export interface DemoProduct {
  /** From the English title; unique in the whole shop. */
  slug: string;
  category: CategorySlug;
  subcategory: string;
  maker: string;
  seller: string;
  title: Localized;
  /** English 60-120 words; Hindi says the same, 45-110 words. */
  description: Localized;
  /** Integer paise, GST included. */
  pricePaise: number;
  discounts?: DemoDiscount[];
  /** `1 unit` when absent. */
  unit?: Localized;
  materials: Localized[];
  technique: Localized;
  /** The craft cluster or region: `Bagru, Rajasthan`. */
  region: Localized;
  /** Registered Indian geographical indication, only where it covers the product. */
  giName?: string;
  care: Localized;
  dimensions: { lengthMm?: number; widthMm?: number; heightMm?: number; diameterMm?: number };
  weightGrams: number;
  /** For what is worn. */
  sizeTable?: DemoSizeTable;
  /** HSN code, 4-8 digits. */
  hsn: string;
  /** The condition of a tax rate that it fulfils. */
  taxEntry?: string;
  /** Days that a made-to-order product takes before dispatch; absent: ready to send. */
  leadTimeDays?: number;
  oneOfAKind?: boolean;
  /** Differences to the photograph that are possible, in one or two sentences. */
  variation: Localized;
  /** The first one is the product's picture in lists. */
  photos: DemoPhoto[];
  variants: DemoVariant[];
  /** ISO date on which it was listed. */
  listedOn: string;
}

/** A story of the blog. Craft facts are true; the makers are invented and quoted nowhere. */
export interface DemoStory {
  slug: string;
  /** ISO date. */
  publishedOn: string;
  title: Localized;
  /** One or two sentences for the list and the search engines. */
  summary: Localized;
  author: Localized;
  /** Slug of the demo product whose picture opens the story. */
  picture: string;
  makers: string[];
  products: string[];
  /** Lower case, hyphenated, in English. */
  tags: string[];
  /** Markdown without HTML; English 500-900 words, Hindi the same substance. */
  body: Localized;
}

/** A picture of the demo shop that is encoded already, as `demo/media/index.json` lists it. */
export interface DemoMedia {
  contentHash: string;
  /** Of the original, in px. */
  width: number;
  height: number;
  /** Widths in px whose files are in `demo/media/{contentHash}/`. */
  widths: number[];
  /** A data: URL. */
  placeholder: string;
}
