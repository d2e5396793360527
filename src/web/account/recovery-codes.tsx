import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useAccountMessages } from './messages.ts';

/** The recovery codes, shown once: to copy, to keep as a file and to print. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const at = links(useLanguage()).account;
  const t = useAccountMessages().authenticator;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: t.copied, subject: 'recovery' });
    } catch {
      showToast({ text: t.copyFailed, kind: 'failed', subject: 'recovery' });
    }
  };
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = t.fileName;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div data-alone-on-paper className="max-w-form">
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {t.recoveryTitle}
      </h1>
      <p className="mt-3">{t.recoveryText}</p>
      <ul className="mt-6 grid gap-y-2 rounded-sm bg-sunk p-5 tabular-nums tracking-wide">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div data-needs-script className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button kind="line" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <Button kind="line" onClick={download}>
          {t.download}
        </Button>
        <Button kind="line" onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
      <p className="mt-6 print:hidden">
        <Link to={at.security()} className="solid-button">
          {t.finish}
        </Link>
      </p>
    </div>
  );
}
