import * as O from '#fp/Option'
import { enregistrerReglement } from '#application/facturation/encaisser'
import { preparerFacturation } from '#application/facturation/emettre-facture'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-store'
import { commanderPrestation } from '#application/prestation/commander-prestation'
import { type DemandeDEstimation, estimer } from '#application/prestation/estimer'
import { gererRendezVous, modifierPrestation } from '#application/rendez-vous/gerer-rendez-vous'
import { ADMIN_DU_TERMINAL, exigerClient } from '#application/shared/access'
import type { Client } from '#application/shared/session'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type Acheteur, PARTICULIER, Siren } from '#domain/client/acheteur'
import { Adresse } from '#domain/client/adresse'
import { Contact } from '#domain/client/contact'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import { mentionsDeLEntreprise } from '#domain/facturation/mentions'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import type { Declaration } from '#domain/prestation/engager'
import type { PrestationId } from '#domain/prestation/reference'
import { multiplier } from '#domain/shared/montant'
import {
  type DemandeDeDemo,
  type Fait,
  type Histoire,
  instantDe,
  lignesDe,
  lireMoment,
  lu,
  type Moment,
  obtenir,
  type Personne,
  personne,
} from './histoire.ts'
import type { HorlogeDeDemo, PortsDeDemo } from './ports-de-demo.ts'
import { ecrireEnClient, poursuivreFil, repondreMessage, envoyerMessage } from '#application/message/fils'
import { changerStatutMessage } from '#application/registre/messages'
import { parseEmail } from '#domain/client/email'
import { parseSujet, parseTexteDeReponse } from '#domain/message/fil'
import type { MessageId } from '#domain/message/message'
import { parseNomDeContact, parseTexteDeMessage } from '#domain/message/champs-de-contact'

type SuiteDeDemo = { readonly quand: Moment; readonly de: 'client' | 'entreprise'; readonly texte: string }

/** A message; `sujet` is `null` for the public form. */
type MessageDeDemo = {
  readonly de: Pick<Personne, 'nom' | 'email'>
  readonly quand: Moment
  readonly sujet: string | null
  readonly texte: string
  readonly lu: boolean
  readonly suites: readonly SuiteDeDemo[]
}

const auteur = (qui: string): MessageDeDemo['de'] => {
  const [, nom, boite] = /^(.+) <(.+)>$/.exec(qui) ?? []
  return nom === undefined ? personne(qui) : { nom, email: `${boite}@demo.example` }
}

export const messagesDeDemo = (aujourdhui: DateCivile): readonly MessageDeDemo[] =>
  lignesDe('messages').map(({ cellules: [qui = '', quand, lu, sujet, texte = ''], suites }) => ({
    de: auteur(qui),
    quand: lireMoment(aujourdhui, quand),
    sujet: sujet === '-' || sujet === undefined ? null : sujet,
    texte,
    lu: lu === 'lu',
    suites: suites.map(([de, instant, reponse = '']) => ({
      de: de === 'client' ? de : 'entreprise',
      quand: lireMoment(aujourdhui, instant),
      texte: reponse,
    })),
  }))

const compteDe = async ({ comptes }: Scene, email: string): Promise<Client> => {
  const compte = await obtenir(email, comptes.parEmail(lu(email, parseEmail(email))))
  if (O.isNone(compte)) throw new Error(`the demonstration has no account of ${email}`)
  return unClient(compte.value.id)
}

const ecrire = async (scene: Scene, { de, sujet, texte }: MessageDeDemo): Promise<MessageId> => {
  const message = lu(texte, parseTexteDeMessage(texte))
  if (sujet === null) {
    const [nom, email] = [lu(de.nom, parseNomDeContact(de.nom)), lu(de.email, parseEmail(de.email))]
    const envoi = envoyerMessage({ ...scene, estJetable: () => false })({ nom, email, texte: message })
    return (await obtenir(texte, envoi)).fil.message.id
  }
  const client = await compteDe(scene, de.email)
  const { fil } = await obtenir(sujet, ecrireEnClient(scene)(client, { sujet: lu(sujet, parseSujet(sujet)), message }))
  return fil.message.id
}

