import { Form } from 'react-router';
import type { ImportView } from '#modules/imports/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { useLanguage } from '../../language.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import { useImportMessages } from './messages.ts';

/** Shows what each column of the file is, with its first entry, as a form. */
export function ImportColumns({ view: { columns, fields, state: standing }, state }: { view: ImportView; state: FormState | undefined }) {
  const language = useLanguage();
  const t = useImportMessages().columns;
  const own = state?.values.event === 'columns' ? state : undefined;
  const [twice] = Object.keys(own?.fields ?? {}).flatMap((name) => /^columns\.(\d+)$/.exec(name)?.[1] ?? []);
  return (
    <details open={standing === 'read' || own !== undefined} className="mt-8 max-w-column">
      <summary className="min-h-11 cursor-pointer py-2 text-2xl">{t.title}</summary>
      <p className="mt-2 mb-6 max-w-lead">{t.text}</p>
      <Form method="post" className="grid max-w-lead gap-5">
        {own && (
          <FormError key={JSON.stringify(own)} title={twice === undefined ? t.missing : t.twice(columns[Number(twice)]?.name ?? '')} />
        )}
        <input type="hidden" name="event" value="columns" />
        {columns.map(({ name, sample, field }, index) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: columns can have one name, and stay where they are
            key={index}
            id={`column-${index}`}
            label={name || String(index + 1)}
            hint={<span className="wrap-anywhere">{sample ? t.sample(sample) : t.empty}</span>}
          >
            {(control) => (
              <select {...control} name={`column.${index}`} defaultValue={own?.values[`column.${index}`] ?? field}>
                <option value="">{t.out}</option>
                {fields.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {inLanguage(label, language)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
        <div className="flex max-sm:*:flex-1">
          <Button type="submit" kind={standing === 'read' ? 'solid' : 'line'}>
            {t.submit}
          </Button>
        </div>
      </Form>
    </details>
  );
}
