import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Devis } from '#domain/devis/devis'
import { devisDeVersion } from '#domain/devis/devis-de-prestation'
import type { VersionDeDevis } from '#domain/devis/version-de-devis'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Prestation } from '#domain/prestation/prestation'
import type { DateProposee } from '#domain/rendez-vous/date-proposee'

export type ContratArchive = {
  readonly jusquAu: DateCivile
  readonly prestation: Prestation
  readonly dates: readonly DateProposee[]
  readonly versions: readonly VersionDeDevis[]
}

export type ContratInconnu = { readonly _tag: 'ContratInconnu' }

export const CONTRAT_INCONNU: ContratInconnu = { _tag: 'ContratInconnu' }

export const devisDuContrat = ({ prestation, versions }: ContratArchive, entreprise: Entreprise): readonly Devis[] =>
  versions.map((version) => devisDeVersion(prestation, version, versions, entreprise))
