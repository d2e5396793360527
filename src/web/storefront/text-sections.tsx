import type { TextSection } from '../messages/facts.ts';

/** The body of a long text. */
export function Sections({ sections }: { sections: TextSection[] }) {
  return sections.map(({ heading, paragraphs = [], points = [], facts = [] }) => (
    <section key={heading} className="mt-10">
      <h2 className="text-xl lg:text-2xl">{heading}</h2>
      {points.length > 0 && (
        <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-turmeric">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {facts.length > 0 && (
        <dl className="mt-4 divide-y divide-line border-line border-y">
          {facts.map(({ label, value, href }) => (
            <div key={label} className="grid gap-x-6 py-3.5 sm:grid-cols-[12rem_1fr]">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">
                {href ? (
                  <a href={href} className="text-link">
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  ));
}
