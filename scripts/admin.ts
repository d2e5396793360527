/** Commands of the operator: npm run admin -- <command> */
import { parseArgs } from 'node:util';
import { email } from '#modules/accounts/contract.ts';
import { makeAdmin } from '#modules/accounts/make-admin.ts';
import { signOutAllUsers, signOutUser } from '#modules/accounts/sign-out-users.ts';
import { refreshSellability } from '#modules/catalog/refresh-sellability.ts';
import { refreshRates } from '#modules/currency/refresh-rates.ts';
import { currentRates } from '#modules/ledger/current-rates.ts';
import { formatRates, parseRate } from '#modules/ledger/rate-words.ts';
import { setRate } from '#modules/ledger/set-rate.ts';
import { reindex } from '#modules/search/reindex.ts';
import type { Context } from '#platform/context.ts';
import { createLog } from '#platform/log.ts';
import { newId } from '#shared/id.ts';
import { redactText } from '#shared/redact.ts';
import { StartError } from '#shared/start-error.ts';
import { type Config, readConfig } from '../src/config.ts';
import { openServices } from '../src/server/services.ts';
import { applicationUsage, operateApplications } from './admin-applications.ts';
import {
  backup,
  backupUsage,
  checkBackup,
  checkBackupUsage,
  operateRestored,
  printBackupKey,
  restore,
  restoredUsage,
  restoreUsage,
} from './admin-backup.ts';
import {
  checkBooksFor,
  checkBooksUsage,
  differenceUsage,
  listDifferences,
  listDisputes,
  operateDifference,
  readStatements,
} from './admin-books.ts';
import { changeUsage, operateChanges } from './admin-changes.ts';
import { couponUsage, operateCoupons } from './admin-coupon.ts';
import { listUsage, operateDeliveryList } from './admin-delivery.ts';
import { draftUsage, operateDrafts } from './admin-drafts.ts';
import { checkMediaUsage, compareMedia, moveMedia, moveMediaUsage } from './admin-media.ts';
import { giveGoodwill, goodwillUsage, listParcels, operateParcel, orderUsage, parcelUsage } from './admin-orders.ts';
import { operatePapers, paperUsage } from './admin-papers.ts';
import { operatePayouts, payoutUsage } from './admin-payouts.ts';
import { operateRefund, printRefundFile, refundUsage } from './admin-refunds.ts';
import { operateRequirements, requirementUsage } from './admin-requirements.ts';
import { operateReturn } from './admin-return.ts';
import { operateSecurityEvents, securityEventsUsage } from './admin-security-events.ts';
import { operateShipment, shipmentUsage } from './admin-shipments.ts';
import { operateShops, shopUsage } from './admin-shops.ts';
import { checkTax, commissionUsage, invoiceCommission, operateSeller, printReport, reportsUsage, sellerUsage } from './admin-tax.ts';
import { operateTaxCertificates, taxCertificateUsage } from './admin-tax-certificate.ts';
import { operateWords, wordUsage } from './admin-words.ts';
import { cliUser } from './cli-user.ts';

interface Command {
  usage: string;
  what: string;
  /** Gives back what to print; throws a `StartError` where it could not be done. */
  run: (ctx: Context, args: string[]) => Promise<string>;
}

interface FileCommand extends Omit<Command, 'run'> {
  run: (config: Config, args: string[]) => Promise<string>;
}

/** Commands about files: they open no database of the shop, and are in no security log. */
const fileCommands: Record<string, FileCommand> = {
  backup: {
    usage: backupUsage,
    what: 'copies the embedded database and the pictures, encrypted, also while the shop runs; --keep: removes the oldest beyond that number',
    run: backup,
  },
  'backup-key': { usage: 'backup-key', what: 'prints a new key for backups and the recipient that belongs to it', run: printBackupKey },
  'check-backup': {
    usage: checkBackupUsage,
    what: 'unpacks a backup beside the shop, compares its books and its pictures, and removes it again',
    run: checkBackup,
  },
  'move-media': {
    usage: moveMediaUsage,
    what: 'copies all pictures from DATA_DIR to the bucket, with MEDIA_STORAGE=disk from the bucket to DATA_DIR, while the shop serves; again: goes on; --remove: takes away what was copied',
    run: moveMedia,
  },
  restore: {
    usage: restoreUsage,
    what: 'makes a data directory of a backup; the shop on it sends nothing until it is released',
    run: restore,
  },
};

