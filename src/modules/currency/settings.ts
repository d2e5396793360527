import type {} from '#platform/context.ts';

declare module '#platform/context.ts' {
  interface AppSettings {
    /** Address of the exchange-rate service; undefined where none shall be asked. */
    ratesUrl: string | undefined;
  }
}
