import { readFileSync, statSync } from 'node:fs';

/** Most bytes of a file that holds a setting: keys and addresses are far shorter. */
const maxBytes = 64 * 1024;

/** The variable that names the file of a setting: `AUTH_SECRET_FILE` for `AUTH_SECRET`. */
export const fileVariable = (setting: string): string => `${setting}_FILE`;

/**
 * Reads settings that are given as files, so that secrets stand in no environment:
 * `AUTH_SECRET_FILE=/run/secrets/key`. Blanks and line breaks around the content are no part of the value. A
 * file that is empty, too large, cannot be read, or names a setting that is set as well is a fault and not an
 * unset value.
 * @param env the environment
 * @param settings names of all settings
 * @returns the environment with what the files hold, and a line for each fault, which never has a value in it
 */
export function readSettingFiles(
  env: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): { env: Record<string, string | undefined>; faults: string[] } {
  const read = { ...env };
  const faults: string[] = [];
  for (const setting of settings) {
    const variable = fileVariable(setting);
    const path = env[variable]?.trim();
    if (!path) continue;
    if (env[setting]?.trim()) faults.push(`${variable} and ${setting} are both set: unset one of them.`);
    else {
      const content = readSmallFile(path);
      if (typeof content === 'string') read[setting] = content;
      else faults.push(`${variable} ${content.fault}`);
    }
  }
  return { env: read, faults };
}

function readSmallFile(path: string): string | { fault: string } {
  try {
    const { size } = statSync(path);
    if (size > maxBytes) return { fault: `names a file of ${size} bytes: at most ${maxBytes} are read.` };
    return readFileSync(path, 'utf8').trim() || { fault: 'names a file that is empty.' };
  } catch (error) {
    const { code = 'unknown fault' } = error as NodeJS.ErrnoException;
    return { fault: `names a file that cannot be read (${code}): give the process the right to read it.` };
  }
}
