import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { loadModule, parseSync as parseSql } from 'libpg-query';
import { parseSync as parseSource } from 'vite';

await loadModule();

/**
 * Tables that one source file touches: `reads` in from, join and subqueries (locks too), `writes` in insert,
 * update and delete.
 */
export interface TableUse {
  file: string;
  reads: Set<string>;
  writes: Set<string>;
  /** Mentions of tables that belong to no statement which the parser of PostgreSQL could read. */
  unreadable: string[];
}

type Node = { type: string; [key: string]: unknown };
type Bindings = ReadonlyMap<string, Node | string[]>;

interface Source {
  path: string;
  program: Node;
  /**
   * Every constant and function of the file by name; the names of SQL fragments are unique in their files.
   */
  declared: Map<string, Node>;
  imported: Map<string, { path: string; name: string }>;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function children(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));
}

const sources = new Map<string, Source | undefined>();

/** Reads a source file once. @param root the repository, to which `#` imports are relative */
function sourceOf(root: string, path: string): Source | undefined {
  if (sources.has(path)) return sources.get(path);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    sources.set(path, undefined);
    return undefined;
  }
  const program = parseSource(path, text).program as unknown as Node;
  const source: Source = { path, program, declared: new Map(), imported: new Map() };
  const visit = (node: Node): void => {
    if (node.type === 'VariableDeclarator' && isNode(node.id) && node.id.type === 'Identifier' && isNode(node.init))
      source.declared.set(String(node.id.name), node.init);
    if (node.type === 'FunctionDeclaration' && isNode(node.id)) source.declared.set(String(node.id.name), node);
    if (node.type === 'ImportDeclaration') {
      const from = String((node.source as Node).value);
      const target = from.startsWith('#') ? join(root, 'src', from.slice(1)) : from.startsWith('.') ? join(dirname(path), from) : undefined;
      for (const each of node.specifiers as Node[])
        if (target && each.type === 'ImportSpecifier')
          source.imported.set(String((each.local as Node).name), { path: target, name: String((each.imported as Node).name) });
    }
    for (const child of children(node)) visit(child);
  };
  visit(program);
  sources.set(path, source);
  return source;
}

const maxVariants = 64;
/** Stands for what only a run knows: a value, mostly. */
const unknown = '§';

const product = (parts: string[][]): string[] =>
  parts.reduce<string[]>((all, part) => all.flatMap((head) => part.map((tail) => head + tail)).slice(0, maxVariants), ['']);

