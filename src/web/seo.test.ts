import { describe, expect, it } from 'vitest';
import { pageMeta, settingsOf } from './seo.ts';
import type { PublicSettings } from './settings.ts';

const settings: PublicSettings = {
  publicUrl: 'https://shop.example',
  demo: false,
  brand: { en: 'Haath', hi: 'हाथ' },
  supportEmail: 'help@shop.example',
  contact: { phone: undefined, whatsApp: undefined, hours: undefined, answerDays: 2 },
  reporting: undefined,
  offlinePage: true,
  socialLinks: [],
  ukVat: true,
};
const page = { title: 'FAQs', description: 'Answers', settings };

describe('what search engines read', () => {
  it('names one canonical address and both languages, from either of them', () => {
    for (const language of ['en', 'hi'] as const) {
      const path = language === 'hi' ? '/hi/faqs' : '/faqs';
      const meta = pageMeta({ ...page, language, path });
      expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: `https://shop.example${path}` });
      expect(meta).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang: 'en', href: 'https://shop.example/faqs' });
      expect(meta).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang: 'hi', href: 'https://shop.example/hi/faqs' });
      expect(meta).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'https://shop.example/faqs' });
    }
  });

  it("adds the shop's name once, in the language of the page", () => {
    expect(pageMeta({ ...page, language: 'en', path: '/faqs' })).toContainEqual({ title: 'FAQs · Haath' });
    expect(pageMeta({ ...page, language: 'hi', path: '/hi/faqs' })).toContainEqual({ title: 'FAQs · हाथ' });
    expect(pageMeta({ ...page, title: 'Haath: by hand', language: 'en', path: '/' })).toContainEqual({ title: 'Haath: by hand' });
  });

  it('gives pictures their whole address', () => {
    const image = (given?: string) => pageMeta({ ...page, language: 'en', path: '/', image: given });
    expect(image('/media/ab/800.webp')).toContainEqual({ property: 'og:image', content: 'https://shop.example/media/ab/800.webp' });
    expect(image('https://cdn.example/a.webp')).toContainEqual({ property: 'og:image', content: 'https://cdn.example/a.webp' });
    expect(image()).toContainEqual({ property: 'og:image', content: 'https://shop.example/share.png' });
  });

  it('still has title and description where the root loader failed', () => {
    expect(pageMeta({ ...page, language: 'en', path: '/', settings: undefined })).toEqual([
      { title: 'FAQs · Karigari' },
      { name: 'description', content: 'Answers' },
    ]);
  });

  it('finds the settings among the matches of a page', () => {
    expect(settingsOf([{ id: 'root', loaderData: { settings } }, { id: 'en.faqs' }])).toBe(settings);
    expect(settingsOf([{ id: 'root' }])).toBeUndefined();
  });
});
