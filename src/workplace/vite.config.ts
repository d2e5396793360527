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
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        // One file for what every page needs, and one for React: each more is a round trip on a slow line.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\// },
            {
              name: 'frame',
              test: /src\/(shared\/(access|detail-steps|loaded-words|localized|money|rupees|slug)|ui\/(button|field|form-error|icons|brand\/\w+|use-hydrated)|workplace\/(links|language|load-words|nonce|or-not-found|parts\/(?!messages)[\w/-]+))\.tsx?/,
            },
          ],
        },
      },
    },
  },
  environments: { ssr: { build: { rollupOptions: { input: './server.ts' } } } },
});
