/** Draws the modules' graph in docs/architecture.md from their imports: node scripts/draw-module-graph.ts */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseImports, type ImportGraph } from './cruise-imports.ts';

const root = join(import.meta.dirname, '..');
const path = join(root, 'docs/architecture.md');
const begin = '<!-- begin: drawn by scripts/draw-module-graph.ts -->\n';
const end = '<!-- end -->';

const moduleOf = (file: string) => /^src\/modules\/([^/]+)\//.exec(file)?.[1];

/** The modules that each module imports, tests aside. */
export function moduleImports({ files }: Pick<ImportGraph, 'files'>): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of files) {
    const from = moduleOf(source);
    if (from === undefined || source.includes('.test.')) continue;
    const found = imports.get(from) ?? new Set();
    imports.set(from, found);
    for (const { resolved } of dependencies) {
      const to = moduleOf(resolved);
      if (to !== undefined && to !== from) found.add(to);
    }
  }
  return imports;
}

/** Whether a module reaches another, by one import or several. */
const reaches = (imports: Map<string, Set<string>>, from: string, to: string): boolean =>
  [...(imports.get(from) ?? [])].some((next) => next === to || reaches(imports, next, to));

/**
 * Draws the graph as Mermaid, without arrows that a longer way tells already, so that the layers can be
 * seen.
 */
export function drawModuleGraph(imports: Map<string, Set<string>>): string {
  const lines: string[] = [];
  for (const from of [...imports.keys()].sort()) {
    const direct = [...(imports.get(from) ?? [])];
    const shown = direct.filter((to) => !direct.some((other) => other !== to && reaches(imports, other, to)));
    lines.push(shown.length > 0 ? `  ${from} --> ${shown.sort().join(' & ')}` : `  ${from}`);
  }
  return ['```mermaid', 'flowchart TB', ...lines, '```', ''].join('\n');
}

/** The text of docs/architecture.md with the graph of these files. */
export function architectureWithGraph(graph: Pick<ImportGraph, 'files'>): string {
  const text = readFileSync(path, 'utf8');
  const start = text.indexOf(begin);
  const stop = text.indexOf(end, start);
  if (start < 0 || stop < 0) throw new Error('docs/architecture.md has no place for the graph');
  return `${text.slice(0, start + begin.length)}\n${drawModuleGraph(moduleImports(graph))}\n${text.slice(stop)}`;
}

if (import.meta.main) writeFileSync(path, architectureWithGraph(await cruiseImports(root)));
