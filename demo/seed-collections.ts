import { addCollection, type CollectionInput } from '#modules/collections/add-collection.ts';
import { loadStandardCollections } from '#modules/collections/load-standard-collections.ts';
import type { Context } from '#platform/context.ts';
import { giftTags } from './data/gift-tags.ts';

/** Days of Diwali to come. */
const diwaliDays = ['2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26', '2031-11-14', '2032-11-02'];
/** Days before an occasion on which its season begins. */
const diwaliSeason = 45;

const gifts: readonly Omit<CollectionInput, 'position' | 'rule'>[] = [
  {
    slug: 'for-her',
    shelf: 'person',
    title: { en: 'For her', hi: 'महिलाओं के लिए' },
    lead: {
      en: 'Silver, lac and dokra, stoles and bags that somebody wove, cast or stitched.',
      hi: 'चाँदी, लाख और डोकरा के गहने, हाथ से बुने स्टोल और सिले हुए बैग।',
    },
  },
  {
    slug: 'for-him',
    shelf: 'person',
    title: { en: 'For him', hi: 'पुरुषों के लिए' },
    lead: {
      en: 'Leather, wood and cotton that are used every day.',
      hi: 'चमड़े, लकड़ी और सूत की चीज़ें, जो रोज़ काम आती हैं।',
    },
  },
  {
    slug: 'for-the-home',
    shelf: 'person',
    title: { en: 'For the home', hi: 'घर के लिए' },
    lead: { en: 'Vases, lamps, cushions and throws.', hi: 'फूलदान, लैंप, कुशन और चादरें।' },
  },
  {
    slug: 'for-a-baby',
    shelf: 'person',
    title: { en: 'For a baby', hi: 'नन्हे बच्चों के लिए' },
    lead: {
      en: 'Rattles, stackers and muslin. Wood in lac colours, cloth that is washed easily.',
      hi: 'झुनझुने, खिलौने और मलमल। लाख के रंगों वाली लकड़ी, आसानी से धुलने वाला कपड़ा।',
    },
  },
  {
    slug: 'for-a-host',
    shelf: 'person',
    title: { en: 'For a host', hi: 'मेज़बान के लिए' },
    lead: { en: 'Small things to bring to dinner.', hi: 'दावत में ले जाने लायक़ छोटी चीज़ें।' },
  },
  {
    slug: 'for-a-wedding',
    shelf: 'person',
    title: { en: 'For a wedding', hi: 'शादी के लिए' },
    lead: { en: 'Brass, copper, silk and marble that last as long.', hi: 'पीतल, ताँबा, रेशम और संगमरमर, जो बरसों चलें।' },
  },
  {
    slug: 'diwali',
    shelf: 'occasion',
    title: { en: 'Diwali', hi: 'दिवाली' },
    lead: { en: 'Diyas, urlis, lanterns and what a puja needs.', hi: 'दीये, उरली, लालटेन और पूजा का सामान।' },
  },
  {
    slug: 'christmas',
    shelf: 'occasion',
    title: { en: 'Christmas', hi: 'क्रिसमस' },
    lead: { en: 'Lights, toys, warm wool and small things for a stocking.', hi: 'रोशनी, खिलौने, गर्म ऊन और छोटे उपहार।' },
  },
];

const tagOf: Record<string, string> = {
  'for-the-home': 'for-home',
  'for-a-baby': 'for-baby',
  'for-a-host': 'for-host',
  'for-a-wedding': 'for-wedding',
};

function seasonOf(slug: string, now: Date): { startsOn?: string; endsOn?: string } {
  const today = now.toISOString().slice(0, 10);
  if (slug === 'christmas') {
    const year = today.slice(5) > '12-24' ? Number(today.slice(0, 4)) + 1 : today.slice(0, 4);
    return { startsOn: `${year}-11-01`, endsOn: `${year}-12-24` };
  }
  const diwali = slug === 'diwali' ? diwaliDays.find((day) => day >= today) : undefined;
  if (diwali === undefined) return {};
  return { startsOn: new Date(Date.parse(diwali) - diwaliSeason * 86_400_000).toISOString().slice(0, 10), endsOn: diwali };
}

/** Adds the gift collections of the demo shop and those of every shop; existing ones stay as they are. */
export async function seedCollections(ctx: Context): Promise<void> {
  for (const [position, gift] of gifts.entries()) {
    const tag = tagOf[gift.slug] ?? gift.slug;
    if (!(tag in giftTags)) throw new Error(`the demo shop has no gifts for ${tag}`);
    await addCollection(ctx, { ...gift, ...seasonOf(gift.slug, ctx.now()), position, rule: { tags: [tag] } });
  }
  await loadStandardCollections(ctx);
}
