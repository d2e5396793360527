import type { ReactNode } from 'react';

/** A page with one form and its introduction beside it, above it on a phone. */
export function FormPage({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <div className="page grid gap-x-16 gap-y-8 pb-16 lg:grid-cols-[5fr_7fr] lg:pt-6">
      <div>
        <h1 className="text-3xl lg:text-4xl">{title}</h1>
        <p className="mt-4 max-w-lead text-lg text-muted leading-relaxed">{intro}</p>
      </div>
      <div className="max-w-form">{children}</div>
    </div>
  );
}
