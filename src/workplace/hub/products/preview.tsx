import { Link } from 'react-router';
import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { formatRupees } from '#shared/money.ts';
import { webpUrl } from '#shared/webp-url.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { orNotFound } from '../../or-not-found.ts';
import { useHubMessages } from '../messages.ts';
import { readShop } from '../shop/read-shop.ts';
import type { Route } from './+types/preview';
import { measures } from './draft-fields.ts';
import { productMessagesOf, useProductMessages } from './messages.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { shop, powers } = await readShop(api, params.shop);
  const { draft } = (await orNotFound(api.drafts.getDraft(params))).data;
  return { shop, draft, choices: (await api.catalog.listProductChoices(params)).data, seesPhotos: powers.includes('products') };
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: productMessagesOf(languageOfPath(location.pathname)).drafts.preview.title },
];

/** A draft as buyers will read it, without what is missing yet. */
export default function Preview({ loaderData: { shop, draft, choices, seesPhotos } }: Route.ComponentProps) {
  const language = useLanguage();
  const { drafts: words, products } = useProductMessages();
  const { untitled } = useHubMessages().work.drafts;
  const t = words.preview;
  const { body } = draft;
  const say = (text: { en?: string | undefined; hi?: string | undefined } | undefined) => (text ? text[language] || text.en || '' : '');
  const nameOf = (list: typeof choices.makers, value: string | undefined) => {
    const found = list.find((each) => each.value === value);
    return found && inLanguage(found.label, language);
  };
  const photos = seesPhotos ? draft.photos.filter(({ removed, state }) => !removed && state === 'ready') : [];
  const title = say(body.title) || untitled;
  const maker = nameOf(choices.makers, body.makerId);
  const sizes = measures.flatMap((name) => {
    const millimetres = body.dimensions?.[name];
    return millimetres === undefined ? [] : `${products.form[name].label}: ${millimetres / 10}`;
  });
  const facts = [
    [t.material, (body.materials ?? []).flatMap((each) => nameOf(choices.materials, each) ?? []).join(', ')],
    [products.form.technique.label, nameOf(choices.techniques, body.technique)],
    [t.measures, sizes.join(' · ')],
    [t.weight, body.weightGrams && t.grams(String(body.weightGrams))],
    [t.made, body.leadTimeDays && t.days(String(body.leadTimeDays))],
    [t.care, say(body.care)],
  ] as const;
  return (
    <>
      <p>
        <Link to={links(language).draft(shop, draft._id)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
      <p className="mt-2 mb-6 max-w-lead text-muted">{t.lead}</p>
      <article className="grid items-start gap-8 lg:grid-cols-2">
        <div>
          {photos.length === 0 && <p className="flex aspect-square items-center justify-center bg-sunk text-muted">{t.noPhotos}</p>}
          <ul className="grid grid-cols-3 gap-3">
            {photos.map((photo, index) => (
              <li key={photo._id} className={index === 0 ? 'col-span-3' : ''}>
                <img
                  src={webpUrl(photo)}
                  width={photo.width}
                  height={photo.height}
                  alt={photo.alt[language] || photo.alt.en || title}
                  className={`w-full object-cover ${index === 0 ? '' : 'aspect-square'}`}
                />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h1 className="wrap-anywhere text-3xl lg:text-4xl">{title}</h1>
          {maker && <p className="mt-2 text-muted">{t.by(maker)}</p>}
          {body.basePricePaise !== undefined && <p className="mt-4 font-semibold text-2xl">{formatRupees(body.basePricePaise)}</p>}
          {(body.variants ?? []).length > 0 && (
            <>
              <h2 className="mt-6 font-semibold">{t.choices}</h2>
              <ul className="mt-2 flex flex-wrap gap-2">
                {(body.variants ?? []).map((variant, index) => (
                  <li key={variant._id ?? index} className="border border-line-strong px-3 py-2">
                    {[say(variant.color), variant.size].filter(Boolean).join(' · ')}
                  </li>
                ))}
              </ul>
            </>
          )}
          {say(body.description) && (
            <>
              <h2 className="mt-6 text-2xl">{t.story}</h2>
              <p className="wrap-anywhere mt-2 max-w-lead whitespace-pre-line">{say(body.description)}</p>
            </>
          )}
          <h2 className="mt-6 text-2xl">{t.facts}</h2>
          <dl className="mt-2 max-w-lead border-line border-t">
            {facts.map(([name, value]) =>
              value ? (
                <div key={name} className="flex justify-between gap-4 border-line border-b py-2">
                  <dt className="text-muted">{name}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line text-right">{value}</dd>
                </div>
              ) : null,
            )}
          </dl>
        </div>
      </article>
    </>
  );
}
