import * as O from '#fp/Option'
import { enregistrerReglement } from '#application/facturation/encaisser'
import { emettreAvoir, emettreFacture, preparerFacturation } from '#application/facturation/emettre-facture'
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
import { saisieDuDevis } from '#domain/facturation/a-facturer'
import { mentionsDeLEntreprise } from '#domain/facturation/mentions'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { type FactureSuivie, solde } from '#domain/facturation/reglement'
import type { PieceDetachee, SaisieDeFacture } from '#domain/facturation/saisie'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import type { Declaration } from '#domain/prestation/engager'
import type { PrestationId } from '#domain/prestation/reference'
import { centimes, euros, multiplier } from '#domain/shared/montant'
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

/** The express requests of a client: an early start for a near visit, an urgent repair for an urgent visit at home. */
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

type FaitDuClient = Extract<Fait, { genre: 'accepter' | 'refuser' | 'deplacer' | 'annuler' }>

const repondre = async (scene: Scene, id: PrestationId, fait: FaitDuClient, cle: string): Promise<void> => {
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

/** Records a payment in advance. Without business settings a professional pays nothing, since the invoice could not be issued. */
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
    case 'proposer':
      await modifier({ genre: 'dates', debuts: fait.debuts.map((debut) => instantDe(scene.aujourdhui, debut)) })
      return
    case 'statut':
    case 'priorite':
      await modifier(fait)
      return
    case 'acompte':
      return payerDAvance(scene, id, fait, histoire)
    case 'accepter':
    case 'refuser':
    case 'deplacer':
    case 'annuler':
      return repondre(scene, id, fait, cle)
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

type Finie = { readonly id: PrestationId; readonly histoire: Histoire; readonly fin: Moment }

const DISQUE: PieceDetachee = {
  designation: 'Disque SSD 500 Go',
  quantite: 1,
  prixUnitaire: euros(59),
  etat: 'neuve',
}

const BARRETTE: PieceDetachee = {
  designation: 'Barrette de mémoire 8 Go, d’occasion',
  quantite: 1,
  prixUnitaire: euros(22.5),
  etat: 'economie_circulaire',
}

const AVEC_PIECES = new Set(['2', '4', '5'])

const piecesDe = ({ service, aDistance }: DemandeDeDemo, rang: number): readonly PieceDetachee[] => {
  if (aDistance || !AVEC_PIECES.has(service) || rang % 2 === 1) return []
  return rang % 3 === 0 ? [BARRETTE] : [DISQUE]
}

const saisieDe = ({ aujourdhui }: Scene, { histoire, fin }: Finie, rang: number): SaisieDeFacture => {
  const pieces = piecesDe(histoire.demande, rang)
  return {
    ...saisieDuDevis(plusJours(aujourdhui, fin.jour)),
    pieces,
    accordDepassement: pieces.length === 0 ? '' : 'Accord donné sur place, avant la pose.',
  }
}

const instantApres = ({ aujourdhui }: Scene, moment: Moment, minutes: number): Date =>
  new Date(instantDe(aujourdhui, moment).getTime() + minutes * 60_000)

const facturer = (scene: Scene, finie: Finie, rang: number): Promise<FactureSuivie> =>
  obtenir(
    `${finie.histoire.cle}, facture`,
    emettreFacture(scene)({
      admin: ADMIN_DU_TERMINAL,
      id: finie.id,
      version: null,
      saisie: saisieDe(scene, finie, rang),
    }),
  )

const jourDePaiement = ({ histoire, fin }: Finie, rang: number): Moment => ({
  jour: fin.jour + (histoire.personne.entreprise === null ? rang % 5 : 18 + (rang % 9)),
  heure: '19:00',
})

const payer = async (scene: Scene, suivie: FactureSuivie, quand: Moment, rang: number): Promise<void> => {
  const instant = instantDe(scene.aujourdhui, quand)
  scene.clock.regler(instant)
  if (scene.clock.maintenant() < instant || solde(suivie) === 0) return
  const mode = ModeDeReglement.values[rang % ModeDeReglement.values.length] ?? 'virement'
  const saisie = { mode, le: dateParis(instant), montant: solde(suivie), note: '' }
  await obtenir(
    suivie.facture.numero,
    enregistrerReglement(scene)({ admin: ADMIN_DU_TERMINAL, reference: suivie.facture.reference, saisie }),
  )
}

/** Corrects a wrong line: the invoice is fully credited and issued again within the hour. */
const corriger = async (scene: Scene, finie: Finie, rang: number): Promise<FactureSuivie> => {
  const fausse = await facturer(scene, finie, rang + 1)
  scene.clock.regler(instantApres(scene, finie.fin, 40))
  const motif = 'Erreur de saisie, facture établie de nouveau.'
  const { numero } = fausse.facture
  await obtenir(numero, emettreAvoir(scene)({ admin: ADMIN_DU_TERMINAL, numero, motif, montant: null, ventes: null }))
  scene.clock.regler(instantApres(scene, finie.fin, 50))
  return facturer(scene, finie, rang)
}

const faireUnGeste = async (scene: Scene, { facture }: FactureSuivie, quand: Moment): Promise<void> => {
  const { numero } = facture
  scene.clock.regler(instantDe(scene.aujourdhui, quand))
  const credit = {
    motif: 'Geste commercial : le retard du rendez-vous.',
    montant: centimes(facture.total / 10),
    ventes: centimes(0),
  }
  const suivie = await obtenir(numero, emettreAvoir(scene)({ admin: ADMIN_DU_TERMINAL, numero, ...credit }))
  await payer(scene, suivie, quand, 1)
}

const finDe = ({ etapes }: Histoire): Moment | null => {
  const derniere = etapes.at(-1)
  return derniere?.fait.genre === 'statut' && derniere.fait.statut === 'terminé' ? derniere.quand : null
}

const parFin = ({ aujourdhui }: Scene, a: Finie, b: Finie): number =>
  instantDe(aujourdhui, a.fin).getTime() - instantDe(aujourdhui, b.fin).getTime()

/** The ranks of two orders not paid in advance: the middle one and the last. */
const reperes = (finies: readonly Finie[]): { readonly milieu: number; readonly derniere: number } => {
  const apresCoup = finies.flatMap(({ histoire: { etapes } }, rang) =>
    etapes.some(({ fait }) => fait.genre === 'acompte') ? [] : [rang],
  )
  return { milieu: apresCoup[Math.floor(apresCoup.length / 2)] ?? -1, derniere: apresCoup.at(-1) ?? -1 }
}

/** Issues the invoices in order, so that numbers follow one another; none without business settings. */
export const facturerLaDemo = async (
  scene: Scene,
  ids: ReadonlyMap<string, PrestationId>,
  histoires: readonly Histoire[],
): Promise<void> => {
  if (mentionsDeLEntreprise(scene.entreprise).length > 0) return
  const finies = histoires
    .flatMap((histoire): readonly Finie[] => {
      const [id, fin] = [ids.get(histoire.cle), finDe(histoire)]
      return id === undefined || fin === null ? [] : [{ id, histoire, fin }]
    })
    .toSorted((a, b) => parFin(scene, a, b))
    .slice(0, -1)
  const { milieu, derniere } = reperes(finies)
  for (const [rang, finie] of finies.entries()) {
    scene.clock.regler(instantApres(scene, finie.fin, 20))
    const suivie = rang === milieu ? await corriger(scene, finie, rang) : await facturer(scene, finie, rang)
    const quand = jourDePaiement(finie, rang)
    if (rang !== derniere) await payer(scene, suivie, quand, rang)
    if (rang === milieu + 1) await faireUnGeste(scene, suivie, { ...quand, heure: '20:00' })
  }
}
