import type { indianStates } from './address-forms.ts';

/** The first two digits of a GSTIN: the state code of GST, by the state's name. */
export const gstStateCodes: Readonly<Record<(typeof indianStates)[number], string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};

/** The place of supply of an export. */
const exportStateCode = '96';

/** GST state code of a place of supply; undefined for an Indian state that is not known. */
export function gstStateCode(country: string, state: string | null | undefined): string | undefined {
  if (country !== 'IN') return exportStateCode;
  return (gstStateCodes as Readonly<Record<string, string>>)[state ?? ''];
}

/** Names of states as people also write them. */
const otherNames: Readonly<Record<string, string>> = {
  'jammu & kashmir': '01',
  uttaranchal: '05',
  'new delhi': '07',
  'nct of delhi': '07',
  orissa: '21',
  chattisgarh: '22',
  'daman and diu': '26',
  'dadra and nagar haveli': '26',
  tamilnadu: '33',
  pondicherry: '34',
  'andaman & nicobar islands': '35',
};

const foldState = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
const codesByName = new Map(Object.entries(gstStateCodes).map(([name, code]) => [foldState(name), code]));
const namesByCode = new Map(Object.entries(gstStateCodes).map(([name, code]) => [code, name]));

/** Finds the state that a text names; undefined for one that is not known. */
export function findState(text: string): { code: string; name: string } | undefined {
  const code = codesByName.get(foldState(text)) ?? otherNames[foldState(text)];
  return code === undefined ? undefined : { code, name: namesByCode.get(code) ?? text };
}

/** Gives the name of a state by its code. */
export const stateName = (code: string): string | undefined => namesByCode.get(code);

/** Union territories without a legislature: their half of the tax is UTGST. */
const utgstCodes: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38']);

/** Gives the name of the half of the tax that belongs to the state. */
export const stateTaxName = (stateCode: string | undefined): 'SGST' | 'UTGST' => (utgstCodes.has(stateCode ?? '') ? 'UTGST' : 'SGST');

const gstinForm = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * Tells what is wrong with a GSTIN; undefined where nothing is.
 * @param stateCode of the place that it has to be of, where that is known
 */
export function gstinFault(gstin: string, stateCode?: string): 'form' | 'check-digit' | 'state' | undefined {
  if (!gstinForm.test(gstin)) return 'form';
  if (gstinCheckDigit(gstin.slice(0, 14)) !== gstin.slice(14)) return 'check-digit';
  if (!namesByCode.has(gstin.slice(0, 2))) return 'state';
  return stateCode !== undefined && gstin.slice(0, 2) !== stateCode ? 'state' : undefined;
}

const gstinAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The last character of a GSTIN, which follows from the fourteen before it. */
export function gstinCheckDigit(fourteen: string): string {
  let sum = 0;
  for (const [index, letter] of [...fourteen].entries()) {
    const product = gstinAlphabet.indexOf(letter) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return gstinAlphabet[(36 - (sum % 36)) % 36] as string;
}
