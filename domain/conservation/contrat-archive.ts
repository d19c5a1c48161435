import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Devis } from '#domain/devis/devis'
import { devisDeVersion } from '#domain/devis/devis-de-prestation'
import type { VersionDeDevis } from '#domain/devis/version-de-devis'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Prestation } from '#domain/prestation/prestation'
import type { DateProposee } from '#domain/rendez-vous/date-proposee'

/** A contract that is kept after the erasure of its account. */
export type ContratArchive = {
  /** The last day on which it is kept. */
  readonly jusquAu: DateCivile
  readonly prestation: Prestation
  readonly dates: readonly DateProposee[]
  /** The accepted versions, oldest first. */
  readonly versions: readonly VersionDeDevis[]
}

/** No contract is kept under this reference. */
export type ContratInconnu = { readonly _tag: 'ContratInconnu' }

export const CONTRAT_INCONNU: ContratInconnu = { _tag: 'ContratInconnu' }

/** Every accepted quote, oldest first. */
export const devisDuContrat = ({ prestation, versions }: ContratArchive, entreprise: Entreprise): readonly Devis[] =>
  versions.map((version) => devisDeVersion(prestation, version, versions, entreprise))
