import { Link } from 'react-router';
import type { RequirementView, ShopView } from '#modules/onboarding/shop-contract.ts';
import { reviewedDetailStates } from '#shared/detail-steps.ts';
import { inLanguage } from '#shared/localized.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { useHubMessages } from '../messages.ts';
import { standingOf } from './standing.ts';

/** Lists what a shop needs before it opens: what, why, how long it takes, who looks, what is missing. */
export function Checklist({ shop }: { shop: ShopView }) {
  const t = useHubMessages().shop;
  const required = shop.requirements.filter((row) => row.required);
  const done = required.filter((row) => standingOf(row) !== 'missing').length;
  return (
    <section className="mt-10 max-w-column" aria-labelledby="checklist">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="checklist" className="text-2xl">
          {t.checklist}
        </h2>
        <p>{t.progress(done, required.length)}</p>
      </div>
      <ul className="mt-4 border-line border-t">
        {shop.requirements.map((row) => (
          <Row key={row.key} row={row} shop={shop} />
        ))}
      </ul>
    </section>
  );
}

function Row({ row, shop }: { row: RequirementView; shop: ShopView }) {
  const language = useLanguage();
  const t = useHubMessages().shop;
  const { key, required, faults } = row;
  const title = inLanguage(row.title, language);
  const standing = standingOf(row);
  const isDone = standing === 'done';
  const isPaper = row.family === 'documented';
  const isOpen = shop.state === 'preparing' || reviewedDetailStates.includes(shop.state) || key === 'bank' || isPaper;
  const label = isOpen ? (isDone ? t.change : t.enter) : t.see;
  const to = links(language);
  const facts = [
    [t.why, row.why],
    [t.duration, row.duration],
    [t.reviewer, row.reviewer],
  ] as const;
  return (
    <li className="border-line border-b py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="font-semibold text-lg">{title}</h3>
        <p className={standing === 'missing' && required ? 'font-semibold text-madder' : 'text-muted'}>
          {isDone ? `✓ ${t.done}` : standing === 'waiting' ? t.waiting : required ? t.missing : t.optional}
        </p>
      </div>
      <p className="mt-1 max-w-lead">{inLanguage(row.what, language)}</p>
      {faults.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {faults.map((fault) => (
            <li key={fault}>{t.faults[fault]}</li>
          ))}
        </ul>
      )}
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-muted text-sm sm:grid-cols-[max-content_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-2 sm:contents">
            <dt className="shrink-0 font-semibold">{name}</dt>
            <dd>{inLanguage(value, language)}</dd>
          </div>
        ))}
      </dl>
      {shop.powers.includes(isPaper ? 'papers' : 'settings') && (
        <p className="mt-3">
          <Link to={isPaper ? to.paper(shop.shop, key) : to.setup(shop.shop, key)} className="text-link inline-flex min-h-11 items-center">
            {label}
            <span className="sr-only">{title}</span>
          </Link>
        </p>
      )}
    </li>
  );
}
