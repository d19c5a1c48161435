import * as E from '#fp/Either'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { finDeConservation } from '#domain/conservation/contrat'
import type { RaisonDeConservation } from '#domain/conservation/raison'
import type { Reference } from '#domain/prestation/reference'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'

/** A contract that outlives its account, or an invoice that does, and its last day. */
export type Conservee = { readonly reference: Reference; readonly jusquAu: DateCivile }

/** A prestation that outlives its account, and all that the law keeps it for. */
export type PrestationConservee = Conservee & { readonly raisons: readonly RaisonDeConservation[] }

/** What an account holds. */
export type ContenuDeCompte = {
  readonly dossiers: readonly Dossier[]
  readonly messages: number
  /** The invoices and credit notes that were issued, by the prestation they are about. */
  readonly pieces: readonly Conservee[]
}

/** What is erased, and what the law keeps. */
export type Effacement = {
  readonly supprimees: readonly Reference[]
  /** Kept apart, without the account. */
  readonly conservees: readonly PrestationConservee[]
  readonly messages: number
}

/** An agreed visit is to come, or work has begun: it is cancelled or ended first. */
export type PrestationEnCours = { readonly _tag: 'PrestationEnCours'; readonly references: readonly Reference[] }

/** An admin account is not erased from here. */
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

/** The longer of what the invoices and the contract ask for, and which of them do; `null` when nothing obliges to. */
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

/** What erasing these prestations takes away, and what of them is kept, whoever asks for it. */
export const bilanDe = ({ dossiers, messages, pieces }: ContenuDeCompte): Effacement => {
  const sorts = dossiers.map((dossier) => ({ dossier, conservee: conserver(dossier, pieces) }))
  return {
    supprimees: sorts.flatMap(({ dossier, conservee }) => (conservee === null ? [dossier.prestation.reference] : [])),
    conservees: sorts.flatMap(({ conservee }) => (conservee === null ? [] : [conservee])),
    messages,
  }
}

/** The last day of all that is kept; `null` when nothing is. */
export const dernierJourConserve = ({ conservees }: Effacement): DateCivile | null =>
  conservees
    .map(({ jusquAu }) => jusquAu)
    .toSorted()
    .at(-1) ?? null

/** What erasing an account does; refused while somebody is expected somewhere. */
export const effacerCompte = (contenu: ContenuDeCompte, instant: Date): E.Either<PrestationEnCours, Effacement> => {
  const enCours = contenu.dossiers.filter(estEnCours(instant))
  return enCours.length > 0
    ? E.left({ _tag: 'PrestationEnCours', references: enCours.map(({ prestation }) => prestation.reference) })
    : E.right(bilanDe(contenu))
}
