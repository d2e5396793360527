import { inLanguage, type Language, type Localized } from '#shared/localized.ts';
import type { OperatorSettings } from '#shared/operator.ts';
import { fillHtml, fillText, type PlaceholderValues } from './placeholder-rules.ts';

/** Values of a demonstration where the operator has set nothing. Each says that it is a sample. */
const samples = {
  legalEntity: { en: 'Karigari Handcrafts Private Limited (sample)', hi: 'कारीगरी हैंडक्राफ़्ट्स प्राइवेट लिमिटेड (डेमो)' },
  legalAddress: {
    en: 'Craft Lane 12, Gurugram, Haryana 122001, India (sample)',
    hi: 'क्राफ़्ट लेन 12, गुरुग्राम, हरियाणा 122001, भारत (डेमो)',
  },
  grievanceOfficer: { en: 'Meera Saini (sample)', hi: 'मीरा सैनी (डेमो)' },
  grievancePhone: { en: '+91 124 000 0000 (sample)', hi: '+91 124 000 0000 (डेमो)' },
  gstin: { en: '06AAAAA0000A1Z5 (sample)', hi: '06AAAAA0000A1Z5 (डेमो)' },
  cin: { en: 'U00000HR2025PTC000000 (sample)', hi: 'U00000HR2025PTC000000 (डेमो)' },
} satisfies Partial<Record<keyof OperatorSettings, Localized>>;

const notGiven: Localized = { en: 'not given yet', hi: 'अभी नहीं दिया गया' };
const notApplicable: Localized = { en: 'none', hi: 'नहीं है' };

/** The operator's settings as the texts name them. */
export function placeholderValues(operator: OperatorSettings, language: Language): PlaceholderValues {
  const say = (name: keyof typeof samples, otherwise = notGiven) =>
    operator[name] ?? inLanguage(operator.demo ? samples[name] : otherwise, language);
  return {
    brand: inLanguage(operator.brand, language),
    publicUrl: operator.publicUrl,
    supportEmail: operator.supportEmail,
    grievanceEmail: operator.grievanceEmail ?? operator.supportEmail,
    legalEntity: say('legalEntity'),
    legalAddress: say('legalAddress'),
    grievanceOfficer: say('grievanceOfficer'),
    grievancePhone: say('grievancePhone'),
    gstin: say('gstin'),
    cin: say('cin', notApplicable),
  };
}

/** Fills stored texts in both languages. A text without Hindi stays without. */
export function createFiller(operator: OperatorSettings) {
  const facts = { en: placeholderValues(operator, 'en'), hi: placeholderValues(operator, 'hi') };
  const both = (fill: (text: string, facts: PlaceholderValues) => string) => (text: Localized) =>
    text.hi ? { en: fill(text.en, facts.en), hi: fill(text.hi, facts.hi) } : { en: fill(text.en, facts.en) };
  return { text: both(fillText), html: both(fillHtml) };
}