export const commands: Record<string, Command> = {
  'check-books': {
    usage: checkBooksUsage,
    what: 'compares ledger, orders, stock, payments and coupons, and says what does not agree: since the last month that is sealed, with --month for one of those, with --all for everything',
    run: checkBooksFor,
  },
  'check-media': {
    usage: checkMediaUsage,
    what: 'looks for pictures of the database that the storage lacks; --orphans: and for files of the storage that belong to no picture; --delete-orphans: removes these, where they are a day old or --older-than says',
    run: compareMedia,
  },
  restored: {
    usage: restoredUsage,
    what: 'lists the jobs that wait in a restored shop; --drop: removes those of a kind, such as deliver-mail; --release: the next start sends the rest',
    run: operateRestored,
  },
  disputes: {
    usage: 'disputes [--all]',
    what: 'lists the disputes that are not decided, with the end of their terms',
    run: listDisputes,
  },
  differences: {
    usage: 'differences',
    what: 'lists where the books and the statements of the payment services differ',
    run: listDifferences,
  },
  difference: {
    usage: differenceUsage,
    what: 'closes a difference; its amount is posted as unexplained, a refund in a dashboard as goodwill',
    run: operateDifference,
  },
  'read-statements': {
    usage: 'read-statements',
    what: 'reads the statements of the payment services now, and compares them with the books',
    run: readStatements,
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
  destinations: {
    usage: listUsage('destinations'),
    what: 'prints or replaces the countries as CSV: zone, whether parcels are sent there, categories that are not (or `perishable`)',
    run: (ctx, args) => operateDeliveryList(ctx, 'destinations', args),
  },
  zones: {
    usage: listUsage('zones'),
    what: 'prints or replaces the zones of delivery as CSV: calendar days to the door, and working days of dispatch in them',
    run: (ctx, args) => operateDeliveryList(ctx, 'zones', args),
  },
  pins: {
    usage: listUsage('pins'),
    what: 'prints or replaces the directory of PIN codes as CSV: city, state, zone, whether parcels are sent there, whether cash is collected',
    run: (ctx, args) => operateDeliveryList(ctx, 'pins', args),
  },
  holidays: {
    usage: listUsage('holidays'),
    what: 'prints or replaces the days without dispatch and delivery as CSV: 2026-11-08, or 01-26 for each year',
    run: (ctx, args) => operateDeliveryList(ctx, 'holidays', args),
  },
  order: { usage: orderUsage, what: 'lists the parcels of an order with their states, lines and possible steps', run: listParcels },
  parcel: {
    usage: parcelUsage,
    what: 'notes what happened to a parcel, with all that follows: invoice, cash, refund, credit note, stock, mails. --courier: the courier says so',
    run: operateParcel,
  },
  shipment: {
    usage: shipmentUsage,
    what: 'books a packed parcel with Shiprocket, or notes what was booked at a counter; asks for its pickup, stores its label, or shows what the courier reported',
    run: operateShipment,
  },
  goodwill: {
    usage: goodwillUsage,
    what: 'refunds a part of what was paid; the shop bears it, or with --seller that seller of the order. The same once more changes nothing',
    run: giveGoodwill,
  },
  refund: {
    usage: refundUsage,
    what: 'done: notes that the money was sent to the buyer by hand, for cash with the reference of the bank; again: has a refund that failed tried once more',
    run: operateRefund,
  },
  'refund-file': {
    usage: 'refund-file',
    what: 'prints the refunds of cash that can be paid as CSV, with where they go; those whose buyers have not said it are left out',
    run: printRefundFile,
  },
  payout: {
    usage: payoutUsage,
    what: 'pays sellers: lists runs, proposes what is due, approves it as another person, prints the file for the bank, notes what the bank did; holds money back',
    run: (ctx, args) => operatePayouts(ctx, args),
  },
  'tax-certificate': {
    usage: taxCertificateUsage,
    what: 'lists the taxes withheld of sellers by month with their challans, notes a challan, or gives a shop its Form 16A of a quarter',
    run: (ctx, args) => operateTaxCertificates(ctx, args),
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
      'set-rate gst <hsn> <rate[@rupees]>… --source <notification> [--goods <words>] [--entry <condition>] [--until <day>] | vat <country> [hsn] <rate[@limit]> --goods <words> --source <law> [--until <day>] | commission <rate> [seller] | tcs|tds|tds-no-pan|commission-gst <rate> --section <law> [--threshold <rupees>]   --from <day>',
    what: 'adds a rate from a day on, such as: set-rate gst 61 5%@2500 18% --from 2027-04-01 --source "Notification 9/2025". Rates that have begun stay as they are',
    async run(ctx, args) {
      const text = { type: 'string' } as const;
      const named = { until: text, section: text, source: text, goods: text, entry: text, threshold: text };
      const options = { from: { type: 'string', default: '' }, ...named } as const;
      const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
      await setRate(ctx, parseRate(positionals, values));
      await refreshSellability(ctx);
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
      'return <id> [approve|refuse|receive|refund|replace|reopen|answer [--text <words>] [--restock] [--carrier <name>] [--tracking <number>]]\n  return <id> offer-pickup [--weight <grams> --size <cm>x<cm>x<cm>] [--to <pickup location>]\n  return <id> pickup fail|collect|arrive|lose|self-ship|book',
    what: 'prints a return with its photographs and how its parcel was packed; decides about it in place of its seller, answers the buyer, or has the goods fetched; --restock sells the pieces again',
    async run(ctx, args) {
      const texts = { text: { type: 'string' }, carrier: { type: 'string' }, tracking: { type: 'string' } } as const;
      const packed = { weight: { type: 'string' }, size: { type: 'string' }, to: { type: 'string' } } as const;
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { ...texts, ...packed, restock: { type: 'boolean' } },
      });
      return operateReturn(ctx, positionals, values);
    },
  },
  seller: {
    usage: sellerUsage,
    what: 'lists sellers with what is missing before they can sell, or enters facts of one and the people who are written to about its parcels',
    run: operateSeller,
  },
  words: {
    usage: wordUsage,
    what: 'lists words that shops miss among the choices; makes one a term, merges it into one, or refuses it and says why',
    run: operateWords,
  },
  application: {
    usage: applicationUsage,
    what: 'lists the requests to sell that wait; marks one as looked at, mails an invitation, refuses with a reason in both languages',
    run: operateApplications,
  },
  requirement: {
    usage: requirementUsage,
    what: 'lists what is asked of shops before they open; changes whether it is required, its place or its words, or adds one to agree to',
    run: operateRequirements,
  },
  changes: {
    usage: changeUsage,
    what: 'lists changes of details that open shops ask for, makes one count or sends it back with a reason; the owners are mailed',
    run: operateChanges,
  },
  papers: {
    usage: paperUsage,
    what: 'lists papers of shops that wait, saves the file of one, which is recorded, accepts it, sends it back or does without one; the shop is mailed',
    run: operatePapers,
  },
  draft: {
    usage: draftUsage,
    what: 'lists products that wait for a review, prints one, approves it, sends it back or refuses it; the shop is mailed',
    run: operateDrafts,
  },
  shop: {
    usage: shopUsage,
    what: 'opens a shop that was looked at, sends it back, pauses, suspends or closes it; its owners are mailed',
    run: operateShops,
  },
  'check-tax': {
    usage: 'check-tax',
    what: 'lists what is published and not for sale, prices between two tax rates, and lines whose rate changed before the invoice',
    run: checkTax,
  },
  reports: {
    usage: reportsUsage,
    what: 'prints as CSV what sellers and the marketplace file for a month: supplies, TCS, TDS, and the commission that was invoiced',
    run: printReport,
  },
  'commission-invoices': {
    usage: commissionUsage,
    what: 'issues the invoices to sellers for the commission of a month that is over',
    run: invoiceCommission,
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

const usage = [
  'npm run admin -- <command>',
  ...Object.values({ ...commands, ...fileCommands }).map((command) => `  ${command.usage}\n      ${command.what}`),
].join('\n');

/** @throws {StartError} with the usage where there is no such command */
function findCommand(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartError(name === '' ? usage : `There is no command ${name}.\n${usage}`);
  return command;
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
  const fileCommand = Object.hasOwn(fileCommands, name) ? fileCommands[name] : undefined;
  if (fileCommand) return fileCommand.run(readConfig(), args);
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
