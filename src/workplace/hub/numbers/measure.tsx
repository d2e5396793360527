import type { Measure as MeasureName, Numbers } from '#modules/insights/contract.ts';
import { useLanguage } from '../../language.ts';
import { countText } from '../../parts/count.ts';
import { dayOf, shortDay } from '../../parts/day.ts';
import { BarChart } from './bar-chart.tsx';
import { useNumbersMessages } from './messages.ts';

/** One thing that is counted, day by day: a sentence, a chart and the same as a table. */
export function Measure({ name, numbers }: { name: MeasureName; numbers: Pick<Numbers, 'days' | 'total' | 'earlier'> }) {
  const t = useNumbersMessages();
  const language = useLanguage();
  const { days, total, earlier } = numbers;
  const text = (count: number) => countText(count, language);
  const [first, last] = [days[0], days.at(-1)];
  const highest = days.reduce((best, day) => (day[name] > (best?.[name] ?? 0) ? day : best), first);
  const change = t.change(text(total[name]), text(earlier[name]));
  const most = highest && t.most(text(highest[name]), dayOf(highest.day, language));
  return (
    <section className="mt-10" aria-labelledby={name}>
      <h2 id={name} className="text-2xl">
        {t.measures[name].title}
      </h2>
      <p className="mt-2 max-w-lead">
        {change} {total[name] > 0 && most}
      </p>
      {total[name] > 0 && first && last && (
        <>
          <BarChart
            label={`${t.measures[name].title}: ${change} ${most}`}
            counts={days.map((day) => day[name])}
            ends={[shortDay(first.day, language), shortDay(last.day, language)]}
            top={text(highest?.[name] ?? 0)}
          />
          <details className="mt-2 max-w-column">
            <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">{t.table}</summary>
            <table className="w-full text-left">
              <thead>
                <tr>
                  <th scope="col" className="border-line-strong border-b py-2 pr-6 font-semibold text-sm">
                    {t.day}
                  </th>
                  <th scope="col" className="border-line-strong border-b py-2 text-right font-semibold text-sm">
                    {t.count}
                  </th>
                </tr>
              </thead>
              <tbody>
                {days.map((day) => (
                  <tr key={day.day}>
                    <th scope="row" className="border-line border-b py-2 pr-6 font-normal">
                      {shortDay(day.day, language)}
                    </th>
                    <td className="border-line border-b py-2 text-right tabular-nums">{text(day[name])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
