import { useState } from 'react';
import { FormFrame } from '../forms/form-frame.tsx';
import { type FormState, rejectedForm } from '../forms/form-state.ts';
import { FormPage } from './form-page.tsx';

interface MailedLinkPageProps {
  words: { title: string; intro: string; submit: string; busy: string; done: string };
  /** Address of the page, with the token of the link. */
  action: string;
  actionData: FormState | { answer: unknown } | undefined;
  /** Messages by error code, in place of the usual ones. */
  failures: Partial<Record<FormState['code'], string>>;
}

/**
 * The page of a link in a mail: a button that does what the link is for, and then that it is done. Opening it
 * changes nothing, so that a program which scans mails cannot either; mail programs send its form for the
 * reader (RFC 8058) and need an answer without a redirect.
 */
export function MailedLinkPage({ words: t, action, actionData, failures }: MailedLinkPageProps) {
  const [isDone, setDone] = useState(actionData !== undefined && 'answer' in actionData);
  return (
    <FormPage title={t.title} intro={t.intro}>
      {isDone ? (
        <p role="status" className="border-neem border-l-2 pl-6 text-lg">
          {t.done}
        </p>
      ) : (
        <FormFrame
          action={action}
          words={{}}
          state={rejectedForm(actionData)}
          submitLabel={t.submit}
          busyLabel={t.busy}
          failures={failures}
          onSuccess={() => setDone(true)}
        >
          {() => null}
        </FormFrame>
      )}
    </FormPage>
  );
}
