const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const steps = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

function numberInWords(value: number): string {
  if (value < 20) return small[value] as string;
  if (value < 100) return [tens[Math.floor(value / 10)], ...(value % 10 ? [small[value % 10]] : [])].join('-');
  const [size, name] = steps.find(([step]) => value >= step) as (typeof steps)[number];
  const head = `${numberInWords(Math.floor(value / size))} ${name}`;
  return value % size === 0 ? head : `${head} ${numberInWords(value % size)}`;
}

/** Spells an amount in words as Indian invoices do, with lakh and crore. */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  return `Rupees ${numberInWords(rupees)}${rest ? ` and Paise ${numberInWords(rest)}` : ''} Only`;
}
