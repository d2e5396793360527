import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

// The words of the code, the comments, the test titles and the documents. The shop's own sentences follow
// docs/voice.md instead. `node scripts/words.ts` counts by folder what is still to be changed, `node
// scripts/words.ts src/modules/orders` lists it.

/**
 * A word that names nothing outside this repository, and the term to use for it; matched against the words of
 * a name.
 */
interface BannedWord {
  /** Lower-case words that follow each other in a name. */
  words: string;
  use: string;
  /** Only at the beginning of a name of several words. */
  asPrefix?: true;
  /** Names that mean something else. */
  except?: RegExp;
}

export const bannedNames: readonly BannedWord[] = [
  { words: 'piece', use: 'product, variant or unit' },
  { words: 'pieces', use: 'products, variants, units or itemCount' },
  { words: 'place', use: 'market, origin, docId or index', except: /^place$|^place-?order|^placeOfSupply|InPlace$/i },
  { words: 'places', use: 'markets, origins, docIds or indexes', except: /^places$/ },
  { words: 'nowhere', use: 'defaultMarket' },
  { words: 'kept', use: 'stored, saved or cached', except: /^kept$/ },
  { words: 'wish', use: 'wishlist item or request' },
  { words: 'wishes', use: 'wishlist items or requests' },
  { words: 'anew', use: 'again, or re… (rebuildIndex)' },
  { words: 'nobody', use: 'anonymous, none' },
  { words: 'somebody', use: 'user, other' },
  { words: 'whoever', use: 'the role: buyer, seller, caller' },
  { words: 'happening', use: 'analytics event' },
  { words: 'obstacle', use: 'erasureBlocker' },
  { words: 'patience', use: 'timeout' },
  { words: 'most', use: 'max…', asPrefix: true },
  { words: 'least', use: 'min…', asPrefix: true },
  { words: 'few', use: 'low…Threshold', asPrefix: true },
  { words: 'tell', use: 'notify…, report… or format…', asPrefix: true },
  { words: 'told', use: 'reported…, response', asPrefix: true },
  { words: 'note', use: 'record…, track… or set…', asPrefix: true, except: /^note(Class|Field|Id|Text)/ },
  { words: 'look', use: 'find… or snapshot', asPrefix: true, except: /^look-?up/i },
  { words: 'judge', use: 'evaluate', asPrefix: true },
  { words: 'give back', use: 'release…' },
  { words: 'put back', use: 'release… or restore…' },
  { words: 'take stock', use: 'reserveStock' },
  { words: 'take coupon', use: 'redeemCoupon' },
  { words: 'take limit', use: 'consumeRateLimit' },
  { words: 'run once', use: 'withIdempotencyKey' },
  { words: 'at last', use: 'beforeCommit' },
  { words: 'at once', use: 'concurrency' },
  { words: 'in vain', use: 'simulate…' },
  { words: 'in turn', use: 'progressive…' },
  { words: 'way back', use: 'returnUrl' },
  { words: 'move along', use: 'advance' },
  { words: 'ready answer', use: 'raw JSON route' },
  { words: 'ready answers', use: 'raw JSON routes' },
  { words: 'page door', use: 'page handler' },
  { words: 'far card', use: 'placeholder card' },
  { words: 'person part', use: 'PersonalDataSource' },
  { words: 'person parts', use: 'personal data sources' },
  { words: 'outside sources', use: 'CSP sources, thirdPartyOrigins' },
];

interface BannedPhrase {
  pattern: RegExp;
  use: string;
}

/** For comments, test titles and documents, outside of quotations and code. */
export const bannedPhrases: readonly BannedPhrase[] = [
  { pattern: /\bpieces?\b/i, use: 'product, variant, unit or item' },
  { pattern: /\banew\b/i, use: 'again' },
  { pattern: /\{Failure\}/, use: 'DomainError' },
  { pattern: /\b(?:nobody|somebody)\b/i, use: 'no one named so: say which role (buyer, caller, other user), or the passive' },
  { pattern: /\b(?:whoever|whomever|whatever|wherever)\b/i, use: 'the subject itself' },
  { pattern: /\bready answers?\b/i, use: 'raw JSON routes' },
  { pattern: /\bpage door\b/i, use: 'page handler' },
  { pattern: /\bperson[- ]parts?\b/i, use: 'personal data sources' },
  { pattern: /\bin vain\b/i, use: 'without effect' },
];

