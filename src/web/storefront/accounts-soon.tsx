import { Link } from 'react-router';
import { Ornament } from '../components/ornament.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';

/** Stands at the doors that are not open yet. */
export function AccountsSoon({ title }: { title: string }) {
  const language = useLanguage();
  const t = useMessages().accounts;
  return (
    <div className="page grid items-center gap-x-20 gap-y-10 pb-24 md:grid-cols-[minmax(0,20rem)_1fr] md:pt-8">
      <Ornament name="door of the shop" craft="wood carving" bordered className="aspect-[2/1] w-full rounded-sm md:aspect-[3/4]" />
      <div className="max-w-[36rem]">
        <p className="text-madder">{title}</p>
        <h1 className="mt-2 text-4xl">{t.soon}</h1>
        <p className="mt-6 text-lg text-muted leading-relaxed">{t.text}</p>
        <p className="mt-9 flex flex-wrap gap-4">
          <Link to={links(language).home()} className="solid-button">
            {t.browse}
          </Link>
          <Link to={links(language).search()} className="line-button">
            {useMessages().search.submit}
          </Link>
        </p>
      </div>
    </div>
  );
}
