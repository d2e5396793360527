export const card = {
  soldOut: 'Sold out',
  oneOfAKind: 'One of a kind',
  madeToOrder: 'Made to order',
  before: 'Before:',
  /** Before and after the lowest price. */
  from: ['from ', ''],
  colors: (count: number) => `${count} colours`,
};