/** First words that hide what a comment is about. */
const bannedOpenings = /^(?:Who|Whom|Whose|Whoever|What|Whatever|Where|Wherever|How|Nobody|Nothing|Somebody)\b/;

/** Columns of a line that holds a comment alone; beside code the formatter's width counts. */
const maxCommentColumns = 110;
const maxTitleLength = 110;

/** Lines that use a banned word because the word is the domain's there. */
export const allowed: readonly { file: string; text: string; reason: string }[] = [
  { file: 'src/modules/cart/price-lines.ts', text: 'leastPaise?: number', reason: 'field of the API: the coupon of a quote' },
];

export interface Finding {
  file: string;
  line: number;
  what: 'name' | 'file name' | 'comment' | 'title' | 'document';
  text: string;
  why: string;
}

/**
 * The words of a name, in lower case: `XMLHttpRequest`, `keep-alive` and `MAX_LINES` have three, two and two.
 */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}

/** The term to use in place of a banned word of this name; undefined where it has none. */
export function bannedIn(name: string): string | undefined {
  const words = ` ${wordsOf(name).join(' ')} `;
  const found = bannedNames.find(
    (banned) =>
      (banned.asPrefix ? words.startsWith(` ${banned.words} `) && words.trim() !== banned.words : words.includes(` ${banned.words} `)) &&
      !banned.except?.test(name),
  );
  return found && `"${found.words}": ${found.use}`;
}

