import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  serverBuildFile: 'server.js',
  ssr: true,
  // The map of all routes is 2 KB that the browser keeps for good. Asking for it link by link would cost every page a request
  // that no cache answers twice.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
