import { describe, expect, it } from 'vitest'
import { lireTable } from '#domain/shared/table-markdown.fixture'
import * as E from '#fp/Either'
import { momentDEmission } from './moment-d-emission.ts'

const heure = (texte: string): Date => new Date(`2026-12-01T${texte}Z`)

describe('the moment of issue', () => {
  it.each(
    lireTable('facturation', 'Quand un document est émis').map((rangee) => ({
      precedent: rangee('Numéro d’avant'),
      facture: rangee('Facture créditée'),
      horloge: rangee('Horloge'),
      emis: rangee('Émis à'),
    })),
  )('after $precedent, of an invoice of $facture, by a clock at $horloge: $emis', (cas) => {
    const precedents = [cas.precedent, cas.facture].map((texte) => (texte === '—' ? null : heure(texte)))
    expect(momentDEmission(heure(cas.horloge), ...precedents)).toEqual(
      cas.emis === 'refusé' ? E.left({ _tag: 'HorlogeEnArriere' }) : E.right(heure(cas.emis)),
    )
  })
})
