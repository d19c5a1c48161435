import * as fc from 'fast-check'
import type * as E from '#fp/Either'
import { commandeDEntreprise } from '#application/ports/acomptes-factures.fixture'
import {
  commandeTerminee,
  ecrireReglement,
  emettre,
  crediterDecide,
  redigerPiece,
} from '#application/ports/factures.fixture'
import type { Stores } from '#application/ports/stores.fixture'
import { reussir } from '#application/shared/run.fixture'
import { type DateCivile, dateCivile, plusJours } from '#domain/calendrier/date-civile'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { annulerReglement, type CompteOuvert, enregistrerReglement } from '#domain/facturation/encaisser'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { preparerAvoir } from '#domain/facturation/preparer-avoir'
import type { Reglement } from '#domain/facturation/reglement'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { centimes, type Montant } from '#domain/shared/montant'

/** An action on an order; the domain may refuse it. */
export type Geste = {
  readonly commande: number
  readonly quoi: 'acompte' | 'reprise' | 'facture' | 'avoir' | 'reglement' | 'annulation'
  readonly montant: Montant
  /** Days since the action before, and days since the money moved. */
  readonly apres: number
  readonly retard: number
}

export const unGeste: fc.Arbitrary<Geste> = fc.record({
  commande: fc.nat(2),
  quoi: fc.constantFrom('acompte', 'acompte', 'reprise', 'facture', 'avoir', 'reglement', 'annulation'),
  montant: fc.constantFrom(6400, 2000, 1000, -1000, -2000).map(centimes),
  apres: fc.integer({ min: 1, max: 60 }),
  retard: fc.constantFrom(0, 0, 20),
})

type Scene = { readonly stores: Stores; readonly commande: NouvellePrestation }

type Moment = { readonly id: string; readonly instant: Date; readonly jour: DateCivile; readonly le: DateCivile }

const ecrire = <R>(
  { stores, commande }: Scene,
  { instant }: Moment,
  decider: (compte: CompteOuvert) => E.Either<R, Reglement>,
) => ecrireReglement(stores, commande, decider, redigerPiece, instant)()

const payer = (scene: Scene, montant: Montant, mode: Reglement['mode'], moment: Moment) =>
  ecrire(scene, moment, (compte) =>
    enregistrerReglement(compte, { mode, le: moment.le, montant, note: '' }, null, moment),
  )

const defaire = (scene: Scene, mode: Reglement['mode'], moment: Moment) =>
  ecrire(scene, moment, (compte) => {
    const visee = compte.reglements.findLast((un) => un.mode === mode && un.annule === null)
    return annulerReglement(compte, visee?.id ?? '', { ...moment, note: 'erreur' })
  })

const crediter = ({ stores }: Scene, numero: NumeroPiece, montant: Montant, { instant }: Moment) =>
  crediterDecide(stores, numero, (suivie) =>
    preparerAvoir(
      suivie,
      { motif: 'erreur', montant: montant > 0 ? null : centimes(0 - montant), ventes: null },
      uneEntreprise(),
      instant,
    ),
  )()

const derniereFacture = async ({ stores, commande }: Scene): Promise<NumeroPiece | null> => {
  const factures = (await reussir(stores.factures.emises({ prestationId: commande.id }))).factures
  return factures.at(-1)?.facture.numero ?? null
}

const jouer = async (scene: Scene, { quoi, montant }: Geste, moment: Moment): Promise<unknown> => {
  const { stores, commande } = scene
  if (quoi === 'acompte') return payer(scene, montant, 'virement', moment)
  if (quoi === 'reprise') return defaire(scene, 'virement', moment)
  if (quoi === 'facture') return emettre(stores, commande, { instant: moment.instant })()
  const numero = await derniereFacture(scene)
  if (numero === null) return undefined
  if (quoi === 'avoir') return crediter(scene, numero, montant, moment)
  return quoi === 'reglement' ? payer(scene, montant, 'paypal', moment) : defaire(scene, 'paypal', moment)
}

/** Plays actions, from 20 November 2026 on, on two orders of businesses and one of a consumer. */
export const vivre = async (stores: Stores, gestes: readonly Geste[]): Promise<void> => {
  const commandes = [
    await commandeDEntreprise(stores, 1),
    await commandeDEntreprise(stores, 2),
    await commandeTerminee(stores, 3),
  ]
  let jour = dateCivile(2026, 11, 20)
  for (const [rang, geste] of gestes.entries()) {
    jour = plusJours(jour, geste.apres)
    const commande = commandes[geste.commande]
    if (commande === undefined) continue
    const instant = new Date(`${jour}T10:00:00Z`)
    await jouer({ stores, commande }, geste, {
      id: `E${rang}`,
      instant,
      jour,
      le: plusJours(jour, -geste.retard),
    })
  }
}
