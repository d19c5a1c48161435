import { useQueryClient } from '@tanstack/react-query'
import { modifierPrestationRoute } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { enEuros } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { REGISTRE_TEXTS } from './texts.ts'
import { STATUT_NOMS } from '../noms.ts'
import { fr } from '../../contents/typographie.ts'
import { dateCourte } from '../date-courte.ts'
import { attendUnAppel } from './rendez-vous.ts'
import { callWithSession } from '../../features/session/call-with-session.ts'
import { useRecompter } from '../aujourdhui/queries.ts'
import type { ColonneDeFichier } from '../liste/export.ts'
import type { Geste } from '../liste/gestes.tsx'
import { GESTES_TEXTS } from '../liste/texts.ts'
import { connaitre } from './queries.ts'

const FICHIER: readonly ColonneDeFichier<PrestationReply>[] = [
  { nom: 'Référence', texte: ({ reference }) => reference },
  { nom: REGISTRE_TEXTS.client, texte: ({ client }) => client.nom },
  { nom: 'Téléphone', texte: ({ client }) => client.telephone },
  { nom: 'Email', texte: ({ client }) => client.email },
  { nom: 'Adresse', texte: ({ adresse }) => adresse },
  { nom: REGISTRE_TEXTS.travail, texte: ({ service }) => service.serviceName },
  { nom: 'Demande', texte: ({ description }) => description },
  { nom: REGISTRE_TEXTS.statut, texte: ({ statut }) => STATUT_NOMS[statut] },
  { nom: 'Montant (€)', texte: ({ devis }) => enEuros(devis.totalNet).toFixed(2).replace('.', ',') },
  { nom: REGISTRE_TEXTS.commande, texte: ({ createdAt }) => dateCourte(createdAt) },
]

const notees = (nombre: number): string =>
  fr(nombre === 1 ? '1 appel noté.' : `${nombre.toLocaleString('fr-FR')} appels notés.`)

/** What can be done with several orders. */
export const useGestes = (): readonly Geste<PrestationReply>[] => {
  const client = useQueryClient()
  const recharger = useRecompter()
  return [
    {
      nom: 'J’ai appelé',
      pour: attendUnAppel,
      un: async ({ id, version }, options) => {
        const body = { appel: '', version }
        const reponse = await callWithSession(modifierPrestationRoute, { params: { id }, body }, options)()
        if (E.isRight(reponse)) connaitre(client, reponse.right)
        void recharger()
        return reponse
      },
      fait: notees,
    },
    { nom: GESTES_TEXTS.exporter, fichier: 'prestations', colonnes: FICHIER },
  ]
}
