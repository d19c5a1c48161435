import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { unDevis } from '#domain/devis/devis.fixture'
import { SANS_IDENTITE, uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { SiteProvider } from '../app/site.ts'
import { DevisFeuille } from '../pages/commander/estimation/devis-feuille.tsx'
import { Specimen } from './specimen.tsx'

const drawn = (screen: ReactNode, entreprise = uneEntreprise()): string =>
  renderToStaticMarkup(
    <SiteProvider value={{ url: 'https://atelier.example', entreprise, tuiles: null, demo: false }}>
      {screen}
    </SiteProvider>,
  )

it('a document on the screen says that it is a specimen while the business has no identity', () => {
  const sansIdentite = uneEntreprise(SANS_IDENTITE)
  expect(drawn(<Specimen />, sansIdentite)).toContain('SPÉCIMEN</strong> Document d’essai, sans valeur')
  expect(drawn(<DevisFeuille devis={unDevis()} />, sansIdentite)).toContain('SPÉCIMEN')
})

it('nothing is said once the business is named', () => {
  expect(drawn(<Specimen />)).toBe('')
  expect(drawn(<DevisFeuille devis={unDevis()} />)).not.toContain('SPÉCIMEN')
})
