import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CourrierDAvenant } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-repository'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { jourMajoreConvenu } from '#domain/devis/prix-convenu'
import { type DossierDeDevis } from '#domain/devis/version-de-devis'
import { recuSansFacture } from '#domain/facturation/recu-sans-facture'
import { centimes, type Montant } from '#domain/shared/montant'
import type { RecitDAvenant } from './recit.ts'

type PortsLire = Pick<Ports, 'devis' | 'prestations'>

const raconter = (
  { genre, avenant }: CourrierDAvenant,
  { dossier: { prestation, dates }, versions }: DossierDeDevis,
  recu: Montant,
): O.Option<RecitDAvenant> => {
  const version = versions.find((une) => une.version === avenant.version)
  const avant = versions.findLast((une) => une.version < avenant.version && une.statut === 'accepte')
  if (version === undefined || avant === undefined) return O.none
  if (avenant.etape === 'propose' && (version.statut === 'remplace' || version.statut === 'retire')) return O.none
  return O.some({
    genre,
    prestation,
    annonce: avenant,
    version,
    avant,
    versions,
    jourMajore: jourMajoreConvenu(dates),
    recu,
  })
}

const recuDe: (suivi: O.Option<Suivi>) => Montant = O.match(
  () => centimes(0),
  ({ evenements }) => recuSansFacture(evenements),
)

/** The version that the mail is about and the one before it; an offer that was replaced or taken back meanwhile has nothing left to tell. */
export const lireAvenant =
  ({ devis, prestations }: PortsLire) =>
  (courrier: CourrierDAvenant): TE.TaskEither<PortFailure, O.Option<RecitDAvenant>> =>
    pipe(
      devis.parId(courrier.prestationId),
      TE.flatMapOption(
        (etat) => etat,
        () => portFailure('devis')('the prestation of a mail is missing'),
      ),
      TE.bindTo('etat'),
      TE.bind('suivi', () => prestations.suivi(courrier.prestationId)),
      TE.map(({ etat, suivi }) => raconter(courrier, etat, recuDe(suivi))),
    )
