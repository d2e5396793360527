import { z } from 'zod';
import { deskEndpoint, publicRead } from '#shared/endpoint.ts';

export const deliveryTag = { name: 'Delivery', description: 'Where the shop delivers, and when a parcel arrives.' };
const tags = [deliveryTag.name];

/**
 * Reasons why a country or a PIN code gets no parcels; `unknown`: there is no such country, `no-cash`: none
 * that are paid in cash.
 */
export const notServedReasons = ['unknown', 'not-served', 'no-cash'] as const;
export type NotServed = (typeof notServedReasons)[number];

const days = z.object({ from: z.int(), until: z.int() }).meta({ description: 'Calendar days from the order' });

const transit = z
  .object({ from: z.int(), until: z.int(), dispatchDays: z.int().meta({ description: 'Working days of dispatch that they include' }) })
  .meta({ description: 'Calendar days from the order to the door' });

export const deliveryEstimate = z.object({
  served: z.boolean(),
  refused: z.enum(notServedReasons).optional(),
  cash: z.boolean().meta({ description: 'Cash on delivery is collected there' }),
  city: z.string().optional().meta({ description: 'In India, where the PIN code tells it' }),
  district: z.string().optional(),
  state: z.string().optional(),
  days: days.optional(),
  promisedFrom: z.string().optional().meta({ description: 'ISO date in India' }),
  promisedUntil: z.string().optional().meta({ description: 'ISO date in India' }),
});
export type DeliveryEstimate = z.infer<typeof deliveryEstimate>;

/** Lists of the operator, each a table with names of its columns. */
export const deliveryLists = ['destinations', 'zones', 'pins', 'holidays'] as const;
export type DeliveryList = (typeof deliveryLists)[number];

/** Bytes of a list of all PIN codes in India. */
const listBytes = 4 * 1024 * 1024;

const listInput = { list: z.enum(deliveryLists) };

export const deliveryContract = {
  listDestinations: publicRead
    .meta({ onManyPages: true })
    .route({ method: 'GET', path: '/delivery/destinations', summary: 'Countries that parcels are sent to', tags })
    .output(z.object({ destinations: z.array(z.object({ country: z.string(), transit })), holidays: z.array(z.string()) })),
  estimateDelivery: publicRead
    .meta({ cache: 'unstored' })
    .route({
      method: 'GET',
      path: '/delivery/estimate',
      summary: 'When a parcel that is ordered now arrives at a place, and whether it can be paid there',
      tags,
    })
    .input(
      z.object({
        country: z.string().max(2).default('IN').meta({ description: 'ISO 3166-1 alpha-2' }),
        postalCode: z.string().max(12).optional(),
        leadTimeDays: z.coerce.number().int().min(0).max(365).optional(),
        dispatchDays: z.coerce.number().int().min(0).max(60).optional(),
        leavesBy: z.iso.date().optional().meta({ description: 'Day in India by which its shop sends it, within two years' }),
      }),
    )
    .output(deliveryEstimate),
  exportList: deskEndpoint('orders')
    .route({ method: 'GET', path: '/desk/delivery/{list}', summary: 'A list of the operator as CSV', tags })
    .input(z.object(listInput))
    .output(z.object({ data: z.object({ csv: z.string() }) })),
  importList: deskEndpoint('orders')
    .meta({ bodyLimit: listBytes })
    .route({
      method: 'PUT',
      path: '/desk/delivery/{list}',
      summary: 'Replace a list of the operator by CSV',
      description: 'All of it or nothing: INVALID_INPUT (422) names each row that is wrong, as `csv.<row>`.',
      tags,
    })
    .input(z.object({ ...listInput, csv: z.string().max(listBytes) }))
    .output(z.object({ data: z.object({ rows: z.int() }) })),
};
