import type { ProductInput } from '#modules/catalog/add-product.ts';
import { slugify } from '#shared/slug.ts';
import { giLabel, sizeLabel } from '../data/labels.ts';
import type { Localized } from '../data/types.ts';
import type { Craft, Form } from './crafts.ts';
import { type GeneratedMaker, kinds } from './people.ts';
import { Random } from './random.ts';

const day = 86_400_000;
/** Days over which the catalogue grew: three years. */
const publishedWithinDays = 3 * 365;

/** Looks up the makers, sellers, subcategories and pictures of a catalogue by number. */
export interface GeneratorContext {
  seed: number;
  /** The day that dates are counted from, at midnight UTC. */
  today: Date;
  /** Number of makers when product `index` is listed. */
  makersAt: (index: number) => number;
  maker: (index: number) => GeneratedMaker;
  sellerId: (index: number) => string;
  subcategoryId: (shelf: string) => string;
  /** Pictures to show; empty where the shop has none. */
  mediaIds: readonly string[];
}

export type GeneratedProduct = ProductInput & { id: string };

/** Returns the identifier alone, which tells whether product `index` exists. */
export const productIdAt = (seed: number, index: number): string => new Random(seed, kinds.product, index).id();

const rooms: readonly Localized[] = [
  { en: 'a hallway', hi: 'गलियारे' },
  { en: 'a reading corner', hi: 'पढ़ने के कोने' },
  { en: 'a summer afternoon', hi: 'गर्मी की दोपहर' },
  { en: 'a festival table', hi: 'त्योहार की मेज़' },
  { en: 'everyday use', hi: 'रोज़ के काम' },
  { en: 'a wedding gift', hi: 'शादी के उपहार' },
  { en: 'a first home', hi: 'पहले घर' },
  { en: 'long journeys', hi: 'लंबे सफ़र' },
];
const endings: readonly Localized[] = [
  {
    en: 'Small differences in line and shade come from the hand and will be there in the piece you receive.',
    hi: 'रेखा और रंग के छोटे फ़र्क़ हाथ के काम से आते हैं और आपकी चीज़ में भी होंगे।',
  },
  {
    en: 'No two are quite alike, so please read the measurements as a guide and allow a little either way.',
    hi: 'कोई दो एक-से नहीं होते, इसलिए नाप को अंदाज़ा मानें और थोड़ा फ़र्क़ चलने दें।',
  },
  {
    en: 'Colours settle after the first few weeks of use and grow softer every year after that.',
    hi: 'पहले कुछ हफ़्तों में रंग बैठ जाते हैं और हर साल और मुलायम होते जाते हैं।',
  },
];
const keeping: readonly Localized[] = [
  { en: 'It is packed in cloth and paper, without plastic.', hi: 'इसे कपड़े और काग़ज़ में बाँधा जाता है, प्लास्टिक के बिना।' },
  { en: 'The maker signs the underside or the hem.', hi: 'नीचे या किनारे पर बनाने वाले का निशान होता है।' },
  { en: 'If something gives way within the year, the workshop mends it at cost.', hi: 'साल भर में कुछ टूटे तो कारख़ाना लागत पर सुधार देता है।' },
];
const variation: Localized = {
  en: 'Made by hand: shade, pattern and size may differ slightly from the picture.',
  hi: 'हाथ से बना है: रंग, नमूने और नाप में तस्वीर से थोड़ा फ़र्क़ हो सकता है।',
};

function descriptionOf(
  random: Random,
  parts: { craft: Craft; form: Form; maker: GeneratedMaker; motif: Localized; color: Localized; material: Localized },
) {
  const { craft, form, maker, motif, color, material } = parts;
  const days = random.between(2, 45);
  const room = random.zipf(rooms);
  const steps = random.several(craft.process, random.between(1, 2));
  const last = random.zipf(endings);
  const keep = random.several(keeping, steps.length > 1 ? 0 : 1);
  const since = maker.since;
  return {
    en: [
      `${form.noun.en} in ${material.en.toLowerCase()}, made in ${maker.place.en} by ${maker.name.en}, at this work since ${since}.`,
      ...steps.map((step) => `${step.en}.`),
      `The pattern is ${motif.en.toLowerCase()}, the colour ${color.en.toLowerCase()}, and from the first touch to the last it takes about ${days} days.`,
      `It suits ${room.en} and is ${Math.round(form.mm / 10)} cm on its longest side.`,
      ...keep.map((line) => line.en),
      last.en,
    ].join(' '),
    hi: [
      `${form.noun.hi}, ${maker.place.hi} से; सामग्री: ${material.hi}। ${maker.name.hi} ${since} से यही काम कर रहे हैं।`,
      ...steps.map((step) => `${step.hi}।`),
      `नमूना: ${motif.hi}, रंग: ${color.hi}; शुरू से अंत तक लगभग ${days} दिन लगते हैं।`,
      `यह ${room.hi} के लिए उपयुक्त है; सबसे लंबी ओर ${Math.round(form.mm / 10)} सेमी।`,
      ...keep.map((line) => line.hi),
      last.hi,
    ].join(' '),
  };
}

/** Rounds rupees as shops do: the higher the price, the rounder. */
function roundRupees(rupees: number): number {
  const step = rupees < 500 ? 10 : rupees < 5_000 ? 50 : 100;
  return Math.max(step, Math.round(rupees / step) * step);
}

