import { type Terminal, compte, nombre } from './command.ts'

export type Avancement = (table: string, lignes: number, total: number) => void

const ROWS = 100_000

export const sayProgress = ({ dire }: Terminal): Avancement => {
  let told = 0
  let current = ''
  return (table, lignes, total) => {
    if (table !== current) told = 0
    current = table
    if (lignes < total && lignes - told < ROWS) return
    told = lignes
    dire(lignes < total ? `${table}\u00a0: ${nombre(lignes)} sur ${nombre(total)}` : `${table}\u00a0: ${nombre(total)}`)
  }
}

/** Receives the path of each file of an archive when it is begun, then the content of the archive. */
type ArchiveProgress = { readonly fichier: (chemin: string) => void; readonly fin: (octets: number) => void }

const DOCUMENTS = 100

const folderOf = (chemin: string): string => chemin.slice(0, chemin.lastIndexOf('/') + 1)

export const sayArchive = ({ dire }: Terminal): ArchiveProgress => {
  const fichiers: string[] = []
  const documents = new Map<string, number>()
  return {
    fichier: (chemin) => {
      const folder = folderOf(chemin)
      if (folder === '') {
        fichiers.push(chemin)
        return dire(`${chemin}…`)
      }
      const count = (documents.get(folder) ?? 0) + 1
      documents.set(folder, count)
      if (count === 1) dire(`${folder}…`)
      if (count % DOCUMENTS === 0) dire(`${folder}\u00a0: ${nombre(count)}`)
    },
    fin: (octets) => {
      dire(`Dossier écrit\u00a0: ${nombre(octets)} octets. Il contient\u00a0:`)
      fichiers.forEach((nom) => dire(`  ${nom}`))
      documents.forEach((count, folder) => dire(`  ${folder}\u00a0: ${compte(count, 'document')}`))
    },
  }
}
