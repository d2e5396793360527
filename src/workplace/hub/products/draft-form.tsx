import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import type { ProductChoices } from '#modules/catalog/shop-contract.ts';
import type { Draft } from '#modules/drafts/draft-contract.ts';
import type { Language } from '#shared/localized.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import { type FormField, WorkForm } from '../../parts/forms/work-form.tsx';
import { fieldsOf, usualHsn, valuesOf } from './draft-fields.ts';
import { useProductMessages } from './messages.ts';
import { PhotoSection } from './photo-section.tsx';
import { type SaveStatus, useAutosave } from './use-autosave.ts';
import { variantIds } from './variant-fields.ts';

interface DraftFormProps {
  shop: string;
  draft: Draft;
  choices: ProductChoices;
  state: FormState | undefined;
  mayAddPhotos: boolean;
}

const timeFormat = (language: Language) => new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', { timeStyle: 'short' });

/** Photographs and words of a draft, saved by itself where scripts run. */
export function DraftForm({ shop, draft, choices, state, mayAddPhotos }: DraftFormProps) {
  const language = useLanguage();
  const { products: t, drafts: words } = useProductMessages();
  const formId = useId();
  const typed = state?.values ?? {};
  const fields = fieldsOf(draft, choices, typed, t.form, language);
  const defaults = valuesOf(draft.body);
  const usual = usualHsn(draft.body.subcategoryId, choices);
  // Words of another person are replaced on purpose alone.
  const isOn = draft.state !== 'submitted' && state?.code !== 'CONFLICT';
  const begun = Number(typed.version ?? draft.version);
  const { version, status, onInput, onSubmit } = useAutosave({ shop, draft, begun, formId, isOn, question: words.autosave.leave });
  const photoFault = state?.fields.photos;
  const faults: Readonly<Record<string, string>> = { ...words.photos.problems, ...words.photos.faults };
  /** A category suggests its usual heading where none is typed. */
  const suggest = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== 'subcategoryId') return;
    const hsn = target.form?.elements.namedItem('hsn');
    if (hsn instanceof HTMLInputElement && hsn.value.trim() === '') hsn.value = usualHsn(target.value, choices);
  };
  return (
    <div
      onInput={(event) => {
        suggest(event);
        onInput(event);
      }}
    >
      {state?.code === 'CONFLICT' && <SavedMeanwhile shop={shop} draft={draft._id} fields={fields} saved={defaults} typed={typed} />}
      <PhotoSection shop={shop} draft={draft} isAllowed={mayAddPhotos} formId={formId} error={photoFault} />
      <WorkForm
        formId={formId}
        onSubmit={onSubmit}
        fields={fields}
        // After a conflict the form holds what was typed; what others saved stands above it.
        defaults={{ ...defaults, hsn: defaults.hsn || usual, ...(state?.code === 'CONFLICT' ? typed : {}) }}
        state={state?.code === 'CONFLICT' ? undefined : state}
        elsewhere={
          photoFault ? [{ id: 'photos', words: `${words.photos.title}: ${faults[photoFault] ?? words.photos.problems.INTERNAL}` }] : []
        }
        failures={t.failures}
        hidden={{ version: String(version), ...variantIds(draft.body.variants ?? []) }}
        submitLabel={t.form.save}
        busyLabel={t.form.saving}
        kind="line"
        actions={
          <Button type="submit" name="event" value="submit">
            {t.form.send}
          </Button>
        }
      >
        <Grid />
        <Status status={status} language={language} />
      </WorkForm>
    </div>
  );
}

/** Fields that make variants of colours and sizes. */
function Grid() {
  const id = useId();
  const t = useProductMessages().drafts.grid;
  return (
    <details id="grid" className="border border-line p-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t.title}</summary>
      <p className="mt-1 mb-4 text-muted">{t.text}</p>
      <div className="grid gap-4">
        {(['colors', 'sizes'] as const).map((name) => (
          <Field key={name} id={`${id}-${name}`} label={t[name]}>
            {(control) => <input {...control} type="text" name={`grid.${name}`} maxLength={400} />}
          </Field>
        ))}
        <div>
          <Button type="submit" kind="line" name="event" value="grid">
            {t.submit}
          </Button>
        </div>
      </div>
    </details>
  );
}

/** Says when the form was saved by itself, or why it was not. */
function Status({ status, language }: { status: SaveStatus; language: Language }) {
  const t = useProductMessages().drafts.autosave;
  return (
    <p
      role="status"
      data-needs-script=""
      className={`min-h-6 text-sm ${status.kind === 'saved' || status.kind === 'saving' ? 'text-muted' : 'text-madder'}`}
    >
      {status.kind === 'none' ? '' : status.kind === 'saved' ? t.saved(timeFormat(language).format(status.at)) : t[status.kind]}
    </p>
  );
}

interface SavedMeanwhileProps {
  shop: string;
  draft: string;
  fields: readonly FormField[];
  saved: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
}

/** Shows what another person saved where the form says something else. */
function SavedMeanwhile({ shop, draft, fields, saved, typed }: SavedMeanwhileProps) {
  const language = useLanguage();
  const t = useProductMessages().drafts.meanwhile;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const differing = fields.filter(({ name }) => name in typed && (typed[name] ?? '').trim() !== (saved[name] ?? '').trim());
  return (
    <section ref={panel} role="alert" tabIndex={-1} className="mb-8 max-w-lead border border-line-strong bg-raised px-5 py-4">
      <h2 className="font-semibold">{t.title}</h2>
      <p className="mt-1">{t.text}</p>
      <dl className="mt-3 border-line border-t">
        {differing.map(({ name, label, options }) => (
          <div key={name} className="border-line border-b py-2">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {options?.find(([value]) => value === saved[name])?.[1] || saved[name] || t.nothing}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        <Link reloadDocument to={links(language).draft(shop, draft)} className="line-button">
          {t.take}
        </Link>
      </p>
    </section>
  );
}
