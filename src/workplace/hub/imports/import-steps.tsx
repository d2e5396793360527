import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ImportView } from '#modules/imports/contract.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { timeOf } from '../../parts/day.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { useImportMessages } from './messages.ts';

interface StepsProps {
  shop: string;
  view: ImportView;
  state: FormState | undefined;
}

/** Offers what can be done with an import as it stands, and says how far it is. */
export function ImportSteps({ shop, view, state }: StepsProps) {
  const t = useImportMessages();
  const language = useLanguage();
  const to = links(language);
  const { counts, undoUntil } = view;
  const step = (event: string, label: string, kind: 'solid' | 'line' = 'line') => (
    <WorkForm
      fields={[]}
      hidden={{ event }}
      state={state?.values.event === event ? state : undefined}
      submitLabel={label}
      busyLabel={t.busy}
      kind={kind}
    />
  );
  const canUndo = undoUntil !== undefined && counts.done > 0 && (view.state === 'applied' || view.state === 'checked');
  return (
    <>
      {view.state === 'checked' && counts.waiting > 0 && (
        <Section
          title={t.apply.title}
          text={[t.apply.text(String(counts.changed), String(counts.new)), counts.refused > 0 && t.apply.left(String(counts.refused))]
            .filter(Boolean)
            .join(' ')}
        >
          {step('apply', (counts.done > 0 ? t.apply.onward : t.apply.submit)(String(counts.waiting)), 'solid')}
        </Section>
      )}
      {(view.state === 'applying' || view.state === 'undoing') && <Progress shop={shop} view={view} step={step} />}
      {counts.done > 0 && view.state !== 'applying' && view.state !== 'undoing' && (
        <p role="status" className="mt-6">
          ✓ {t.applied(String(counts.done))}{' '}
          <Link to={to.products(shop)} className="text-link inline-flex min-h-11 items-center">
            {t.drafts}
          </Link>
        </p>
      )}
      {view.state === 'undone' && (
        <p role="status" className="mt-6">
          ✓ {t.undone(String(counts.undone))}
        </p>
      )}
      {view.state === 'applied' && counts.failed > 0 && (
        <Section title={t.again.title} text={t.again.text}>
          {step('check', t.again.submit, 'solid')}
        </Section>
      )}
      {canUndo && (
        <Section title={t.undo.title} text={t.undo.text(timeOf(undoUntil, language))}>
          {step('undo', t.undo.submit)}
        </Section>
      )}
    </>
  );
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 mb-4 max-w-lead">{text}</p>
      {children}
    </section>
  );
}

/** Says how far the work is; it goes on by itself, and the page with it where there are scripts. */
function Progress({ shop, view, step }: Omit<StepsProps, 'state'> & { step: (event: string, label: string) => ReactNode }) {
  const t = useImportMessages().progress;
  const to = links(useLanguage());
  const { done, failed, waiting } = view.counts;
  const isApplied = view.state === 'applying';
  const all = done + failed + waiting;
  const words = isApplied ? t.applying(String(done + failed), String(all)) : t.undoing(String(done));
  return (
    <section className="mt-8 max-w-lead">
      <p role="status" id="progress-words">
        {words}
      </p>
      {isApplied && <progress value={done + failed} max={all} aria-labelledby="progress-words" className="mt-3 h-3 w-full accent-indigo" />}
      <p className="mt-3">
        <Link to={to.import(shop, view._id)} className="text-link inline-flex min-h-11 items-center">
          {t.reload}
        </Link>
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {isApplied && step('stop', t.stop)}
        {step(isApplied ? 'apply' : 'undo', t.resume)}
      </div>
    </section>
  );
}
