import type { AujourdhuiReply } from '#adapters/http/contract/routes/aujourdhui'
import type { ClientDuRegistreReply } from '#adapters/http/contract/routes/clients'
import type { EstimationFaiteReply } from '#adapters/http/contract/routes/estimations-admin'
import type { MessageReply } from '#adapters/http/contract/routes/messages'
import type { FactureDuRegistreReply } from '#adapters/http/contract/values/facture-reply'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterTelephone, Telephone } from '#domain/client/telephone'
import { formaterMontant } from '#domain/shared/montant'
import { adresseDuLieu, NOMS_DE_LIEU } from '../adresses.ts'
import { LIEU_TEXTS } from '../cadre/texts.ts'
import { commence, type Demande, type Verbe } from './demande.ts'
import { GESTE_TEXTS, type GROUPES, PALETTE_TEXTS } from './texts.ts'

export type NomDeGroupe = keyof typeof GROUPES

export type Resultat = {
  readonly clef: string
  readonly texte: string
  readonly detail: string
  readonly to: string
}

export type Groupe = { readonly nom: NomDeGroupe; readonly resultats: readonly Resultat[] }

type Commande = Pick<
  PrestationReply,
  'id' | 'reference' | 'client' | 'service' | 'statut' | 'dates' | 'appeleeLe' | 'factureEnCours'
>

const numero = (telephone: string): string => (Telephone.is(telephone) ? formaterTelephone(telephone) : telephone)

const enLigne = (...mots: readonly string[]): string => mots.filter((mot) => mot !== '').join(' · ')

type Geste = {
  readonly texte: (nom: string) => string
  /** It is offered for whatever order is found. */
  readonly sied: (commande: Commande) => boolean
  /** It is offered when it is asked for. */
  readonly permis: (commande: Commande) => boolean
  readonly to: (commande: Commande) => string
}

const estOuverte = ({ statut }: Commande): boolean => statut === 'en_attente' || statut === 'en_cours'

const aFacturer = ({ statut, factureEnCours }: Commande): boolean => statut === 'terminé' && factureEnCours === null

/** What may be done with an order as it stands, and where; begun work is ended with its invoice. */
const gesteDe = (verbe: Verbe, { statut }: Commande): Geste => {
  switch (verbe) {
    case 'proposer':
      return {
        texte: GESTE_TEXTS.proposer,
        sied: estOuverte,
        permis: estOuverte,
        to: ({ reference }) => adresseDuLieu('prestations', { id: reference, proposer: '1' }),
      }
    case 'noter':
      return {
        texte: GESTE_TEXTS.noter,
        sied: ({ dates, appeleeLe }) => statut === 'en_attente' && dates.length === 0 && appeleeLe === null,
        permis: () => true,
        to: ({ reference }) => adresseDuLieu('prestations', { id: reference, noter: '1' }),
      }
    case 'facturer':
      return statut === 'en_cours'
        ? {
            texte: GESTE_TEXTS.terminer,
            sied: () => false,
            permis: () => true,
            to: ({ reference }) => adresseDuLieu('prestations', { id: reference, terminer: '1' }),
          }
        : {
            texte: GESTE_TEXTS.facturer,
            sied: aFacturer,
            permis: aFacturer,
            to: ({ id }) => adresseDuLieu('factures', { facturer: id }),
          }
  }
}

const SANS_VERBE = ['proposer', 'noter', 'facturer'] as const

export const gestesDe = (commandes: readonly Commande[], verbe: Verbe | null): readonly Resultat[] =>
  commandes.flatMap((commande) =>
    (verbe === null ? SANS_VERBE : [verbe]).flatMap((un): readonly Resultat[] => {
      const { texte, sied, permis, to } = gesteDe(un, commande)
      if (!(verbe === null ? sied : permis)(commande)) return []
      const detail = enLigne(commande.reference, commande.service.serviceName)
      return [{ clef: `${un} ${commande.id}`, texte: texte(commande.client.nom), detail, to: to(commande) }]
    }),
  )

const LIEUX: readonly Resultat[] = NOMS_DE_LIEU.map((nom) => ({
  clef: nom,
  texte: LIEU_TEXTS[nom],
  detail: '',
  to: adresseDuLieu(nom),
}))

const TELEPHONE: Resultat = {
  clef: 'telephone',
  texte: PALETTE_TEXTS.telephone,
  detail: '',
  to: adresseDuLieu('estimations', { calculer: '1' }),
}

/** Orders that wait for a gesture today, each once. */
export const quiAttendent = (journee: AujourdhuiReply | undefined): readonly PrestationReply[] => {
  if (journee === undefined) return []
  const toutes = [...journee.enRetard, ...journee.aContacter, ...journee.aReproposer]
  return [...new Map(toutes.map((commande) => [commande.id, commande])).values()]
}

const SANS_RECHERCHE = 4

/** What is known without asking: places, and gestures for the orders of the day. */
export const surPlace = (
  texte: string,
  { verbe, q }: Demande,
  attendent: readonly PrestationReply[],
): readonly Groupe[] => {
  const connues = attendent.filter(({ client, reference }) => commence(`${client.nom} ${reference}`, q))
  const gestes = texte === '' ? gestesDe(connues, null).slice(0, SANS_RECHERCHE) : gestesDe(connues, verbe)
  const telephone = verbe === null && commence(TELEPHONE.texte, texte) ? [TELEPHONE] : []
  const lieux = verbe === null ? LIEUX.filter((lieu) => commence(lieu.texte, texte)) : []
  return [
    { nom: 'gestes', resultats: [...telephone, ...gestes] },
    { nom: 'lieux', resultats: lieux },
  ]
}

/** Each thing once, where it was found first; nothing of a kind that found nothing. */
export const unis = (groupes: readonly Groupe[]): readonly Groupe[] => {
  const vues = new Set<string>()
  const neuve = ({ to }: Resultat): boolean => !vues.has(to) && vues.add(to).size > 0
  return groupes
    .map(({ nom, resultats }) => ({ nom, resultats: resultats.filter(neuve) }))
    .filter(({ resultats }) => resultats.length > 0)
}

export const resultatDePrestation = (commande: PrestationReply): Resultat => ({
  clef: commande.id,
  texte: commande.client.nom,
  detail: enLigne(commande.reference, commande.service.serviceName, commande.adresse),
  to: adresseDuLieu('prestations', { id: commande.reference }),
})

export const resultatDeClient = ({ id, nom, telephone, email, ville }: ClientDuRegistreReply): Resultat => ({
  clef: id,
  texte: nom,
  detail: enLigne(numero(telephone), email, ville),
  to: adresseDuLieu('clients', { id }),
})

export const resultatDeMessage = ({ id, nom, sujet, message }: MessageReply): Resultat => ({
  clef: id,
  texte: nom,
  detail: enLigne(sujet ?? '', message.slice(0, 80)),
  to: adresseDuLieu('messages', { id }),
})

export const resultatDeFacture = (facture: FactureDuRegistreReply): Resultat => ({
  clef: facture.numero,
  texte: facture.numero,
  detail: enLigne(facture.client.nom, formaterMontant(facture.total), facture.reference),
  to: adresseDuLieu('factures', { numero: facture.numero }),
})

export const resultatDEstimation = ({ id, contact, estimation, ville, createdAt }: EstimationFaiteReply): Resultat => ({
  clef: id,
  texte: contact === null || contact.nom === '' ? estimation.service : contact.nom,
  detail: enLigne(estimation.service, ville ?? '', new Date(createdAt).toLocaleDateString('fr-FR')),
  to: adresseDuLieu('estimations', { id }),
})
