import { formatDate } from '#shared/format-day.ts';
import { useLanguage } from '../messages.tsx';
import { useArrival } from './use-arrival.ts';

interface ArrivalNoteProps {
  /** Slug of an occasion in its season. */
  slug: string | undefined;
  words: (day: string) => string;
  className?: string;
}

/** Tells by which day gifts arrive, on a line whose place is kept. */
export function ArrivalNote({ slug, words, className = '' }: ArrivalNoteProps) {
  const language = useLanguage();
  const day = useArrival(slug);
  if (slug === undefined) return null;
  return (
    <p role="status" className={`min-h-[1lh] ${className}`}>
      {day && words(formatDate(day, language))}
    </p>
  );
}
