import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * The second page build: pages of sellers and operators. Its files lie under /workplace/, so that those of
 * the shop keep their bytes.
 */
export default defineConfig({
  base: '/workplace/',
  // Icons and fonts of the origin come from the shop's build.
  publicDir: false,
  // Two development servers in one process must not share prebundled dependencies.
  cacheDir: '../../node_modules/.vite-workplace',
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, emptyOutDir: true },
  environments: { ssr: { build: { rollupOptions: { input: './server.ts' } } } },
});
