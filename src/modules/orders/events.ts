import { defineEvent } from '#platform/events/define-event.ts';
import type { OrderNotification } from './notify-buyer.ts';

/**
 * Something happened to an order of which its buyer or a seller may have to hear: it was placed, units of it
 * were cancelled, a parcel went a step. The recipients of each kind stand in `recipients.ts`.
 */
export const orderChanged = defineEvent<OrderNotification>('orders.changed');

/** A parcel was handed to its courier, or has arrived. `at`: ISO 8601 UTC. */
export const parcelMoved = defineEvent<{ parcelId: string; to: 'shipped' | 'delivered'; at: string }>('orders.parcel-moved');