/** The texts that an expression can be, as far as constants, conditions and simple functions tell. */
function textsOf(root: string, source: Source, node: Node, bound: Bindings, depth = 0): string[] {
  if (depth > 12) return [unknown];
  const texts = (each: Node, names = bound) => textsOf(root, source, each, names, depth + 1);
  switch (node.type) {
    case 'Literal':
      return [typeof node.value === 'string' || typeof node.value === 'number' ? String(node.value) : unknown];
    case 'TemplateLiteral': {
      const quasis = (node.quasis as { value: { cooked: string } }[]).map((quasi) => [quasi.value.cooked]);
      const inserted = (node.expressions as Node[]).map((each) => texts(each));
      return product(quasis.flatMap((quasi, index) => (inserted[index] ? [quasi, inserted[index]] : [quasi])));
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
      return texts(node.expression as Node);
    case 'ConditionalExpression':
      return [...texts(node.consequent as Node), ...texts(node.alternate as Node)];
    case 'LogicalExpression':
      return [...texts(node.left as Node), ...texts(node.right as Node)];
    case 'BinaryExpression':
      return node.operator === '+' ? product([texts(node.left as Node), texts(node.right as Node)]) : [unknown];
    case 'ArrayExpression':
      return [unknown];
    case 'Identifier': {
      const name = String(node.name);
      const given = bound.get(name);
      if (Array.isArray(given)) return given;
      const found = find(root, source, name);
      return found ? textsOf(root, found.source, found.node, new Map(), depth + 1) : [unknown];
    }
    case 'MemberExpression': {
      const object = node.object as Node;
      const found = object.type === 'Identifier' ? find(root, source, String(object.name)) : undefined;
      const literal = found?.node.type === 'ObjectExpression' ? found.node : undefined;
      const values = ((literal?.properties ?? []) as Node[]).filter((each) => each.type === 'Property');
      const named = node.computed ? values : values.filter((each) => (each.key as Node).name === (node.property as Node).name);
      if (!found || named.length === 0) return [unknown];
      return named.flatMap((each) => textsOf(root, found.source, each.value as Node, new Map(), depth + 1));
    }
    case 'CallExpression': {
      const callee = node.callee as Node;
      if (callee.type === 'MemberExpression') {
        const method = String((callee.property as Node).name);
        if (method === 'join')
          return joined(root, source, callee.object as Node, texts((node.arguments as Node[])[0] as Node)[0] ?? ',', bound, depth);
        if (['trim', 'replace', 'replaceAll'].includes(method)) return texts(callee.object as Node);
        return [unknown];
      }
      if (callee.type !== 'Identifier') return [unknown];
      const found = find(root, source, String(callee.name));
      const body = found && bodyOf(found.node);
      if (!found || !body) return [unknown];
      const names = (found.node.params as Node[]).map((param) =>
        String((param.type === 'AssignmentPattern' ? (param.left as Node) : param).name),
      );
      const given = (node.arguments as Node[]).map((each) => texts(each));
      return textsOf(root, found.source, body, new Map(names.map((name, index) => [name, given[index] ?? [unknown]])), depth + 1);
    }
    default:
      return [unknown];
  }
}

/** `['a', 'b'].join(' ')`, also after `.map(…)` over what is known. */
function joined(root: string, source: Source, node: Node, separator: string, bound: Bindings, depth: number): string[] {
  if (node.type === 'Identifier') {
    const found = find(root, source, String(node.name));
    return found ? joined(root, found.source, found.node, separator, new Map(), depth + 1) : [unknown];
  }
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return joined(root, source, node.expression as Node, separator, bound, depth);
  if (node.type !== 'ArrayExpression') return [unknown];
  const parts = (node.elements as Node[]).map((each) => textsOf(root, source, each, bound, depth + 1));
  return product(parts.flatMap((part, index) => (index === 0 ? [part] : [[separator], part])));
}

function bodyOf(node: Node): Node | undefined {
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionDeclaration' && node.type !== 'FunctionExpression')
    return undefined;
  const body = node.body as Node;
  if (body.type !== 'BlockStatement') return body;
  const returned = (body.body as Node[]).find((each) => each.type === 'ReturnStatement');
  return returned?.argument as Node | undefined;
}

function find(root: string, source: Source, name: string, depth = 0): { source: Source; node: Node } | undefined {
  const node = source.declared.get(name);
  if (node) return { source, node };
  const from = source.imported.get(name);
  const other = from && depth < 4 ? sourceOf(root, from.path) : undefined;
  return other && from ? find(root, other, from.name, depth + 1) : undefined;
}

/** Walks PostgreSQL's own syntax tree. Names that a `with` gives are no tables. */
function tablesOf(tree: unknown, use: { reads: Set<string>; writes: Set<string> }): void {
  const given = new Set<string>();
  const names: { name: string; isWrite: boolean }[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'CommonTableExpr') given.add((inner as { ctename: string }).ctename);
      if (key === 'InsertStmt' || key === 'UpdateStmt' || key === 'DeleteStmt' || key === 'MergeStmt') {
        const { relation, ...rest } = inner as { relation: { relname: string } };
        names.push({ name: relation.relname, isWrite: true });
        visit(rest);
      } else if (key === 'RangeVar') {
        const { relname, schemaname = 'public' } = inner as { relname: string; schemaname?: string };
        if (schemaname === 'public') names.push({ name: relname, isWrite: false });
      } else if (key !== 'LockingClause') visit(inner);
    }
  };
  visit(tree);
  for (const { name, isWrite } of names) if (isWrite || !given.has(name)) use[isWrite ? 'writes' : 'reads'].add(name);
}

