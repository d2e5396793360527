import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  serverBuildFile: 'server.js',
  ssr: true,
  // The manifest of all routes is some 3 KB that the browser caches. Lazy discovery would cost every page an
  // uncacheable request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
