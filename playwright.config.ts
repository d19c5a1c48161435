import { defineConfig } from '@playwright/test'
import { findChromium } from './infrastructure/quality/find-chromium.ts'

const executablePath = findChromium()

// Playwright stays at 1.59: from 1.60 on it writes down the accessibility tree at each try of an expectation, up to a tenth
// of the processor of a file of journeys, and has no setting against it.
export default defineConfig({
  testDir: 'web/e2e',
  outputDir: '.cache/journeys',
  // One more than the cores of a small machine: a journey waits for the screen half of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Answers that a journey changes must not pass by a worker.
    serviceWorkers: 'block',
    // Recording costs a third of the time: ask for it (`--trace retain-on-failure`) when a failure needs explaining.
    trace: 'off',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // None is started ahead for a page that may come.
        '--renderer-process-limit=1',
        // A journey leaves a page before optimized code has paid for its compilation.
        '--js-flags=--no-opt,--no-maglev',
        // No name but this machine's is found: what asks for another is told, and goes nowhere.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
})
