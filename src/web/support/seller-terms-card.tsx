import { Link } from 'react-router';
import type { SellerTerms } from '#modules/support/contract.ts';
import { prorate } from '#shared/money.ts';
import { formatPaise } from '../components/price.tsx';
import { inOtherLanguage, links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useHelpMessages } from './messages.ts';

/** The sale of the example, in paise. */
const example = 100_000;
/** Each language names itself, as in the switch at the foot of every page. */
const languageNames = { en: 'Read in English', hi: 'हिंदी में पढ़ें' };
const percentOf = (basisPoints: number) => `${basisPoints / 100}%`;

/** Costs of a sale for its seller, who may sell, and the steps after the form. */
export function SellerTermsCard({ terms, answerDays }: { terms: SellerTerms; answerDays: number }) {
  const language = useLanguage();
  const to = links(language);
  const t = useHelpMessages().sell;
  const other = language === 'hi' ? 'en' : 'hi';
  const commission = prorate(example, terms.commissionBp, 10_000);
  const gst = prorate(commission, terms.commissionGstBp, 10_000);
  const money = (paise: number) => formatPaise(paise, language);
  const rows = [
    [t.price, money(example)],
    [t.commission(percentOf(terms.commissionBp)), `− ${money(commission)}`],
    [t.gst(percentOf(terms.commissionGstBp)), `− ${money(gst)}`],
  ] as const;
  const heading = 'mt-8 mb-2 text-xl';
  return (
    <div className="min-w-0">
      <a
        href={inOtherLanguage(to.becomeASeller(), other)}
        hrefLang={other}
        lang={other}
        className="text-link inline-flex min-h-11 items-center"
      >
        {languageNames[other]}
      </a>
      <section aria-labelledby="keep" className="mt-3 rounded-sm border border-line bg-raised p-5">
        <h2 id="keep" className="text-xl">
          {t.keepTitle}
        </h2>
        <p className="mt-2 font-display text-xl">{t.keep(money(example - commission - gst))}</p>
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 tabular-nums">
          {rows.map(([name, amount]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="text-right">{amount}</dd>
            </div>
          ))}
          <dt className="border-line border-t pt-2 font-semibold">{t.kept}</dt>
          <dd className="border-line border-t pt-2 text-right font-semibold">{money(example - commission - gst)}</dd>
        </dl>
        <p className="mt-4 text-muted text-sm">{t.taxes(percentOf(terms.tcsBp), percentOf(terms.tdsBp))}</p>
      </section>
      <h2 className={heading}>{t.whoTitle}</h2>
      <p>{t.who}</p>
      <h2 className={heading}>{t.stepsTitle}</h2>
      <ol className="list-decimal space-y-1 pl-6">
        {t.steps(answerDays).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2 className={heading}>{t.papersTitle}</h2>
      <ul className="list-disc space-y-1 pl-6">
        {t.papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
      <p className="mt-2 text-muted text-sm">{t.papersLater}</p>
      <h2 className={heading}>{t.questionsTitle}</h2>
      <Link to={`${to.faqs()}#topic-selling-with-us`} className="text-link inline-flex min-h-11 items-center">
        {t.questions}
      </Link>
    </div>
  );
}
