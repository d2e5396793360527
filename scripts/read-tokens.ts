/** The decisions of src/ui/styles/tokens.css for what is drawn or checked outside a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Token {
  light: string;
  dark: string;
}

/** @returns gives a token by its name without the dashes in front; one of no scheme is the same in both */
export function readTokens(): ((name: string) => Token) & { names: readonly string[] } {
  const css = readFileSync(join(import.meta.dirname, '../src/ui/styles/tokens.css'), 'utf8');
  const found = new Map<string, Token>();
  for (const [, name = '', value = ''] of css.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)) {
    const [, light, dark] = /^light-dark\(([^,]+),\s*([^)]+)\)$/.exec(value) ?? [];
    found.set(name, { light: light ?? value, dark: dark ?? value });
  }
  const token = (name: string) => {
    const known = found.get(name);
    if (!known) throw new Error(`tokens.css has no --${name}`);
    return known;
  };
  return Object.assign(token, { names: [...found.keys()] });
}
