/** Commands of the operator: npm run admin -- <command> */
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { email } from '#modules/accounts/contract.ts';
import { makeAdmin } from '#modules/accounts/make-admin.ts';
import { signOutAllUsers, signOutUser } from '#modules/accounts/sign-out-users.ts';
import { refreshRates } from '#modules/currency/refresh-rates.ts';
import { currentRates } from '#modules/ledger/current-rates.ts';
import { formatRates, parseRate } from '#modules/ledger/rate-words.ts';
import { setRate } from '#modules/ledger/set-rate.ts';
import { resolveRefund } from '#modules/payments/resolve-refund.ts';
import { checkBooks, findingLine } from '#modules/reconciliation/check-books.ts';
import { reindex } from '#modules/search/reindex.ts';
import type { Context } from '#platform/context.ts';
import { createLog } from '#platform/log.ts';
import { newId } from '#shared/id.ts';
import { redactText } from '#shared/redact.ts';
import { StartError } from '#shared/start-error.ts';
import { readConfig } from '../src/config.ts';
import { openServices } from '../src/server/services.ts';
import { couponUsage, operateCoupons } from './admin-coupon.ts';
import { listParcels, operateParcel, orderUsage, parcelUsage } from './admin-orders.ts';
import { operateReturn } from './admin-return.ts';
import { operateSecurityEvents, securityEventsUsage } from './admin-security-events.ts';

interface Command {
  usage: string;
  what: string;
  /** Gives back what to print; throws a `StartError` where it could not be done. */
  run: (ctx: Context, args: string[]) => Promise<string>;
}

export const commands: Record<string, Command> = {
  'check-books': {
    usage: 'check-books',
    what: 'compares ledger, orders, stock, payments and coupons, and says what does not agree',
    async run(ctx) {
      const findings = await checkBooks(ctx);
      if (findings.length > 0) throw new StartError(findings.map(findingLine).join('\n'));
      return 'The books agree.';
    },
  },
  coupon: {
    usage: couponUsage,
    what: 'adds a coupon, lists all with their uses, or ends one; --seller: paid by that seller and for its pieces alone',
    run: operateCoupons,
  },
  'create-admin': {
    usage: 'create-admin <email>',
    what: 'makes the account of this address an admin’s, or opens one and prints where its password is chosen',
    async run(ctx, args) {
      const { positionals } = parseArgs({ args, allowPositionals: true });
      const address = email.safeParse(positionals[0]);
      if (!address.success || positionals.length !== 1)
        throw new StartError('Name one email address: npm run admin -- create-admin anita@shop.example');
      const url = await makeAdmin(ctx, address.data);
      const then = 'The first sign-in asks to set up an authenticator.';
      if (url === undefined) return `${address.data} is an admin now, and was signed out everywhere. ${then}`;
      return `Choose the password within ten minutes at\n  ${url}\nLater, “Forgot your password?” sends another code. ${then}`;
    },
  },
  'sign-out': {
    usage: 'sign-out <email> | --everybody',
    what: 'ends all sessions of one account, or of every account, such as after a theft',
    async run(ctx, args) {
      const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { everybody: { type: 'boolean' } } });
      if (values.everybody && positionals.length === 0) return `${await signOutAllUsers(ctx)} sessions have ended.`;
      const address = email.safeParse(positionals[0]);
      if (values.everybody || !address.success || positionals.length !== 1)
        throw new StartError('Name one email address, or --everybody: npm run admin -- sign-out asha@example.com');
      const ended = await signOutUser(ctx, address.data);
      if (ended === undefined) throw new StartError('No account has this address.');
      return `${ended} sessions have ended.`;
    },
  },
  order: { usage: orderUsage, what: 'lists the parcels of an order with their states', run: listParcels },
  parcel: {
    usage: parcelUsage,
    what: 'packs a parcel, which issues its invoice, hands it to the courier, or notes that it has arrived',
    run: operateParcel,
  },
  refund: {
    usage: 'refund <id> done|again',
    what: 'done: notes that the money was sent to the buyer by hand; again: has the provider try a refund once more that failed',
    async run(ctx, args) {
      const { positionals } = parseArgs({ args, allowPositionals: true });
      const [id, act] = positionals;
      if (id === undefined || (act !== 'done' && act !== 'again') || positionals.length !== 2)
        throw new StartError('Name the refund and what to do: npm run admin -- refund k7m2qx4pabcdef done');
      if (!(await resolveRefund(ctx, id, act))) throw new StartError(`There is no refund ${id} that waits for that.`);
      return act === 'done' ? `Refund ${id} is done and in the books.` : `Refund ${id} is sent again.`;
    },
  },
  rates: {
    usage: 'rates',
    what: 'prints the dated rates of GST, withholdings and commission',
    async run(ctx) {
      return formatRates(await currentRates(ctx));
    },
  },
  'set-rate': {
    usage:
      'set-rate gst <hsn|all> <rate[@rupees]>… | commission <rate> [seller] | tcs|tds|tds-no-pan|commission-gst <rate> --section <law>   --from <day>',
    what: 'adds a rate from a day on, such as: set-rate gst 61 5%@2500 18% --from 2027-04-01. Rates that have begun stay as they are',
    async run(ctx, args) {
      const options = { from: { type: 'string', default: '' }, section: { type: 'string' } } as const;
      const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
      await setRate(ctx, parseRate(positionals, values));
      return formatRates(await currentRates(ctx));
    },
  },
  'security-events': {
    usage: securityEventsUsage,
    what: 'prints what happened to accounts, the newest first; --verify: checks that nobody changed it; --sign: after AUTH_SECRET was changed',
    run: operateSecurityEvents,
  },
  reindex: {
    usage: 'reindex',
    what: 'writes the search index anew from the listings, while the shop goes on selling',
    async run(ctx) {
      return `Search knows ${(await reindex(ctx)).toLocaleString('en')} products.`;
    },
  },
  return: {
    usage:
      'return <id> approve|refuse|receive|refund|replace|reopen|answer [--text <words>] [--restock] [--carrier <name>] [--tracking <number>]',
    what: 'decides about a return in place of its seller, or answers the buyer; --restock sells the pieces again',
    async run(ctx, args) {
      const texts = { text: { type: 'string' }, carrier: { type: 'string' }, tracking: { type: 'string' } } as const;
      const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { ...texts, restock: { type: 'boolean' } } });
      return operateReturn(ctx, positionals, values);
    },
  },
  'refresh-rates': {
    usage: 'refresh-rates [--accept-jumps]',
    what: 'asks the exchange-rate service now; --accept-jumps also takes over rates that changed by half or more',
    async run(ctx, args) {
      const { values } = parseArgs({ args, options: { 'accept-jumps': { type: 'boolean', default: false } } });
      const outcome = await refreshRates(ctx, { confirmed: values['accept-jumps'] });
      if (outcome.failed !== undefined) throw new StartError(`No new exchange rates: ${outcome.failed}. The last ones go on serving.`);
      const held = outcome.held.length > 0 ? ` Not taken over, for they jumped: ${outcome.held.join(', ')}.` : '';
      return `${outcome.saved} exchange rates are up to date.${held}`;
    },
  },
};

