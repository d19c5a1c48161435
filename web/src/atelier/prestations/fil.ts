import { PRIORITE_NOMS, STATUT_NOMS } from '../noms.ts'
import type { CourrielSuiviReply } from '#adapters/http/contract/routes/prestations'
import type { MessageReply } from '#adapters/http/contract/routes/messages'
import type { EvenementReply, PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterInstant } from '#domain/calendrier/formater-date'
import type { Fait } from '#domain/prestation/evenement'
import { centimes, formaterMontant } from '#domain/shared/montant'
import { COURRIEL_NOMS, COURRIEL_TEXTS, HISTOIRE_TEXTS } from './fil-texts.ts'
import { motifTexte } from './texts.ts'

/** A fact of the history as a sentence, and what was said with it. */
export type Recit = {
  readonly genre: 'changement' | 'message' | 'courriel'
  /** ISO 8601, UTC. */
  readonly le: string
  readonly phrase: string
  readonly dit: string
  /** It did not leave: somebody is to see to it. */
  readonly echoue?: boolean
}

const instants = (dates: readonly string[]): string => dates.map((date) => formaterInstant(new Date(date))).join(' ; ')

const raconter = (fait: Fait, qui: string): string => {
  switch (fait.genre) {
    case 'commande':
      return HISTOIRE_TEXTS.commande(qui)
    case 'commande_telephone':
      return HISTOIRE_TEXTS.commandeAuTelephone
    case 'appel':
      return HISTOIRE_TEXTS.appel(qui)
    case 'note':
      return HISTOIRE_TEXTS.note
    case 'date_proposee':
      return HISTOIRE_TEXTS.proposee(qui, fait.dates.length, instants(fait.dates))
    case 'date_acceptee':
      return HISTOIRE_TEXTS.acceptee(qui, instants([fait.date]))
    case 'date_refusee':
      return HISTOIRE_TEXTS.refusee(qui)
    case 'annulation':
      return HISTOIRE_TEXTS.annulation(qui, fait.frais === null ? null : formaterMontant(fait.frais))
    case 'statut':
      return HISTOIRE_TEXTS.statut(qui, STATUT_NOMS[fait.de], STATUT_NOMS[fait.vers])
    case 'priorite':
      return HISTOIRE_TEXTS.priorite(qui, PRIORITE_NOMS[fait.de], PRIORITE_NOMS[fait.vers])
    case 'coordonnees':
      return HISTOIRE_TEXTS.coordonnees(qui)
    case 'facture':
      return HISTOIRE_TEXTS.facture(qui, fait.numero, formaterMontant(fait.total))
    case 'avoir':
      return HISTOIRE_TEXTS.avoir(qui, fait.numero, formaterMontant(fait.total))
    case 'acompte':
    case 'acompte_annule':
      return HISTOIRE_TEXTS.acompte(fait.montant < 0, formaterMontant(centimes(Math.abs(fait.montant))), fait.pieces)
    case 'devis_propose':
      return HISTOIRE_TEXTS.devisPropose(qui, fait.version, formaterMontant(fait.total))
    case 'devis_repondu':
      return HISTOIRE_TEXTS.devisRepondu(qui, fait.version, fait.accepte)
    case 'devis_retire':
      return HISTOIRE_TEXTS.devisRetire(fait.version)
    case 'devis_renvoye':
      return HISTOIRE_TEXTS.devisRenvoye(fait.version)
    case 'retractation':
      return HISTOIRE_TEXTS.retractation(qui)
  }
}

/** The very words of somebody, in as many lines as they were written. */
const ditAvec = (fait: Fait): string => {
  if (fait.genre === 'appel') return fait.note
  if (fait.genre === 'note') return fait.texte
  return 'motif' in fait && fait.motif !== '' ? motifTexte(fait.motif) : ''
}

const auteurs = (nom: string): Readonly<Record<EvenementReply['auteur'], string>> => ({
  client: nom,
  entreprise: HISTOIRE_TEXTS.entreprise,
  systeme: HISTOIRE_TEXTS.systeme,
})

/** Who changed what, when: the last change first. */
export const histoire = ({ historique, client }: Pick<PrestationReply, 'historique' | 'client'>): readonly Recit[] =>
  historique
    .map(({ le, auteur, fait }) => ({
      genre: 'changement' as const,
      le,
      phrase: raconter(fait, auteurs(client.nom)[auteur]),
      dit: ditAvec(fait),
    }))
    .toReversed()

type Message = Pick<MessageReply, 'email' | 'nom' | 'message' | 'createdAt' | 'reponses'>

/** What the client wrote and was answered since the order, whatever it was about. */
export const conversation = (
  messages: readonly Message[],
  { client, createdAt }: Pick<PrestationReply, 'client' | 'createdAt'>,
): readonly Recit[] =>
  messages
    .filter(({ email }) => email === client.email)
    .flatMap(({ message, nom, createdAt: le, reponses }) => [
      { genre: 'message' as const, le, phrase: HISTOIRE_TEXTS.ecrit(nom), dit: message },
      ...reponses.map(({ auteur, texte, le: quand }) => ({
        genre: 'message' as const,
        le: quand,
        phrase: HISTOIRE_TEXTS.ecrit(auteur === 'entreprise' ? HISTOIRE_TEXTS.entreprise : nom),
        dit: texte,
      })),
    ])
    .filter(({ le }) => le >= createdAt)

/** Mails to the client and whether they left: by when they left, else by when they are due. */
export const courriers = (
  courriels: readonly Omit<CourrielSuiviReply, 'id'>[],
  { client }: Pick<PrestationReply, 'client'>,
): readonly Recit[] =>
  courriels.flatMap(({ genre, statut, aEnvoyerLe, envoyeLe }) => {
    if (statut === 'sans_objet') return []
    const quoi = COURRIEL_NOMS[genre] ?? COURRIEL_TEXTS.autre
    const phrase = COURRIEL_TEXTS[statut](quoi, client.nom)
    const recit = { genre: 'courriel' as const, le: envoyeLe ?? aEnvoyerLe, phrase, dit: '' }
    return [statut === 'echoue' ? { ...recit, echoue: true } : recit]
  })

/** Everything in one thread, the last thing first; of two at the same instant, as they were told. */
export const fil = (...recits: readonly (readonly Recit[])[]): readonly Recit[] =>
  recits.flat().toSorted((un, autre) => autre.le.localeCompare(un.le))
