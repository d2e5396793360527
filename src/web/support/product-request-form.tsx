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
  /** What was searched for. */
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
          <Honeypot />
        </>
      )}
    </FormFrame>
  );
}

/** Counts its words and refuses more than fit. */
function ProductField({ field }: { field: FieldState }) {
  const t = useMessages().support.request;
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(field.defaultValue ?? '');
  const [words, setWords] = useState(0);
  const follow = (area: HTMLTextAreaElement) => {
    const kept = limitWords(before.current, area.value, maxProductRequestWords);
    if (kept !== area.value) {
      const caret = Math.max(0, area.selectionStart - (area.value.length - kept.length));
      area.value = kept;
      area.setSelectionRange(caret, caret);
    }
    before.current = kept;
    setWords(countWords(kept));
  };
  useEffect(() => {
    const area = place.current?.querySelector('textarea');
    if (area) setWords(countWords(area.value));
  }, []);
  return (
    <div ref={place}>
      <TextField
        field={field}
        required
        rows={6}
        maxLength={textLimits.product}
        // A word that is still being put together, as Hindi keyboards do, is looked at when it is whole.
        onInput={(event) => !(event.nativeEvent as InputEvent).isComposing && follow(event.target as HTMLTextAreaElement)}
        onCompositionEnd={(event) => follow(event.target as HTMLTextAreaElement)}
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
