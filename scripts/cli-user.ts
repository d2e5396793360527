import { userInfo } from 'node:os';

/** The operating-system user who runs this, as the security log names it. */
export function cliUser(): string {
  try {
    return userInfo()
      .username.replace(/[^\w.@:-]/g, '_')
      .slice(0, 64);
  } catch {
    return `uid-${process.getuid?.() ?? 'unknown'}`;
  }
}
