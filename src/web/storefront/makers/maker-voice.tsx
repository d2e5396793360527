import type { MakerVoice as Voice } from '#modules/makers/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { spokenLanguages } from '#shared/spoken-languages.ts';
import { Recording } from '#ui/recording.tsx';
import { Folded } from '../../components/folded.tsx';
import { useLanguage, useMessages } from '../../messages.tsx';

/** The voice of a maker: its language, the recording, and what it says in the language of the page. */
export function MakerVoice({ voice, name }: { voice: Voice; name: string }) {
  const language = useLanguage();
  const t = useMessages().makers.voice;
  return (
    <section aria-labelledby="voice" className="mt-9">
      <h2 id="voice" className="text-xl">
        {t.title(name)}
      </h2>
      <p className="mt-1 mb-3 text-muted">{t.language(inLanguage(spokenLanguages[voice.language], language))}</p>
      <Recording url={voice.url} label={t.title(name)} />
      <Folded title={t.transcript} className="mt-2">
        <p className="mt-2 max-w-[58ch] whitespace-pre-line leading-relaxed">{inLanguage(voice.transcript, language)}</p>
      </Folded>
    </section>
  );
}
