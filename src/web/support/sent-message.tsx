import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { dropDraft } from '../forms/draft.ts';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { Reference } from './reference.tsx';

interface SentMessageProps {
  title: string;
  text: string;
  draft: string;
  reference?: string | undefined;
}

/** Replaces a form after it was sent. */
export function SentMessage({ title, text, draft, reference }: SentMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // A form sent before hydration has left its draft.
    dropDraft(draft);
  }, [draft]);
  return (
    <div className="border-neem border-l-2 pl-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      <Reference reference={reference} />
      <p className="mt-3 text-lg">{text}</p>
      <Link to={links(useLanguage()).home()} className="text-link mt-6 inline-flex min-h-11 items-center">
        {useMessages().support.onward}
      </Link>
    </div>
  );
}
