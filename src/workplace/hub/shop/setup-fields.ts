import { indianStates } from '#shared/address-forms.ts';
import { type DetailStep, detailSteps } from '#shared/detail-steps.ts';
import type { Language } from '#shared/localized.ts';
import { hindiStateNames } from '#shared/state-names.ts';
import type { FormField } from '../../parts/forms/work-form.tsx';
import type { SetupMessages } from './messages/setup-en.ts';

export const isDetailStep = (step: string): step is DetailStep => (detailSteps as readonly string[]).includes(step);

/** Fields of a form with their words; the API knows them under the same names. */
export function fieldsOf(step: DetailStep, t: SetupMessages, language: Language): FormField[] {
  const chosen = (choices: Readonly<Record<string, string>>) => [['', t.choose] as const, ...Object.entries(choices)];
  const states = [
    ['', t.choose] as const,
    ...indianStates.map((state) => [state, language === 'hi' ? hindiStateNames[state] : state] as const),
  ];
  switch (step) {
    case 'names':
      return [
        { name: 'legalName', ...t.names.legalName, required: true, maxLength: 150, autoComplete: 'organization' },
        { name: 'kind', ...t.names.kind, kind: 'select', options: Object.entries(t.names.kinds), required: true },
        { name: 'address', ...t.names.address, required: true, maxLength: 300, autoComplete: 'street-address' },
        { name: 'state', ...t.names.state, kind: 'select', options: states, required: true },
      ];
    case 'tax':
      return [
        { name: 'scheme', ...t.tax.scheme, kind: 'select', options: chosen(t.tax.schemes), required: true },
        { name: 'gstin', ...t.tax.gstin, maxLength: 40 },
        { name: 'pan', ...t.tax.pan, maxLength: 40 },
        { name: 'enrolmentNo', ...t.tax.enrolmentNo, maxLength: 40 },
      ];
    case 'pickup':
      return [
        { name: 'name', ...t.pickup.name, required: true, maxLength: 100, autoComplete: 'name' },
        { name: 'phone', ...t.pickup.phone, required: true, maxLength: 32, autoComplete: 'tel', inputMode: 'tel' },
        { name: 'line1', ...t.pickup.line1, required: true, maxLength: 120, autoComplete: 'address-line1' },
        { name: 'line2', ...t.pickup.line2, maxLength: 120, autoComplete: 'address-line2' },
        { name: 'city', ...t.pickup.city, required: true, maxLength: 80, autoComplete: 'address-level2' },
        { name: 'state', ...t.pickup.state, kind: 'select', options: states, required: true },
        { name: 'postalCode', ...t.pickup.postalCode, required: true, maxLength: 10, autoComplete: 'postal-code', inputMode: 'numeric' },
      ];
    case 'invoices':
      return [{ name: 'invoicePrefix', ...t.invoices.invoicePrefix, required: true, maxLength: 8 }];
    case 'page':
      return [
        { name: 'sellerName', ...t.page.sellerName, required: true, maxLength: 80 },
        { name: 'city', ...t.page.city, required: true, maxLength: 80 },
        { name: 'cityHi', ...t.page.cityHi, maxLength: 80 },
        { name: 'since', ...t.page.since, required: true, maxLength: 4, inputMode: 'numeric' },
        { name: 'about', ...t.page.about, kind: 'lines', required: true, maxLength: 1_500 },
        { name: 'aboutHi', ...t.page.aboutHi, kind: 'lines', maxLength: 1_500 },
        { name: 'dispatchDays', ...t.page.dispatchDays, required: true, maxLength: 2, inputMode: 'numeric' },
      ];
    case 'export':
      return [
        { name: 'iec', ...t.export.iec, maxLength: 40 },
        { name: 'lutArn', ...t.export.lutArn, maxLength: 40 },
        { name: 'lutYear', ...t.export.lutYear, maxLength: 4, inputMode: 'numeric' },
      ];
  }
}
