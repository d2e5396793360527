/**
 * The demo shop as `npm start` serves it, with one product that has three pictures: so
 * far the demo shop has one of each. It sends its mails to a real mail server on
 * loopback, which puts them where the demo shop's outbox shows them to the tests
 * (`mails.ts`), and is paid through payment services on loopback (`payment-pages.ts`).
 */
import { EventEmitter, once } from 'node:events';
import { rmSync } from 'node:fs';
import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { seedDemoShop } from '../../demo/seed.ts';
import { commands } from '../../scripts/admin.ts';
import { readConfig } from '../../src/config.ts';
import { addCoupon } from '../../src/modules/cart/add-coupon.ts';
import { refreshListings } from '../../src/modules/catalog/refresh-listings.ts';
import { setRequirement } from '../../src/modules/onboarding/set-requirement.ts';
import { checkBooks } from '../../src/modules/reconciliation/check-books.ts';
import { createLog } from '../../src/platform/log.ts';
import { outboxFolder } from '../../src/platform/mail/open.ts';
import { type ParsedMail, parseMail } from '../../src/platform/mail/read-mail.ts';
import { type OpenServices, openServices } from '../../src/server/services.ts';
import { startSmtp } from '../../test/simulators/smtp-server.ts';
import { storeFreshRates } from '../../test/support/fresh-rates.ts';
import { filledDataDir } from './environment.ts';
import { payOut } from './pay-sellers.ts';
import { freeCoupon, openPaymentPages } from './payment-pages.ts';

const folders = [String(process.env.DATA_DIR), filledDataDir(Number(process.env.PORT))] as const;
const [dataDir, filled] = folders;
const removeFolders = () => folders.forEach((folder) => void rmSync(folder, { recursive: true, force: true }));
// A run that was killed has left them.
removeFolders();
process.once('exit', removeFolders);
const outbox = outboxFolder(dataDir);
await mkdir(outbox, { recursive: true });
const mails: ParsedMail[] = [];
const arrivals = new EventEmitter().setMaxListeners(0);
const smtp = await startSmtp({
  onReceived: async ({ source }) => {
    const moment = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
    const name = `${moment}-${String(mails.push(parseMail(source))).padStart(6, '0')}.eml`;
    await writeFile(join(outbox, `.${name}`), source, 'latin1');
    await rename(join(outbox, `.${name}`), join(outbox, name));
    arrivals.emit('mail');
  },
});
process.env.SMTP_URL = `smtp://127.0.0.1:${smtp.port}`;
process.env.MAIL_FROM ??= 'shop@shop.example';
let opened: OpenServices | undefined;
const books = async () => (opened ? checkBooks(opened.contextOf('books')) : ['the shop is not open']);
Object.assign(process.env, await openPaymentPages(Number(process.env.PORT), books));

const config = readConfig();
const { services, contextOf, close } = await openServices(config, createLog(config.logLevel), { work: false });
await seedDemoShop(services);
const ctx = contextOf('browser-tests');
const others = ['blue-pottery-vase-with-flower-bands', 'turquoise-blue-pottery-jar-vase'];
await ctx.db.execute(
  `insert into product_media (product_id, position, media_id, alt)
   select piece.id, other.place, picture.media_id, picture.alt
   from products piece, (select unnest($2::text[]) slug, generate_series(1, 2) place) other
   join products on products.slug = other.slug
   join product_media picture on picture.product_id = products.id and picture.position = 0
   where piece.slug = $1
   on conflict do nothing`,
  ['jodhpur-leather-jutti', others],
);
const { rows } = await ctx.db.execute('select id from products where slug = $1', ['jodhpur-leather-jutti']);
await refreshListings(
  ctx,
  rows.map(({ id }) => String(id)),
);
await storeFreshRates(ctx);
// The coupon leaves nothing to pay.
await addCoupon(ctx, { code: freeCoupon, kind: 'percentage', value: 10_000 });
await close();
await cp(dataDir, filled, { recursive: true });

opened = await (await import('../../src/server/start.ts')).run();
// The database lets no second process in: what an operator does by hand comes in by
// a door of the tests alone, and so does the end of a wait.
const app = opened;
if (!app) throw new Error('the shop did not start');
const doors: Record<string, Pick<(typeof commands)[string], 'run'>> = {
  ...commands,
  'bring-forward': {
    run: async ({ db }, [job]) => {
      const { rows } = await db.execute(`update jobs.job set start_after = now() where name = $1 and start_after > now() returning 1`, [
        job,
      ]);
      return `${rows.length} brought forward`;
    },
  },
  'ask-for-paper': {
    async run(ctx, [key = '', words = '{}']) {
      await setRequirement(ctx, { key, family: 'documented', required: false, words: JSON.parse(words) });
      return '1 asked';
    },
  },
  'join-shop': {
    run: async ({ db }, [email, slug, role]) => {
      const { rows } = await db.execute(
        `insert into seller_people (seller_id, user_id, role, made_in_demo)
          select s.id, u.id, $3, true from sellers s, users u where s.slug = $2 and u.email = $1 returning 1`,
        [email, slug, role],
      );
      return `${rows.length} joined`;
    },
  },
  'pay-out': { run: payOut },
  // Answers as soon as there is one.
  'newest-mail': {
    async run(_ctx, [to = '', subject = '']) {
      const wanted = new RegExp(subject);
      const end = AbortSignal.timeout(20_000);
      for (;;) {
        const mail = mails.findLast((each) => each.to.includes(to) && wanted.test(each.subject));
        if (mail) return mail.text;
        await once(arrivals, 'mail', { signal: end }).catch(() => {
          throw new Error(`no mail to ${to} with the subject ${subject}`);
        });
      }
    },
  },
};
// Kept for long: a request that is sent just as an idle connection ends would be lost.
createServer({ keepAliveTimeout: 600_000 }, async (request, response) => {
  const { command, args } = (await json(request)) as { command: string; args: string[] };
  const said = doors[command]?.run(app.contextOf('by-hand'), args) ?? Promise.reject(new Error(`no command ${command}`));
  const [status, text] = await said.then((words) => [200, words] as const).catch((error: Error) => [422, error.message] as const);
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}).listen(Number(process.env.PORT) + 2, '127.0.0.1');
