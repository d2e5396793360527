import { parseArgs } from 'node:util';
import { email } from '#modules/accounts/contract.ts';
import { applicationStates } from '#modules/onboarding/application-rules.ts';
import { type ApplicationView, operatorApplicationEvents } from '#modules/onboarding/desk-contract.ts';
import { listApplications, operateApplication } from '#modules/onboarding/operate-application.ts';
import type { Context } from '#platform/context.ts';
import { StartError } from '#shared/start-error.ts';
import { inOneLine, readReason, reasonOptions, reasonUsage } from './admin-shops.ts';

export const applicationUsage = `application [--state ${applicationStates.join('|')}] | <reference> ${operatorApplicationEvents.join('|')} [--email <address>] ${reasonUsage}`;

const line = ({ reference, state, stateAt, language, businessName, name, email: address, phoneNumber }: ApplicationView) =>
  `${reference}  ${state} since ${stateAt.slice(0, 10)}  ${language}  ${businessName} (${name}, ${address}, ${phoneNumber})`;

/** Lists requests to sell, or takes a step with one. */
export async function operateApplications(ctx: Context, args: string[]): Promise<string> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { ...reasonOptions, state: text, email: text } });
  const [reference, act, ...rest] = positionals;
  if (reference === undefined) {
    const state = applicationStates.find((each) => each === values.state);
    if (values.state !== undefined && !state) throw new StartError(`A state is ${applicationStates.join(', ')}.`);
    const { applications } = (await listApplications(ctx, { state })).data;
    return applications.length > 0 ? applications.map(line).join('\n') : 'No request to sell waits.';
  }
  const event = operatorApplicationEvents.find((each) => each === act);
  if (!event || rest.length > 0) throw new StartError(`Name the request and a step: ${applicationUsage}`);
  const address = values.email === undefined ? undefined : email.safeParse(values.email);
  if (address?.success === false) throw new StartError('This is no email address.');
  return inOneLine(async () => {
    const { data } = await operateApplication(ctx, { reference, event, reason: readReason(values), email: address?.data });
    return line(data.application);
  });
}
