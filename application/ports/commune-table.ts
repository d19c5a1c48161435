import type * as O from '#fp/Option'
import type { CodePostal } from '#domain/client/adresse'
import type { Lieu } from '#domain/zone/lieu'

/** What is known of postcodes without asking anybody: town names, and a centre with its uncertainty near the base. */
export type CommuneTable = {
  readonly villes: (codePostal: CodePostal) => readonly string[]
  readonly centre: (codePostal: CodePostal) => O.Option<Lieu>
}
