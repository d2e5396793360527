import { Form, Link } from 'react-router';
import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { Button } from '#ui/button.tsx';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { orNotFound } from '../../or-not-found.ts';
import { timeOf } from '../../parts/day.ts';
import { formAction, keepForm } from '../../parts/forms/form-action.ts';
import type { Route } from './+types/news';
import { newsMessagesOf, useNewsMessages } from './messages.ts';
import { PushSwitch } from './push.tsx';

export async function loader({ context, params: { shop }, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const after = url.searchParams.get('after') ?? undefined;
  const { news, next } = (await orNotFound(api.sellers.listNews({ shop, after }))).data;
  const push = (await api.push.getPush({ shop })).data;
  return { shop, news, next, push, isLater: after !== undefined };
}

/** Opens news, which are seen then, notes all as seen, or turns push messages on or off for this browser. */
export const action = formAction(async ({ api, form, params, to }) => {
  const { shop = '' } = params;
  if (form.act !== undefined) {
    const { act, endpoint = '', p256dh = '', auth = '' } = form;
    await (act === 'push-on' ? api.push.turnOnPush({ shop, endpoint, p256dh, auth }) : api.push.turnOffPush({ shop }));
    return to.news(shop);
  }
  if (form.open === undefined) {
    await api.sellers.seeNews({ shop });
    return to.news(shop);
  }
  const { path } = (await api.sellers.openNews({ shop, item: form.open })).data;
  return path === undefined ? to.news(shop) : to.hubPage(path);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ location }) => [{ title: newsMessagesOf(languageOfPath(location.pathname)).title }];

/** News of a shop, the latest first. Each leads to what it is about. */
export default function News({ loaderData: { shop, news, next, push, isLater } }: Route.ComponentProps) {
  const t = useNewsMessages();
  const language = useLanguage();
  const to = links(language);
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-4">
        <Link to={to.newsChoices(shop)} className="text-link inline-flex min-h-11 items-center">
          {t.choose}
        </Link>
      </p>
      {news.length === 0 && <p className="mt-6 max-w-lead text-lg text-muted">{t.none}</p>}
      {news.some(({ isSeen }) => !isSeen) && (
        <Form method="post" className="mt-4">
          <Button type="submit" kind="line">
            {t.seeAll}
          </Button>
        </Form>
      )}
      {news.length > 0 && (
        <Form method="post" className="mt-6 max-w-column">
          <ul className="border-line border-t">
            {news.map(({ _id, topic, title, at, isSeen }) => (
              <li key={_id} className="border-line border-b">
                <button type="submit" name="open" value={_id} className="quiet-link block w-full cursor-pointer py-4 text-left">
                  <span className={`wrap-anywhere block text-lg ${isSeen ? '' : 'font-semibold'}`}>
                    {!isSeen && <span className="mr-2 rounded-sm bg-indigo px-2 py-0.5 text-on-indigo text-sm">{t.isNew}</span>}
                    {inLanguage(title, language)}
                  </span>
                  <span className="text-muted text-sm">
                    {t.topics[topic]} · <time dateTime={at}>{timeOf(at, language)}</time>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Form>
      )}
      <p className="mt-6 flex gap-6">
        {isLater && (
          <Link to={to.news(shop)} className="text-link inline-flex min-h-11 items-center">
            {t.latest}
          </Link>
        )}
        {next && (
          <Link to={`?after=${next}`} className="text-link inline-flex min-h-11 items-center">
            {t.older}
          </Link>
        )}
      </p>
      <PushSwitch push={push} />
    </>
  );
}
