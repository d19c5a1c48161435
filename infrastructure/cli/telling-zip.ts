import type { FichierEnFlux, ZipWriter } from '#application/ports/zip-writer'

type Tell = (chemin: string) => void

const told = async function* (fichiers: AsyncIterable<FichierEnFlux>, tell: Tell): AsyncGenerator<FichierEnFlux> {
  for await (const fichier of fichiers) {
    tell(fichier.nom)
    yield fichier
  }
}

/** An archive that tells of each file as it is begun. */
export const tellingZip = (writer: ZipWriter, tell: Tell): ZipWriter => ({
  ...writer,
  enFlux: (fichiers, instant) => writer.enFlux(told(fichiers, tell), instant),
})
