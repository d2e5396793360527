import type { blog as english } from '../en/blog.ts';

/** Read by loaders only. */
export const blog: typeof english = {
  title: 'कारीगरों की कहानियाँ',
  description: 'चीज़ों के पीछे के लोग: भारत भर के कारीगर, समूह और समुदाय, वे कहाँ और कब से काम करते हैं।',
  intro: 'दुकान की हर चीज़ किसी तक पहुँचाती है। ये रहे कारीगर, उनके शिल्प, उनके कस्बे और उनकी कहानियाँ।',
  first: 'शुरुआत यहाँ से',
  read: 'कहानी पढ़ें',
  all: 'सभी कारीगर',
  since: (year) => `${year} से`,
  none: 'पहली कहानियाँ लिखी जा रही हैं।',
};
