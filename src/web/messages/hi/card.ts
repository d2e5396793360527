import type { Messages } from '../en.ts';

export const card: Messages['card'] = {
  soldOut: 'स्टॉक ख़त्म',
  oneOfAKind: 'इकलौता नग',
  madeToOrder: 'ऑर्डर पर तैयार',
  before: 'पहले:',
  from: 'कम से कम',
};
