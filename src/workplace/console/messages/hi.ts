import type { ConsoleMessages } from './en.ts';

export const consolePages: ConsoleMessages = {
  name: 'कंसोल',
  queues: {
    title: 'कंसोल',
    lead: 'यहाँ अभी कुछ नहीं किया जा सकता। काम सर्वर पर कमांड से होता है:',
    command: 'इतना ही लिखने पर सारे कमांड दिखते हैं: खाते, ऑर्डर और पार्सल, वापसी और रिफ़ंड, कूपन, दरें, बही-खाता, सुरक्षा की सूची।',
  },
};
