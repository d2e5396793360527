/** The environment of the shop that browser tests and the visual review use (`serve.ts`). */
export const environment = (port: number, dataDir: string): Record<string, string> => ({
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  RATE_LIMIT: '0',
  TRUSTED_PROXIES: '1',
  RATES_URL: 'off',
  GEO_HEADER: 'cf-ipcountry',
  SOCIAL_LINKS: 'https://www.instagram.com/karigari https://craft.example/@karigari',
});
