import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Localized } from '#shared/localized.ts';
import { type Application, lockApplication, revokeInvitations, writeApplicationState } from './application-queries.ts';
import { type ApplicationActor, type ApplicationEvent, findApplicationTransition } from './application-rules.ts';
import { applicationMoved } from './events.ts';

export interface ApplicationStep {
  reference: string;
  event: ApplicationEvent;
  by: ApplicationActor;
  /** Words of the operator to the applicant, where something is refused. */
  reason?: Localized | undefined;
  /** The shop that was opened, with `accept`. */
  sellerId?: string | undefined;
}

/**
 * Moves an application to its next state, in the caller's transaction, and records who did it. Invitations of
 * before end with every step.
 * @returns the application as it was
 * @throws {DomainError} NOT_FOUND, WRONG_STATE, INVALID_INPUT where a reason is missing
 */
export async function moveApplication(tx: Context, { reference, event, by, reason, sellerId }: ApplicationStep): Promise<Application> {
  const application = await lockApplication(tx.db, reference);
  if (!application) throw new DomainError('NOT_FOUND');
  const step = findApplicationTransition(application.state, event, by);
  if (!step) throw new DomainError('WRONG_STATE', { state: application.state });
  const isRefusal = step.effects.includes('explain');
  if (isRefusal && !reason) throw new DomainError('INVALID_INPUT', { reason: 'Say why, in both languages.' });
  const now = tx.now();
  await revokeInvitations(tx.db, reference, now);
  const refusal = isRefusal ? (reason ?? null) : null;
  await writeApplicationState(tx.db, reference, { state: step.to, refusal, sellerId: sellerId ?? null }, now);
  await tx.record({
    kind: 'application-changed',
    outcome: 'success',
    target: { kind: 'application', id: reference },
    before: { state: application.state },
    after: { state: step.to },
    reason: event,
  });
  await tx.publish(applicationMoved, { reference });
  return application;
}
