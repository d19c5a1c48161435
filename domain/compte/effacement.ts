import * as E from '#fp/Either'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { finDeConservation } from '#domain/conservation/contrat'
import type { RaisonDeConservation } from '#domain/conservation/raison'
import type { Reference } from '#domain/prestation/reference'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'

export type Conservee = { readonly reference: Reference; readonly jusquAu: DateCivile }

export type PrestationConservee = Conservee & { readonly raisons: readonly RaisonDeConservation[] }

export type ContenuDeCompte = {
  readonly dossiers: readonly Dossier[]
  readonly messages: number
  readonly pieces: readonly Conservee[]
}

export type Effacement = {
  readonly supprimees: readonly Reference[]
  readonly conservees: readonly PrestationConservee[]
  readonly messages: number
}

/** An agreed visit is to come, or work has begun: the prestation must be cancelled or ended first. */
export type PrestationEnCours = { readonly _tag: 'PrestationEnCours'; readonly references: readonly Reference[] }

export type CompteAdmin = { readonly _tag: 'CompteAdmin' }

const estEnCours =
  (instant: Date) =>
  ({ prestation, dates }: Dossier): boolean => {
    const acceptee = dateAcceptee(dates)
    return (
      prestation.statut === 'en_cours' ||
      (acceptee !== null && acceptee.fin > instant && prestation.statut === 'en_attente')
    )
  }

/** The later of the last days of the invoices and of the contract; `null` when nothing must be kept. */
const conserver = (dossier: Dossier, pieces: readonly Conservee[]): PrestationConservee | null => {
  const { reference } = dossier.prestation
  const desPieces = pieces.filter((piece) => piece.reference === reference).map(({ jusquAu }) => jusquAu)
  const contrat = finDeConservation(dossier)
  const jusquAu = [...desPieces, ...(contrat === null ? [] : [contrat])].toSorted().at(-1)
  if (jusquAu === undefined) return null
  const raisons: readonly RaisonDeConservation[] = [
    ...(desPieces.length === 0 ? [] : (['facture'] as const)),
    ...(contrat === null ? [] : (['contrat'] as const)),
  ]
  return { reference, jusquAu, raisons }
}

export const bilanDe = ({ dossiers, messages, pieces }: ContenuDeCompte): Effacement => {
  const sorts = dossiers.map((dossier) => ({ dossier, conservee: conserver(dossier, pieces) }))
  return {
    supprimees: sorts.flatMap(({ dossier, conservee }) => (conservee === null ? [dossier.prestation.reference] : [])),
    conservees: sorts.flatMap(({ conservee }) => (conservee === null ? [] : [conservee])),
    messages,
  }
}

export const dernierJourConserve = ({ conservees }: Effacement): DateCivile | null =>
  conservees
    .map(({ jusquAu }) => jusquAu)
    .toSorted()
    .at(-1) ?? null

export const effacerCompte = (contenu: ContenuDeCompte, instant: Date): E.Either<PrestationEnCours, Effacement> => {
  const enCours = contenu.dossiers.filter(estEnCours(instant))
  return enCours.length > 0
    ? E.left({ _tag: 'PrestationEnCours', references: enCours.map(({ prestation }) => prestation.reference) })
    : E.right(bilanDe(contenu))
}
