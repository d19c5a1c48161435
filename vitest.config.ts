import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['./infrastructure/database/test-databases.ts'],
    env: { TZ: 'America/New_York' },
    // By default one core is left idle.
    maxWorkers: availableParallelism(),
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['{domain,application,adapters,web/src}/**/*.test.{ts,tsx}'],
          // A worker for each file costs more than most of the files: no module here keeps anything between tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'infrastructure', include: ['infrastructure/**/*.test.{ts,tsx}'] } },
    ],
  },
})
