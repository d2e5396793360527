/** Every kind of security event. The list grows at its end; a kind that was ever written stays. */
export const securityEventKinds = [
  'sign-in',
  'account-created',
  'code-asked',
  'code-entered',
  'session-opened',
  'session-ended',
  'session-revoked',
  'password-changed',
  'password-reset',
  'email-change-asked',
  'email-changed',
  'role-changed',
  'totp-enrolled',
  'totp-confirmed',
  'totp-removed',
  'totp-entered',
  'recovery-code-used',
  'reauthentication',
  'access-refused',
  'refusals-limited',
  'data-exported',
  'account-deleted',
  'admin-command',
  'demo-account-closed',
  'log-pruned',
  'log-broken',
  'refund-file-read',
  'shop-changed',
  'team-changed',
  'application-changed',
  'paper-changed',
  'paper-read',
  'consent-changed',
  'product-changed',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

/**
 * Outcomes. `success`: done. `failure`: a check was not passed, such as a wrong password. `refused`: the
 * caller has no right to it.
 */
export const securityEventOutcomes = ['success', 'failure', 'refused'] as const;

export type SecurityEventOutcome = (typeof securityEventOutcomes)[number];

/** Kinds that people see of their own account; the others repeat these, or are for the operator. */
export const ownEventKinds = [
  'sign-in',
  'account-created',
  'code-asked',
  'code-entered',
  'session-ended',
  'session-revoked',
  'password-changed',
  'password-reset',
  'email-change-asked',
  'email-changed',
  'role-changed',
  'totp-confirmed',
  'totp-removed',
  'totp-entered',
  'recovery-code-used',
  'reauthentication',
  'data-exported',
] as const satisfies readonly SecurityEventKind[];

export type OwnEventKind = (typeof ownEventKinds)[number];
