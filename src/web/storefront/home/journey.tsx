import { useMessages } from '../../messages.tsx';

/** The steps from choosing to delivery, drawn along one thread. */
export function Journey() {
  const { journeyTitle, journey } = useMessages().home;
  return (
    <section className="far-120 mt-12 bg-sunk py-10 sm:far-64 lg:far-64 lg:mt-24 lg:py-20">
      <div className="page">
        <h2 className="text-xl lg:text-3xl">{journeyTitle}</h2>
        <ol className="mt-6 grid gap-y-5 max-md:border-turmeric max-md:border-l-2 md:grid-cols-4 md:border-turmeric md:border-t-2 lg:mt-14">
          {journey.map((stage, index) => (
            <li key={stage.title} className="relative max-md:pl-7 md:pt-8 md:pr-8 lg:pr-14">
              <span
                aria-hidden="true"
                className="absolute size-3.5 rounded-full border-2 border-turmeric bg-sunk max-md:top-1.5 max-md:-left-2 md:-top-2 md:left-0"
              />
              <h3 className="text-lg md:text-xl">
                <span aria-hidden="true" className="mr-3 text-madder tabular-nums">
                  {index + 1}
                </span>
                {stage.title}
              </h3>
              <p className="mt-1 text-muted max-md:text-sm md:mt-2">{stage.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
