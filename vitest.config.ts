import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{domain,application,adapters,infrastructure,web/src}/**/*.test.{ts,tsx}'],
    globalSetup: ['./infrastructure/database/test-databases.fixture.ts'],
    env: { TZ: 'America/New_York' },
    // By default one core is left idle.
    maxWorkers: availableParallelism(),
    // A worker for each file costs more than most of the files: no module keeps anything between tests.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
