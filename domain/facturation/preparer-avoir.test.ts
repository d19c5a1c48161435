import { describe, expect, it } from 'vitest'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { euros, formaterMontant } from '#domain/shared/montant'
import { espacesOrdinaires, lireMontant, lireTable } from '#domain/shared/table-markdown.fixture'
import * as E from '#fp/Either'
import { unAvoir, uneFacture, uneLigne } from './facture.fixture.ts'
import { uneFactureSuivie } from './facture-suivie.fixture.ts'
import { type DemandeDAvoir, exigerReste, preparerAvoir } from './preparer-avoir.ts'
import type { FactureSuivie } from './reglement.ts'

const INSTANT = new Date('2027-01-05T10:00:00Z')

const ISSUES: Readonly<Record<string, string>> = {
  MotifDAvoirRequis: 'motif manquant',
  MontantDAvoirRefuse: 'montant refusé',
  VentesDAvoirRefusees: 'partage refusé',
}

const CENT_EUROS = {
  lignes: [uneLigne({ montant: euros(60) }), uneLigne({ genre: 'piece', montant: euros(40) })],
  total: euros(100),
} as const

const preparer = (suivie: FactureSuivie, demande: Partial<DemandeDAvoir> = {}) =>
  preparerAvoir(suivie, { motif: 'erreur', montant: null, ventes: null, ...demande }, uneEntreprise(), INSTANT)

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

  it.each(
    lireTable('facturation', 'Avoirs sur une facture qui a des pièces').map((rangee) => ({
      rangee,
      cas: ['Déjà rendu', 'Dont pièces', 'Demandé', 'Pièces', 'Issue'].map(rangee).join(', '),
    })),
  )('says how much of it are goods: $cas', ({ rangee }) => {
    const lire = (colonne: string) => (rangee(colonne) === '—' ? null : lireMontant(rangee(colonne)))
    const facture = uneFacture(CENT_EUROS)
    const [total, ventes] = [lireMontant(rangee('Déjà rendu')), lireMontant(rangee('Dont pièces'))]
    const avoirs = total === 0 ? [] : [unAvoir({ total, ventes }, facture)]
    const prepare = preparer(uneFactureSuivie({ facture, avoirs }), {
      montant: lire('Demandé'),
      ventes: lire('Pièces'),
    })
    expect(E.isRight(prepare) ? 'émis' : ISSUES[prepare.left._tag]).toBe(rangee('Issue'))
    if (E.isLeft(prepare)) return
    const { right: avoir } = prepare
    expect([avoir.total - (avoir.ventes ?? 0), avoir.ventes]).toEqual([lire('Services'), lire('Pièces rendues')])
    expect(avoir.lignes.reduce((somme, { montant }) => somme + montant, 0)).toBe(avoir.total)
  })

  it('has a line for the work and one for the parts when it gives back of both', () => {
    const suivie = uneFactureSuivie({ facture: uneFacture(CENT_EUROS) })
    const lignesDe = (montant: number, ventes: number) => {
      const avoir = preparer(suivie, { montant: euros(montant), ventes: euros(ventes) })
      return E.isRight(avoir) ? avoir.right.lignes.map(({ designation, montant: rendu }) => [designation, rendu]) : []
    }
    const debut = 'Avoir partiel sur la facture FAC-2026-0001'
    expect(lignesDe(30, 20)).toEqual([
      [`${debut}, travail et déplacement\u00a0: erreur`, 1000],
      [`${debut}, pièces\u00a0: erreur`, 2000],
    ])
    expect(lignesDe(30, 0)).toEqual([[`${debut}, travail et déplacement\u00a0: erreur`, 3000]])
    expect(lignesDe(30, 30)).toEqual([[`${debut}, pièces\u00a0: erreur`, 3000]])
  })

  it('says whether it gives back the whole, a part, or after others all that was left', () => {
    const nommer = (credite: number, montant: number | null) => {
      const avoir = preparer(uneFactureSuivie({ credite: euros(credite) }), {
        montant: montant === null ? null : euros(montant),
      })
      return E.isRight(avoir) ? avoir.right.lignes.map(({ designation }) => designation) : []
    }
    expect(nommer(0, null)).toEqual(['Avoir total sur la facture FAC-2026-0001\u00a0: erreur'])
    expect(nommer(10, 20)).toEqual(['Avoir partiel sur la facture FAC-2026-0001\u00a0: erreur'])
    expect(nommer(10, null)).toEqual(['Avoir du solde de la facture FAC-2026-0001\u00a0: erreur'])
    expect(nommer(10, 54)).toEqual(['Avoir du solde de la facture FAC-2026-0001\u00a0: erreur'])
  })

  it('is refused when the rest of the invoice differs from the one shown', () => {
    const suivie = uneFactureSuivie({ credite: euros(10), regle: euros(20) })
    expect(exigerReste(suivie, euros(54))).toEqual(E.right(suivie))
    expect(exigerReste(suivie, null)).toEqual(E.right(suivie))
    expect(exigerReste(suivie, euros(64))).toEqual(E.left({ _tag: 'ResteChange', reste: 5_400 }))
  })

  it('is not issued while one mention is missing', () => {
    const demande = { motif: 'erreur', montant: null, ventes: null }
    expect(preparerAvoir(uneFactureSuivie(), demande, uneEntreprise({ forme: '' }), INSTANT)).toMatchObject(
      E.left({ _tag: 'MentionsManquantes', mentions: [{ code: 'entreprise-forme' }] }),
    )
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
