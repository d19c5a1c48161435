import { makeMemoryRandomness } from '#adapters/memory/memory-randomness'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { PrestationId } from '#domain/prestation/reference'
import { classerCourriers } from './classer-courriers.ts'
import { laisserDesComptes } from './comptes-sans-commande.ts'
import { ESTIMATIONS_DE_DEMO } from './estimations.ts'
import { facturerLaDemo } from './facturer.ts'
import type { Histoire } from './histoire.ts'
import { histoiresDeLAnnee } from './histoires-de-l-annee.ts'
import { histoiresRecentes } from './histoires-recentes.ts'
import { makeHorlogeDeDemo } from './horloge-de-demo.ts'
import { jouerEstimation } from './jouer-estimation.ts'
import { jouerHistoire, type Scene } from './jouer-histoire.ts'
import { jouerMessage } from './jouer-messages.ts'
import { MESSAGES_DE_DEMO } from './messages.ts'
import { instantDe } from './moment.ts'
import type { PortsDeDemo } from './ports-de-demo.ts'

/** The order whose confirmation never arrived. */
const PERDUE = 'yvette à rappeler'

/** Of all that is drawn: the same data for the same day. */
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

/**
 * Tells the year of a small business up to `present`, where nobody has ordered yet; answers how many orders were placed.
 * Orders that are there, real ones above all, are left alone with their mails. Nothing else may write meanwhile: a
 * demonstration is filled before it opens.
 */
export const remplirLaDemo = async (ports: PortsDeDemo, present: Date): Promise<number> => {
  if (!(await ports.estVide())) return 0
  const clock = makeHorlogeDeDemo(present)
  return jouerTout(
    { ...ports, clock, randomness: makeMemoryRandomness(GRAINE), aujourdhui: dateParis(present) },
    present,
  )
}
