import { makeMemoryRandomness } from '#adapters/memory/memory-outside'
import { noterAuTelephone } from '#application/estimation/estimations'
import type { CourrierReserve } from '#application/ports/outbox'
import type { Ports, Randomness } from '#application/ports/ports'
import { ADMIN_DU_TERMINAL } from '#application/shared/access'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { Adresse } from '#domain/client/adresse'
import { Contact } from '#domain/client/contact'
import { parseNomComplet } from '#domain/client/nom'
import { parseTelephone } from '#domain/client/telephone'
import { oubliAvant } from '#domain/estimation/conversion'
import type { PrestationId } from '#domain/prestation/reference'
import { OCTETS_UUID, uuidDe } from '#domain/shared/identifiant'
import {
  demande,
  type DemandeDeDemo,
  DEMANDES,
  type Etape,
  HABITUES,
  type Histoire,
  histoiresRecentes,
  instantDe,
  le,
  lignesDe,
  lireMoment,
  lu,
  type Moment,
  obtenir,
  ouvreDes,
  type Personne,
  personne,
  SANS_COMMANDE,
} from './histoire.ts'
import {
  chiffrageDe,
  estimerEnVisiteur,
  facturerLaDemo,
  jouerHistoire,
  jouerMessage,
  messagesDeDemo,
  type Scene,
} from './jouer-histoire.ts'
import { makeHorlogeDeDemo, type PortsDeDemo } from './ports-de-demo.ts'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { randomBytes } from 'node:crypto'
import type { CompteDeDemo } from '#adapters/http/contract/routes/site'
import type { creerAdmin } from '#application/compte/creer-admin'
import { parseEmail } from '#domain/client/email'
import { parseMotDePasse } from '#domain/compte/mot-de-passe'
import { motDePasseTemporaire, OCTETS_TIRAGE } from '#domain/compte/mot-de-passe-temporaire'

/** First and last day of the filled year, from today: its last visits are over before the orders in progress. */
const [PREMIER_JOUR, DERNIER_JOUR] = [-362, -12]

const [MATIN, APRES_MIDI] = ['09:00', '14:30']

const PRISES = [`-34 ${MATIN}`, `-13 ${APRES_MIDI}`, `-5 ${MATIN}`]

/** The first free half day, at least three days after the order; at most two visits a day. */
const visiteLibre = (aujourdhui: DateCivile, prises: Set<string>, des: number): Moment => {
  const jour = ouvreDes(aujourdhui, des)
  const heure = [MATIN, APRES_MIDI].find((moment) => !prises.has(`${jour} ${moment}`))
  if (heure === undefined) return visiteLibre(aujourdhui, prises, jour + 1)
  prises.add(`${jour} ${heure}`)
  return { jour, heure }
}

const ANNULATIONS = ['Finalement un voisin m’a dépanné.', 'Matériel remplacé, merci quand même.'] as const

const suites = (jour: number, visite: Moment, hasard: number, { aDistance }: DemandeDeDemo): readonly Etape[] => {
  const debut: readonly Etape[] = [
    ...(hasard % 9 === 0
      ? [{ quand: le(jour + 1, '08:30'), fait: { genre: 'priorite', priorite: 'importante' } } as const]
      : []),
    { quand: le(jour + 1 + (hasard % 3 === 0 ? 1 : 0), '10:15'), fait: { genre: 'proposer', debuts: [visite] } },
  ]
  const motif = ANNULATIONS[hasard % 2] ?? ''
  if (hasard % 11 === 5) return [...debut, { quand: le(visite.jour - 1, '20:00'), fait: { genre: 'annuler', motif } }]
  const fin = le(visite.jour, visite.heure === MATIN ? '12:10' : '17:40')
  const mode = hasard % 2 === 0 ? 'virement' : 'paypal'
  return [
    ...debut,
    { quand: le(jour + 2, '19:45'), fait: { genre: 'accepter' } },
    ...(aDistance ? [{ quand: le(jour + 3, '09:30'), fait: { genre: 'acompte', mode, part: 1 } } as const] : []),
    { quand: visite, fait: { genre: 'statut', statut: 'en_cours', motif: '' } },
    { quand: fin, fait: { genre: 'statut', statut: 'terminé', motif: '' } },
  ]
}