function discountsOf(random: Random, today: Date, rupees: number): ProductInput['discounts'] {
  if (!random.chance(0.12)) return [];
  const at = (days: number) => new Date(today.getTime() + Math.round(days * 24) * (day / 24));
  const off = random.chance(0.8)
    ? { discountType: 'percentage' as const, value: random.zipf([10, 20, 30, 40, 50]) }
    : { discountType: 'fixed' as const, value: Math.max(10, Math.round((rupees * random.between(5, 25)) / 1000) * 10) * 100 };
  const when = random.unit();
  if (when < 0.2) return [{ ...off, startsAt: at(-random.between(40, 400)), validUntil: at(-random.between(1, 39)) }];
  if (when < 0.3) return [{ ...off, startsAt: at(random.between(1, 20)), validUntil: at(random.between(21, 60)) }];
  if (when < 0.65) return [{ ...off, validUntil: at(random.between(1, 90)) }];
  return [off];
}

/** Generates product `index` of a shop: the same for the same seed, day and number. */
export function generateProduct(shop: GeneratorContext, index: number): GeneratedProduct {
  const random = new Random(shop.seed, kinds.product, index);
  const id = random.id();
  // A few makers list many products, most list few: the square of a uniform draw.
  const maker = shop.maker(Math.floor(shop.makersAt(index) * random.unit() ** 2));
  const craft = maker.craft_;
  const form = random.zipf(craft.forms);
  const motif = random.zipf(craft.motifs);
  const material = random.zipf(craft.materials);
  const colors = random.several(craft.colors, 4);
  const color = colors[0] as Localized;
  const title = random.chance(0.7)
    ? {
        en: `${color.en} ${motif.en} ${craft.short.en} ${form.noun.en}`,
        hi: `${craft.short.hi} ${form.noun.hi}, ${motif.hi}, ${color.hi} रंग`,
      }
    : {
        en: `${craft.short.en} ${material.en} ${form.noun.en}, ${motif.en}`,
        hi: `${craft.short.hi} ${form.noun.hi}, ${material.hi}, ${motif.hi}`,
      };
  const place = craft.places[maker.originIndex] as Craft['places'][number];
  const rupees = roundRupees(random.logNormal(form.rupees * maker.priceFactor, 0.45));
  const oneOfAKind = random.chance(0.03);
  const madeToOrder = !oneOfAKind && random.chance(0.062);
  const soldOut = random.chance(0.08);
  // Half of the products have one variant, a few have twelve: a Pareto tail.
  const wanted = oneOfAKind ? 1 : Math.min(12, Math.floor(random.unit() ** -0.9));
  const sizes = form.sizes.slice(0, wanted);
  const inColors = Math.min(colors.length, Math.ceil(wanted / sizes.length));
  const scale = random.logNormal(1, 0.2);
  const stock = () => Math.min(200, Math.floor(random.logNormal(6, 1)));
  const variants = colors.slice(0, inColors).flatMap((colorName, colorIndex) =>
    sizes.map((size, sizeIndex) => ({
      sku: `${craft.code}-${id.toUpperCase()}-${colorIndex + 1}${sizeIndex + 1}`,
      colorName: inColors > 1 || random.chance(0.5) ? colorName : undefined,
      size,
      sizeLabel: sizeLabel(size),
      available: soldOut ? 0 : oneOfAKind ? 1 : colorIndex + sizeIndex === 0 ? 1 + stock() : stock(),
      priceDeltaPaise: sizeIndex === 0 ? 0 : roundRupees(rupees * 0.12 * sizeIndex) * 100,
    })),
  );
  const pictures = shop.mediaIds.length === 0 ? [] : random.several(shop.mediaIds, random.between(1, 4));
  const alt = { en: `${title.en}, made in ${maker.place.en}`, hi: `${title.hi}; ${maker.place.hi}` };
  return {
    id,
    subcategoryId: shop.subcategoryId(form.shelf),
    makerId: maker._id,
    sellerId: shop.sellerId(maker.sellerIndex),
    slug: slugify(title.en),
    title,
    description: descriptionOf(random, { craft, form, maker, motif, color, material }),
    basePricePaise: rupees * 100,
    discounts: discountsOf(random, shop.today, rupees),
    materials: random.chance(0.2) ? random.several(craft.materials, 2) : [material],
    technique: craft.technique,
    region: place.name,
    giName: place.gi,
    giLabel: giLabel(place.gi),
    care: craft.care,
    dimensions: { lengthMm: Math.round(form.mm * scale), widthMm: Math.round(form.mm * scale * (0.4 + random.unit() * 0.6)) },
    weightGrams: Math.max(5, Math.round(form.grams * scale)),
    hsn: form.hsn,
    countryOfOrigin: 'IN',
    leadTimeDays: madeToOrder ? random.between(7, 45) : undefined,
    oneOfAKind,
    variation,
    media: pictures.map((mediaId) => ({ mediaId, alt })),
    variants: variants.slice(0, Math.max(1, wanted)),
    publishedAt: new Date(shop.today.getTime() - Math.floor(random.unit() ** 1.3 * publishedWithinDays * day)),
  };
}

/**
 * Returns how long before `today` a product was published, in ms: tells a run the day of the one before.
 */
export function ageOf(shop: GeneratorContext, index: number): number {
  return shop.today.getTime() - generateProduct(shop, index).publishedAt.getTime();
}
