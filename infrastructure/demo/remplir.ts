import { makeMemoryRandomness } from '#adapters/memory/memory-randomness'
import { noterAuTelephone } from '#application/estimation/estimations'
import type { CourrierReserve } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import { ADMIN_DU_TERMINAL } from '#application/shared/access'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { Adresse } from '#domain/client/adresse'
import { Contact } from '#domain/client/contact'
import { parseNomComplet } from '#domain/client/nom'
import { parseTelephone } from '#domain/client/telephone'
import { oubliAvant } from '#domain/estimation/conversion'
import type { PrestationId } from '#domain/prestation/reference'
import { OCTETS_UUID, uuidDe } from '#domain/shared/identifiant'
import { facturerLaDemo } from './facturer.ts'
import {
  ACCEPTER,
  demande,
  type DemandeDeDemo,
  etape,
  type Histoire,
  proposer,
  statut,
  instantDe,
  le,
  type Moment,
  lu,
  obtenir,
} from './histoire.ts'
import { histoiresDeLAnnee, aVisiter, enDiscussion } from './histoires.ts'
import { chiffrageDe, estimerEnVisiteur, jouerHistoire, type Scene } from './jouer-histoire.ts'
import { jouerMessage, MESSAGES_DE_DEMO } from './messages.ts'
import {
  BERNARD,
  CAMILLE,
  HABITUES,
  JEAN_NOEL,
  MARCEL,
  ODILE,
  type Personne,
  SANS_COMMANDE,
  SARAH,
  YVETTE,
} from './personnes.ts'
import { makeHorlogeDeDemo, type PortsDeDemo } from './ports-de-demo.ts'

type EstimationDeDemo = {
  readonly quand: Moment
  readonly lieu: Personne
  readonly demande: DemandeDeDemo
  readonly appel: { readonly nom: string; readonly telephone: string; readonly notes: string } | null
}

const SERVICES = ['5', '3', '10', '4', '12', '9', '2', '6', '11', '8'] as const

/** Visitors who only looked at a price: some each week, more recently. */
const visiteurs: readonly EstimationDeDemo[] = Array.from({ length: 74 }, (_, rang) => ({
  quand: le(
    -Math.round(1 + (rang * rang) / 16),
    `${String(8 + ((rang * 5) % 13)).padStart(2, '0')}:${10 + (rang % 45)}`,
  ),
  lieu: HABITUES[(rang * 7) % HABITUES.length] ?? SARAH,
  demande: demande(SERVICES[rang % SERVICES.length] ?? '5', ''),
  appel: null,
}))

const appels: readonly EstimationDeDemo[] = [
  {
    quand: le(-24, '10:05'),
    lieu: SARAH,
    demande: demande('9', ''),
    appel: { nom: 'Annie Bride', telephone: '0384000040', notes: 'Attend sa prime de fin d’année, rappellera.' },
  },
  {
    quand: le(-9, '16:20'),
    lieu: MARCEL,
    demande: demande('6', '', { heures: 4 }),
    appel: { nom: 'Robert Clément', telephone: '0612000041', notes: 'Voudrait deux séances, le mardi.' },
  },
  {
    quand: le(-2, '11:45'),
    lieu: JEAN_NOEL,
    demande: demande('4', ''),
    appel: { nom: 'Sylvie Pernet', telephone: '0712000042', notes: 'Écran fêlé, envoie une photo. Rappeler mardi.' },
  },
]

const ESTIMATIONS_DE_DEMO: readonly EstimationDeDemo[] = [...visiteurs, ...appels]

