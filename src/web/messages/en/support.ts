import { formatLimit, maxProductRequestWords, textLimits } from '#shared/text-limits.ts';

const atMost = (limit: number) => `At most ${formatLimit(limit)} characters.`;

const sender = {
  name: { label: 'Name', required: 'Enter your name.', refused: atMost(textLimits.name) },
  email: {
    label: 'Email',
    hint: 'We will answer here.',
    required: 'Enter your email address.',
    refused: 'Enter an email address such as name@example.com.',
  },
  phoneNumber: {
    label: 'Phone number',
    hint: 'Outside India, start with the country code, such as +44.',
    required: 'Enter your phone number.',
    refused: 'Enter a phone number with at least 10 digits.',
  },
};

export const support = {
  sending: 'Sending…',
  /** Label of the honeypot field, for people who reach it. */
  leaveEmpty: 'Leave this field empty',
  onward: 'Back to the shop',
  seller: {
    open: 'Become a Seller',
    title: 'Become a Seller',
    intro: 'Tell us what you make or whom you sell for. We read every request ourselves and answer by email.',
    metaDescription: 'Sell handcrafted pieces with us: artisans, groups and co-operatives are welcome.',
    submit: 'Send request',
    sent: 'Request submitted!',
    thanks: 'Thank you for your trust. We have your request and will write to you by email.',
    fields: {
      ...sender,
      businessName: {
        label: 'Business name',
        required: 'Enter the name of your business or group.',
        refused: atMost(textLimits.businessName),
      },
      description: {
        label: 'What you make',
        hint: 'The craft, the materials, the place, and how many hands are at work.',
        required: 'Tell us a little about your work.',
        refused: atMost(textLimits.description),
      },
    },
  },
  feedback: {
    open: 'Give Feedback',
    title: 'Give Feedback',
    intro: 'What went well, what did not, what is missing? We read every word.',
    metaDescription: 'Tell us what went well and what did not.',
    submit: 'Send feedback',
    sent: 'Feedback submitted!',
    thanks: 'Thank you for taking the time. If your message needs an answer, we will write to you by email.',
    fields: {
      ...sender,
      subject: { label: 'Subject', required: 'Tell us what it is about.', refused: atMost(textLimits.subject) },
      message: { label: 'Message', required: 'Write your message.', refused: atMost(textLimits.message) },
    },
  },
  request: {
    open: 'Request this product',
    title: 'Request this product',
    intro: 'Tell us what you were looking for and did not find.',
    metaDescription: 'Tell us which handcrafted piece you could not find.',
    submit: 'Send request',
    sent: 'Thank you.',
    thanks: 'Your request is with us. It shows us which makers to look for.',
    words: (count: number) => `${count}/${maxProductRequestWords}`,
    wordsUsed: 'Words:',
    full: `That is ${maxProductRequestWords} words, the most that fits.`,
    fields: {
      product: {
        label: 'What are you looking for?',
        hint: 'Material, colour, size, use: whatever helps a maker.',
        required: 'Tell us what you are looking for.',
        refused: `At most ${maxProductRequestWords} words and ${formatLimit(textLimits.product)} characters.`,
      },
      email: { ...sender.email, label: 'Email (if you want an answer)', hint: 'We will write to you when we find it.' },
    },
  },
};
