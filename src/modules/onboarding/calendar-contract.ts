import { z } from 'zod';
import { awaySales } from '#shared/dispatch-day.ts';
import { shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { localized } from '#shared/schemas.ts';
import { onboardingTag, wrongState } from './desk-contract.ts';
import { line, lines, optional, shop } from './shop-contract.ts';

const tags = [onboardingTag.name];
const done = z.object({ status: z.literal('success') });

const date = z.iso.date({ error: 'Say the day as 2026-11-08.' });
const days = { from: date, until: date };

const teamHoliday = z.object({
  _id: z.string(),
  from: z.string().meta({ description: 'ISO date in India' }),
  until: z.string().meta({ description: 'ISO date in India, included' }),
  name: z.string(),
  sells: z.enum(awaySales).optional().meta({ description: 'Set in holiday mode' }),
  words: localized.optional(),
});

const change = shopEndpoint('products').errors(declareErrors('SELLER_NOT_FOUND', wrongState));

export const calendarContract = {
  getCalendar: shopEndpoint('products')
    .errors(declareErrors('SELLER_NOT_FOUND'))
    .route({ method: 'GET', path: '/shops/{shop}/calendar', summary: 'When a shop sends parcels, and when it is closed', tags })
    .input(z.object({ shop }))
    .output(
      z.object({
        data: z.object({
          today: z.string().meta({ description: 'ISO date in India' }),
          weekdays: z.array(z.int()).meta({ description: 'Days of the week on which it sends parcels: Monday is 1' }),
          dispatchDays: z.int(),
          leavesBy: z.string().meta({ description: 'Day by which a parcel leaves that is ordered now and in stock' }),
          holidays: z.array(teamHoliday).meta({ description: 'Those that are not over' }),
        }),
      }),
    ),
  saveWeekdays: change
    .route({ method: 'PUT', path: '/shops/{shop}/calendar/weekdays', summary: 'Set on which weekdays a shop sends parcels', tags })
    .input(
      z.object({
        shop,
        weekdays: z
          .array(z.int().min(1).max(7))
          .min(1, { error: 'At least one day.' })
          .max(7)
          .refine((each) => new Set(each).size === each.length, { error: 'Each day once.' }),
      }),
    )
    .output(done),
  addClosedDays: change
    .route({
      method: 'POST',
      path: '/shops/{shop}/calendar/closed',
      summary: 'Add days on which a shop is closed',
      description:
        'INVALID_INPUT (422) at `from` or `until`: `past`, `before-start`, `too-long` (90 days), `too-far`, `overlaps`, `too-many`.',
      tags,
    })
    .input(z.object({ shop, ...days, name: line(80) }))
    .output(done),
  saveHolidayMode: change
    .meta({ bodyLimit: 64 * 1024 })
    .route({
      method: 'PUT',
      path: '/shops/{shop}/calendar/holiday',
      summary: 'Send a shop on holiday, or change its holiday',
      description: 'It begins and ends by itself, at midnight in India. Open orders stay promised. Faults as of closed days.',
      tags,
    })
    .input(z.object({ shop, ...days, sells: z.enum(awaySales), words: optional(lines(500)), wordsHi: optional(lines(500)) }))
    .output(done),
  removeHoliday: change
    .errors(declareErrors('NOT_FOUND'))
    .route({
      method: 'DELETE',
      path: '/shops/{shop}/calendar/{holiday}',
      summary: 'Remove days on which a shop is closed, or end its holiday',
      tags,
    })
    .input(z.object({ shop, holiday: z.string().max(40) }))
    .output(done),
};
