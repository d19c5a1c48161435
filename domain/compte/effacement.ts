import * as E from '#fp/Either'
import type { DateCivile } from '../calendrier/date-civile.ts'
import { finDeConservation } from '../conservation/contrat.ts'
import type { RaisonDeConservation } from '../conservation/motif.ts'
import { Reference } from '../prestation/reference.ts'
import { dateAcceptee } from '../rendez-vous/date-proposee.ts'
import type { Dossier } from '../rendez-vous/dossier.ts'
import type { NumeroPiece } from '../facturation/numero-piece.ts'
import { additionner, type Montant, multiplier } from '../shared/montant.ts'

type Conservee = { readonly reference: Reference; readonly jusquAu: DateCivile }

type PrestationConservee = Conservee & { readonly raisons: readonly RaisonDeConservation[] }

type ContenuDeCompte = {
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

/** The order is kept until the later of two days: the last day of its invoices and the last day of its contract; `null` if neither must be kept. */
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

/** An unpaid invoice, or an order with money but no invoice. `solde`: what the client owes; below zero, what the business owes. */
export type Dette = { readonly numero: NumeroPiece | Reference; readonly solde: Montant }

export type ContenuAPrevoir = ContenuDeCompte & { readonly dettes: readonly Dette[] }

export type ApercuDeSuppression = Effacement & {
  readonly dettes: readonly Dette[]
  readonly ouvertes: readonly Reference[]
  /** Orders with an agreed visit or begun work: deleting them needs a confirmation. */
  readonly enCours: readonly Reference[]
}

const estOuverte = ({ prestation: { statut } }: Dossier): boolean => statut === 'en_attente' || statut === 'en_cours'

export type ApercuPerime = { readonly _tag: 'ApercuPerime'; readonly actuel: ApercuDeSuppression }

export const apercevoirSuppression = (contenu: ContenuAPrevoir, instant: Date): ApercuDeSuppression => {
  const simple = effacerCompte(contenu, instant)
  return {
    ...bilanDe(contenu),
    dettes: contenu.dettes.filter(({ solde }) => solde !== 0),
    ouvertes: contenu.dossiers.filter(estOuverte).map(({ prestation }) => prestation.reference),
    enCours: E.isLeft(simple) ? simple.left.references : [],
  }
}

/** The preview as text, always in the same order, so that two different previews never give the same text. */
export const texteDApercu = ({
  supprimees,
  conservees,
  messages,
  dettes,
  ouvertes,
  enCours,
}: ApercuDeSuppression): string =>
  JSON.stringify([
    supprimees.toSorted(),
    conservees.map(({ reference, jusquAu, raisons }) => `${reference} ${jusquAu} ${raisons.join(' ')}`).toSorted(),
    messages,
    enCours.toSorted(),
    dettes.map(({ numero, solde }) => `${numero} ${solde}`).toSorted(),
    ouvertes.toSorted(),
  ])

export const exigerApercu = (
  actuel: ApercuDeSuppression,
  estVu: (texte: string) => boolean,
): E.Either<ApercuPerime, ApercuDeSuppression> =>
  estVu(texteDApercu(actuel)) ? E.right(actuel) : E.left({ _tag: 'ApercuPerime', actuel })

/** The business holds money of this person; without the account nobody would know whom to pay back. */
export type ArgentDetenu = { readonly _tag: 'ArgentDetenu'; readonly montant: Montant }

export type AcomptesDetenus = { readonly _tag: 'AcomptesDetenus'; readonly montant: Montant }

const exigerRendu = <Tag extends string>(
  _tag: Tag,
  contenu: ContenuAPrevoir,
  compte: (dette: Dette) => boolean,
): E.Either<{ readonly _tag: Tag; readonly montant: Montant }, ContenuAPrevoir> => {
  const detenu = additionner(
    ...contenu.dettes
      .filter(compte)
      .map(({ solde }) => solde)
      .filter((solde) => solde < 0),
  )
  return detenu < 0 ? E.left({ _tag, montant: multiplier(detenu, -1) }) : E.right(contenu)
}

/** For clients who erase their own account: all their money must be given back first. What they owe is no obstacle. */
export const exigerArgentRendu = (contenu: ContenuAPrevoir): E.Either<ArgentDetenu, ContenuAPrevoir> =>
  exigerRendu('ArgentDetenu', contenu, () => true)

/** The deposits must be given back first: once the order is erased, nothing says to whom they belong. Money on an invoice is no obstacle, since the invoice is kept. */
export const exigerAcomptesRendus = (contenu: ContenuAPrevoir): E.Either<AcomptesDetenus, ContenuAPrevoir> =>
  exigerRendu('AcomptesDetenus', contenu, ({ numero }) => Reference.is(numero))

export type InterventionPrevue = { readonly _tag: 'InterventionPrevue'; readonly references: readonly Reference[] }

/** The refusals of the client apply, but the owner may override them. Documents that the law requires are kept either way. */
export const effacerParEntreprise = (
  { forcer, ...contenu }: ContenuDeCompte & { readonly forcer: boolean },
  instant: Date,
): E.Either<InterventionPrevue, Effacement> => {
  const effacement = effacerCompte(contenu, instant)
  if (E.isRight(effacement)) return effacement
  return forcer ? E.right(bilanDe(contenu)) : E.left({ ...effacement.left, _tag: 'InterventionPrevue' })
}
