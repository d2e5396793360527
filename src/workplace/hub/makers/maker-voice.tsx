import { useState } from 'react';
import { Form } from 'react-router';
import type { ShopMaker } from '#modules/onboarding/makers-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { spokenLanguages } from '#shared/spoken-languages.ts';
import { Button } from '#ui/button.tsx';
import { Recording } from '#ui/recording.tsx';
import { useLanguage } from '../../language.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import type { FormField } from '../../parts/forms/work-form.tsx';
import { FileField } from './file-field.tsx';
import { useMakersMessages } from './messages.ts';
import { takeAnyRecording } from './to-wav.ts';

/** Fields of what is said about a recording; the API knows them under the same names. */
export function useVoiceFields(): FormField[] {
  const { voice: t, voiceConsents, choose } = useMakersMessages();
  const language = useLanguage();
  const languages = Object.entries(spokenLanguages).map(([code, names]) => [code, inLanguage(names, language)] as const);
  return [
    {
      ...{ name: 'voiceLanguage', ...t.language, group: t.title },
      ...{ kind: 'select', options: [['', choose], ...languages], required: true },
    },
    { name: 'voiceEn', ...t.english, kind: 'lines', required: true, maxLength: 3_000 },
    { name: 'voiceHi', ...t.hindi, kind: 'lines', required: true, maxLength: 3_000 },
    { name: 'voiceConsent', ...t.consent, kind: 'select', options: Object.entries(voiceConsents), required: true },
  ];
}

/** The recording that a shop prepares for a maker, and the form of another one. */
export function MakerVoice({ voice, state }: { voice: ShopMaker['voice']; state: FormState | undefined }) {
  const { voice: t, voiceFailures } = useMakersMessages();
  const words: Readonly<Record<string, string>> = voiceFailures;
  const code = state?.fields.voice;
  const [isReading, setIsReading] = useState(false);
  const read = async (input: HTMLInputElement) => {
    setIsReading(true);
    await takeAnyRecording(input);
    setIsReading(false);
  };
  return (
    <section id="voice" className="mt-8" aria-labelledby="voice-title">
      <h2 id="voice-title" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-2 max-w-lead">{t.lead}</p>
      {voice && (
        <div className="mt-4">
          {voice.state === 'ready' ? <Recording url={voice.url} label={t.title} /> : <p>{t[voice.state]}</p>}
          <p className="mt-2 max-w-lead text-muted">{t.after}</p>
          <Form method="post" className="mt-2">
            <input type="hidden" name="act" value="silence" />
            <Button type="submit" kind="line">
              {t.remove}
            </Button>
          </Form>
        </div>
      )}
      {state?.values.act === 'silence' && (
        <p role="alert" className="mt-4 text-madder">
          {words[state.code] ?? voiceFailures.NOT_FOUND}
        </p>
      )}
      <Form method="post" encType="multipart/form-data" reloadDocument className="mt-6 grid max-w-lead gap-4">
        <input type="hidden" name="act" value="voice" />
        <FileField
          id="maker-voice"
          {...t.file}
          error={code && (words[code] ?? voiceFailures.UNREADABLE_AUDIO)}
          name="voice"
          accept="audio/*"
          capture
          onChange={({ currentTarget }) => void read(currentTarget)}
        />
        <p>
          <Button type="submit" kind="line" busy={isReading} busyLabel={t.reading}>
            {voice ? t.replace : t.submit}
          </Button>
        </p>
      </Form>
    </section>
  );
}
