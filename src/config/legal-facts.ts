import type { OperatorSettings } from '#shared/operator.ts';

/** Facts that an Indian marketplace has to show of itself, and the variable of each. */
export const legallyRequired = {
  legalEntity: 'LEGAL_ENTITY',
  legalAddress: 'LEGAL_ADDRESS',
  grievanceOfficer: 'GRIEVANCE_OFFICER',
  grievanceEmail: 'GRIEVANCE_EMAIL',
  grievancePhone: 'GRIEVANCE_PHONE',
  gstin: 'GSTIN',
} as const satisfies Partial<Record<keyof OperatorSettings, string>>;

/** The variables of facts that the law wants shown and that are not set. */
export function missingLegalFacts(config: Pick<OperatorSettings, keyof typeof legallyRequired>): string[] {
  return Object.entries(legallyRequired)
    .filter(([name]) => config[name as keyof typeof legallyRequired] === undefined)
    .map(([, variable]) => variable);
}
