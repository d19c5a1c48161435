import { describeHealth } from '#application/ports/health.contract'
import { makeMemoryHealth } from './memory-health.ts'

describeHealth('memory', async () => {
  const health = makeMemoryHealth()
  return { health, couper: async () => health.couper() }
})
