import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Devis } from '#domain/devis/devis'
import { unDevis } from '#domain/devis/devis.fixture'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import { SiteProvider } from '../../../app/site.ts'
import { DevisFeuille } from './devis-feuille.tsx'

const lue = (change: Partial<Devis>): string =>
  renderToStaticMarkup(
    <SiteProvider value={{ url: 'https://atelier.example', entreprise: uneEntreprise(), tuiles: null, demo: false }}>
      <DevisFeuille devis={unDevis({ numero: null, reference: null, ...change })} />
    </SiteProvider>,
  )
    .replaceAll('\u00a0', ' ')
    .replaceAll(/(<[^>]*>)+/g, ' | ')

it('previews the quote of a business under its name and number, as the paper does', () => {
  expect(lue({ acheteur: UN_PROFESSIONNEL })).toContain(
    'Client | Fromagerie des Lacs | SIREN 732 829 320 | À l’attention de Jeanne Dupont | 1 place de la Liberté',
  )
})

it('previews the quote of a person under their name', () => {
  expect(lue({})).toContain('Client | Jeanne Dupont | 1 place de la Liberté')
})
