import { defineEvent } from '#platform/events/define-event.ts';

/** The courier of a parcel is on the way to its buyer's door today. */
export const outForDelivery = defineEvent<{ orderId: string; parcelId: string; occurredAt: string }>('carriers.out-for-delivery');
