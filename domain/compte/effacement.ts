import type { DateCivile } from '#domain/calendrier/date-civile'
import { finDeConservation } from '#domain/conservation/contrat'
import type { Reference } from '#domain/prestation/reference'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import * as E from '#fp/Either'

/** A contract that outlives its account, or an invoice that does, and its last day. */
export type Conservee = { readonly reference: Reference; readonly jusquAu: DateCivile }

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
  readonly conservees: readonly Conservee[]
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

/** The longer of what the contract and its invoices ask for; `null` when nothing obliges to. */
const dernierJourDe = (dossier: Dossier, pieces: readonly Conservee[]): DateCivile | null => {
  const { reference } = dossier.prestation
  const desPieces = pieces.filter((piece) => piece.reference === reference).map(({ jusquAu }) => jusquAu)
  const contrat = finDeConservation(dossier)
  return [...desPieces, ...(contrat === null ? [] : [contrat])].toSorted().at(-1) ?? null
}

/** What erasing these prestations takes away, and what of them is kept, whoever asks for it. */
export const bilanDe = ({ dossiers, messages, pieces }: ContenuDeCompte): Effacement => {
  const fins = dossiers.map((dossier) => ({
    reference: dossier.prestation.reference,
    jusquAu: dernierJourDe(dossier, pieces),
  }))
  return {
    supprimees: fins.filter(({ jusquAu }) => jusquAu === null).map(({ reference }) => reference),
    conservees: fins.flatMap(({ reference, jusquAu }) => (jusquAu === null ? [] : [{ reference, jusquAu }])),
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
