import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import type { Language, Localized } from '#shared/localized.ts';
import { localizeLink, perLanguage } from './content-rules.ts';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/**
 * Headings of a text stand below those of the page around it: its highest becomes `base`, and no level is
 * skipped.
 */
markdown.core.ruler.push('headings-below', (state) => {
  const headings = state.tokens.filter((token) => token.type === 'heading_open' || token.type === 'heading_close');
  const highest = Math.min(...headings.map((token) => Number(token.tag.slice(1))));
  const { base } = state.env as { base: number };
  let last = base - 1;
  for (const token of headings) {
    if (token.type === 'heading_open') last = Math.min(Number(token.tag.slice(1)) - highest + base, last + 1, 6);
    token.tag = `h${last}`;
  }
});

/**
 * Markdown has no table without a head. One with an empty head is a list of facts: it loses the head, and
 * the first cell of each row becomes its heading.
 */
markdown.core.ruler.push('facts', (state) => {
  const { tokens } = state;
  for (let end = tokens.length - 1; end >= 0; end--) {
    if (tokens[end]?.type !== 'thead_close') continue;
    const start = tokens.findLastIndex((token, index) => index < end && token.type === 'thead_open');
    if (tokens.slice(start, end).some((token) => token.type === 'inline' && token.content !== '')) continue;
    let isFirst = false;
    for (const token of tokens.slice(end, tableCloseIndex(tokens, end))) {
      if (token.type === 'tr_open') isFirst = true;
      if (!isFirst || !/^td_/.test(token.type)) continue;
      token.tag = 'th';
      if (token.type === 'td_open') token.attrSet('scope', 'row');
      else isFirst = false;
    }
    tokens.splice(start, end - start + 1);
  }
});

const tableCloseIndex = (tokens: readonly { type: string }[], from: number) =>
  tokens.findIndex((token, index) => index > from && token.type === 'table_close');

/** A picture of ours; what another host serves could follow our readers. */
const ownPicture = /^\/media\/[0-9a-f]{8,128}\/\d{1,5}\.(webp|avif)$/;

const sanitizeOptionsFor = (language: Language): sanitizeHtml.IOptions => ({
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'strong', 'em', 's', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'title', 'rel'], img: ['src', 'alt', 'title', 'loading', 'decoding'], ol: ['start'], th: ['scope'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
  transformTags: {
    a: (tagName, { href = '', title }) => ({
      tagName,
      attribs: {
        href: localizeLink(href, language),
        ...(title ? { title } : {}),
        ...(/^https?:/i.test(href) ? { rel: 'noopener noreferrer' } : {}),
      },
    }),
    img: (tagName, { src = '', alt = '', title }) => ({
      tagName,
      attribs: { src, alt, ...(title ? { title } : {}), loading: 'lazy', decoding: 'async' },
    }),
  },
});

const sanitizeOptions = { en: sanitizeOptionsFor('en'), hi: sanitizeOptionsFor('hi') };

/**
 * Renders Markdown as sanitized HTML for a page, in every language of the text. `base`: the level of its
 * highest heading.
 */
export const renderMarkdown = (text: Localized, base: 2 | 4): Localized =>
  perLanguage(text, (source, language) => sanitizeHtml(markdown.render(source, { base }), sanitizeOptions[language]).trim());
