import { reussir } from '#application/shared/run.fixture'
import { type Acheteur, PARTICULIER } from '#domain/client/acheteur'
import { saisieDuDevis } from '#domain/facturation/a-facturer'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import type { FactureSuivie } from '#domain/facturation/reglement'
import type { SaisieDeFacture } from '#domain/facturation/saisie'
import { parsePrestationId } from '#domain/prestation/reference'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { euros } from '#domain/shared/montant'
import * as E from '#fp/Either'
import type { UnServeur } from './server.fixture.ts'

const ADMIN = { _tag: 'Admin', clientId: 'patron' } as const

const JOUR = dateParis(UN_INSTANT)

/** What the owner sends to bill what the quote says. */
export const uneSaisieEnvoyee = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  dateExecution: JOUR,
  travail: true,
  ...overrides,
})

/** Says that the work is done, for a client of a kind. */
export const terminer = ({ store }: UnServeur, id: string, acheteur: Acheteur = PARTICULIER): void => {
  const prestationId = parsePrestationId(id)
  const dossier = E.isRight(prestationId) ? store.prestations.get(prestationId.right) : undefined
  if (dossier === undefined) throw new Error(`no such prestation: ${id}`)
  const { prestation } = dossier
  store.prestations.set(prestation.id, {
    ...dossier,
    prestation: { ...prestation, statut: 'terminé', engagement: { ...prestation.engagement, acheteur } },
  })
}

/** Says that the order is that of a business. */
export const vendreAUneEntreprise = ({ store }: UnServeur, id: string, acheteur: Acheteur = UN_PROFESSIONNEL): void => {
  const prestationId = parsePrestationId(id)
  const dossier = E.isRight(prestationId) ? store.prestations.get(prestationId.right) : undefined
  if (dossier === undefined) throw new Error(`no such prestation: ${id}`)
  const { prestation } = dossier
  const engagement = { ...prestation.engagement, acheteur }
  store.prestations.set(prestation.id, { ...dossier, prestation: { ...prestation, engagement } })
}

/** Says that the work is begun, at the express request of the client. */
export const commencer = ({ store }: UnServeur, id: string): void => {
  const prestationId = parsePrestationId(id)
  const dossier = E.isRight(prestationId) ? store.prestations.get(prestationId.right) : undefined
  if (dossier === undefined) throw new Error(`no such prestation: ${id}`)
  const { prestation } = dossier
  const engagement = { ...prestation.engagement, debutAnticipeLe: UN_INSTANT.toISOString() }
  store.prestations.set(prestation.id, { ...dossier, prestation: { ...prestation, statut: 'en_cours', engagement } })
}

/** The invoice of an order, for what its quote says. */
export const facturer = (
  serveur: UnServeur,
  id: string,
  acheteur: Acheteur = PARTICULIER,
  saisie: Partial<SaisieDeFacture> = {},
): Promise<FactureSuivie> => {
  terminer(serveur, id, acheteur)
  return reussir(
    serveur.useCases.emettreFacture({
      session: ADMIN,
      id,
      version: null,
      saisie: { ...saisieDuDevis(JOUR), ...saisie },
    }),
  )
}

/** The same for a business, with a payment. */
export const facturerUnProfessionnel = async (serveur: UnServeur, id: string) => {
  const { facture } = await facturer(serveur, id, UN_PROFESSIONNEL)
  const { reglements } = await reussir(
    serveur.useCases.enregistrerReglement({
      session: ADMIN,
      numero: facture.numero,
      saisie: { mode: 'virement', le: JOUR, montant: euros(20), note: '' },
    }),
  )
  return { numero: facture.numero, reglementId: reglements[0]?.id ?? '' }
}
