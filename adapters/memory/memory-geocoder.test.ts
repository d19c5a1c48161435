import { describeGeocoder } from '#application/ports/geocoder.contract'
import { makeMemoryGeocoder } from './memory-outside.ts'

describeGeocoder('the memory geocoder', async (connus) => {
  let enPanne = false
  return {
    geocoder: makeMemoryGeocoder(connus, () => enPanne),
    tomberEnPanne: () => {
      enPanne = true
    },
    close: async () => undefined,
  }
})
