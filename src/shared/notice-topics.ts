import type { ShopPower } from './access.ts';

/** Subjects of the news of a shop, in the order in which they are listed. */
export const noticeTopics = [
  'orders',
  'cancellations',
  'returns',
  'reminders',
  'questions',
  'stock',
  'drafts',
  'payouts',
  'holds',
  'shop',
] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** Power that a member of a team needs to hear of a topic: mails about parcels bring addresses along. */
export const topicPowers: Readonly<Record<NoticeTopic, ShopPower>> = {
  orders: 'orders',
  cancellations: 'orders',
  returns: 'orders',
  reminders: 'orders',
  questions: 'messages',
  stock: 'stock',
  drafts: 'drafts',
  payouts: 'money',
  holds: 'money',
  shop: 'settings',
};

/** Topics that are never lost and do not wait: there is something to pack. */
export const isUrgent = (topic: NoticeTopic): boolean => topic === 'orders';

/** Lists the topics that a member with these powers hears of. */
export const topicsFor = (powers: readonly ShopPower[]): NoticeTopic[] =>
  noticeTopics.filter((topic) => powers.includes(topicPowers[topic]));
