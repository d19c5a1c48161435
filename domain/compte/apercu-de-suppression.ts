import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { Reference } from '#domain/prestation/reference'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { additionner, type Montant, multiplier } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { bilanDe, type ContenuDeCompte, type Effacement, effacerCompte } from './effacement.ts'

/** An unsettled invoice, or an order with money without an invoice. `solde`: what is owed; below zero, what is to be given back. */
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

/** The text of a preview, in a fixed order: two different previews give different texts. */
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

/** Money on an invoice can be given back later, since the invoice is kept; money without one has only its order. */
export const exigerAcomptesRendus = (contenu: ContenuAPrevoir): E.Either<AcomptesDetenus, ContenuAPrevoir> =>
  exigerRendu('AcomptesDetenus', contenu, ({ numero }) => Reference.is(numero))

export type InterventionPrevue = { readonly _tag: 'InterventionPrevue'; readonly references: readonly Reference[] }

type EffacementDemande = ContenuDeCompte & { readonly forcer: boolean }

/** Refuses like for the client, but the owner may insist. What the law requires is kept either way. */
export const effacerParEntreprise = (
  { forcer, ...contenu }: EffacementDemande,
  instant: Date,
): E.Either<InterventionPrevue, Effacement> => {
  const effacement = effacerCompte(contenu, instant)
  if (E.isRight(effacement)) return effacement
  return forcer ? E.right(bilanDe(contenu)) : E.left({ ...effacement.left, _tag: 'InterventionPrevue' })
}
