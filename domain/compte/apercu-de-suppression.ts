import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Reference } from '#domain/prestation/reference'
import type { Dossier } from '#domain/rendez-vous/dossier'
import type { Montant } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { bilanDe, type ContenuDeCompte, type Effacement, effacerCompte } from './effacement.ts'

/**
 * An invoice that is not settled, or an order that holds money without one: `solde` is what is owed, below zero what is to be
 * billed or given back to the client.
 */
export type Dette = { readonly numero: NumeroPiece | Reference; readonly solde: Montant }

/** What an account holds, and what is owed. */
export type ContenuAPrevoir = ContenuDeCompte & { readonly dettes: readonly Dette[] }

/** What would go and what the law keeps, and before all of it what is not over. */
export type ApercuDeSuppression = Effacement & {
  readonly dettes: readonly Dette[]
  /** Orders neither done nor cancelled. */
  readonly ouvertes: readonly Reference[]
  /** Those among them that somebody expects: they ask to insist. */
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

/** Refuses to delete what nobody was shown: `estVu` recognises the text of the preview that was. */
export const exigerApercu = (
  actuel: ApercuDeSuppression,
  estVu: (texte: string) => boolean,
): E.Either<ApercuPerime, ApercuDeSuppression> =>
  estVu(texteDApercu(actuel)) ? E.right(actuel) : E.left({ _tag: 'ApercuPerime', actuel })
