import { unzipSync } from 'fflate'
import { reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { composerDossier } from './composer-dossier.ts'

/** Reads all files of an archive. */
export const dezipper = async (contenu: AsyncIterable<Uint8Array>) => {
  const morceaux: Uint8Array[] = []
  for await (const morceau of contenu) morceaux.push(morceau)
  const fichiers = unzipSync(Buffer.concat(morceaux))
  const lire = (chemin: string): string => Buffer.from(fichiers[chemin] ?? []).toString('utf8')
  return { chemins: Object.keys(fichiers), lire }
}

export const ouvrirDossier = async (ports: Parameters<typeof composerDossier>[0], annee = 2026) => {
  const { nom, contenu } = await reussir(composerDossier(ports)({ admin: ADMIN, annee }))
  return { nom, ...(await dezipper(contenu)) }
}

/** The cells of a CSV, row by row, without the heading. */
export const rangees = (csv: string): readonly (readonly string[])[] =>
  csv
    .split('\r\n')
    .slice(1, -1)
    .map((ligne) => ligne.split(';').map((cellule) => cellule.replaceAll('"', '')))

export const centimes = (cellule = ''): number => Math.round(Number(cellule.replace(',', '.')) * 100)

export const somme = (lignes: readonly (readonly string[])[], colonne: number): number =>
  lignes.reduce((total, ligne) => total + centimes(ligne[colonne]), 0)

/** A text with every run of spaces and line breaks as one space. */
export const plat = (texte: string): string => texte.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/\s+/g, ' ')