/** Sentences without code, addresses and quotations. */
const proseOf = (text: string) => text.replace(/`[^`]*`|“[^”]*”|"[^"\n]*"|‘[^’]*’|https?:\S+|\S+\.(?:ts|tsx|md|json|sql)\b/g, ' ');

function phraseIn(text: string): string | undefined {
  const prose = proseOf(text);
  const found = bannedPhrases.find(({ pattern }) => pattern.test(prose));
  return found && `"${found.pattern.exec(prose)?.[0]}": ${found.use}`;
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}
interface Comment {
  type: 'Line' | 'Block';
  value: string;
  start: number;
  end: number;
}
type Found = (start: number, what: Finding['what'], text: string, why: string) => void;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The names that a declaration's pattern binds. */
function boundNames(pattern: unknown): Node[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return (pattern.properties as Node[]).flatMap((property) => boundNames(property.type === 'RestElement' ? property : property.value));
    case 'ArrayPattern':
      return (pattern.elements as unknown[]).flatMap(boundNames);
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    case 'TSParameterProperty':
      return boundNames(pattern.parameter);
    default:
      return [];
  }
}

const declarations = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'TSEnumDeclaration', 'ClassDeclaration']);
const members = new Set(['TSPropertySignature', 'TSMethodSignature', 'MethodDefinition', 'PropertyDefinition']);

/**
 * The names that a node introduces. Uses follow their declaration, and keys of an object literal may be
 * fields of the API.
 */
function declaredNames(node: Node): Node[] {
  if (node.type === 'VariableDeclarator' || declarations.has(node.type)) return boundNames(node.id);
  if (members.has(node.type)) return node.computed ? [] : boundNames(node.key);
  if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression')
    return [...boundNames(node.id), ...(node.params as unknown[]).flatMap(boundNames)];
  if (node.type === 'CatchClause') return boundNames(node.param);
  return [];
}

const runners = new Set(['test', 'it', 'describe']);

/** The identifier that a call hangs on: `test` of `test.each(…)(…)`. */
function rootOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  return node.type === 'Identifier' ? (node.name as string) : rootOf(node.callee ?? node.object ?? node.tag);
}

function titleOf(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || !runners.has(rootOf(node.callee) ?? '')) return undefined;
  const [title] = node.arguments as Node[];
  if (typeof title?.value === 'string') return title.value;
  return title?.type === 'TemplateLiteral'
    ? (title.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
    : undefined;
}

function walk(node: unknown, found: Found): void {
  if (Array.isArray(node)) for (const each of node) walk(each, found);
  else if (isNode(node)) {
    for (const { name, start } of declaredNames(node) as (Node & { name: string })[]) {
      const why = bannedIn(name);
      if (why) found(start, 'name', name, why);
    }
    const title = titleOf(node);
    if (title !== undefined) {
      const why = phraseIn(title) ?? (title.length > maxTitleLength ? `longer than ${maxTitleLength} characters` : undefined);
      if (why) found(node.start, 'title', title, why);
    }
    for (const each of Object.values(node)) if (typeof each === 'object') walk(each, found);
  }
}

/** Comments of one line each that follow each other are one text. */
function joinLines(code: string, comments: readonly Comment[]): { start: number; text: string }[] {
  const joined: { start: number; end: number; text: string; isLine: boolean }[] = [];
  for (const { type, value, start, end } of comments) {
    const before = joined.at(-1);
    const isLine = type === 'Line';
    if (isLine && before?.isLine && /^\r?\n[ \t]*$/.test(code.slice(before.end, start))) {
      before.text += `\n${value}`;
      before.end = end;
    } else joined.push({ start, end, text: value.replace(/^\*/, '').replace(/^\s*\* ?/gm, ''), isLine });
  }
  return joined;
}

/** Instructions for tools, not sentences. */
const isDirective = (text: string) => /^\s*(?:biome-ignore|@ts-|@vite-ignore|#__PURE__|@vitest|\/\s*<reference|!)/.test(text);

function checkComments(code: string, comments: readonly Comment[], found: Found): void {
  for (const { start, text } of joinLines(code, comments)) {
    const sentence = text.trim();
    if (isDirective(sentence)) continue;
    if (bannedOpenings.test(sentence)) found(start, 'comment', sentence, 'begins with neither its subject nor a verb');
    const why = phraseIn(sentence);
    if (why) found(start, 'comment', sentence, why);
  }
  for (const { start, end, value } of comments) {
    if (isDirective(value)) continue;
    const lineStart = code.lastIndexOf('\n', start - 1) + 1;
    if (code.slice(lineStart, start).trim() !== '') continue;
    let at = lineStart;
    for (const line of code.slice(lineStart, end).split('\n')) {
      if ([...line].length > maxCommentColumns) found(at, 'comment', line.trim(), `wider than ${maxCommentColumns} columns`);
      at += line.length + 1;
    }
  }
}

const lineAt = (code: string, start: number) => code.slice(0, start).split('\n').length;

/** Everything in a source file that is not said in standard words. */
export function findInSource(file: string, code: string): Finding[] {
  const findings: Finding[] = [];
  const lines = code.split('\n');
  const found: Found = (start, what, text, why) => {
    const line = lineAt(code, start);
    if (allowed.some((each) => each.file === file && (lines[line - 1] ?? '').includes(each.text))) return;
    findings.push({ file, line, what, text: text.split('\n')[0]?.slice(0, 120) ?? '', why });
  };
  const fileName = file.split('/').find((part) => bannedIn(part.replace(/\.\w+$/, '')));
  if (fileName) findings.push({ file, line: 1, what: 'file name', text: fileName, why: bannedIn(fileName.replace(/\.\w+$/, '')) ?? '' });
  const { program, comments } = parseSync(file, code);
  walk(program, found);
  checkComments(code, comments as Comment[], found);
  return findings;
}

/** Everything in a document that is not said in standard words. */
export function findInDocument(file: string, text: string): Finding[] {
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    if (line.startsWith('```')) isCode = !isCode;
    const why = isCode ? undefined : phraseIn(line);
    return why ? [{ file, line: index + 1, what: 'document' as const, text: line.trim().slice(0, 120), why }] : [];
  });
}

export const listSources = (): string[] =>
  globSync('{src,test,scripts,e2e,bench,demo}/**/*.{ts,tsx}', { exclude: (path) => /node_modules|\.react-router/.test(String(path)) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** Documents that speak to developers: docs/voice.md speaks of the interface's own words. */
export const listDocuments = (): string[] =>
  ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].filter((path) => path !== 'docs/voice.md').sort();

if (import.meta.main) {
  const [path = ''] = process.argv.slice(2);
  const findings = [
    ...listSources().flatMap((file) => (file.startsWith(path) ? findInSource(file, readFileSync(file, 'utf8')) : [])),
    ...listDocuments().flatMap((file) => (file.startsWith(path) ? findInDocument(file, readFileSync(file, 'utf8')) : [])),
  ];
  if (path === '') {
    const folderOf = (file: string) =>
      file
        .split('/')
        .slice(0, /^src\/(?:modules|platform|web)\//.test(file) ? 3 : 2)
        .join('/');
    for (const [folder, own] of Map.groupBy(findings, ({ file }) => folderOf(file))) console.log(`${own.length} in ${folder}`);
  } else for (const { file, line, what, text, why } of findings) console.log(`${file}:${line}  ${what}  ${why}\n    ${text}`);
  console.log(`${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
