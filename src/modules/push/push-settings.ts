/** Push messages to browsers of sellers. */
export interface PushSettings {
  isOn: boolean;
  /** Origins of push services of the operator's own, which may be private. */
  ownServices: readonly string[];
}

declare module '#platform/context.ts' {
  interface AppSettings {
    push: PushSettings;
  }
}
