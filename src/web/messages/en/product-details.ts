/** Texts of the details on a product page. */
export const productDetails = {
  variation: {
    only: 'The only one',
    many: 'No two alike',
    handwork: 'These are signs of handwork, not faults.',
    beyond: 'If yours differs from what is shown here in any other way, tell us within 7 days of receipt.',
  },
  size: {
    heading: 'Size and weight',
    hand: 'To scale, beside a hand 18 cm long.',
    person: 'To scale, beside someone 165 cm tall.',
  },
  making: 'How it is made',
  care: 'How to look after it',
  record: 'HSN code and article number',
  gi: 'GI tag',
  restock: {
    heading: 'Sold out',
    headingVariant: 'This choice is sold out',
    text: 'One email when it is back, and nothing else.',
    alert: 'Email me when it is back',
    similar: 'Ask for one like it',
    priceAlert: 'Tell me when the price falls',
  },
  earlier: 'Previous picture',
  later: 'Next picture',
};
