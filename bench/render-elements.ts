/**
 * The limit of a page: what React alone takes for the same elements, texts and attributes, made once and
 * rendered again and again. Takes the addresses of pages; prints for each the microseconds of the main
 * thread, the least of twelve rounds, as JSON.
 */
process.env.NODE_ENV = 'production';
const { createElement } = await import('react');
const { renderToString } = await import('react-dom/server');

type Props = Record<string, unknown>;
type Node = ReturnType<typeof createElement> | string;

const voidElements = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const reactNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  crossorigin: 'crossOrigin',
};
const booleans = new Set([
  'async',
  'checked',
  'defer',
  'disabled',
  'hidden',
  'inert',
  'multiple',
  'open',
  'readonly',
  'required',
  'selected',
  'novalidate',
]);
const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] as string);

function styleOf(text: string): Props {
  const rules = text.split(';').map((rule) => [rule.slice(0, rule.indexOf(':')), rule.slice(rule.indexOf(':') + 1)] as const);
  return Object.fromEntries(
    rules.map(([name, value]) => [
      name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

function propsOf(attributes: string): Props {
  const props: Props = {};
  for (const [, name = '', value] of attributes.matchAll(/([^\s="]+)(?:="([^"]*)")?/g)) {
    const text = decode(value ?? '');
    props[reactNames[name] ?? name] = booleans.has(name) ? true : name === 'style' ? styleOf(text) : text;
  }
  return props;
}

/** Makes the elements of a page again, as React wrote it: attributes are quoted, without angle brackets. */
function elementsOf(html: string): { root: Node; count: number } {
  const open: { name: string; props: Props; children: Node[] }[] = [{ name: '', props: {}, children: [] }];
  const add = (node: Node) => open.at(-1)?.children.push(node);
  let count = 0;
  const tokens = /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<(script|style)([^>]*)>([\s\S]*?)<\/\1>|<\/[^>]+>|<([\w-]+)([^>]*?)\/?>|[^<]+/gi;
  for (const [token, raw, rawAttributes = '', code = '', name, attributes = ''] of html.matchAll(tokens)) {
    if (raw) add(createElement(raw, { ...propsOf(rawAttributes), dangerouslySetInnerHTML: { __html: code } }));
    else if (name && voidElements.has(name)) add(createElement(name, propsOf(attributes)));
    else if (name) open.push({ name, props: propsOf(attributes), children: [] });
    else if (token.startsWith('</')) {
      const ended = open.pop();
      if (ended) add(createElement(ended.name, ended.props, ...ended.children));
    } else if (!token.startsWith('<!')) add(decode(token));
    if (raw || name) count++;
  }
  return { root: open[0]?.children[0] as Node, count };
}

/** Microseconds of this thread for one rendering to bytes. */
function measure(root: Node): number {
  const times = 60;
  for (let turn = 0; turn < 5 * times; turn++) renderToString(root);
  const rounds = Array.from({ length: 12 }, () => {
    const before = process.threadCpuUsage();
    for (let turn = 0; turn < times; turn++) Buffer.from(renderToString(root));
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / times;
  });
  return Math.min(...rounds);
}

const results = [];
for (const address of process.argv.slice(2)) {
  const html = await (await fetch(address)).text();
  const { root, count } = elementsOf(html);
  const share = renderToString(root).length / html.length;
  if (Math.abs(share - 1) > 0.03) throw new Error(`of ${address} ${Math.round(share * 100)} % were made again`);
  results.push({ microseconds: Math.round(measure(root)), elements: count, bytes: Buffer.byteLength(html) });
}
process.stdout.write(JSON.stringify(results));