/** Days between two orders: fewer in autumn, when people are back, than in summer. */
const ecart = (aujourdhui: DateCivile, jour: number, hasard: number): number => {
  const mois = Number(plusJours(aujourdhui, jour).slice(5, 7))
  if (mois === 7 || mois === 8) return 6 + (hasard % 6)
  return mois >= 9 ? 2 + (hasard % 3) : 3 + (hasard % 4)
}

const histoiresDeLAnnee = (aujourdhui: DateCivile, { octets }: Randomness): readonly Histoire[] => {
  const tirer = (): number => octets(1)[0] ?? 0
  const prises = new Set<string>(PRISES)
  const histoires: Histoire[] = []
  for (let jour = PREMIER_JOUR; jour < DERNIER_JOUR; jour += ecart(aujourdhui, jour, tirer())) {
    const hasard = tirer()
    const visite = visiteLibre(aujourdhui, prises, jour + 4)
    const [qui, voulue] = [HABITUES[hasard % HABITUES.length], DEMANDES[tirer() % DEMANDES.length]]
    if (qui === undefined || voulue === undefined) continue
    histoires.push({
      cle: `année ${histoires.length}`,
      personne: histoires.length % 23 === 7 ? personne('camille') : qui,
      commandee: le(jour, `${String(8 + (hasard % 12)).padStart(2, '0')}:25`),
      demande: voulue,
      etapes: suites(jour, visite, hasard, voulue),
    })
  }
  return histoires
}

type EstimationDeDemo = {
  readonly quand: Moment
  readonly lieu: Personne
  readonly demande: DemandeDeDemo
  readonly appel: { readonly nom: string; readonly telephone: string; readonly notes: string } | null
}

const SERVICES = ['5', '3', '10', '4', '12', '9', '2', '6', '11', '8'] as const

/** Estimates without an order: some each week, more recently. */
const visiteurs: readonly EstimationDeDemo[] = Array.from({ length: 74 }, (_, rang) => ({
  quand: le(
    -Math.round(1 + (rang * rang) / 16),
    `${String(8 + ((rang * 5) % 13)).padStart(2, '0')}:${10 + (rang % 45)}`,
  ),
  lieu: HABITUES[(rang * 7) % HABITUES.length] ?? personne('sarah'),
  demande: demande(SERVICES[rang % SERVICES.length] ?? '5', '-'),
  appel: null,
}))

const appelsDe = (aujourdhui: DateCivile): readonly EstimationDeDemo[] =>
  lignesDe('appels').map(
    ({ cellules: [quand, lieu = '', service = '', options = '', nom = '', telephone = '', notes = ''] }) => ({
      quand: lireMoment(aujourdhui, quand),
      lieu: personne(lieu),
      demande: demande(service, options),
      appel: { nom, telephone, notes },
    }),
  )

const [LOT, BAIL_MS] = [100, 600_000]

/** The error of a mail server for an unknown address. */
const ERREUR = 'adresse_refusee 550: 550 5.1.1 Recipient address rejected: User unknown in virtual mailbox table'

const estPerdu = (courrier: CourrierReserve, perdu: PrestationId): boolean =>
  courrier.genre === 'commande_client' && courrier.prestationId === perdu

/** Marks past mails as sent, except one that failed. Mails due later stay. */
const classerCourriers = async (
  { outbox }: Pick<Ports, 'outbox'>,
  present: Date,
  perdu: PrestationId,
): Promise<void> => {
  const lot = await obtenir('mails', outbox.reserver(present, new Date(present.getTime() + BAIL_MS), LOT))
  await Promise.all(
    lot.map((courrier) =>
      obtenir(
        'a mail',
        estPerdu(courrier, perdu)
          ? outbox.marquerEchoue(courrier, null, ERREUR)
          : outbox.marquerEnvoye(courrier, present),
      ),
    ),
  )
  if (lot.length > 0) await classerCourriers({ outbox }, present, perdu)
}

const jouerEstimation = async (scene: Scene, { quand, lieu, demande, appel }: EstimationDeDemo): Promise<void> => {
  const instant = instantDe(scene.aujourdhui, quand)
  scene.clock.regler(instant)
  if (appel === null) {
    const { notees } = await estimerEnVisiteur(scene, demande, lieu)
    await obtenir('estimates', scene.estimations.noter(notees, oubliAvant(instant)))
    return
  }
  const contact = {
    nom: lu(appel.nom, parseNomComplet(appel.nom)),
    telephone: lu(appel.telephone, parseTelephone(appel.telephone)),
    email: null,
  }
  await obtenir(
    appel.nom,
    noterAuTelephone(scene)({
      admin: ADMIN_DU_TERMINAL,
      demande: chiffrageDe(demande, lieu),
      contact,
      notes: appel.notes,
    }),
  )
}

