import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { Reference } from '#domain/prestation/reference'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { additionner, type Montant, multiplier } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { bilanDe, type ContenuDeCompte, type Effacement, effacerCompte, type PrestationEnCours } from './effacement.ts'

/**
 * An invoice that is not settled, or an order that holds money without one: `solde` is what is owed, below zero what is to be
 * billed or given back to the client.
 */
export type Dette = { readonly numero: NumeroPiece | Reference; readonly solde: Montant }

/** What an account holds, and what is owed. */
export type ContenuAPrevoir = ContenuDeCompte & { readonly dettes: readonly Dette[] }

/** What a deletion would erase, what the law keeps, and which orders are still open. */
export type ApercuDeSuppression = Effacement & {
  readonly dettes: readonly Dette[]
  /** Orders neither done nor cancelled. */
  readonly ouvertes: readonly Reference[]
  /** Those with an agreed visit or begun work: deleting them needs a confirmation. */
  readonly enCours: readonly Reference[]
}

const estOuverte = ({ prestation: { statut } }: Dossier): boolean => statut === 'en_attente' || statut === 'en_cours'

/** The account is no longer as it was previewed; this is what deleting it would do now. */
export type ApercuPerime = { readonly _tag: 'ApercuPerime'; readonly actuel: ApercuDeSuppression }

/** What deleting an account that holds this would do. */
export const apercevoirSuppression = (contenu: ContenuAPrevoir, instant: Date): ApercuDeSuppression => {
  const simple = effacerCompte(contenu, instant)
  return {
    ...bilanDe(contenu),
    dettes: contenu.dettes.filter(({ solde }) => solde !== 0),
    ouvertes: contenu.dossiers.filter(estOuverte).map(({ prestation }) => prestation.reference),
    enCours: E.isLeft(simple) ? simple.left.references : [],
  }
}

/** All that a preview tells, in one order: another preview is another text. */
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

/** Refuses a deletion whose preview has changed; `estVu` recognises the text of the preview that was shown. */
export const exigerApercu = (
  actuel: ApercuDeSuppression,
  estVu: (texte: string) => boolean,
): E.Either<ApercuPerime, ApercuDeSuppression> =>
  estVu(texteDApercu(actuel)) ? E.right(actuel) : E.left({ _tag: 'ApercuPerime', actuel })

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
