import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { Auteur } from '#domain/prestation/evenement'
import { Statut } from '#domain/prestation/statut'
import { unDossier } from '#domain/rendez-vous/dossier.fixture'
import { lireTable } from '#domain/shared/table-markdown.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { annulerPrestation, changerPriorite, changerStatut } from './changer-statut.ts'

const INSTANT = new Date('2026-12-01T10:00:00Z')

const ISSUES: Readonly<Record<string, string>> = { FactureEmise: 'facture émise', PrestationClose: 'close' }

const terminee = (facturee: boolean) =>
  unDossier({ factureEnCours: facturee ? numeroPiece('facture', 2026, 1) : null }, { statut: 'terminé' })

describe('a prestation that is done', () => {
  it.each(
    lireTable('facturation', 'Une prestation facturée reste terminée').map((rangee) => ({
      facturee: rangee('Facture en cours'),
      vers: rangee('Vers'),
      auteur: rangee('Auteur'),
      issue: rangee('Issue'),
    })),
  )('with an invoice that stands ($facturee), to $vers by the $auteur: $issue', ({ facturee, vers, auteur, issue }) => {
    if (!Statut.is(vers) || !Auteur.is(auteur)) throw new Error('unknown case')
    const dossier = terminee(facturee === 'oui')
    const decision =
      auteur === 'client'
        ? annulerPrestation(dossier, '', INSTANT, auteur)
        : changerStatut(dossier, { statut: vers, motif: 'Erreur.' }, INSTANT)
    const acceptee = E.isRight(decision) && (decision.right === null ? 'déjà fait' : 'oui')
    expect(E.isLeft(decision) ? ISSUES[decision.left._tag] : acceptee).toBe(issue)
  })

  it('changes its priority, invoiced or not', () => {
    expect(changerPriorite(terminee(true), 'urgente', INSTANT)?.dossier.prestation.priorite).toBe('urgente')
  })
})
