import { useLocation } from 'react-router';
import { inOtherLanguage } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';

/**
 * The same page in the other language. A plain link: the new page brings its own words and typeface.
 * `isBare`: without a title.
 */
export function LanguageSwitch({ isBare = false }: { isBare?: boolean }) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const t = useMessages().shell.footer;
  const entry = (to: 'en' | 'hi', name: string) =>
    to === language ? (
      <span aria-current="true" lang={to} className="border-turmeric border-b-2 font-semibold">
        {name}
      </span>
    ) : (
      // Named in its own script, in a typeface that the machine has: ours would be 90 KB for one word.
      <a href={inOtherLanguage(pathname + search, to)} lang={to} hrefLang={to} className="quiet-link system-script">
        {name}
      </a>
    );
  return (
    <div className={`flex items-baseline gap-x-4 ${isBare ? 'whitespace-nowrap' : 'flex-wrap'}`}>
      <span className={isBare ? 'sr-only' : 'text-muted'}>{t.language}</span>
      {entry('en', 'English')}
      <span aria-hidden="true" className="text-line-strong">
        /
      </span>
      {entry('hi', 'हिंदी')}
    </div>
  );
}