const poursuivre = async (scene: Scene, id: MessageId, email: string, suite: SuiteDeDemo): Promise<void> => {
  scene.clock.regler(instantDe(scene.aujourdhui, suite.quand))
  const message = lu(suite.texte, parseTexteDeReponse(suite.texte))
  if (suite.de === 'entreprise') {
    await obtenir(suite.texte, repondreMessage(scene)(ADMIN_DU_TERMINAL, { id, message, version: null }))
    return
  }
  await obtenir(suite.texte, poursuivreFil(scene)(await compteDe(scene, email), { id, message }))
}

export const jouerMessage = async (scene: Scene, message: MessageDeDemo): Promise<void> => {
  scene.clock.regler(instantDe(scene.aujourdhui, message.quand))
  const id = await ecrire(scene, message)
  for (const suite of message.suites) await poursuivre(scene, id, message.de.email, suite)
  if (!message.lu) return
  await obtenir(
    'a message read',
    changerStatutMessage(scene)({ admin: ADMIN_DU_TERMINAL, id, statut: 'lu', version: null }),
  )
}

const acheteurDe = ({ nom, entreprise }: Personne): Acheteur =>
  entreprise === null
    ? PARTICULIER
    : {
        type: 'professionnel',
        raisonSociale: entreprise.raisonSociale,
        siren: lu(nom, Siren.decode(entreprise.siren)),
      }

/** For a visit soon, the client asks for an early start; an urgent visit at home, for an urgent repair. */
const declarer = ({ personne, demande, etapes }: Histoire): Declaration => ({
  acheteur: acheteurDe(personne),
  debutAnticipe: etapes.some(({ fait }) => fait.genre === 'proposer'),
  urgence: !demande.aDistance && etapes.some(({ fait }) => fait.genre === 'priorite' && fait.priorite === 'urgente'),
})

export type Scene = PortsDeDemo &
  Pick<Ports, 'randomness'> & { readonly clock: HorlogeDeDemo; readonly aujourdhui: DateCivile }

const unClient = (clientId: string): Client =>
  lu('a client', exigerClient({ _tag: 'Client', clientId, temporaire: false }))

export const chiffrageDe = (demande: DemandeDeDemo, personne: Personne): DemandeDEstimation => ({
  choix: /^\d+$/.test(demande.service)
    ? { serviceId: demande.service, serviceName: '', serviceDescription: '' }
    : { serviceId: null, serviceName: demande.service, serviceDescription: demande.description },
  heures: demande.heures,
  destination: demande.aDistance
    ? { modalite: 'a_distance' }
    : { modalite: 'sur_place', adresse: lu(personne.ville, Adresse.decode(personne)) },
})

export const estimerEnVisiteur = async (scene: Scene, demande: DemandeDeDemo, personne: Personne) => {
  const notees: EstimationFaite[] = []
  const carnetEstimations = (faite: EstimationFaite) => void notees.push(faite)
  const chiffrage = chiffrageDe(demande, personne)
  const rendue = await obtenir(
    `an estimate for ${personne.nom}`,
    estimer({ ...scene, carnetEstimations })({ ...chiffrage, apercu: false }),
  )
  return { chiffrage, rendue, notees }
}

const commander = async (scene: Scene, histoire: Histoire): Promise<PrestationId> => {
  const { cle, personne, demande } = histoire
  const { chiffrage, rendue, notees } = await estimerEnVisiteur(scene, demande, personne)
  await obtenir(cle, scene.estimations.noter(notees, new Date(0)))
  const { description, notes, creneau } = demande
  const { prestation } = await obtenir(
    cle,
    commanderPrestation(scene)({
      demande: {
        contact: lu(cle, Contact.decode(personne)),
        adresse: lu(cle, Adresse.decode(personne)),
        description,
        notes,
        creneau,
        engagement: SANS_ENGAGEMENT,
      },
      chiffrage,
      declaration: declarer(histoire),
      totalAccepte: rendue.estimation.totalNet,
      idempotence: O.none,
      estimationId: rendue.id,
    }),
  )
  return prestation.id
}

