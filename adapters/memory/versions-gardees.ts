import type { VersionDeDevis } from '#domain/devis/version-de-devis'
import type { PrestationId } from '#domain/prestation/reference'
import type { MemoryStore } from './memory-store.ts'

const versionsDe = ({ versionsDeDevis }: MemoryStore, id: PrestationId): readonly VersionDeDevis[] =>
  versionsDeDevis.get(id) ?? []

/** What was agreed to: the version in force, and those that it replaced after they were accepted. */
export const versionsAcceptees = (store: MemoryStore, id: PrestationId): readonly VersionDeDevis[] =>
  versionsDe(store, id).filter(({ statut }) => statut === 'accepte')

/** What nobody agreed to, however it ended. */
export const versionsSansAccord = (store: MemoryStore, id: PrestationId): readonly VersionDeDevis[] =>
  versionsDe(store, id).filter(({ statut }) => statut !== 'accepte')

/** The key of a version among those of all quotes. */
export const cleDeVersion = (id: PrestationId, { version }: Pick<VersionDeDevis, 'version'>): string =>
  `${id} ${version}`

/** Lets one version of a quote go. */
export const supprimerVersion = ({ versionsDeDevis }: MemoryStore, cle: string): void => {
  for (const [id, versions] of versionsDeDevis) {
    versionsDeDevis.set(
      id,
      versions.filter((version) => cleDeVersion(id, version) !== cle),
    )
  }
}
