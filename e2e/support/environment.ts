/** The environment of the shop that browser tests and the visual review use (`serve.ts`). */
export const environment = (port: number, dataDir: string): Record<string, string> => ({
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  RATE_LIMIT: '0',
  // A machine that does other work as well answers late, and all the same.
  MAX_DELAY_MS: '0',
  UNPAID_ORDERS: '0',
  TRUSTED_PROXIES: '1',
  RATES_URL: 'off',
  // The same few people order again and again.
  COD_CODE: 'false',
  COD_OPEN_PER_PERSON: '0',
  COD_OPEN_PER_PIN: '0',
  COD_REFUSALS: '0',
  GEO_HEADER: 'cf-ipcountry',
  SOCIAL_LINKS: 'https://www.instagram.com/karigari https://craft.example/@karigari',
});

/** The data of the filled shop on this port before anybody came, for shops that begin with a copy. */
export const filledDataDir = (port: number): string => `test-results/filled-${port}`;
