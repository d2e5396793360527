import type { LongText, ShopFacts } from '../facts.ts';

/** Read by loaders only. */
export const faqs = ({ brand, support }: ShopFacts): LongText => ({
  title: 'Frequently asked questions',
  description: `Delivery, cancelling, damage, refunds, prices and makers: how ${brand} works.`,
  intro: 'Short answers to what people ask most.',
  sections: [
    {
      heading: 'What does delivery cost?',
      paragraphs: ['Nothing. Delivery is FREE for every order, whatever its size.'],
    },
    {
      heading: 'How long does delivery take?',
      paragraphs: ['7-10 days. A piece that is made to order needs its making time before that; its page says how many days.'],
    },
    {
      heading: 'Why does my order come in several parcels?',
      paragraphs: [
        'Each seller packs and sends its own pieces, from its own town. The parcels travel separately and arrive when they arrive.',
      ],
    },
    {
      heading: 'Can I cancel?',
      paragraphs: [
        'Yes, right after ordering and until the seller has packed the parcel. Once shipping has begun it can no longer be cancelled. Perishable items cannot be cancelled at all.',
      ],
    },
    {
      heading: 'My piece arrived damaged. What now?',
      paragraphs: [
        `We are sorry. Send us photographs of the piece and its packing within 7 days of receipt, through your order or to ${support}. The same goes for a piece that is defective or not as shown.`,
      ],
    },
    {
      heading: 'When do I get my money back?',
      paragraphs: ['An approved refund takes 3-5 business days and goes back the way you paid.'],
    },
    {
      heading: 'Why does mine look a little different from the picture?',
      paragraphs: [
        'Because a hand made it. Prints shift a little, dyes take differently from vat to vat, a bowl keeps the marks of its tool. Where a piece varies more than usual, its page says what may differ.',
      ],
    },
    {
      heading: 'What does "one of a kind" mean?',
      paragraphs: ['There is exactly this one. When it is sold, it is gone; the maker may make a relative of it, never the same.'],
    },
    {
      heading: 'What does "made to order" mean?',
      paragraphs: [
        'Work on your piece begins when you order it. The page of the piece gives the days this takes, before the 7-10 days of delivery.',
      ],
    },
    {
      heading: 'Who is the maker, and who is the seller?',
      paragraphs: [
        'The maker is the artisan, group or cluster whose hands made the piece. The seller is the registered business or co-operative that sells it and answers for it. Sometimes they are the same people, often not, so each page names both.',
      ],
    },
    {
      heading: 'What is the mark beside a seller’s name?',
      paragraphs: ['A verified seller is a business whose registration and address we have checked.'],
    },
    {
      heading: 'Do prices include tax?',
      paragraphs: ['Yes. Prices are in Indian rupees and include GST.'],
    },
    {
      heading: 'Do I need an account?',
      paragraphs: [
        'Not to look around, search or fill a cart; the cart stays in your browser. To order you need an account with a confirmed e-mail address.',
      ],
    },
    {
      heading: 'How do I wash, oil or polish it?',
      paragraphs: [
        'The page of each piece says how to care for it. Natural dyes like cold water, shade and the company of similar colours.',
      ],
    },
  ],
});
