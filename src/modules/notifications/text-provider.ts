import type { Context } from '#platform/context.ts';
import { createMsg91 } from './msg91.ts';
import './text-settings.ts';
import type { Language } from '#shared/localized.ts';
import { createWhatsApp } from './whatsapp.ts';

/** Ways to a telephone. */
export type TextChannel = 'sms' | 'whatsapp';

/** A message by its registered template: its text is fixed, and only its variables change. */
export interface TextMessage {
  /** In international form, such as +919829012345. */
  to: string;
  template: string;
  language: Language;
  /** Identical in every report on the message. */
  reference: string;
  variables: Readonly<Record<string, string>>;
}

/** The port to a service that sends text messages. */
export interface TextProvider {
  /** @throws {TextError} */
  send(message: TextMessage): Promise<void>;
}

/** Gives the service of a channel; undefined where none is set up. */
export function textProviderOf({ app: { texts } }: Pick<Context, 'app'>, channel: TextChannel): TextProvider | undefined {
  if (channel === 'whatsapp') return texts.whatsApp && createWhatsApp(texts.whatsApp);
  return texts.msg91 && createMsg91(texts.msg91);
}
