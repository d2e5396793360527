import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import type { Draft } from '#modules/drafts/draft-contract.ts';
import { arrangePhotos, saveWords } from './draft-calls.ts';
import { bodyOf } from './draft-fields.ts';
import { changedAlts, textsOf } from './photo-order.ts';

/** Milliseconds after the last key until what was typed is saved. */
const pauseMs = 1_500;
/** Milliseconds between tries while there is no connection. */
const retryMs = 5_000;

export type SaveStatus = { kind: 'none' | 'saving' | 'offline' | 'conflict' | 'refused' } | { kind: 'saved'; at: Date };

interface AutosaveOptions {
  shop: string;
  draft: Draft;
  /** The version that the form names at first. */
  begun: number;
  formId: string;
  /** A draft that waits for its review is saved on purpose alone: half a sentence could be approved. */
  isOn: boolean;
  /** Asked before what could not be saved is left. */
  question: string;
}

/**
 * Saves the form of a draft while it is typed, each time as the version that was saved before. After a
 * conflict it stops, and the form's own button shows both versions.
 */
export function useAutosave({ shop, draft, begun, formId, isOn, question }: AutosaveOptions) {
  // The version and the words that the form began with: what others save meanwhile must stay a conflict.
  const start = useRef(draft);
  const [version, setVersion] = useState(begun);
  const [status, setStatus] = useState<SaveStatus>({ kind: 'none' });
  const current = useRef(begun);
  const photos = useRef(draft.photos);
  const values = useRef<Record<string, string>>(undefined);
  const working = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  photos.current = draft.photos;

  const stop = (kind: 'conflict' | 'refused') => {
    clearTimeout(timer.current);
    setStatus({ kind });
  };
  /** Saves what was typed last. @param keepalive the page is being left */
  const save = async (keepalive: boolean): Promise<void> => {
    const typed = values.current;
    if (!typed) return;
    setStatus({ kind: 'saving' });
    const at = { shop, draft: start.current._id };
    const alts = changedAlts(photos.current, typed);
    if (alts) await arrangePhotos(at, alts, keepalive);
    const { answer, error } = await saveWords(at, current.current, bodyOf(typed, start.current.body), keepalive);
    if (answer) {
      current.current = answer.data.draft.version;
      setVersion(current.current);
      if (values.current === typed) values.current = undefined;
      setStatus({ kind: 'saved', at: new Date() });
    } else if (error.code === 'UNREACHABLE') {
      setStatus({ kind: 'offline' });
      plan(retryMs);
    } else stop(error.code === 'CONFLICT' ? 'conflict' : 'refused');
  };
  const begin = (keepalive = false) => {
    working.current ??= save(keepalive).finally(() => {
      working.current = undefined;
    });
    return working.current;
  };
  const plan = (milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void (working.current ? plan(pauseMs) : begin()), milliseconds);
  };
  const onInput = ({ target }: FormEvent) => {
    const { form } = target as HTMLInputElement;
    // The chooser of photographs is a form of its own.
    if (form?.id !== formId) return;
    values.current = textsOf(form);
    if (isOn && status.kind !== 'conflict') plan(pauseMs);
  };
  /** Lets a save that is on its way arrive before the form is sent, so that the form names its version. */
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    const form = event.currentTarget;
    if (!working.current) {
      values.current = undefined;
      return;
    }
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void working.current.then(() => {
      const field = form.elements.namedItem('version');
      if (field instanceof HTMLInputElement) field.value = String(current.current);
      form.requestSubmit(submitter);
    });
  };

  const isStuck = () => values.current !== undefined && (!isOn || ['offline', 'conflict', 'refused'].includes(status.kind));
  // Another page reads what was typed a moment ago: it is saved before that page opens.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      (isStuck() ? !window.confirm(question) : values.current !== undefined || working.current !== undefined),
  );
  const leave = useRef({ isStuck, begin });
  leave.current = { isStuck, begin };
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (leave.current.isStuck()) return blocker.reset();
    void (async () => {
      await working.current;
      if (values.current) await leave.current.begin();
      if (values.current === undefined || window.confirm(question)) blocker.proceed();
      else blocker.reset();
    })();
  }, [blocker, question]);
  // Before the form leaves the page.
  useLayoutEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (leave.current.isStuck()) event.preventDefault();
    };
    const flush = () => {
      if (values.current && isOn && !leave.current.isStuck()) void leave.current.begin(true);
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('pagehide', flush);
      clearTimeout(timer.current);
      flush();
    };
  }, [isOn]);
  return { version, status, onInput, onSubmit };
}
