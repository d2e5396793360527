import { z } from 'zod';
import { newsTag } from '#modules/sellers/news-contract.ts';
import { shopEndpoint } from '#shared/endpoint.ts';

const tags = [newsTag.name];
const shop = z.string().max(80);

const push = z.object({
  key: z
    .string()
    .optional()
    .meta({ description: 'The public key that browsers subscribe with; absent: this installation sends no push messages' }),
  isOn: z.boolean().meta({ description: 'News of the shop come to the browser of this session' }),
});
export type PushView = z.infer<typeof push>;

const path = '/shops/{shop}/push';
const answer = z.object({ data: push });

/** Push messages of a shop's news. They belong to a session: an API key has none. */
export const pushContract = {
  getPush: shopEndpoint('shop')
    .route({ method: 'GET', path, summary: 'Whether news of the shop come to this browser', tags })
    .input(z.object({ shop }))
    .output(answer),
  turnOnPush: shopEndpoint('shop')
    .meta({ bodyLimit: 8 * 1024 })
    .route({
      method: 'POST',
      path,
      summary: 'Send news of the shop to this browser',
      description: 'Until the session ends. Messages name a topic, and nothing of what happened.',
      tags,
    })
    .input(
      z.object({
        shop,
        endpoint: z.url().max(1_000).meta({ description: 'Address of the browser at a known push service' }),
        p256dh: z.string().max(120).meta({ description: 'Public key of the browser, as `PushSubscription.toJSON()` has it' }),
        auth: z.string().max(40),
      }),
    )
    .output(answer),
  turnOffPush: shopEndpoint('shop')
    .route({ method: 'DELETE', path, summary: 'Send no more news of the shop to this browser', tags })
    .input(z.object({ shop }))
    .output(answer),
};
