import { useEffect, useState } from 'react';
import { call } from '../browser-api.ts';
import { whenIdle } from '../hydration/when-idle.ts';
import { currentCountry } from '../market/current-country.ts';

/** Days by which gifts of an occasion arrive, by the slug of its collection. */
type Arrivals = ReadonlyMap<string, string>;

const byCountry = new Map<string, Promise<Arrivals>>();

async function readArrivals(country: string): Promise<Arrivals> {
  const { answer } = await call('collections.listSeasons', { country });
  return new Map(answer?.seasons.map(({ slug, arriveBy }) => [slug, arriveBy]));
}

/**
 * The ISO date by which gifts of an occasion arrive in the visitor's country when ordered today; undefined
 * until it is known, and where they would be late. Public pages are the same in every country, so the browser
 * asks. @param slug of the collection; undefined asks nothing
 */
export function useArrival(slug: string | undefined): string | undefined {
  const [arrivals, setArrivals] = useState<Arrivals>();
  useEffect(() => {
    if (slug === undefined) return;
    let isLeft = false;
    const ask = async () => {
      await whenIdle;
      const country = await currentCountry();
      if (isLeft) return;
      const asked = byCountry.get(country) ?? readArrivals(country);
      byCountry.set(country, asked);
      const found = await asked;
      if (!isLeft) setArrivals(found);
    };
    // Without an answer no day is promised.
    void ask().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [slug]);
  return slug === undefined ? undefined : arrivals?.get(slug);
}
