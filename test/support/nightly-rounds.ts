/** The share of a whole night: 1 is all of it, 0.1 a tenth. */
const night = Number(process.env.NIGHTLY ?? 0);
export const isNightly = night > 0;

/** Chooses what a sample takes: the number of the day (`vitest.config.ts`), or the SAMPLE of another run. */
export const sampleNumber = Number(process.env.SAMPLE ?? 0);

/** Every `step`-th of many cases that are alike, each once in `step` days; all with `npm run nightly`. */
export const sample = <T>(cases: readonly T[], step: number): T[] =>
  cases.filter((_, index) => isNightly || index % step === sampleNumber % step);

/** The number of rounds of a race: a few in every test run, many with `npm run nightly`. */
export const rounds = (normal: number, nightly: number): number => (isNightly ? Math.ceil(nightly * night) : normal);

/** Milliseconds for a test that runs rounds. */
export const raceTimeout = isNightly ? 3 * 60 * 60_000 : 90_000;

/** The random seed: the same in every test run, another each night. SEED repeats a night. */
export const seed = process.env.SEED ? Number(process.env.SEED) : isNightly ? Date.now() % 2 ** 31 : 20_261;
