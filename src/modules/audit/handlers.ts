import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { auditContract } from './contract.ts';
import { listOwnEvents } from './list-own-events.ts';

const audit = implement(auditContract).$context<Context>();

export const auditHandlers = audit.router({
  listSecurityEvents: audit.listSecurityEvents.handler(({ context, input }) => listOwnEvents(context, input)),
});
