import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { type PortFailure, portFailure, ouRefuser } from '#application/shared/port-failure'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Courrier } from '#domain/courrier/courrier'
import type { AnnonceDAvenant, GenreDAvenant } from '#domain/devis/courrier-d-avenant'
import { devisDeVersion } from '#domain/devis/devis-complet'
import { jourMajoreConvenu } from '#domain/rendez-vous/date-proposee'
import type { DossierDeDevis, VersionDeDevis } from '#domain/devis/version-de-devis'
import { totalRecu } from '#domain/facturation/reglement'
import type { Prestation } from '#domain/prestation/prestation'
import type { Montant } from '#domain/shared/montant'
import { cleDevis } from '../devis/devis.ts'
import { type Lectures, type PortsLire, pourLEntreprise, pourUnePersonne } from './lettre.ts'
import { joindreDevis } from './lire-commande.ts'

export type RecitDAvenant = {
  readonly prestation: Prestation
  readonly annonce: AnnonceDAvenant
  readonly version: VersionDeDevis
  readonly avant: VersionDeDevis
  readonly jourMajore: DateCivile | null
  readonly recu: Montant
  readonly cle: string
  readonly devisJoint: boolean
}

export type RecitsDAvenant = Readonly<Record<GenreDAvenant, RecitDAvenant>>

type Lu = Omit<RecitDAvenant, 'devisJoint'> & { readonly versions: readonly VersionDeDevis[] }

const raconter = (
  { hasher }: PortsLire,
  annonce: AnnonceDAvenant,
  { dossier: { prestation, dates }, versions }: DossierDeDevis,
  recu: Montant,
): O.Option<Lu> => {
  const version = versions.find((une) => une.version === annonce.version)
  const avant = versions.findLast((une) => une.version < annonce.version && une.statut === 'accepte')
  if (version === undefined || avant === undefined) return O.none
  if (annonce.etape === 'propose' && (version.statut === 'remplace' || version.statut === 'retire')) return O.none
  const [jourMajore, cle] = [jourMajoreConvenu(dates), cleDevis(hasher, prestation)]
  return O.some({ prestation, annonce, version, avant, versions, jourMajore, recu, cle })
}

/** The quote version of the mail, and the one before; none if the version was replaced or withdrawn meanwhile. */
const lire = (
  ports: PortsLire,
  { prestationId, detail }: Courrier<GenreDAvenant>,
): TE.TaskEither<PortFailure, O.Option<Lu>> =>
  pipe(
    ports.devis.parId(prestationId),
    ouRefuser(portFailure('devis')('the prestation of a mail is missing')),
    TE.bindTo('etat'),
    TE.bind('acomptes', () => ports.factures.acomptes(prestationId)),
    TE.map(({ etat, acomptes }) => raconter(ports, detail, etat, totalRecu(acomptes))),
  )

const pourLeClient = (ports: PortsLire, { versions, ...lu }: Lu) =>
  pipe(
    joindreDevis(ports, devisDeVersion(lu.prestation, lu.version, versions, ports.entreprise)),
    TE.map((fichiers) =>
      O.some({
        ...pourUnePersonne(ports, lu.prestation.contact.email, fichiers),
        recit: { ...lu, devisJoint: fichiers.length > 0 },
      }),
    ),
  )

export const LECTURES_D_AVENANT: Lectures<RecitsDAvenant> = {
  avenant_client: (ports, courrier) =>
    pipe(
      lire(ports, courrier),
      TE.flatMap(
        O.match(
          () => TE.right(O.none),
          (lu) => pourLeClient(ports, lu),
        ),
      ),
    ),
  avenant_entreprise: (ports, courrier) =>
    pipe(
      lire(ports, courrier),
      TE.map(
        O.map(({ versions, ...lu }) => ({
          ...pourLEntreprise(ports, lu.prestation.contact.email),
          recit: { ...lu, devisJoint: false },
        })),
      ),
    ),
}
