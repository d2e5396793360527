import type {} from '#platform/context.ts';

declare module '#platform/context.ts' {
  interface AppSettings {
    /** Address of a range service for leaked passwords; undefined where none shall be asked. */
    breachedPasswordsUrl: string | undefined;
  }
}
