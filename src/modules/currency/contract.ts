import { z } from 'zod';
import { anyoneEndpoint, publicRead } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { localized } from '#shared/schemas.ts';

export const currencyTag = { name: 'Currency and place', description: 'Exchange rates, and the country and currency of a visitor.' };
const tags = [currencyTag.name];

const code = z.string().regex(/^[A-Z]{3}$/);
const rate = z.string().meta({ description: 'Units of the currency for one Indian rupee, an exact decimal' });
const rateDate = z.string().optional().meta({ description: 'Day of the rate (YYYY-MM-DD); absent for INR' });

export const currency = z.object({
  code,
  name: localized,
  symbol: z.string(),
  decimals: z.int().min(0).max(2),
  rate,
  date: rateDate,
  source: z.string().optional().meta({ description: 'Who gave the rate; absent for INR' }),
  outdated: z.boolean().optional().meta({ description: 'The rate is too old to show prices by: they are in rupees' }),
  popular: z.boolean(),
});
export type Currency = z.infer<typeof currency>;

export const currencyNotFound = defineError('CURRENCY_NOT_FOUND', {
  ratedOn: z
    .union([z.literal(''), z.iso.date()])
    .meta({ description: 'Day of a rate that is too old to show prices by; empty where there is none at all' }),
});

const country = z.object({ code: z.string(), name: localized, currency: code });
export type Country = z.infer<typeof country>;

export const currencyContract = {
  listCurrencies: publicRead
    .route({
      method: 'GET',
      path: '/currencies',
      summary: 'Currencies with their rates, the popular ones first, and the countries that use them',
      tags,
    })
    .output(z.object({ base: z.literal('INR'), currencies: z.array(currency), countries: z.array(country) })),
  getCurrency: publicRead
    .errors(declareErrors(currencyNotFound))
    .route({
      method: 'GET',
      path: '/currencies/{code}',
      summary: 'What it takes to show prices in a currency',
      tags,
    })
    .input(z.object({ code }))
    .output(z.object({ data: z.object({ currency: z.object({ code, decimals: z.int().min(0).max(2), rate, date: rateDate }) }) })),
  getMarket: anyoneEndpoint
    .route({
      method: 'GET',
      path: '/place',
      summary: 'Where the visitor seems to be, or chose to be, and the currency of the prices on pages',
      tags,
    })
    .output(
      z.object({
        data: z.object({
          place: z.object({
            country: localized.optional(),
            country_code: z.string().optional(),
            currency: code,
            chosen: z.boolean().meta({ description: 'The visitor chose it; otherwise it is told from the address' }),
          }),
        }),
      }),
    ),
};
