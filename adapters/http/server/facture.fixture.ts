import { reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { type Acheteur, PARTICULIER } from '#domain/client/acheteur'
import { saisieDuDevis } from '#domain/facturation/a-facturer'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import type { FactureSuivie } from '#domain/facturation/reglement'
import type { SaisieDeFacture } from '#domain/facturation/saisie'
import type { Prestation } from '#domain/prestation/prestation'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { euros } from '#domain/shared/montant'
import type { Serveur } from './server.fixture.ts'

const JOUR = dateParis(UN_INSTANT)

/** The body that the owner sends to bill the quote unchanged. */
export const uneSaisieEnvoyee = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  dateExecution: JOUR,
  travail: true,
  ...overrides,
})

const changer = async (
  { dossiers, poserPrestation }: Serveur,
  id: string,
  change: (prestation: Prestation) => Partial<Prestation>,
): Promise<void> => {
  const { prestation } = (await dossiers()).find((dossier) => dossier.prestation.id === id) ?? {}
  if (prestation === undefined) throw new Error(`no such prestation: ${id}`)
  await poserPrestation({ ...prestation, ...change(prestation) })
}

/** Ends the work of an order; its buyer may be given. */
export const terminer = (serveur: Serveur, id: string, acheteur: Acheteur = PARTICULIER): Promise<void> =>
  changer(serveur, id, ({ engagement }) => ({ statut: 'terminé', engagement: { ...engagement, acheteur } }))

/** Makes the buyer of the order a business. */
export const vendreAUneEntreprise = (
  serveur: Serveur,
  id: string,
  acheteur: Acheteur = UN_PROFESSIONNEL,
): Promise<void> => changer(serveur, id, ({ engagement }) => ({ engagement: { ...engagement, acheteur } }))

/** Begins the work, for a client who asked for an early start. */
export const commencer = (serveur: Serveur, id: string): Promise<void> =>
  changer(serveur, id, ({ engagement }) => ({
    statut: 'en_cours',
    engagement: { ...engagement, debutAnticipeLe: UN_INSTANT.toISOString() },
  }))

/** Issues the invoice of an order for what its quote says. */
export const facturer = async (
  serveur: Serveur,
  id: string,
  acheteur: Acheteur = PARTICULIER,
  saisie: Partial<SaisieDeFacture> = {},
): Promise<FactureSuivie> => {
  await terminer(serveur, id, acheteur)
  return reussir(
    serveur.useCases.emettreFacture({
      admin: ADMIN,
      id,
      version: null,
      saisie: { ...saisieDuDevis(JOUR), ...saisie },
    }),
  )
}

/** Issues the invoice of an order for a business, and records a payment. */
export const facturerUnProfessionnel = async (serveur: Serveur, id: string) => {
  const { facture } = await facturer(serveur, id, UN_PROFESSIONNEL)
  const { reglements } = await reussir(
    serveur.useCases.enregistrerReglement({
      admin: ADMIN,
      reference: facture.reference,
      saisie: { mode: 'virement', le: JOUR, montant: euros(20), note: '' },
    }),
  )
  return { numero: facture.numero, reglementId: reglements[0]?.id ?? '' }
}
