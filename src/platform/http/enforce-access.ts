import { os } from '@orpc/server';
import type { EndpointMeta } from '#shared/endpoint.ts';
import { DomainError } from '#shared/errors.ts';
import type { Context } from '../context.ts';

const isAllowed: Record<NonNullable<EndpointMeta['access']>, (role: string | undefined) => boolean> = {
  anyone: () => true,
  buyer: (role) => role !== undefined,
  seller: (role) => role === 'seller' || role === 'admin',
  admin: (role) => role === 'admin',
};

/** Enforces the access that an endpoint's contract declares. Mounted once, on the whole API. */
export const enforceAccess = os.$context<Context>().middleware(({ context, next, procedure }) => {
  const { access, enrolling } = procedure['~orpc'].meta as EndpointMeta;
  if (!access) throw new Error('an endpoint of the contract declares no access');
  if (!isAllowed[access](context.actor?.role)) throw new DomainError(context.actor ? 'FORBIDDEN' : 'UNAUTHORIZED');
  const { actor } = context;
  if (access !== 'anyone' && !enrolling && actor?.role === 'admin' && !actor.secondFactor) throw new DomainError('TOTP_ENROLMENT');
  return next();
});
