const isNightly = process.env.NIGHTLY === '1';

/** How often a race is run: a few times with every run of the tests, for long with `npm run nightly`. */
export const rounds = (normal: number, nightly: number): number => (isNightly ? nightly : normal);

/** Milliseconds for a test that runs rounds. */
export const raceTimeout = isNightly ? 3 * 60 * 60_000 : 90_000;
