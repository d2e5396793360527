import { useEffect, useRef, useState } from 'react';
import { countWords, maxProductRequestWords, textLimits } from '#shared/text-limits.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { type FieldState, TextField } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import type { SupportFormProps } from './form-props.ts';
import { Honeypot } from './sender-fields.tsx';
import { limitWords } from './word-limit.ts';

interface ProductRequestFormProps extends SupportFormProps {
  /** The search term. */
  term: string;
}

export function ProductRequestForm({ term, ...props }: ProductRequestFormProps) {
  const language = useLanguage();
  const t = useMessages().support;
  return (
    <FormFrame
      {...props}
      action={links(language).requestProduct(term)}
      draft={`request-product:${term}`}
      words={t.request.fields}
      defaults={{ product: term }}
      submitLabel={t.request.submit}
      busyLabel={t.sending}
    >
      {(field) => (
        <>
          <ProductField field={field('product')} />
          <TextField field={field('email')} type="email" inputMode="email" autoComplete="email" maxLength={textLimits.email} />
          <Honeypot />
        </>
      )}
    </FormFrame>
  );
}

/** A text area that counts its words and refuses more than the limit. */
function ProductField({ field }: { field: FieldState }) {
  const t = useMessages().support.request;
  const container = useRef<HTMLDivElement>(null);
  const before = useRef(field.defaultValue ?? '');
  const [words, setWords] = useState(0);
  const applyLimit = (area: HTMLTextAreaElement) => {
    const limited = limitWords(before.current, area.value, maxProductRequestWords);
    if (limited !== area.value) {
      const caret = Math.max(0, area.selectionStart - (area.value.length - limited.length));
      area.value = limited;
      area.setSelectionRange(caret, caret);
    }
    before.current = limited;
    setWords(countWords(limited));
  };
  useEffect(() => {
    const area = container.current?.querySelector('textarea');
    if (area) setWords(countWords(area.value));
  }, []);
  return (
    <div ref={container}>
      <TextField
        field={field}
        required
        rows={6}
        maxLength={textLimits.product}
        // Waits for the end of a composition, which Hindi keyboards use.
        onInput={(event) => !(event.nativeEvent as InputEvent).isComposing && applyLimit(event.target as HTMLTextAreaElement)}
        onCompositionEnd={(event) => applyLimit(event.target as HTMLTextAreaElement)}
        aside={
          <p data-needs-script className="shrink-0 tabular-nums">
            <span className="sr-only">{t.wordsUsed} </span>
            {t.words(words)}
          </p>
        }
      />
      <p role="status" className="sr-only">
        {words >= maxProductRequestWords ? t.full : ''}
      </p>
    </div>
  );
}
