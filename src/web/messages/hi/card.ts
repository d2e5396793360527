import type { Messages } from '../en.ts';

export const card: Messages['card'] = {
  soldOut: 'बिक गया',
  oneOfAKind: 'इकलौता',
  madeToOrder: 'ऑर्डर पर बनता है',
  before: 'पहले:',
  from: 'कम से कम',
};