const statement = /^\s*(?:with|select|insert|update|delete|merge)\b/i;
const mention = /\b(insert\s+into|delete\s+from|update|from|join|using)\s+(?:only\s+)?([a-z_]+)\b/gi;

/**
 * Puts something valid where only a run knows what stands: a number of a parameter, a condition, a value or
 * nothing.
 */
const fillings: ((text: string) => string)[] = [
  (text) => text.replace(/(\b(?:where|and|or|on|not|when|filter \(where)\s+)§/gi, '$1true').replaceAll(unknown, '$1'),
  (text) => text.replace(/(\b(?:where|and|or|on|not|when|filter \(where)\s+)§/gi, '$1true').replaceAll(unknown, ' '),
  (text) => text.replaceAll(unknown, ' id '),
  (text) => text.replaceAll(unknown, ' id = 1 '),
];

function parsed(text: string): unknown {
  const numbered = text.replaceAll(`$${unknown}`, '$1');
  for (const fill of fillings) {
    try {
      return parseSql(fill(numbered));
    } catch {
      // The next filling may fit; a text that none fits is found out by the tables that it names.
    }
  }
  return undefined;
}

/** Tables as the repository calls them in Drizzle's builder: `from(payments)`, `insert(payments)`. */
const builderReads = new Set(['from', 'leftJoin', 'innerJoin', 'rightJoin', 'fullJoin']);
const builderWrites = new Set(['insert', 'update', 'delete']);

/**
 * Finds the tables that a source file reads and writes, in SQL texts and in calls of Drizzle's builder.
 * @param tableNames every table of the schema by the name of its definition, such as `orderLines` →
 * `order_lines`
 */
export function tableUseOf(root: string, path: string, tableNames: ReadonlyMap<string, string>): TableUse {
  const use: TableUse = { file: relative(root, path), reads: new Set(), writes: new Set(), unreadable: [] };
  const source = sourceOf(root, path);
  if (!source) return use;
  const known = new Set(tableNames.values());
  const mentioned = new Map<string, { table: string; isWrite: boolean }>();
  const visit = (node: Node): void => {
    if (
      node.type === 'TemplateLiteral' ||
      (node.type === 'Literal' && typeof node.value === 'string') ||
      (node.type === 'BinaryExpression' && node.operator === '+')
    ) {
      for (const text of new Set(textsOf(root, source, node, new Map()))) {
        const mentions = [...text.matchAll(mention)].filter(([, , table]) => known.has(table ?? ''));
        for (const [words, verb = '', table = ''] of mentions) mentioned.set(words, { table, isWrite: /insert|delete|update/i.test(verb) });
        const tree = mentions.length > 0 ? parsed(statement.test(text) ? text : `select ${text}`) : undefined;
        if (tree) tablesOf(tree, use);
      }
      if (node.type === 'TemplateLiteral') for (const each of node.expressions as Node[]) visit(each);
      return;
    }
    if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.type === 'MemberExpression') {
      const method = String((node.callee.property as Node).name);
      const [first] = node.arguments as Node[];
      const table = first?.type === 'Identifier' ? tableNames.get(source.imported.get(String(first.name))?.name ?? '') : undefined;
      if (table && builderReads.has(method)) use.reads.add(table);
      if (table && builderWrites.has(method)) use.writes.add(table);
    }
    for (const child of children(node)) visit(child);
  };
  visit(source.program);
  for (const [words, { table, isWrite }] of mentioned)
    if (!use.writes.has(table) && (isWrite || !use.reads.has(table))) use.unreadable.push(words);
  return use;
}
