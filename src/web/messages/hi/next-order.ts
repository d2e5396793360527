import type { NextOrderMessages } from '../en/next-order.ts';

export const nextOrder: NextOrderMessages = {
  title: 'आपका ऑर्डर',
  arrives: (day) => `आपका ऑर्डर ${day} तक पहुँचेगा।`,
  firstArrives: (day, parcels) => `आपके ऑर्डर के ${parcels} पार्सल में से पहला ${day} तक पहुँचेगा।`,
  late: 'आपके ऑर्डर में देर हो गई है।',
  open: 'ऑर्डर देखें',
};
