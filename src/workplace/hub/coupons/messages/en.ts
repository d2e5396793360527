export const coupons = {
  title: 'Coupons',
  lead: 'A coupon of yours counts for your pieces alone, and you pay what it takes off. It ends by itself.',
  none: 'You have no coupon yet. Give one to buyers who wrote to you, or print one on the card in the parcel.',
  percentOff: (percent: string) => `${percent}% off`,
  amountOff: (amount: string) => `${amount} off`,
  from: (amount: string) => `from ${amount}`,
  until: (day: string) => `until ${day}`,
  over: 'Over',
  runs: 'Buyers can use it',
  uses: (uses: string, of: string) => (of === '' ? `used: ${uses}` : `used: ${uses} of ${of}`),
  once: 'once per person',
  end: 'End it now',
  add: {
    title: 'Add a coupon',
    code: { label: 'Code', hint: 'What buyers type: 3 to 30 letters, digits and hyphens, such as DIWALI-10.' },
    kind: { label: 'What it takes off', percent: 'A part of the price, in percent', amount: 'An amount, in rupees' },
    value: { label: 'How much', hint: 'Such as 10 for 10%, or 250 for ₹250.' },
    least: { label: 'From which amount on', hint: 'In rupees, for your pieces in one order. Empty: from any amount on.' },
    until: 'Last day',
    limit: { label: 'How often at most', hint: 'Empty: as often as buyers like.' },
    once: 'Once per person',
    submit: 'Add the coupon',
  },
  faults: {
    code: {
      taken: 'This code is taken. Choose another one.',
      'too-many': 'You have 50 coupons. End one first.',
      wrong: 'Use 3 to 30 letters, digits and hyphens.',
    },
    value: 'Enter 1 to 90 percent, or at least ₹1.',
    least: 'Enter an amount in rupees.',
    until: { past: 'This day is over.', 'too-far': 'At most a year from today.', wrong: 'Choose a day.' },
    limit: 'Enter a whole number.',
  },
  failures: { TOO_MANY_REQUESTS: 'These are many coupons for one day. Go on tomorrow.', NOT_FOUND: 'This coupon is over already.' },
};

export type CouponMessages = typeof coupons;