const AGE = 700

const ouvrir = async (
  { comptes, randomness, aujourdhui }: Scene,
  personne: Personne,
  rang: number,
): Promise<string> => {
  const { id } = await obtenir(
    personne.nom,
    comptes.nommerAdmin({
      ...lu(personne.nom, Contact.decode(personne)),
      ...lu(personne.nom, Adresse.decode(personne)),
      id: uuidDe(randomness.octets(OCTETS_UUID)),
      creeLe: instantDe(aujourdhui, le(-AGE - rang * 9, '10:00')),
    }),
  )
  return id
}

/** Creates accounts without an order, as they remain when old orders are deleted; no use case opens one. */
const laisserDesComptes = async (scene: Scene): Promise<void> => {
  const ids = await Promise.all(SANS_COMMANDE.map((personne, rang) => ouvrir(scene, personne, rang)))
  await scene.retirerLeRole(ids)
}

const PERDUE = 'yvette à rappeler'

/** The seed of all draws: the same day gives the same data. */
const GRAINE = 39

const parDate = ({ aujourdhui }: Scene, histoires: readonly Histoire[]): readonly Histoire[] =>
  histoires.toSorted(
    (a, b) => instantDe(aujourdhui, a.commandee).getTime() - instantDe(aujourdhui, b.commandee).getTime(),
  )

const jouerTout = async (scene: Scene, present: Date): Promise<number> => {
  const { aujourdhui, randomness } = scene
  const histoires = [...histoiresDeLAnnee(aujourdhui, randomness), ...histoiresRecentes(aujourdhui)]
  const ids = new Map<string, PrestationId>()
  for (const histoire of parDate(scene, histoires)) ids.set(histoire.cle, await jouerHistoire(scene, histoire))
  await facturerLaDemo(scene, ids, histoires)
  for (const message of messagesDeDemo(aujourdhui)) await jouerMessage(scene, message)
  for (const estimation of [...visiteurs, ...appelsDe(aujourdhui)]) await jouerEstimation(scene, estimation)
  await laisserDesComptes(scene)
  const perdue = ids.get(PERDUE)
  if (perdue !== undefined) await classerCourriers(scene, present, perdue)
  return ids.size
}

/** Fills the demonstration up to `present`; returns the number of orders. Nothing else may write meanwhile. */
export const remplirLaDemo = async (ports: PortsDeDemo, present: Date): Promise<number> => {
  if (!(await ports.estVide())) return 0
  const clock = makeHorlogeDeDemo(present)
  return jouerTout(
    { ...ports, clock, randomness: makeMemoryRandomness(GRAINE), aujourdhui: dateParis(present) },
    present,
  )
}

/** Nobody owns this domain, so no mail can be delivered. */
const EMAIL = 'demo@exemple.invalid'

export const tirerCompteDeDemo = (): CompteDeDemo => {
  const password = motDePasseTemporaire(randomBytes(OCTETS_TIRAGE))
  return password === null ? tirerCompteDeDemo() : { email: EMAIL, password }
}

/** Opens the client area of the demonstration; `null` without its client. */
export const ouvrirEspaceDeDemo = async (ports: Pick<Ports, 'comptes' | 'hasher'>): Promise<CompteDeDemo | null> => {
  const { password } = tirerCompteDeDemo()
  const { email } = personne('camille')
  const compte = await obtenir(email, ports.comptes.parEmail(lu(email, parseEmail(email))))
  if (O.isNone(compte)) return null
  const empreinte = await obtenir(email, ports.hasher.hacher(lu(email, parseMotDePasse(password))))
  await obtenir(email, ports.comptes.changerMotDePasse(compte.value.id, empreinte, compte.value.jetonVersion))
  return { email, password }
}

export const ouvrirCompteDeDemo = async (
  creer: ReturnType<typeof creerAdmin>,
  { email, password }: CompteDeDemo,
): Promise<void> => {
  const [adresse, motDePasse] = [parseEmail(email), parseMotDePasse(password)]
  if (E.isLeft(adresse) || E.isLeft(motDePasse)) throw new Error('the account of the demonstration is not valid')
  const cree = await creer({ email: adresse.right, motDePasse: motDePasse.right })()
  if (E.isLeft(cree)) throw new Error('the account of the demonstration could not be made', { cause: cree.left.cause })
}
