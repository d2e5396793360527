import type { Messages } from '../en.ts';

export const recommendations: Messages['recommendations'] = {
  recentlyViewed: 'हाल में देखी चीज़ें',
  viewed: (product) => `क्योंकि आपने यह देखा: ${product}`,
  bought: (product) => `क्योंकि आपने यह ख़रीदा: ${product}`,
  forget: 'मेरा देखा हुआ भूल जाएँ',
  forgotten: 'आपने जो देखा था, हम भूल गए।',
  notForgotten: 'आपके खाते को अब भी याद है कि आपने क्या देखा। कनेक्शन देखकर फिर से कोशिश करें।',
};
