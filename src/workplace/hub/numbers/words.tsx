import type { Numbers } from '#modules/insights/contract.ts';
import { useLanguage } from '../../language.ts';
import { countText } from '../../parts/count.ts';
import { useNumbersMessages } from './messages.ts';

/** Words that visitors searched for, with the number of those who did. */
export function Words({ kind, words }: { kind: 'led' | 'missing'; words: Numbers['words']['led'] }) {
  const t = useNumbersMessages();
  const language = useLanguage();
  return (
    <section className="mt-10 max-w-column" aria-labelledby={`words-${kind}`}>
      <h2 id={`words-${kind}`} className="text-2xl">
        {t[kind].title}
      </h2>
      <p className="mt-2 max-w-lead">{words.length === 0 ? t.noWords : t[kind].text}</p>
      {words.length > 0 && (
        <table className="mt-3 w-full text-left">
          <thead>
            <tr>
              <th scope="col" className="border-line-strong border-b py-2 pr-6 font-semibold text-sm">
                {t.word}
              </th>
              <th scope="col" className="border-line-strong border-b py-2 text-right font-semibold text-sm">
                {t.visitors}
              </th>
            </tr>
          </thead>
          <tbody>
            {words.map(({ word, visitors }) => (
              <tr key={word}>
                <th scope="row" className="wrap-anywhere border-line border-b py-2 pr-6 font-normal">
                  {word}
                </th>
                <td className="border-line border-b py-2 text-right tabular-nums">{countText(visitors, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
