/** Countries whose English name has an article in a sentence. */
const withArticle: ReadonlySet<string> = new Set(['AE', 'BS', 'GB', 'MV', 'NL', 'PH', 'US']);

/** Texts of the market and of converted prices. */
export const place = {
  title: 'Country and currency',
  shownIn: 'Prices in',
  change: 'Change',
  changeLong: 'Change country and currency',
  changeFrom: (currency: string) => `Change country and currency, now ${currency}`,
  country: 'Country',
  currency: 'Currency',
  popular: 'Popular',
  others: 'All others',
  find: 'Find a currency or a country',
  found: (count: number) => (count === 1 ? '1 currency' : `${count} currencies`),
  none: 'No currency goes by that name.',
  save: 'Save',
  close: 'Close',
  loading: 'Loading the currencies',
  loadFailed: 'The currencies could not be loaded. Close this and try again.',
  saveFailed: 'Your choice could not be saved. Try again.',
  saved: (currency: string) => `Prices are now in ${currency}.`,
  about: 'Everything is charged in Indian rupees. Other currencies are estimates.',
  metaDescription: 'Choose the country you are in and the currency that prices are shown in.',
  charged: (rupees: string) => `You are charged ${rupees} in Indian rupees.`,
  rate: (currency: string, day: string) => `Shown in ${currency} at the rate of ${day}.`,
  estimate: (amount: string) => `about ${amount}`,
  outdated: (currency: string, day: string) =>
    `Prices are in rupees for now: our exchange rate for ${currency} is of ${day}, too old to go by.`,
  ownCurrency: 'The currency of the country',
  offer: (country: string, code: string) => `Delivering to ${withArticle.has(code) ? 'the ' : ''}${country}?`,
  accept: (symbol: string) => `Show prices in ${symbol}`,
  decline: 'No, stay with ₹',
  priceIn: (currency: string) => `Price in ${currency}`,
  from: (symbol: string) => `From ${symbol}`,
  upTo: (symbol: string) => `Up to ${symbol}`,
};
