import { describe, expect, it } from 'vitest'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { euros, formaterMontant } from '#domain/shared/montant'
import { espacesOrdinaires, lireMontant, lireTable } from '#domain/shared/table-markdown.fixture'
import * as E from '#fp/Either'
import { uneFactureSuivie } from './facture-suivie.fixture.ts'
import { type DemandeDAvoir, exigerReste, preparerAvoir } from './preparer-avoir.ts'
import type { FactureSuivie } from './reglement.ts'

const INSTANT = new Date('2027-01-05T10:00:00Z')

const ISSUES: Readonly<Record<string, string>> = {
  MotifDAvoirRequis: 'motif manquant',
  MontantDAvoirRefuse: 'montant refusé',
}

const preparer = (suivie: FactureSuivie, demande: Partial<DemandeDAvoir> = {}) =>
  preparerAvoir(suivie, { motif: 'erreur', montant: null, ...demande }, uneEntreprise(), INSTANT)

describe('a credit note', () => {
  it.each(
    lireTable('facturation', 'Avoirs').map((rangee) => ({
      rendu: rangee('Déjà rendu'),
      demande: rangee('Demandé'),
      motif: rangee('Motif'),
      issue: rangee('Issue'),
      avoir: rangee('Avoir'),
    })),
  )('after $rendu, for $demande ($motif): $issue, $avoir', ({ rendu, demande, motif, issue, avoir }) => {
    const suivie = uneFactureSuivie({ credite: lireMontant(rendu) })
    const prepare = preparer(suivie, {
      motif: motif === '—' ? ' ' : motif,
      montant: demande === '—' ? null : lireMontant(demande),
    })
    expect(E.isRight(prepare) ? 'émis' : ISSUES[prepare.left._tag]).toBe(issue)
    expect(E.isRight(prepare) ? espacesOrdinaires(formaterMontant(prepare.right.total)) : '—').toBe(avoir)
  })

  it('is refused when what is left is not what was read', () => {
    const suivie = uneFactureSuivie({ credite: euros(10), regle: euros(20) })
    expect(exigerReste(suivie, euros(54))).toEqual(E.right(suivie))
    expect(exigerReste(suivie, null)).toEqual(E.right(suivie))
    expect(exigerReste(suivie, euros(64))).toEqual(E.left({ _tag: 'ResteChange', reste: 5_400 }))
  })

  it('names the invoice that it corrects, and why, on its own day', () => {
    const suivie = uneFactureSuivie()
    const prepare = preparer(suivie, { motif: ' Erreur de saisie ' })
    const { numero, date, total, contact, reference } = suivie.facture
    expect(prepare).toMatchObject({
      right: {
        genre: 'avoir',
        date: '2027-01-05',
        facture: { numero, date, total },
        reference,
        contact,
        motif: 'Erreur de saisie',
        total: 6_400,
        lignes: [{ designation: `Avoir total sur la facture ${numero}\u00a0: Erreur de saisie`, montant: 6_400 }],
        mentions: [{ code: 'tva' }],
      },
    })
  })
})
