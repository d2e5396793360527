/** Texts of the details on a product page. */
export const productDetails = {
  variation: {
    only: 'The only one',
    many: 'No two alike',
    handwork: 'That is the hand at work, not a fault.',
    beyond: 'If yours differs from what is shown here in any other way, tell us within 7 days of receipt.',
  },
  size: {
    heading: 'Size and weight',
    hand: 'To scale, beside a hand 18 cm long.',
    person: 'To scale, beside someone 165 cm tall.',
  },
  making: 'How it is made',
  care: 'How to look after it',
  record: 'On the label',
  gi: 'GI tag',
  restock: {
    heading: 'Would you have liked it?',
    text: 'Tell us, and the makers will hear that it is wanted.',
  },
  earlier: 'Previous picture',
  later: 'Next picture',
};
