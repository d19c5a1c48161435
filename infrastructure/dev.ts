import { spawn } from 'node:child_process'

// Two processes: the site, which restarts when a file of the server changes, and Vite in front of it for the browser's
// files.
const children = [
  spawn('node', ['--watch', 'infrastructure/start.ts'], { stdio: 'inherit' }),
  spawn('vite', [], { stdio: 'inherit' }),
]

const end = (): void => {
  for (const child of children) child.kill('SIGTERM')
}

process.on('SIGINT', end).on('SIGTERM', end)
for (const child of children) child.once('exit', end)
