import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import { acomptesRecus } from './acomptes-recus.ts'
import type { FactureDAcompteSuivie } from './facture-d-acompte-suivie.ts'
import type { ModeDeReglement } from './mode-de-reglement.ts'
import type { NumeroPiece } from './numero-piece.ts'
import type { AcompteRecu, Facture } from './piece.ts'
import type { DossierAFacturer } from './preparer-facture.ts'
import { estUnReport } from './report.ts'
import { estEntierementCreditee, type FactureSuivie, type Reglement, solde } from './reglement.ts'
import { recuEnTout, resteDeLaFacture, ventesDuMouvement } from './ventes.ts'

// What invoices that were given back whole still hold goes to the next invoice of their order: nobody pays twice.

/** Money on its way from one invoice to another: each is told by an entry, and together they come to nothing. */
export type Report = {
  readonly de: NumeroPiece
  readonly sortie: Reglement
  readonly entree: Reglement
}

/** What an invoice that was given back whole still holds. */
export const detenu = (suivie: FactureSuivie): Montant =>
  estEntierementCreditee(suivie) ? centimes(Math.max(0, 0 - solde(suivie))) : centimes(0)

export const detenuEnTout = (factures: readonly FactureSuivie[]): Montant => additionner(...factures.map(detenu))

/** What of a total nothing has come for yet. */
const placeDans = (total: Montant, acomptes: readonly Reglement[]): Montant =>
  centimes(Math.max(0, total - recuEnTout(acomptes).total))

type Prise = { readonly suivie: FactureSuivie; readonly mode: ModeDeReglement; readonly montant: Montant }

const sommeDe = (prises: readonly Pick<Prise, 'montant'>[]): Montant =>
  additionner(...prises.map(({ montant }) => montant))

const duMode = <P extends Pick<Prise, 'mode'>>(prises: readonly P[], mode: ModeDeReglement): readonly P[] =>
  prises.filter((prise) => prise.mode === mode)

/** What came first is taken first: a deposit, whose document the invoice must name. */
const modesDe = ({ reglements }: FactureSuivie): readonly ModeDeReglement[] => [
  ...new Set(reglements.map(({ mode }) => mode)),
]

const prendre =
  (place: Montant) =>
  (deja: readonly Prise[], suivie: FactureSuivie): readonly Prise[] =>
    modesDe(suivie).reduce<readonly Prise[]>((prises, mode) => {
      const encore = detenu(suivie) - sommeDe(prises.slice(deja.length))
      const montant = Math.min(place - sommeDe(prises), encore, sommeDe(duMode(suivie.reglements, mode)))
      return montant > 0 ? [...prises, { suivie, mode, montant: centimes(montant) }] : prises
    }, deja)

/** What goes to an invoice, by where it was and how it was paid: as much as there is room for. */
const prisesPour = (
  factures: readonly FactureSuivie[],
  total: Montant,
  acomptes: readonly Reglement[],
): readonly Prise[] => factures.reduce(prendre(placeDans(total, acomptes)), [])

/** What an invoice still holds that there is no room for: it stays there, to be given back. */
const laisse =
  (prises: readonly Prise[]) =>
  (suivie: FactureSuivie): readonly AcompteRecu[] => {
    const { numero } = suivie.facture
    const reste = detenu(suivie) - sommeDe(prises.filter((prise) => prise.suivie.facture.numero === numero))
    const dernier = suivie.reglements.at(-1)
    if (reste === 0 || dernier === undefined) return []
    const { le, mode } = dernier
    return [{ le, mode, montant: centimes(0 - reste), piece: null, sur: numero, laisse: true }]
  }

/** Of an invoice, what its client paid and got back, and what came before it; nothing when it all went back. */
const mouvementsDe = (
  { facture, reglements }: FactureSuivie,
  facturesDAcompte: readonly FactureDAcompteSuivie[],
): readonly AcompteRecu[] => {
  const mouvements = acomptesRecus(
    reglements.filter((un) => un.montant !== 0 && !estUnReport(un)),
    facturesDAcompte,
    facture,
  )
  return sommeDe(mouvements) === 0 ? [] : mouvements
}

/** What an invoice of `total` deducts of earlier ones that were given back whole: the payments, as the client made them, less what is left there. */
export const acomptesReportes = (
  { factures, acomptes, facturesDAcompte }: Pick<DossierAFacturer, 'factures' | 'acomptes' | 'facturesDAcompte'>,
  total: Montant,
): readonly AcompteRecu[] => {
  const prises = prisesPour(factures, total, acomptes)
  if (prises.length === 0) return []
  return [...factures.flatMap((suivie) => mouvementsDe(suivie, facturesDAcompte)), ...factures.flatMap(laisse(prises))]
}

const entreeSur = (facture: Facture, { suivie, mode, montant }: Prise, recus: readonly Reglement[]): Reglement => {
  const du = resteDeLaFacture({ facture, avoirs: [] })
  const { numero } = suivie.facture
  return {
    id: `DE-${numero}-SUR-${facture.numero}-${mode}`,
    mode,
    le: facture.date,
    montant,
    ventes: ventesDuMouvement(du, recuEnTout(recus), montant),
    note: `Reporté de ${numero}`,
    annule: null,
    enregistreLe: facture.emiseLe,
  }
}

const sortieDe = (facture: Facture, { suivie, mode, montant }: Prise, sorties: readonly Reglement[]): Reglement => {
  const rendu = multiplier(montant, -1)
  const recu = recuEnTout([...suivie.reglements, ...sorties])
  return {
    id: `SUR-${facture.numero}-DE-${suivie.facture.numero}-${mode}`,
    mode,
    le: facture.date,
    montant: rendu,
    ventes: ventesDuMouvement(resteDeLaFacture(suivie), recu, rendu),
    note: `Reporté sur ${facture.numero}`,
    annule: null,
    enregistreLe: facture.emiseLe,
  }
}

/** The entries that carry to an invoice, dated like it, what earlier ones of its order hold; `acomptes` are those it takes over. */
export const reporter = (
  factures: readonly FactureSuivie[],
  facture: Facture,
  acomptes: readonly Reglement[],
): readonly Report[] =>
  prisesPour(factures, facture.total, acomptes).reduce<readonly Report[]>((reports, prise) => {
    const de = prise.suivie.facture.numero
    const sorties = reports.flatMap((un) => (un.de === de ? [un.sortie] : []))
    const entrees = reports.map((un) => un.entree)
    const sortie = sortieDe(facture, prise, sorties)
    return [...reports, { de, sortie, entree: entreeSur(facture, prise, [...acomptes, ...entrees]) }]
  }, [])
