import { formatLimit, textLimits } from '#shared/text-limits.ts';

const message = {
  label: 'Message',
  required: 'Write your message.',
  refused: `At most ${formatLimit(textLimits.message)} characters.`,
};

/** Texts of the contact page, of help with an order and of selling, loaded with those pages alone. */
export const help = {
  reference: (reference: string) => `Reference ${reference}`,
  contacts: {
    title: 'Reach us directly',
    phone: 'Telephone',
    whatsApp: 'WhatsApp',
    email: 'Email',
    hours: 'Hours',
    answer: (days: number) => (days === 1 ? 'We answer within 1 business day.' : `We answer within ${days} business days.`),
  },
  contact: {
    first: 'Quickest for an order',
    track: 'Track your order',
    return: 'Return or report a problem',
    title: 'Write to us',
    about: (title: string) => `About: ${title}`,
    submit: 'Send message',
    busy: 'Sending…',
    sent: 'Message sent.',
    thanks: 'It is with us. Name the reference if you write again.',
    topics: {
      order: 'An order',
      return: 'A return or refund',
      payment: 'A payment',
      product: 'An item in the shop',
      feedback: 'Feedback',
      other: 'Something else',
    },
    fields: {
      topic: { label: 'What is it about?', required: 'Choose what it is about.', refused: 'Choose what it is about.' },
      orderNumber: {
        label: 'Order number (if there is one)',
        hint: 'Such as K7M2-QX4P: you will find it in the confirmation.',
        required: 'Enter the order number.',
        refused: 'An order number looks like K7M2-QX4P.',
      },
      email: {
        label: 'Email',
        hint: 'We will answer here. With feedback you can leave it empty.',
        required: 'Enter your email address, so that we can answer.',
        refused: 'Enter an email address such as name@example.com.',
      },
      message,
    },
  },
  order: {
    title: (number: string) => `Help with order ${number}`,
    intro: 'Your question goes to the seller and to us. You will get the answer by email.',
    parcel: (seller: string) => `Parcel from ${seller}`,
    promised: (days: string) => `Arrives ${days}`,
    delivered: (day: string) => `Delivered on ${day}`,
    late: (day: string) => `It is late: it should have arrived by ${day}. Ask the seller first; if they do not answer, we step in.`,
    tracking: 'Tracking',
    track: (carrier: string) => `Follow it at ${carrier}`,
    wrong: 'Is something wrong with it?',
    report: 'Report a problem and return it',
    cancel: 'Cancel before it is packed',
    topic: 'What do you need?',
    topics: {
      late: 'It is late: ask the seller, or ask for my money back',
      where: 'Where is it?',
      address: 'Change the address',
      seller: 'Message the seller',
      problem: 'Something is wrong',
      support: 'Message the shop',
    },
    message: { ...message, hint: 'For “It is late” and “Where is it?” you can leave it empty.' },
    submit: 'Send',
    busy: 'Sending…',
    sent: 'Your message is on its way.',
    thanks: (seller: string, brand: string) =>
      `${seller} and ${brand} have it. The answer comes by email; name the reference if you write again.`,
    who: 'Who answers',
    seller: 'Seller',
    shop: 'Shop',
    none: 'There is no such parcel in this order.',
    back: 'Back to the order',
    failures: { TOO_MANY_REQUESTS: 'That was a lot at once. Your earlier messages are with us; wait a while before you send more.' },
  },
  feedback: {
    short: 'Only a line, without your name and number?',
    shortLink: 'Send us a message',
  },
  sell: {
    keepTitle: 'What you keep',
    keep: (amount: string) => `Of a sale of ₹1,000 you keep ${amount}.`,
    commission: (percent: string) => `Commission, ${percent}`,
    gst: (percent: string) => `GST on the commission, ${percent}`,
    kept: 'Yours',
    price: 'Price',
    taxes: (tcs: string, tds: string) =>
      `Indian law has us collect ${tcs} TCS on the value without GST and deduct ${tds} TDS; both are credited to you in your tax returns. The rates are those of today. You pay the GST on what you sell, and your own rates are agreed in writing before your first piece is listed.`,
    whoTitle: 'Who may sell',
    who: 'Registered businesses, co-operatives, producer companies, trusts and studios with handcrafted pieces whose makers they can name. Artisans without a business: write to us too; a co-operative can sell your work under your name.',
    stepsTitle: 'Three steps',
    steps: (days: number) => [
      `Send the form. A person of ours reads it and answers within ${days} business ${days === 1 ? 'day' : 'days'}.`,
      'We ask for your papers and look at a few of your pieces together.',
      'You list your first pieces. You send what is ordered; we take the payment and answer buyers with you.',
    ],
    papersTitle: 'Papers we will ask for',
    papers: [
      'PAN, and GSTIN where you have one',
      'Proof of the business and its address',
      'A bank account in its name',
      'GI or other certificates, if you name them',
    ],
    papersLater: 'Not now: the form asks for none of them.',
    questionsTitle: 'Questions of sellers',
    questions: 'Read the answers about selling',
    formTitle: 'Your request',
    sent: (days: number) =>
      `A person reads it and answers within ${days} business ${days === 1 ? 'day' : 'days'}, by email. The reference is in the email that confirms it, too.`,
  },
};

export type HelpMessages = typeof help;
