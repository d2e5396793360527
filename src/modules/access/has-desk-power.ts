import type { Actor } from '#platform/context.ts';
import type { DeskPower } from '#shared/access.ts';

/**
 * Tells whether an account may do this at the marketplace's desk: an admin has every power once there is an
 * authenticator.
 */
export const hasDeskPower = (actor: Actor | undefined, _power: DeskPower): actor is Actor => actor?.role === 'admin' && actor.secondFactor;
