export const card = {
  soldOut: 'Sold out',
  oneOfAKind: 'One of a kind',
  madeToOrder: 'Made to order',
  before: 'Before:',
  from: 'from',
};
