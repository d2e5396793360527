import type { Localized } from './localized.ts';

/** Languages that are spoken in India, by their ISO 639 codes, with their names. */
export const spokenLanguages = {
  as: { en: 'Assamese', hi: 'असमिया' },
  bn: { en: 'Bengali', hi: 'बांग्ला' },
  bho: { en: 'Bhojpuri', hi: 'भोजपुरी' },
  bhb: { en: 'Bhili', hi: 'भीली' },
  brx: { en: 'Bodo', hi: 'बोडो' },
  hne: { en: 'Chhattisgarhi', hi: 'छत्तीसगढ़ी' },
  doi: { en: 'Dogri', hi: 'डोगरी' },
  en: { en: 'English', hi: 'अंग्रेज़ी' },
  gon: { en: 'Gondi', hi: 'गोंडी' },
  gu: { en: 'Gujarati', hi: 'गुजराती' },
  hi: { en: 'Hindi', hi: 'हिंदी' },
  kn: { en: 'Kannada', hi: 'कन्नड़' },
  ks: { en: 'Kashmiri', hi: 'कश्मीरी' },
  kha: { en: 'Khasi', hi: 'खासी' },
  kok: { en: 'Konkani', hi: 'कोंकणी' },
  kfr: { en: 'Kutchi', hi: 'कच्छी' },
  lbj: { en: 'Ladakhi', hi: 'लद्दाख़ी' },
  mai: { en: 'Maithili', hi: 'मैथिली' },
  ml: { en: 'Malayalam', hi: 'मलयालम' },
  mni: { en: 'Manipuri', hi: 'मणिपुरी' },
  mr: { en: 'Marathi', hi: 'मराठी' },
  mwr: { en: 'Marwari', hi: 'मारवाड़ी' },
  lus: { en: 'Mizo', hi: 'मिज़ो' },
  ne: { en: 'Nepali', hi: 'नेपाली' },
  or: { en: 'Odia', hi: 'ओड़िया' },
  pa: { en: 'Punjabi', hi: 'पंजाबी' },
  raj: { en: 'Rajasthani', hi: 'राजस्थानी' },
  sa: { en: 'Sanskrit', hi: 'संस्कृत' },
  sat: { en: 'Santali', hi: 'संथाली' },
  sd: { en: 'Sindhi', hi: 'सिंधी' },
  ta: { en: 'Tamil', hi: 'तमिल' },
  te: { en: 'Telugu', hi: 'तेलुगु' },
  tcy: { en: 'Tulu', hi: 'तुलु' },
  ur: { en: 'Urdu', hi: 'उर्दू' },
} as const satisfies Readonly<Record<string, Localized>>;

/** ISO 639 code of a language that is spoken in India. */
export type SpokenLanguage = keyof typeof spokenLanguages;
export const spokenLanguageCodes = Object.keys(spokenLanguages) as [SpokenLanguage, ...SpokenLanguage[]];
