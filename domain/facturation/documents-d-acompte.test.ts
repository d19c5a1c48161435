import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { additionner, centimes } from '#domain/shared/montant'
import { verifier } from '#domain/shared/proprietes.fixture'
import { acomptesRecus } from './deductions.ts'
import { DES_PIECES, jouer, recevoir, uneCommande } from './documenter-acompte.fixture.ts'
import { resteFacture, totalRecu } from './reglement.ts'
import { lignesParPart } from './ligne-facturee.ts'

const desGestes = fc.array(
  fc.oneof(
    fc.integer({ min: -300, max: 300 }).map((montant) => ({ montant })),
    fc.integer({ min: 1, max: 8 }).map((rang) => ({ annule: `${rang}` })),
  ),
  { maxLength: 10 },
)

describe('what a professional gets for any deposits', () => {
  it('always adds up to the sum received, never below zero', () => {
    verifier(
      fc.property(desGestes, (gestes) => {
        const commande = gestes.reduce(jouer, uneCommande('professionnel', DES_PIECES))
        const restes = commande.facturesDAcompte.map(resteFacture)
        expect(additionner(...restes)).toBe(totalRecu(commande.reglements))
        expect(restes.every((reste) => reste >= 0)).toBe(true)
      }),
    )
  })

  it('is named in the deductions of the invoice, unless it was undone completely', () => {
    verifier(
      fc.property(desGestes, (gestes) => {
        const commande = gestes.reduce(jouer, uneCommande('professionnel', DES_PIECES))
        const { facturesDAcompte } = commande
        const lignes = acomptesRecus(commande)
        expect(additionner(...lignes.map(({ montant }) => montant))).toBe(totalRecu(commande.reglements))
        const citees = new Set(lignes.map(({ piece }) => piece))
        expect(citees.has(null)).toBe(false)
        for (const { facture, avoirs } of facturesDAcompte) {
          const defaite =
            avoirs.length === 1 && avoirs[0]?.total === facture.total && avoirs[0].motif === 'acompte annulé'
          const attendues = defaite && !citees.has(facture.numero) ? [] : [facture, ...avoirs]
          expect([facture, ...avoirs].filter(({ numero }) => citees.has(numero))).toEqual(attendues)
        }
      }),
    )
  })

  it('says its goods, and never gives back more of them than it said', () => {
    verifier(
      fc.property(desGestes, (gestes) => {
        const { facturesDAcompte } = gestes.reduce(jouer, uneCommande('professionnel', DES_PIECES))
        for (const suivie of facturesDAcompte) {
          const { facture, avoirs } = suivie
          for (const piece of [facture, ...avoirs]) {
            expect(additionner(...piece.lignes.map(({ montant }) => montant))).toBe(piece.total)
            expect(piece.lignes.every(({ montant }) => montant > 0)).toBe(true)
            expect(piece.ventes).toSatisfy((ventes: number) => ventes >= 0 && ventes <= piece.total)
          }
          const rendues = additionner(...avoirs.map(({ ventes }) => ventes ?? centimes(0)))
          const [reste, restantes] = [resteFacture(suivie), facture.ventes - rendues]
          expect(restantes >= 0 && restantes <= reste).toBe(true)
        }
      }),
    )
  })

  it('has a line for a cent of goods, and none for no goods', () => {
    const montants = (ventes: number) =>
      lignesParPart('acompte', { total: centimes(100), ventes: centimes(ventes) }, false, (part) => part).map(
        ({ montant }) => montant,
      )
    expect([0, 1, 100].map(montants)).toEqual([[100], [99, 1], [100]])
  })

  it('separates services and parts when it has both, and so does its credit note', () => {
    const { facturesDAcompte } = [100, -30].reduce(recevoir, uneCommande('professionnel', DES_PIECES))
    const [suivie] = facturesDAcompte
    const lignes = [suivie?.facture, ...(suivie?.avoirs ?? [])].map((piece) =>
      piece?.lignes.map(({ designation, montant }) => [designation.split(/, (?!devis)|\u00a0:/)[1], montant]),
    )
    expect(lignes).toEqual([
      [
        ['travail et déplacement', 6_000],
        ['pièces', 4_000],
      ],
      [
        ['travail et déplacement', 1_800],
        ['pièces', 1_200],
      ],
    ])
  })
})
