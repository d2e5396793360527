import { defineEvent } from '#platform/events/define-event.ts';
import type { ReturnNotification } from './mail-about-return.ts';

/**
 * A step of a return, or a message about it. `about` tells steps of one kind apart. The
 * recipients of each kind stand in `recipients.ts`.
 */
export const returnChanged = defineEvent<{ orderId: string; returnId: string; kind: ReturnNotification; about: string }>('returns.changed');
