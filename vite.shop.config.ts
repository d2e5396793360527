import { defineConfig } from 'vite';

/**
 * The server, the worker and the thread of documents as one file each with what they load always: Node resolves, reads and compiles some thousand files otherwise,
 * which doubles the time of a start and keeps 90 MB. What carries native code or files of its own stays in node_modules.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'build/shop',
    target: 'node24',
    copyPublicDir: false,
    // Flat: src/platform/root.ts counts on it.
    assetsDir: '',
    rolldownOptions: { input: { main: 'src/main.ts', worker: 'src/worker.ts', documents: 'src/documents.ts' } },
  },
  ssr: {
    noExternal: true,
    external: [
      '@aws-sdk/client-s3',
      '@electric-sql/pglite',
      '@ip-location-db/geo-whois-asn-country-mmdb',
      '@node-rs/argon2',
      '@sentry/node',
      // One instance with pdfkit, which our typefaces are made known to.
      'fontkit',
      'pdfkit',
      'piscina',
      'sharp',
      'vite',
    ],
  },
});
