import { defineEvent } from '#platform/events/define-event.ts';
import type { NoticeTopic } from '#shared/notice-topics.ts';

/** There are news of a shop. `at`: ISO 8601 UTC. */
export const newsAdded = defineEvent<{ sellerId: string; topic: NoticeTopic; at: string }>('notifications.news-added');
