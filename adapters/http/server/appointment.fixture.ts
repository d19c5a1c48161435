import * as E from '#fp/Either'
import { reussir } from '#application/shared/run.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { Reference } from '#domain/prestation/reference'
import { jetonDeDate } from '#application/rendez-vous/repondre-par-lien'
import { bearer, EMAILS, inscrire, uneCommandeEnvoyee, type Serveur } from './server.fixture.ts'

/** A Tuesday afternoon in Paris, four days after the clock of the servers under test. */
export const MARDI = { datePrestation: '2026-11-24', heurePrestation: '14:30' }

/** Jeanne's order, by default with a request for an early start; her account and that of the admin. */
export const unDossier = async (serveur: Serveur, debutAnticipe = true) => {
  const payload = uneCommandeEnvoyee({ debutAnticipe })
  await serveur.app.inject({ method: 'POST', url: '/api/prestations/commander', payload })
  const client = await inscrire(serveur)
  const admin = await inscrire(serveur, EMAILS.admin, { role: 'admin' })
  const [dossier] = await serveur.dossiers()
  if (dossier === undefined) throw new Error('the order was refused')
  const { id, reference } = dossier.prestation
  return { id, reference, clientId: client.id, client: bearer(client.id), admin: bearer(admin.id) }
}

export const modifier = (
  { app }: Serveur,
  { id, admin }: Awaited<ReturnType<typeof unDossier>>,
  payload: Readonly<Record<string, unknown>>,
) => app.inject({ method: 'PUT', url: `/api/prestations/${id}`, payload, headers: admin })

/** `unDossier` with a proposed date and the links of its mail. */
export const uneDateProposee = async (serveur: Serveur, debutAnticipe = true) => {
  const dossier = await unDossier(serveur, debutAnticipe)
  await modifier(serveur, dossier, MARDI)
  const [propose] = await serveur.dossiers()
  const dateId = propose?.dates.at(-1)?.id
  if (propose === undefined || dateId === undefined) throw new Error('the date was refused')
  const { email } = propose.prestation.contact
  return { ...dossier, dateId, token: jetonDeDate(serveur.ports.hasher, { id: dateId, email }) }
}

/** Erases the account and keeps the contract of its order, as the law requires. */
export const archiverLeContrat = ({ ports }: Serveur, clientId: string, reference: Reference) =>
  reussir(
    ports.comptes.effacer(clientId, UN_INSTANT, () =>
      E.right({
        supprimees: [],
        conservees: [{ reference, jusquAu: dateCivile(2036, 12, 2), raisons: ['contrat'] }],
        messages: 0,
      }),
    ),
  )
