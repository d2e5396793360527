import type { Messages } from '../en.ts';

export const card: Messages['card'] = {
  soldOut: 'स्टॉक ख़त्म',
  oneOfAKind: 'एक ही पीस',
  madeToOrder: 'ऑर्डर पर तैयार',
  before: 'पहले:',
  from: ['', ' से'],
  colors: (count) => `${count} रंग`,
};
