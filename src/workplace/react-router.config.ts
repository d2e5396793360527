import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: '.',
  buildDirectory: '../../build/workplace',
  serverBuildFile: 'server.js',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