const usage = ['npm run admin -- <command>', ...Object.values(commands).map((command) => `  ${command.usage}\n      ${command.what}`)].join(
  '\n',
);

/** @throws {StartError} with the usage where there is no such command */
function findCommand(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartError(name === '' ? usage : `There is no command ${name}.\n${usage}`);
  return command;
}

/** The operating-system user who runs this, as the security log names it. */
function cliUser(): string {
  try {
    return userInfo()
      .username.replace(/[^\w.@:-]/g, '_')
      .slice(0, 64);
  } catch {
    return `uid-${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Arguments as the security log keeps them: names and keys, no free text and nothing that names a person. */
const argumentsToRecord = (args: readonly string[]) => args.map((arg) => (/^[\w.:=%@|-]{1,64}$/.test(arg) ? redactText(arg) : '[text]'));

/**
 * Runs a command and records it: before it begins, for what cannot be recorded is
 * not done, and once more where it fails.
 */
export async function runRecorded(ctx: Context, name: string, args: string[]): Promise<string> {
  const command = findCommand(name);
  const event = { kind: 'admin-command', target: { kind: 'command', id: name }, after: { arguments: argumentsToRecord(args) } } as const;
  await ctx.record({ ...event, outcome: 'success', reason: 'begun' });
  try {
    return await command.run(ctx, args);
  } catch (error) {
    await ctx.record({ ...event, outcome: 'failure', reason: error instanceof StartError ? 'not possible' : 'fault' });
    throw error;
  }
}

async function run([name = '', ...args]: string[]): Promise<string> {
  findCommand(name);
  const { contextOf, close } = await openServices(readConfig(), createLog('warn'), { work: false });
  try {
    return await runRecorded(contextOf(`admin-${newId()}`, cliUser()), name, args);
  } finally {
    await close();
  }
}

if (import.meta.main) {
  // Keeps what this process writes from other users of the machine.
  process.umask(0o077);
  try {
    process.stdout.write(`${await run(process.argv.slice(2))}\n`);
  } catch (error) {
    const isExpected = error instanceof StartError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    process.stderr.write(`${isExpected ? (error as Error).message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  }
}
