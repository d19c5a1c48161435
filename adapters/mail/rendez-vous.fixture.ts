import type { Cadre } from '#application/courrier/lettre'
import type { RecitDeRendezVous } from '#application/courrier/lire-rendez-vous'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { type Annonce, direDate } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { offrirDate } from '#domain/rendez-vous/date-proposee'
import { centimes } from '#domain/shared/montant'

const { estimation } = unePrestation()

/** A date proposed at `UN_INSTANT`; ids `a`, `b`, `c` by rank. */
export const uneDateDite = (debut: string, rang = 0) =>
  direDate(offrirDate(estimation, { id: 'abc'.charAt(rang), proposition: 1, rang, debut: new Date(debut) }, UN_INSTANT))

/** Tuesday 1 December 2026 at 9 in Paris, then the Saturday after. */
export const MARDI = uneDateDite('2026-12-01T08:00:00Z')
export const SAMEDI = uneDateDite('2026-12-05T13:30:00Z', 1)

export const uneAnnonce = (overrides: Partial<Annonce> = {}): Annonce => ({
  reponse: 'proposee',
  sequence: 1,
  dates: [MARDI],
  retirees: [],
  motif: '',
  souhaits: [],
  frais: null,
  remplacee: null,
  ...overrides,
})

export const uneMatiere = (
  annonce: Partial<Annonce> = {},
  overrides: Partial<RecitDeRendezVous & Cadre> = {},
): RecitDeRendezVous & Cadre => ({
  prestation: unePrestation(),
  annonce: uneAnnonce(annonce),
  rendue: null,
  recu: centimes(0),
  situation: { genre: 'date_a_proposer', raison: null, nombre: 0 },
  entreprise: uneEntreprise(),
  publicUrl: 'https://atelier.example',
  jetonDe: (id) => `jeton-${id}`,
  cleDevis: 'cle',
  instant: UN_INSTANT,
  ...overrides,
})
