import type { LegalPage, LongText, ShopFacts } from '../facts.ts';

const updated = 'Last updated on 13-06-2025';

/** Read by loaders only: these texts travel as a page, never as script. */
export function legal({ brand, support, entity, address, demo }: ShopFacts): Record<LegalPage, LongText> {
  const company = entity ?? `${brand} (legal entity not set yet: the operator sets LEGAL_ENTITY)`;
  const place =
    address ??
    (demo
      ? 'Sample address: Craft Lane 12, Gurugram, Haryana 122001, India (the operator sets LEGAL_ADDRESS)'
      : 'Not set yet: the operator sets LEGAL_ADDRESS');
  return {
    'terms-and-conditions': {
      title: 'Terms & Conditions',
      description: `The terms on which ${brand} sells handcrafted goods and on which makers and sellers offer theirs.`,
      updated,
      intro: `These terms are between you and ${company}, which runs ${brand}. They apply when you browse, buy or sell here, from India or from anywhere else.`,
      sections: [
        {
          heading: 'What this shop is',
          paragraphs: [
            `${brand} is a marketplace. Artisans and artisan groups make the goods; registered businesses and co-operatives sell them; we run the shop, take the payment and see each order through. Every piece names its maker and its seller.`,
          ],
        },
        {
          heading: 'Your account',
          paragraphs: [
            'You may browse, search and fill a cart without an account. To order you need one, with an e-mail address that you have confirmed. Keep your password to yourself, and tell us at once if you think someone else uses your account.',
          ],
        },
        {
          heading: 'The goods',
          paragraphs: [
            'What is made by hand differs from piece to piece. Slight differences in colour, weave, print and size belong to the craft and are not faults; where a piece differs more than usual, its page says so.',
          ],
        },
        {
          heading: 'Prices and payment',
          paragraphs: [
            'Prices are set in Indian rupees and include GST. Delivery is FREE. Where a price is shown in another currency it is a conversion for your convenience; you are told before you pay what will be charged. A discount applies until the end shown with it.',
            'A contract of sale comes about when the order is confirmed to you, between you and the seller named on the piece.',
          ],
        },
        {
          heading: 'Delivery',
          paragraphs: [
            'Orders arrive within 7-10 days. A piece that is made to order needs its making time first; the page of the piece gives it in days. Each seller sends a parcel of its own, so one order may come in several.',
          ],
        },
        {
          heading: 'Cancelling, returning, refunds',
          paragraphs: [
            'You may cancel until a parcel is packed. Damaged, defective or wrongly shown items are to be reported within 7 days of receipt. The Cancellation & Refund Policy has the whole of it and is part of these terms.',
          ],
        },
        {
          heading: 'Selling here',
          paragraphs: [
            'Whoever sells here is a registered business or co-operative that we have checked. Sellers describe their goods truthfully, credit the maker, keep stock and prices right, pack with care and answer for their goods under the law.',
          ],
        },
        {
          heading: 'What is not allowed',
          points: [
            'Offering copies as handmade, or leaving out or inventing a maker.',
            'Using the shop to harm others, to break into it, or to load it beyond ordinary use.',
            'Using pictures and texts of the shop elsewhere without asking whom they belong to.',
          ],
        },
        {
          heading: 'Our responsibility',
          paragraphs: [
            'We answer for what we do and promise here. Nothing in these terms takes away a right that the law gives you as a consumer.',
          ],
        },
        {
          heading: 'Law and changes',
          paragraphs: [
            'Indian law applies, and the courts of Haryana, India, decide, unless the consumer law of your country gives you another court. When these terms change, the new ones stand here with their date; an order keeps the terms it was placed under.',
          ],
        },
      ],
    },
    'contact-us': {
      title: 'Contact Us',
      description: `How to reach ${brand}: legal entity, addresses in Haryana, India, and e-mail.`,
      updated,
      intro: 'People read every message. Write in English or Hindi, whichever comes easier, and add your order number if you have one.',
      sections: [
        {
          heading: 'Who we are',
          facts: [
            { label: 'Legal entity', value: company },
            { label: 'Registered address', value: place },
            { label: 'Operational address', value: place },
            { label: 'E-mail', value: support, href: `mailto:${support}` },
          ],
        },
        {
          heading: 'Before you write',
          points: [
            'Where an order is, or how to cancel it: open it under My Orders.',
            'A damaged or wrong piece: send photographs within 7 days of receipt.',
            'Anything else may be among the frequent questions.',
          ],
        },
        {
          heading: 'Complaints',
          paragraphs: [
            'If an answer did not help you, write again with "Complaint" in the subject. It then goes to the person responsible for complaints, who acknowledges it within 48 hours and settles it within one month.',
          ],
        },
      ],
    },
    'refund-policy': {
      title: 'Cancellation & Refund Policy',
      description: 'Cancel until your parcel is packed; report damage within 7 days; approved refunds take 3-5 business days.',
      updated,
      intro: 'We would rather mend a disappointment than argue about it. These are the rules that sellers and we keep.',
      sections: [
        {
          heading: 'Cancelling an order',
          points: [
            'You may cancel right after ordering, until the seller has packed the parcel. Once shipping has begun, an order can no longer be cancelled.',
            'An order with several parcels can be cancelled parcel by parcel.',
            'Perishable items cannot be cancelled.',
          ],
        },
        {
          heading: 'Damaged, defective or not as shown',
          points: [
            'Tell us within 7 days of receipt, with a few photographs of the piece and its packing.',
            'Differences that come with work by hand, such as a slightly uneven print, are not faults.',
            'The seller answers through us; if you and the seller do not agree, we decide.',
          ],
        },
        {
          heading: 'Refunds',
          points: [
            'An approved refund takes 3-5 business days and goes back the way you paid.',
            'What you paid for the pieces in question is refunded in full. Delivery was FREE, so there is nothing to deduct.',
            'A cash-on-delivery order is refunded to a bank account that you name.',
          ],
        },
        {
          heading: 'How to ask',
          paragraphs: [`Open the order under My Orders, or write to ${support} with the order number.`],
        },
      ],
    },
    'privacy-policy': {
      title: 'Privacy Policy',
      description: `What ${brand} knows about you, why, for how long, and how to have it changed or erased.`,
      intro: `${company} is responsible for the personal data described here. We ask for what an order needs and no more.`,
      sections: [
        {
          heading: 'When you only look around',
          paragraphs: [
            'Nothing about you is stored on our side except short technical records that keep the shop safe, such as the address a request came from. Your cart and your choice of currency stay in your own browser.',
          ],
        },
        {
          heading: 'When you have an account',
          points: [
            'Name, e-mail address and, if you give it, phone number.',
            'Your delivery addresses, as you label them.',
            'Your orders, with what the tax law wants on an invoice.',
            'Your choices on recommendations and on e-mail. E-mail that advertises comes only if you asked for it.',
          ],
        },
        {
          heading: 'Who else sees it',
          points: [
            'The seller of a piece gets the name, address and phone number for the parcel.',
            'The payment provider handles your payment on its own page. Card numbers never reach us.',
            'The courier gets what is on the label.',
          ],
          paragraphs: ['We sell no personal data.'],
        },
        {
          heading: 'Cookies and measuring',
          paragraphs: [
            'Signing in sets one cookie, which is needed to stay signed in. Visitor statistics and error reports with personal data load only after you agree, and not at all if the operator has not set them up.',
          ],
        },
        {
          heading: 'How long',
          paragraphs: [
            'Account data stays until you delete the account. Deleting it erases or anonymises your person at once. Invoices and ledger entries stay for as long as the law demands, without a profile around them.',
          ],
        },
        {
          heading: 'Your rights',
          paragraphs: [
            `You may see, correct, take along and erase what we hold about you, and withdraw a consent at any time. Most of it you can do yourself under Account Privacy; for the rest write to ${support}.`,
          ],
        },
      ],
    },
  };
}
