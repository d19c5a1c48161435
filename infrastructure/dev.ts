import { spawn } from 'node:child_process'

const children = [
  spawn('node', ['--watch', 'infrastructure/start.ts'], { stdio: 'inherit' }),
  spawn('vite', [], { stdio: 'inherit' }),
]

const end = (): void => {
  for (const child of children) child.kill('SIGTERM')
}

process.on('SIGINT', end).on('SIGTERM', end)
for (const child of children) child.once('exit', end)
