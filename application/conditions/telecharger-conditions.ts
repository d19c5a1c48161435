import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Fichier } from '#application/prestation/telecharger-devis'
import { type Conditions, conditionsGenerales } from '#domain/conditions/conditions-generales'
import type { Entreprise } from '#domain/entreprise/entreprise'

const composees = new WeakMap<Entreprise, Conditions>()

/** The same terms for the same business, so that they are drawn once, on the page's file as in every mail. */
const conditionsDe = (entreprise: Entreprise): Conditions => {
  const conditions = composees.get(entreprise) ?? conditionsGenerales(entreprise)
  composees.set(entreprise, conditions)
  return conditions
}

export const telechargerFormulaire =
  ({ documents, entreprise }: Pick<Ports, 'documents' | 'entreprise'>) =>
  (): TE.TaskEither<PortFailure, Fichier> =>
    pipe(
      documents.formulairePdf(entreprise),
      TE.map((contenu) => ({ nom: 'formulaire-de-retractation.pdf', contenu })),
    )

/** The terms in force, as the law wants them: to be kept. The name says their version. */
export const telechargerConditions = (
  ports: Pick<Ports, 'documents' | 'entreprise'>,
): (() => TE.TaskEither<PortFailure, Fichier>) => {
  const conditions = conditionsDe(ports.entreprise)
  return () =>
    pipe(
      ports.documents.conditionsPdf(conditions),
      TE.map((contenu) => ({ nom: `conditions-generales-${conditions.du}.pdf`, contenu })),
    )
}
