/** How much of a night: 1 is all of it, and 0.1 a tenth. */
const night = Number(process.env.NIGHTLY ?? 0);
const isNightly = night > 0;

/** How often a race is run: a few times with every run of the tests, for long with `npm run nightly`. */
export const rounds = (normal: number, nightly: number): number => (isNightly ? Math.ceil(nightly * night) : normal);

/** Milliseconds for a test that runs rounds. */
export const raceTimeout = isNightly ? 3 * 60 * 60_000 : 90_000;

/** What chance starts from: the same with every run of the tests, another each night. SEED repeats a night. */
export const seed = process.env.SEED ? Number(process.env.SEED) : isNightly ? Date.now() % 2 ** 31 : 20_261;
