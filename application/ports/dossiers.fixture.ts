import * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import { unContact, uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { OCTETS_IDENTITE, tirerIdentifiant } from '#domain/shared/identifiant'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { proposerDates } from '#domain/rendez-vous/proposer'
import { reussir } from '../shared/run.fixture.ts'
import type { CourrierReserve } from './outbox.ts'
import type { Stores } from './stores.fixture.ts'

/** Records an order with its own client; another `graine` makes another order. */
export const enregistrerCommande = async (
  { prestations }: Pick<Stores, 'prestations'>,
  graine = 1,
  overrides: Partial<NouvellePrestation> = {},
): Promise<NouvellePrestation> => {
  const contact = unContact({ email: `cliente${graine}@courriel.example` })
  const commande = uneNouvellePrestation({ contact, ...overrides }, graine)
  await reussir(prestations.enregistrer(commande, O.none))
  return commande
}

/** The id of a date: the same for the same `graine`. */
export const unIdDeDate = (graine: number): string =>
  tirerIdentifiant(
    UN_INSTANT,
    Uint8Array.from({ length: OCTETS_IDENTITE }, (_, rang) => (graine >> (4 * rang)) & 15),
  )

/** Proposes dates, given in hours after `UN_INSTANT`; their ids follow from `graine` and rank. */
export const proposer = (
  { prestations }: Pick<Stores, 'prestations'>,
  { id }: Pick<NouvellePrestation, 'id'>,
  heures: readonly number[],
  graine = 1,
  instant = UN_INSTANT,
): TE.TaskEither<unknown, Dossier> =>
  prestations.modifier(id, instant, (dossier) =>
    proposerDates(
      dossier,
      heures.map((heure, rang) => ({ id: unIdDeDate(10 * graine + rang), debut: dansHeures(heure) })),
      instant,
    ),
  )

/** Claims the mails about appointments that are due within a number of hours. */
export const courriersDeRendezVous = async (
  { outbox }: Pick<Stores, 'outbox'>,
  heures = 10_000,
): Promise<readonly CourrierReserve[]> => {
  const courriers = await reussir(outbox.reserver(dansHeures(heures), dansHeures(heures + 1), 10_000))
  return courriers.filter((courrier) => 'detail' in courrier && 'sequence' in courrier.detail)
}
