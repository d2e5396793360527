import { apiContext } from '../api.ts';
import { messagesOf } from '../messages.tsx';
import { brandIn, settingsContext } from '../settings.ts';
import type { Route } from './+types/product-feed';
import { feedFoot, feedHead, renderFeedItem } from './product-feed-xml.ts';

/**
 * Answers /feeds/products.xml, all products for shopping engines, streamed page by page in constant memory.
 * CDNs may keep it for an hour; the response cache of this process is for pages.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const settings = context.get(settingsContext);
  const { publicUrl } = settings;
  const now = new Date();
  // Reads the first page before answering, so that a failure sets the status.
  let page = await api.catalog.listFeed({});
  let head = feedHead(publicUrl, brandIn(settings, 'en'), messagesOf('en').shell.footer.tagline);
  const bytes = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const items = page.items.map((item) => renderFeedItem(publicUrl, item, now)).join('');
      controller.enqueue(bytes.encode(head + items + (page.next === undefined ? feedFoot : '')));
      head = '';
      if (page.next === undefined) controller.close();
      else page = await api.catalog.listFeed({ after: page.next });
    },
  });
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'max-age=3600, public' },
  });
}
