import type { Context } from '#platform/context.ts';
import { createMsg91 } from './msg91.ts';
import './text-settings.ts';

/** A message by its registered template: in India a text is fixed, and only its variables change. */
export interface TextMessage {
  /** In international form, such as +919829012345. */
  to: string;
  template: string;
  variables: Readonly<Record<string, string>>;
}

/** The port to a service that sends text messages. */
export interface TextProvider {
  /** @throws {TextError} */
  send(message: TextMessage): Promise<void>;
}

/** Gives the service that sends text messages; undefined where none is set up. */
export const textProviderOf = ({ app }: Pick<Context, 'app'>): TextProvider | undefined => app.texts.msg91 && createMsg91(app.texts.msg91);
