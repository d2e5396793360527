import type { MakerPhoto } from '#modules/onboarding/makers-contract.ts';
import { indianStates } from '#shared/address-forms.ts';
import { hindiStateNames } from '#shared/state-names.ts';
import { useLanguage } from '../../language.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import { type FormField, WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';
import { stateOf } from '../shop/proof-steps.tsx';
import { useVoiceFields } from './maker-voice.tsx';
import { useMakersMessages } from './messages.ts';

/** Fields of a maker with their words; the API knows them under the same names. */
export function useMakerFields(): FormField[] {
  const { fields: t, kinds, consents, choose, words } = useMakersMessages();
  const language = useLanguage();
  const states = indianStates.map((state) => [state, language === 'hi' ? hindiStateNames[state] : state] as const);
  return [
    { name: 'name', ...t.name, group: words, required: true, maxLength: 80 },
    { name: 'nameHi', ...t.nameHi, maxLength: 80 },
    { name: 'kind', ...t.kind, kind: 'select', options: Object.entries(kinds), required: true },
    { name: 'craft', ...t.craft, required: true, maxLength: 80 },
    { name: 'craftHi', ...t.craftHi, maxLength: 80 },
    { name: 'place', ...t.place, required: true, maxLength: 80 },
    { name: 'placeHi', ...t.placeHi, maxLength: 80 },
    { name: 'state', ...t.state, kind: 'select', options: [['', choose], ...states], required: true },
    { name: 'since', ...t.since, required: true, maxLength: 4, inputMode: 'numeric' },
    { name: 'story', ...t.story, kind: 'lines', required: true, maxLength: 3_000 },
    { name: 'storyHi', ...t.storyHi, kind: 'lines', maxLength: 3_000 },
    { name: 'pictureConsent', ...t.pictureConsent, kind: 'select', options: Object.entries(consents) },
  ];
}

interface MakerFormProps {
  defaults?: Readonly<Record<string, string>>;
  photos?: readonly MakerPhoto[];
  /** A recording waits for its words. */
  hasVoice?: boolean;
  state: FormState | undefined;
}

/** The form of a maker: its words, what its pictures show, and what its voice says. */
export function MakerForm({ defaults, photos = [], hasVoice = false, state }: MakerFormProps) {
  const t = useMakersMessages();
  const { shop } = useHubMessages();
  const ofVoice = useVoiceFields();
  const ofPhotos = photos.flatMap(({ _id }, index): FormField[] => [
    {
      name: `alt.${_id}.en`,
      label: `${t.photo(String(index + 1))}: ${t.photos.altEn}`,
      maxLength: 200,
      ...(index === 0 ? { group: t.photos.title } : {}),
    },
    { name: `alt.${_id}.hi`, label: `${t.photo(String(index + 1))}: ${t.photos.altHi}`, maxLength: 200 },
  ]);
  const alts = photos.flatMap(({ _id, alt }) => [[`alt.${_id}.en`, alt.en ?? ''] as const, [`alt.${_id}.hi`, alt.hi ?? ''] as const]);
  return (
    <WorkForm
      fields={[...useMakerFields(), ...ofPhotos, ...(hasVoice ? ofVoice : [])]}
      defaults={{ ...defaults, ...Object.fromEntries(alts) }}
      hidden={{ act: 'save' }}
      state={stateOf(state, 'save')}
      submitLabel={t.submit}
      busyLabel={shop.busy}
    />
  );
}
