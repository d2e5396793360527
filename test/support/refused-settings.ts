import { readConfig } from '#config.ts';

/** Reads settings. @returns why they are refused, or `accepted` */
export function messageOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}
