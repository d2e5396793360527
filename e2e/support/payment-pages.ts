/**
 * The payment services that the browser tests pay with: Razorpay and Stripe on this
 * machine, each with a page to pay on.
 */
import { createServer } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import { type Message, openRazorpay } from '../../test/simulators/razorpay.ts';
import { openStripe } from '../../test/simulators/stripe.ts';

/** Buyers with this in their e-mail address find the payment services down. */
export const outage = 'outage';

/** Takes everything off. */
export const freeCoupon = 'ALL-OFF';

/** Origin of the pages' server, beside a shop on this port. */
export const pagesOrigin = (shopPort: number) => `http://127.0.0.1:${shopPort + 1}`;

/** Origin that the services name: a buyer is redirected to an https address or nowhere. */
const namedOrigin = 'https://pay.example';

/** Answers a browser's requests for the payment pages from the server beside the shop at `baseURL`. */
export const routePaymentPages = (context: BrowserContext, baseURL: string | undefined) =>
  context.route(`${namedOrigin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const url = pagesOrigin(Number(new URL(String(baseURL)).port)) + pathname + search;
    await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) });
  });

/**
 * @param shopPort of the shop on this machine
 * @param books what is wrong in them, for the tests to ask
 * @returns what the shop's settings say to reach the services
 */
export async function openPaymentPages(shopPort: number, books: () => Promise<unknown>): Promise<Record<string, string>> {
  const server = createServer();
  const origin = pagesOrigin(shopPort);
  await new Promise<void>((resolve) => server.listen(Number(new URL(origin).port), '127.0.0.1', resolve));
  const razorpay = await openRazorpay(`${namedOrigin}/razorpay`);
  const stripe = await openStripe(`${namedOrigin}/stripe`);
  for (const { trouble } of [razorpay, stripe]) trouble.downFor = outage;

  const returnUrlOf = (provider: string, ref: string) =>
    provider === 'razorpay' ? razorpay.links.get(ref)?.callback_url : stripe.sessions.get(ref)?.success_url;
  /** The buyer's bank asks about a payment through Razorpay, and takes it back. */
  const chargeBack = (ref: string): Message[] => {
    const [paid] = razorpay.links.get(ref)?.payments ?? [];
    if (!paid) throw new Error(`nothing was paid at ${ref}`);
    const claim = razorpay.dispute(paid.payment_id, paid.amount);
    return [claim.created(), claim.lost()];
  };
  const act = (provider: string, ref: string, what: string): Message[] => {
    if (what === 'back') return [];
    if (what === 'charge-back') return chargeBack(ref);
    if (provider === 'razorpay') return (what === 'decline' ? razorpay.decline(ref) : razorpay.pay(ref)).messages;
    return what === 'decline' ? stripe.decline(ref) : stripe.pay(ref).messages;
  };

  server.on('request', async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const [, provider = '', ref = ''] = pathname.split('/');
    if (provider === 'books') return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(await books()));
    const back = returnUrlOf(provider, ref);
    const what = searchParams.get('act');
    if (!back) return response.writeHead(404).end();
    if (what === null) {
      const way = (name: string, words: string) => `<p><a href="?act=${name}">${words}</a></p>`;
      const ways = way('pay', 'Pay') + way('silently', 'Pay silently') + way('decline', 'Decline') + way('back', 'Back to the shop');
      response.writeHead(200, { 'content-type': 'text/html' });
      return response.end(
        `<!doctype html><html lang="en"><title>${provider}</title><link rel="icon" href="data:,"><h1>${provider}</h1>${ways}`,
      );
    }
    // The shop learns by polling what no webhook reports.
    const messages = act(provider, ref, what);
    for (const { body, headers } of what === 'silently' ? [] : messages)
      await fetch(`http://localhost:${shopPort}/api/v1/payments/webhooks/${provider}`, { method: 'POST', body, headers });
    response.writeHead(303, { location: back }).end();
  });
  server.unref();
  return { ...razorpay.env, ...stripe.env };
}
