import { describe, expect, it } from 'vitest'
import * as conservation from '#domain/conservation/durees'
import { INDEXED_PATHS } from '#adapters/http/contract/pages'
import { ACCUEIL, INTERVENTIONS, JOURS_CONTACT } from '#domain/calendrier/horaires'
import { CATALOGUE } from '#domain/catalogue/catalogue'
import { dureesProposees } from '#domain/catalogue/duree'
import {
  FRAIS_ABSENCE,
  FRAIS_DIAGNOSTIC,
  INDEMNITE_RECOUVREMENT,
  JOURS_RETRACTATION,
  PREAVIS_RENDEZ_VOUS_HEURES,
  PREAVIS_RESILIATION_MOIS,
} from '#domain/conditions/regles'
import { MOIS_CONSENTEMENT } from '#domain/consentement/consentement'
import { VALIDITE_JOURS } from '#domain/devis/devis'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { HEURES_CRENEAU } from '#domain/prestation/creneau'
import { JOURS_PAIEMENT_A_DISTANCE } from '#domain/prestation/paiement'
import { formaterMontant } from '#domain/shared/montant'
import { KM_OFFERTS, PRIX_DU_KM } from '#domain/tarification/frais-deplacement'
import { TARIF_HORAIRE_SUR_MESURE } from '#domain/tarification/sur-mesure'
import { RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM } from '#domain/zone/rayons'
import { makePageRenderer } from '../entry-server.tsx'

const SPACE = '[ \\u00a0\\u202f]'
const FIGURE = new RegExp(`(\\d+(?:[,.\\u202f]\\d+)*)${SPACE}?(km|€|h|%|ans|mois|jours|minutes)(?![\\p{L}\\d])`, 'gu')

const montants = [
  ...CATALOGUE.map(({ prix }) => prix),
  FRAIS_ABSENCE,
  FRAIS_DIAGNOSTIC,
  INDEMNITE_RECOUVREMENT,
  PRIX_DU_KM,
  TARIF_HORAIRE_SUR_MESURE,
  conservation.SEUIL_CONTRAT_ARCHIVE,
].map((montant) => formaterMontant(montant).replace(/\s€/u, ' €'))

const heures = [
  ...[...ACCUEIL, ...INTERVENTIONS].flatMap((plage) => (plage === null ? [] : [plage.de / 60, plage.a / 60])),
  ...Object.values(HEURES_CRENEAU).flatMap((creneau) => (creneau === null ? [] : [creneau.de, creneau.a])),
  ...CATALOGUE.flatMap(({ id, heuresForfait }) => [heuresForfait, ...dureesProposees(id)]),
  24 * JOURS_CONTACT.auPlusTot,
  24 * JOURS_CONTACT.auPlusTard,
  PREAVIS_RENDEZ_VOUS_HEURES,
]

const km = [KM_OFFERTS, KM_OFFERTS / 2, RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM]
const { JOURS_COURRIELS, JOURS_TECHNIQUES, MOIS_AVENANT, MOIS_ESTIMATION, MOIS_NAVIGATION } = conservation
const jours = [VALIDITE_JOURS, JOURS_PAIEMENT_A_DISTANCE, JOURS_RETRACTATION, JOURS_COURRIELS, JOURS_TECHNIQUES]
const mois = [MOIS_CONSENTEMENT, PREAVIS_RESILIATION_MOIS, MOIS_AVENANT, MOIS_ESTIMATION, MOIS_NAVIGATION]
const { ANNEES_BASE_ACTIVE, ANNEES_CLIENT, ANNEES_CONTRAT, ANNEES_FACTURES, ANNEES_RETRACTATION } = conservation

/** Every figure with its unit that a constant of the domain produces. */
const PRODUCED: ReadonlySet<string> = new Set([
  ...montants,
  ...heures.map((n) => `${n} h`),
  ...km.map((n) => `${n} km`),
  ...jours.map((n) => `${n} jours`),
  ...mois.map((n) => `${n} mois`),
  ...[ANNEES_BASE_ACTIVE, ANNEES_CLIENT, ANNEES_CONTRAT, ANNEES_FACTURES, ANNEES_RETRACTATION].map((n) => `${n} ans`),
])

const render = makePageRenderer(
  {
    template: '<head><!--head--></head><body><div id="app"><!--app--></div><!--boot--></body>',
    manifest: { 'index.html': { file: 'assets/index.js', isEntry: true, css: [] } },
    readText: async () => '',
  },
  { url: 'https://atelier.example', entreprise: uneEntreprise(), tuiles: null, demo: false },
)

/** Distances and fees of the towns are computed, not written. */
const COMPUTED = /<(table|svg)[\s>][\s\S]*?<\/\1>/g

const textOf = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replace(COMPUTED, '')
    .replace(/<[^>]+>/g, '\n')

const figuresOf = (text: string): readonly string[] =>
  [...text.matchAll(FIGURE)].map(([, nombre, unite]) => `${nombre} ${unite}`)

const PAGES = [...INDEXED_PATHS, '/login', '/nulle-part']

describe('the figures of the pages', () => {
  it.each(PAGES)('of %s all come from the domain', async (path) => {
    const page = await render(path)
    const html = page.kind === 'page' ? page.html : ''
    expect(html).toContain('<h1')
    expect(figuresOf(textOf(html)).filter((figure) => !PRODUCED.has(figure))).toEqual([])
  })

  it('are found however they are written', () => {
    expect(figuresOf('à 55\u00a0km, 9h – 18\u00a0h, 1\u202f238,30\u00a0€ et 3 %')).toEqual([
      '55 km',
      '9 h',
      '18 h',
      '1\u202f238,30 €',
      '3 %',
    ])
  })
})