const enClient = async (scene: Scene, id: PrestationId): Promise<{ client: Client; suivi: Suivi }> => {
  const trouve = await obtenir('a prestation', scene.prestations.suivi(id))
  if (O.isNone(trouve)) throw new Error('the demonstration lost an order')
  const suivi = trouve.value
  return { suivi, client: unClient(suivi.dossier.clientId) }
}

const repondre = async (scene: Scene, id: PrestationId, fait: Fait, cle: string): Promise<void> => {
  if (fait.genre === 'proposer' || fait.genre === 'statut' || fait.genre === 'priorite' || fait.genre === 'acompte')
    return
  const { client, suivi } = await enClient(scene, id)
  const dateId = suivi.dossier.dates.at(-1)?.id ?? ''
  const motif = 'motif' in fait ? fait.motif : ''
  const souhaits =
    'souhaits' in fait
      ? fait.souhaits.map(({ jour, creneau }) => ({ date: plusJours(scene.aujourdhui, jour), creneau }))
      : []
  await obtenir(
    `${cle}, ${fait.genre}`,
    gererRendezVous(scene)({ client, id, dateId, motif, souhaits, action: fait.genre }),
  )
}

/** Pays in advance. Nothing for a business without settings, since it could not issue the invoice. */
const payerDAvance = async (
  scene: Scene,
  id: PrestationId,
  { mode, part }: Extract<Fait, { genre: 'acompte' }>,
  { cle, personne }: Histoire,
): Promise<void> => {
  if (personne.entreprise !== null && mentionsDeLEntreprise(scene.entreprise).length > 0) return
  const demande = { admin: ADMIN_DU_TERMINAL, id }
  const { acompteMax, prestation } = await obtenir(cle, preparerFacturation(scene)(demande))
  const montant = multiplier(acompteMax, part)
  const saisie = { mode, le: dateParis(scene.clock.maintenant()), montant, note: '' }
  await obtenir(
    `${cle}, acompte`,
    enregistrerReglement(scene)({ admin: ADMIN_DU_TERMINAL, reference: prestation.reference, saisie }),
  )
}

const jouer = async (scene: Scene, id: PrestationId, fait: Fait, histoire: Histoire): Promise<void> => {
  const { cle } = histoire
  const modifier = (modification: Parameters<ReturnType<typeof modifierPrestation>>[0]['modification']) =>
    obtenir(
      `${cle}, ${fait.genre}`,
      modifierPrestation(scene)({ admin: ADMIN_DU_TERMINAL, id, version: null, modification }),
    )
  switch (fait.genre) {
    case 'proposer': {
      const debuts = fait.debuts.map((debut) => instantDe(scene.aujourdhui, debut))
      await modifier({ genre: 'dates', debuts })
      return
    }
    case 'statut':
    case 'priorite':
      await modifier(fait)
      return
    case 'acompte':
      await payerDAvance(scene, id, fait, histoire)
      return
    case 'accepter':
    case 'refuser':
    case 'deplacer':
    case 'annuler':
      await repondre(scene, id, fait, cle)
  }
}

export const jouerHistoire = async (scene: Scene, histoire: Histoire): Promise<PrestationId> => {
  const { clock, aujourdhui } = scene
  clock.regler(instantDe(aujourdhui, histoire.commandee))
  const id = await commander(scene, histoire)
  for (const { quand, fait } of histoire.etapes) {
    clock.regler(instantDe(aujourdhui, quand))
    await jouer(scene, id, fait, histoire)
  }
  return id
}
