import type { FaqGroup } from '#modules/content/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { Prose } from '../../components/prose.tsx';
import { useLanguage, useMessages } from '../../messages.tsx';

interface QuestionProps {
  entry: FaqGroup['entries'][number];
  /** A search found it: the answer is expanded. */
  open: boolean;
}

/**
 * A question that expands to its answer. The answer has the id, so that a link expands it even without
 * scripts.
 */
export function Question({ entry, open }: QuestionProps) {
  const language = useLanguage();
  const t = useMessages().content.faqs;
  return (
    <details open={open} className="group border-line border-b">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 [&::-webkit-details-marker]:hidden">
        <h3 className="text-pretty text-lg leading-snug underline-offset-4 hover:underline hover:decoration-1">
          {inLanguage(entry.question, language)}
        </h3>
        <MoreIcon className="size-5 text-muted transition-transform group-open:rotate-45" />
      </summary>
      <div id={entry.slug} className="max-w-column scroll-mt-44 pt-1 pb-6 target:border-turmeric target:border-l-2 target:pl-5">
        <Prose html={inLanguage(entry.html, language)} />
        <p className="mt-3">
          <a href={`#${entry.slug}`} className="quiet-link inline-flex min-h-11 items-center text-muted text-sm">
            {t.link}
          </a>
        </p>
      </div>
    </details>
  );
}
