import type { ContratArchive } from '#domain/conservation/contrat-archive'
import { Estimation } from '#domain/tarification/estimation'

/** A contract as people and programs read it. */
export const contratLisible = ({ jusquAu, prestation, dates, versions }: ContratArchive) => {
  const { estimation, validationDate: _, ...commande } = prestation
  return {
    lecture: 'Montants en centimes d’euro, instants en temps universel (ISO 8601).',
    conserveJusquAu: jusquAu,
    ...commande,
    estimation: Estimation.encode(estimation),
    dates,
    devisAcceptes: versions.map((version) => ({ ...version, estimation: Estimation.encode(version.estimation) })),
  }
}
