import { DomainError } from '#shared/errors.ts';

/**
 * Protects a shared demo account: a visitor who could change its login would have it alone.
 * @param user as read in the transaction that would change it
 * @throws {DomainError} DEMO_ACCOUNT
 */
export function rejectDemoAccount(user: { isDemo: boolean | null }): void {
  if (user.isDemo) throw new DomainError('DEMO_ACCOUNT');
}
