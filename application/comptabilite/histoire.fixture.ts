import * as fc from 'fast-check'
import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import { commandeDEntreprise } from '#application/ports/acomptes-factures.fixture'
import { commandeTerminee, emettre, redigerAcompte, redigerAvoir } from '#application/ports/factures.fixture'
import type { Encaissement } from '#application/ports/facture-store'
import type { Stores } from '#application/ports/stores.fixture'
import { reussir } from '#application/shared/run.fixture'
import { type DateCivile, dateCivile, plusJours } from '#domain/calendrier/date-civile'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { annulerAcompte, enregistrerAcompte } from '#domain/facturation/acompte'
import { annulerReglement } from '#domain/facturation/annuler-reglement'
import { documenterAcompte } from '#domain/facturation/documenter-acompte'
import { enregistrerReglement } from '#domain/facturation/enregistrer-reglement'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { preparerAvoir } from '#domain/facturation/preparer-avoir'
import type { DossierAFacturer, MentionsManquantes } from '#domain/facturation/preparer-facture'
import type { Reglement } from '#domain/facturation/reglement'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { centimes, type Montant } from '#domain/shared/montant'

/** Something that is tried on an order; the domain refuses what may not be. */
export type Geste = {
  readonly commande: number
  readonly quoi: 'acompte' | 'reprise' | 'facture' | 'avoir' | 'reglement' | 'annulation'
  readonly montant: Montant
  /** Days since the gesture before; and days since the money moved. */
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

/** Writes money without an invoice, with what is issued for it. */
const ecrire = <R>(
  { stores, commande }: Scene,
  { instant }: Moment,
  decider: (aFacturer: DossierAFacturer) => E.Either<R, Reglement>,
) =>
  stores.factures.encaisser(
    commande.id,
    (aFacturer): E.Either<R | MentionsManquantes, Encaissement> =>
      pipe(
        decider(aFacturer),
        E.bindTo('reglement'),
        E.bindW('pieces', ({ reglement }) =>
          documenterAcompte(aFacturer, reglement, { entreprise: uneEntreprise(), instant }),
        ),
      ),
    redigerAcompte,
  )()

const verser = (scene: Scene, montant: Montant, moment: Moment) =>
  ecrire(scene, moment, (aFacturer) =>
    enregistrerAcompte(aFacturer, { mode: 'virement', le: moment.le, montant, note: '', recuAttendu: null }, moment),
  )

const derniere = (reglements: readonly Reglement[], mode: Reglement['mode']): string =>
  reglements.findLast((un) => un.mode === mode && un.annule === null)?.id ?? ''

const reprendre = (scene: Scene, moment: Moment) =>
  ecrire(scene, moment, (aFacturer) =>
    annulerAcompte(aFacturer, derniere(aFacturer.acomptes, 'virement'), { ...moment, note: 'erreur' }),
  )

const crediter = ({ stores }: Scene, numero: NumeroPiece, montant: Montant, { instant }: Moment) =>
  stores.factures.emettreAvoir(
    numero,
    (suivie) =>
      preparerAvoir(
        suivie,
        { motif: 'erreur', montant: montant > 0 ? null : centimes(0 - montant), ventes: null },
        uneEntreprise(),
        instant,
      ),
    redigerAvoir,
  )()

const regler = ({ stores }: Scene, numero: NumeroPiece, montant: Montant, { le, ...moment }: Moment) =>
  stores.factures.regler(numero, (suivie) =>
    enregistrerReglement(suivie, { mode: 'paypal', le, montant, note: '' }, moment),
  )()

const annuler = ({ stores }: Scene, numero: NumeroPiece, { id, instant, jour }: Moment) =>
  stores.factures.regler(numero, (suivie) =>
    annulerReglement(suivie, derniere(suivie.reglements, 'paypal'), { id, instant, jour, note: 'erreur' }),
  )()

const derniereFacture = async ({ stores, commande }: Scene): Promise<NumeroPiece | null> => {
  const factures = await reussir(stores.factures.dePrestation(commande.id))
  return factures.at(-1)?.facture.numero ?? null
}

const jouer = async (scene: Scene, { quoi, montant }: Geste, moment: Moment): Promise<unknown> => {
  const { stores, commande } = scene
  if (quoi === 'acompte') return verser(scene, montant, moment)
  if (quoi === 'reprise') return reprendre(scene, moment)
  if (quoi === 'facture') return emettre(stores, commande, { instant: moment.instant })()
  const numero = await derniereFacture(scene)
  if (numero === null) return undefined
  if (quoi === 'avoir') return crediter(scene, numero, montant, moment)
  return quoi === 'reglement' ? regler(scene, numero, montant, moment) : annuler(scene, numero, moment)
}

/** What became, from 20 November 2026 on, of two orders of businesses and one of a consumer. */
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
