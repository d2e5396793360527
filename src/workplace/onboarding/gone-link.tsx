import { useLanguage } from '../language.ts';
import { links } from '../links.ts';
import { useOnboardingMessages } from './messages.ts';

/** Stands in for a page whose link does not work any more. */
export function GoneLink() {
  const t = useOnboardingMessages().gone;
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-4 max-w-lead text-lg text-muted">{t.text}</p>
      <p className="mt-8">
        <a href={links(useLanguage()).becomeASeller()} className="line-button">
          {t.ask}
        </a>
      </p>
    </>
  );
}

/** Gives what a link stands for; undefined where it does not work. Other failures stay failures. */
export async function unlessGone<Answer>(answer: Promise<{ data: Answer }>): Promise<Answer | undefined> {
  try {
    return (await answer).data;
  } catch (error) {
    if (error instanceof Response && error.status === 422) return undefined;
    throw error;
  }
}