const A_RAPPELER: readonly Histoire[] = [
  {
    cle: 'odile en retard',
    personne: ODILE,
    commandee: le(-7, '10:20'),
    demande: demande(
      '5',
      'L’ordinateur met dix minutes à démarrer. Les photos des petits-enfants sont dessus, je ne veux rien perdre.',
      { creneau: 'matin', notes: 'Sonner deux fois, le chien aboie mais n’est pas méchant.' },
    ),
    etapes: [etape(le(-6, '18:00'), { genre: 'priorite', priorite: 'urgente' })],
  },
  {
    cle: 'marcel en retard',
    personne: MARCEL,
    commandee: le(-6, '16:45'),
    demande: demande('6', 'Je débute avec une tablette et un ordinateur portable.', {
      heures: 4,
      creneau: 'apres-midi',
    }),
    etapes: [],
  },
  {
    cle: 'jean-noel à rappeler',
    personne: JEAN_NOEL,
    commandee: le(-2, '09:15'),
    demande: demande('3', 'Des publicités s’ouvrent toutes seules.', { heures: 2, creneau: 'matin' }),
    etapes: [etape(le(-1, '09:00'), { genre: 'priorite', priorite: 'importante' })],
  },
  {
    cle: 'yvette à rappeler',
    personne: YVETTE,
    commandee: le(-1, '17:30'),
    demande: demande('12', 'L’imprimante n’imprime plus depuis la mise à jour.'),
    etapes: [],
  },
  {
    cle: 'bernard du jour',
    personne: BERNARD,
    commandee: le(0, '07:50'),
    demande: demande(
      'Récupération de photos',
      'Un disque externe tombé par terre : on entend un clic, plus rien ne s’affiche.',
      {
        heures: 2,
      },
    ),
    etapes: [],
  },
]

const [LOT, BAIL_MS] = [100, 600_000]

/** What a mail server answers for an unknown address. */
const ERREUR = 'adresse_refusee 550: 550 5.1.1 Recipient address rejected: User unknown in virtual mailbox table'

const estPerdu = (courrier: CourrierReserve, perdu: PrestationId): boolean =>
  courrier.genre === 'commande_client' && courrier.prestationId === perdu

/** Marks the mails of the past as sent, except one that has failed. Mails due later stay. */
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

const ACCIDENTS: readonly Histoire[] = [
  {
    cle: 'bernard annule tard',
    personne: BERNARD,
    commandee: le(-20, '09:00'),
    demande: demande('2', 'Dépoussiérage d’un ancien PC.', { creneau: 'apres-midi' }),
    etapes: [
      etape(le(-17, '09:00'), proposer(le(-13, '16:00'))),
      etape(le(-16, '09:00'), ACCEPTER),
      etape(le(-13, '11:30'), { genre: 'annuler', motif: 'Le PC ne s’allume plus du tout, j’en rachète un.' }),
    ],
  },
  {
    cle: 'camille reprise',
    personne: CAMILLE,
    commandee: le(-40, '18:00'),
    demande: demande('5', 'Réinstallation complète du portable.', { creneau: 'matin' }),
    etapes: [
      etape(le(-38, '10:00'), proposer(le(-34, '09:30'))),
      etape(le(-38, '19:00'), ACCEPTER),
      etape(le(-34, '09:35'), statut('en_cours')),
      etape(le(-34, '11:00'), statut('terminé')),
      etape(le(-28, '10:00'), statut('en_cours', 'Le son manque depuis la réinstallation : pilote à remettre.')),
      etape(le(-27, '17:00'), statut('terminé')),
    ],
  },
]

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

/** Accounts without an order: no use case opens one, they remain when old orders are deleted. */
const laisserDesComptes = async (scene: Scene): Promise<void> => {
  const ids = await Promise.all(SANS_COMMANDE.map((personne, rang) => ouvrir(scene, personne, rang)))
  await scene.retirerLeRole(ids)
}

const histoiresRecentes = (aujourdhui: DateCivile): readonly Histoire[] => [
  ...A_RAPPELER,
  ...enDiscussion(aujourdhui),
  ...aVisiter(aujourdhui),
  ...ACCIDENTS,
]

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
  for (const message of MESSAGES_DE_DEMO) await jouerMessage(scene, message)
  for (const estimation of ESTIMATIONS_DE_DEMO) await jouerEstimation(scene, estimation)
  await laisserDesComptes(scene)
  const perdue = ids.get(PERDUE)
  if (perdue !== undefined) await classerCourriers(scene, present, perdue)
  return ids.size
}

/** Up to `present`; returns how many orders were placed. Nothing else may write meanwhile. */
export const remplirLaDemo = async (ports: PortsDeDemo, present: Date): Promise<number> => {
  if (!(await ports.estVide())) return 0
  const clock = makeHorlogeDeDemo(present)
  return jouerTout(
    { ...ports, clock, randomness: makeMemoryRandomness(GRAINE), aujourdhui: dateParis(present) },
    present,
  )
}
