import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { AbsenceStore } from '#application/ports/absence-store'
import type { Absence } from '#domain/agenda/absence'
import type { CalendrierPrive } from '#domain/agenda/calendrier-prive'

const parDebut = (a: Absence, b: Absence): number => (a.du === b.du ? (a.id < b.id ? -1 : 1) : a.du < b.du ? -1 : 1)

export const makeMemoryAbsenceStore = (): AbsenceStore => {
  const absences = new Map<string, Absence>()
  let calendrier: CalendrierPrive | null = null
  const triees = () => [...absences.values()].toSorted(parDebut)
  const noter = (adresse: string, change: Partial<CalendrierPrive>) =>
    TE.fromIO(() => {
      if (calendrier?.adresse === adresse) calendrier = { ...calendrier, ...change }
    })
  return {
    lister: () => TE.fromIO(triees),
    recentes: () => TE.fromIO(triees),
    indisponibilites: () => TE.fromIO(() => ({ absences: triees(), occupations: calendrier?.occupations ?? [] })),
    ajouter: (absence) => TE.fromIO(() => void absences.set(absence.id, absence)),
    remplacer: (absence) =>
      TE.fromIO(() => {
        const connue = absences.has(absence.id)
        if (connue) absences.set(absence.id, absence)
        return connue
      }),
    retirer: (id) => TE.fromIO(() => absences.delete(id)),
    lireCalendrier: () => TE.fromIO(() => O.fromNullable(calendrier)),
    poserCalendrier: (adresse, poseLe) =>
      TE.fromIO(() => {
        calendrier = { adresse, poseLe, luLe: null, echec: null, occupations: [] }
      }),
    retirerCalendrier: () =>
      TE.fromIO(() => {
        calendrier = null
      }),
    noterLecture: (adresse, luLe, occupations) => noter(adresse, { luLe, occupations, echec: null }),
    noterEchec: (adresse, le, raison) => noter(adresse, { echec: { le, raison } }),
  }
}
