import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathOf } from '#platform/http/request-variables.ts';
import { loadStaticFiles } from '#platform/http/static-files.ts';
import { root } from '#platform/root.ts';
import { isWorkplacePath } from '#shared/workplace-paths.ts';
import type { RenderPage } from './pages.ts';

type PageModule = { renderPage: RenderPage };

/**
 * The pages of the shop (`src/web`) and of the workplace (`src/workplace`): two builds behind one function.
 */
interface PageBuilds {
  /** Loads the pages of the shop. */
  load: () => Promise<void>;
  render: RenderPage;
  /** Answers a built client file, or null. */
  staticFile: (path: string, request: Request) => Response | null;
  /** Answers modules of the sources in development. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close(): Promise<void>;
}

/** Path that the client files of the workplace are served under; `base` of `src/workplace/vite.config.ts`. */
const workplaceBase = '/workplace';

const choosing =
  (shop: () => Promise<PageModule>, workplace: () => Promise<PageModule>): RenderPage =>
  async (request, deps) => {
    const load = isWorkplacePath(pathOf(request.url)) ? workplace : shop;
    return (await load()).renderPage(request, deps);
  };

/** Loads a server build with its first request. */
function loadOnce(file: string): () => Promise<PageModule> {
  let loading: Promise<PageModule> | undefined;
  return () => {
    loading ??= import(join(root, file)) as Promise<PageModule>;
    return loading;
  };
}

/**
 * Finds what `npm run build` made. Server code is loaded with its first request, or by `load`: calls of the
 * API are answered before, and most processes never show the workplace.
 */
export async function openPageBuilds(): Promise<PageBuilds> {
  const [shopFile, workplaceFile] = await Promise.all([
    loadStaticFiles(join(root, 'build/client')),
    loadStaticFiles(join(root, 'build/workplace/client'), workplaceBase),
  ]);
  const loadShop = loadOnce('build/server/server.js');
  return {
    load: async () => void (await loadShop()),
    render: choosing(loadShop, loadOnce('build/workplace/server/server.js')),
    staticFile: (path, request) => (path.startsWith(`${workplaceBase}/`) ? workplaceFile : shopFile)(path, request),
    close: async () => {},
  };
}

/** Serves the sources of both builds with a Vite server each. @param server carries their reload messages */
export async function servePageSources(server: Server): Promise<PageBuilds> {
  const { createServer } = await import('vite');
  const options = { server: { middlewareMode: true, hmr: { server } }, appType: 'custom' } as const;
  const workplaceRoot = join(root, 'src/workplace');
  const shop = await createServer({ ...options, root });
  const workplace = await createServer({ ...options, root: workplaceRoot, configFile: join(workplaceRoot, 'vite.config.ts') });
  const load = (vite: typeof shop, file: string) => async () => (await vite.ssrLoadModule(file)) as PageModule;
  return {
    load: async () => {},
    render: choosing(load(shop, './src/web/server.ts'), load(workplace, './server.ts')),
    staticFile: () => null,
    middleware: (request, response, next) =>
      (request.url?.startsWith(`${workplaceBase}/`) ? workplace : shop).middlewares(request, response, next),
    close: async () => {
      await shop.close();
      await workplace.close();
    },
  };
}
