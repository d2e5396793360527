import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['test/database-server.ts'],
    setupFiles: ['test/console-fails.ts'],
    testTimeout: 30_000,
    hookTimeout: 90_000,
  },
});
