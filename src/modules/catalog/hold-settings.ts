import type { HoldSettings } from './hold-rules.ts';

declare module '#platform/context.ts' {
  interface AppSettings {
    holds: HoldSettings;
  }
}
