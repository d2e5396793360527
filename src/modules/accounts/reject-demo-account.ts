import { DomainError } from '#shared/errors.ts';

/**
 * Keeps an account that everybody shares as it is: whoever could change how one signs in to it would have it alone.
 * @param user as it is in the transaction that would change it
 * @throws {DomainError} DEMO_ACCOUNT
 */
export function rejectDemoAccount(user: { isDemo: boolean | null }): void {
  if (user.isDemo) throw new DomainError('DEMO_ACCOUNT');
}
