import type { Reference } from '#domain/prestation/reference'
import * as E from '#fp/Either'
import { bilanDe, type ContenuDeCompte, type Effacement, effacerCompte } from './effacement.ts'

/** What would go and what the law keeps, and the prestations that somebody still expects: they ask to insist. */
export type ApercuDeSuppression = Effacement & { readonly enCours: readonly Reference[] }

/** The account is no longer as it was previewed; this is what deleting it would do now. */
export type ApercuPerime = { readonly _tag: 'ApercuPerime'; readonly actuel: ApercuDeSuppression }

/** What deleting an account that holds this would do. */
export const apercevoirSuppression = (contenu: ContenuDeCompte, instant: Date): ApercuDeSuppression => {
  const simple = effacerCompte(contenu, instant)
  return { ...bilanDe(contenu), enCours: E.isLeft(simple) ? simple.left.references : [] }
}

/** All that a preview tells, in one order: another preview is another text. */
export const texteDApercu = ({ supprimees, conservees, messages, enCours }: ApercuDeSuppression): string =>
  JSON.stringify([
    supprimees.toSorted(),
    conservees.map(({ reference, jusquAu }) => `${reference} ${jusquAu}`).toSorted(),
    messages,
    enCours.toSorted(),
  ])

/** Refuses to delete what nobody was shown: `estVu` recognises the text of the preview that was. */
export const exigerApercu = (
  actuel: ApercuDeSuppression,
  estVu: (texte: string) => boolean,
): E.Either<ApercuPerime, ApercuDeSuppression> =>
  estVu(texteDApercu(actuel)) ? E.right(actuel) : E.left({ _tag: 'ApercuPerime', actuel })
