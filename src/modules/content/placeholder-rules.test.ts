import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { placeholders } from './placeholder-rules.ts';
import { createFiller, placeholderValues } from './placeholder-values.ts';
import { renderMarkdown } from './render-markdown.ts';

const shop = (env: Record<string, string> = {}) =>
  readConfig({ DEMO: 'false', AUTH_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://shop.example', ...env });

test("escapes an operator's setting in a page", () => {
  const fill = createFiller(shop({ LEGAL_ENTITY: '<script>alert("Smith & Sons")</script>' }));
  const { en } = fill.html(renderMarkdown({ en: '**{{legalEntity}}** at {{publicUrl}}' }, 2));
  expect(en).toBe('<p><strong>&lt;script&gt;alert(&quot;Smith &amp; Sons&quot;)&lt;/script&gt;</strong> at https://shop.example</p>');
  expect(fill.text({ en: 'Terms of {{legalEntity}}' }).en).toBe('Terms of <script>alert("Smith & Sons")</script>');
});

test('a setting in an address leads where it should', () => {
  const fill = createFiller(shop({ SUPPORT_EMAIL: 'help@shop.example', GRIEVANCE_PHONE: '+91 124 400-0000' }));
  const source =
    '[{{supportEmail}}](mailto:{{supportEmail}}) [call](tel:{{grievancePhone}}) [here]({{publicUrl}}/faqs) [no](https://x.example/{{brand}})';
  const { en } = fill.html(renderMarkdown({ en: source }, 2));
  expect(en).toContain('<a href="mailto:help@shop.example">help@shop.example</a>');
  expect(en).toContain('<a href="tel:+911244000000">call</a>');
  expect(en).toContain('<a href="https://shop.example/faqs">here</a>');
  expect(en).toContain('href="https://x.example/%7B%7Bbrand%7D%7D"');
});

test('a telephone number that is not given is no link', () => {
  const source = renderMarkdown({ en: '[{{grievancePhone}}](tel:{{grievancePhone}})' }, 2);
  expect(createFiller(shop()).html(source).en).toBe('<p>not given yet</p>');
  expect(createFiller(shop({ GRIEVANCE_PHONE: '1915-000' })).html(source).en).toBe('<p><a href="tel:1915000">1915-000</a></p>');
});

test('an unknown placeholder stays as it was written', () => {
  expect(createFiller(shop()).html({ en: '{{constructor}} {{unknown}} { {brand} }' }).en).toBe('{{constructor}} {{unknown}} { {brand} }');
});

test('every setting has words in both languages, as a sample or as missing', () => {
  const demo = readConfig({});
  for (const name of placeholders) {
    for (const language of ['en', 'hi'] as const) expect(placeholderValues(demo, language)[name]).toMatch(/\S/);
  }
  expect(placeholderValues(demo, 'en').legalEntity).toMatch(/\(sample\)$/);
  expect(placeholderValues(demo, 'en').legalAddress).toMatch(/Haryana.*India/);
  expect(placeholderValues(demo, 'hi').legalAddress).toMatch(/हरियाणा.*\(डेमो\)$/);
  expect(placeholderValues(shop(), 'en')).toMatchObject({ legalEntity: 'not given yet', gstin: 'not given yet', cin: 'none' });
  expect(placeholderValues(shop({ LEGAL_ENTITY: 'Haath LLP', BRAND: 'Haath' }), 'hi')).toMatchObject({
    legalEntity: 'Haath LLP',
    brand: 'Haath',
  });
});
