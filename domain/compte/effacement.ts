import * as E from '#fp/Either'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { finDeConservation } from '#domain/conservation/contrat'
import type { RaisonDeConservation } from '#domain/conservation/raison'
import { Reference } from '#domain/prestation/reference'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { additionner, type Montant, multiplier } from '#domain/shared/montant'
import type { ContenuAPrevoir, Dette } from './apercu-de-suppression.ts'

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

/** The business holds money of this person: without an account, nobody would know whom to give it back to. */
export type ArgentDetenu = { readonly _tag: 'ArgentDetenu'; readonly montant: Montant }

const exigerRendu = (
  contenu: ContenuAPrevoir,
  compte: (dette: Dette) => boolean,
): E.Either<ArgentDetenu, ContenuAPrevoir> => {
  const detenu = additionner(
    ...contenu.dettes
      .filter(compte)
      .map(({ solde }) => solde)
      .filter((solde) => solde < 0),
  )
  return detenu < 0 ? E.left({ _tag: 'ArgentDetenu', montant: multiplier(detenu, -1) }) : E.right(contenu)
}

/** Of who erases their own account: all of it comes first; what they owe refuses nothing. */
export const exigerArgentRendu = (contenu: ContenuAPrevoir): E.Either<ArgentDetenu, ContenuAPrevoir> =>
  exigerRendu(contenu, () => true)

/** Of the owner: an invoice outlives the account, and is given back from there; money without one has its order alone. */
export const exigerAcomptesRendus = (contenu: ContenuAPrevoir): E.Either<ArgentDetenu, ContenuAPrevoir> =>
  exigerRendu(contenu, ({ numero }) => Reference.is(numero))

/** What the owner wants gone. `forcer`: even what somebody still expects, once the owner has been told what it is. */
type EffacementDemande = ContenuDeCompte & { readonly forcer: boolean }

/**
 * The owner erases under the same rule as the client: an agreed visit or a work that has begun is not made to vanish by one
 * press. Unlike the client, the owner may insist, being the one who keeps or breaks the appointment; what the law keeps is
 * kept either way.
 */
export const effacerParEntreprise = (
  { forcer, ...contenu }: EffacementDemande,
  instant: Date,
): E.Either<PrestationEnCours, Effacement> => {
  const effacement = effacerCompte(contenu, instant)
  return E.isLeft(effacement) && forcer ? E.right(bilanDe(contenu)) : effacement
}
