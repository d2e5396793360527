import { appSettings } from '#config/app-settings.ts';
import { readConfig } from '#config.ts';
import { addMedia } from '#modules/media/add-media.ts';
import { createContext, type Services } from '#platform/context.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log.ts';
import { openMailTransport } from '#platform/mail/open.ts';
import { createSecrets } from '#platform/secrets.ts';
import { diskMediaStorage } from '#platform/storage/open-media-storage.ts';
import { seedCatalogue } from '../demo/generator/load.ts';

export interface Paths {
  'category list of 24': string[];
  'cards of 24': string[];
  'product detail': string[];
  'home page': string[];
  'category page': string[];
  'product page': string[];
}

export interface Prepared {
  paths: Paths;
  /** Questions for what a cart of three lines costs. */
  quotes: string[];
}

/**
 * Brings the database to `products` products; pictures are rows without files, so
 * that answers have their real size.
 */
export async function prepareCatalogue(url: string, products: number, onProgress: (present: number) => void): Promise<Prepared> {
  const log = createLog('warn');
  const database = await openPostgres(url, { max: 4, onError: () => {} });
  const jobs = await startJobs(database, log, [], { work: false });
  try {
    await migrate(database);
    const config = readConfig({ DATA_DIR: '/nonexistent' });
    const services: Services = {
      database,
      jobs,
      media: diskMediaStorage('/nonexistent'),
      personalData: [],
      attachments: {},
      mail: openMailTransport(config),
      app: appSettings(config),
      secrets: createSecrets('the secret of a shop that is measured'),
      log,
      now: () => new Date(),
      invalidateCache: () => {},
    };
    const { rows } = await database.execute('select count(*) as total from media', []);
    if (Number(rows[0]?.total) === 0) {
      for (let index = 0; index < 80; index++) {
        await addMedia(createContext(services, { requestId: 'bench' }), {
          contentHash: index.toString(16).padStart(32, '0'),
          width: 2000,
          height: 2000,
          widths: [320, 480, 640, 960, 1280, 1600],
          placeholder: `data:image/webp;base64,${'UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoQABAABUB8JYgCdAEO'.repeat(3)}`,
        });
      }
    }
    await seedCatalogue(services, { products, seed: 1, onProgress });
    const read = async (text: string) => (await database.execute(text, [])).rows as Record<string, string>[];
    const shelves = await read('select id from subcategories order by id');
    const categories = await read('select slug from categories order by position');
    const some = await read('select id, slug from products order by id limit 3000');
    const sorts = ['featured', 'newest', 'price-up', 'price-down'];
    const lists = shelves.flatMap(({ id }) => sorts.map((sort) => ({ id, sort })));
    const variants = await read('select id from variants where available > 2 order by product_id, id limit 3000');
    const quotes = Array.from({ length: Math.floor(variants.length / 3) }, (_, index) =>
      JSON.stringify({
        items: [0, 1, 2].map((turn) => ({ variantId: variants[index + Math.floor(variants.length / 3) * turn]?.id, qty: turn + 1 })),
      }),
    );
    const paths = {
      'category list of 24': lists.map(({ id, sort }) => `/api/v1/categories/${id}/products?sort=${sort}`),
      'cards of 24': lists.map(({ id, sort }) => `/api/v1/products/cards?sort=${sort}&subcategoryId=${id}`),
      'product detail': some.map(({ id }) => `/api/v1/products/details/${id}`),
      'home page': ['/', '/hi'],
      'category page': categories.flatMap(({ slug }) => [`/categories/${slug}`, `/hi/categories/${slug}`]),
      'product page': some.map(({ id, slug }) => `/product/${id}/${slug}`),
    };
    return { paths, quotes };
  } finally {
    await jobs.stop();
    await database.close();
  }
}
