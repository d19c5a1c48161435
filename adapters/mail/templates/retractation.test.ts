import { describe, expect, it } from 'vitest'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { dansHeures, unDossier, unDossierPropose, uneDate } from '#domain/rendez-vous/dossier.fixture'
import type { GenreDeRetractation } from '#domain/retractation/courrier-de-retractation'
import { uneDeclaration } from '#domain/retractation/declaration.fixture'
import { traiterDeclaration } from '#domain/retractation/traiter-declaration'
import { euros } from '#domain/shared/montant'
import { mailTemplates } from '../mail-templates.ts'

const plat = (texte: string) => texte.replace(/[\u00a0\u202f]/g, ' ')

const ecrire = (
  genre: GenreDeRetractation,
  dossier: Dossier | null,
  declaration = uneDeclaration(),
  tenu = euros(0),
) => {
  const { recu } = traiterDeclaration(declaration, { dossier, precedent: null, recentes: 0 })
  const { sujet, texte, html } = mailTemplates(genre, {
    recu,
    tenu,
    entreprise: uneEntreprise(),
    publicUrl: 'https://atelier.example',
  })
  return { sujet: plat(sujet), texte: plat(texte), lignes: plat(texte).split('\n'), html: plat(html) }
}

const DEMANDE = { engagement: { ...SANS_ENGAGEMENT, debutAnticipeLe: UN_INSTANT.toISOString() } }

describe('the receipt of a withdrawal', () => {
  it('repeats the declaration with its date and time in Paris, and says what follows', () => {
    const declaration = uneDeclaration({ motif: 'Plus <besoin>', recueLe: dansHeures(2) })
    const { sujet, texte, lignes, html } = ecrire('retractation_client', unDossierPropose([100]), declaration)
    expect(sujet).toBe('Accusé de réception de votre rétractation – PREST-000001')
    expect(lignes).toEqual(
      expect.arrayContaining([
        '« Je vous notifie ma rétractation du contrat portant sur la prestation PREST-000001. »',
        'Nom : Jeanne Dupont',
        'Email : jeanne.dupont@courriel.example',
        'Commande : PREST-000001',
        'Déclaration reçue le : vendredi 20 novembre 2026 à 12 h (heure de Paris)',
        '  Plus <besoin>',
        'N’a plus lieu :',
      ]),
    )
    expect(texte).toContain('le contrat prend fin et votre commande est annulée')
    expect(texte).toContain('Vous ne devez rien, pas même des frais d’annulation.')
    expect(texte).toContain('au plus tard le 4 décembre 2026')
    expect(html).toContain('Plus &lt;besoin&gt;')
  })

  it('names the amount that is held and the last day to give it back', () => {
    const recu = (tenu: number, dossier = unDossierPropose([100])) =>
      ecrire('retractation_client', dossier, uneDeclaration(), euros(tenu)).texte
    expect(recu(100)).toContain(
      'Vous avez versé 100,00 € : cette somme vous est remboursée en entier au plus tard le 4 décembre 2026, par le même',
    )
    expect(recu(100, unDossier({}, { statut: 'en_cours', ...DEMANDE }))).toContain(
      'Vous avez versé 100,00 € : ce qui dépasse ce décompte vous est remboursé au plus tard le 4 décembre 2026',
    )
    expect(recu(100)).not.toContain('Si vous avez')
  })

  it('says nothing of an order to whoever does not have its address, and carries no words of theirs', () => {
    const declaration = uneDeclaration({ reference: 'PREST-ZZZZZZ', motif: 'Gagnez un lot' })
    const { texte } = ecrire('retractation_client', null, declaration)
    expect(texte).not.toContain('Gagnez')
    expect(texte).toContain('Nous rapprochons votre déclaration de votre commande')
    expect(texte).not.toMatch(/annulée|introuvable|inconnue/)
  })

  it('for no known order repeats nothing of what was declared', () => {
    const declaration = uneDeclaration({ nom: 'Vous avez gagné', reference: 'rendez-vous sur lot.example' })
    const { sujet, texte, html } = ecrire('retractation_client', null, declaration)
    expect(sujet).toBe('Accusé de réception de votre rétractation')
    for (const mots of ['gagné', 'lot.example', 'PREST-Z', 'Bonjour Vous']) {
      expect([texte.includes(mots), html.includes(mots)]).toEqual([false, false])
    }
    expect(texte).toContain('Déclaration reçue le : vendredi 20 novembre 2026 à 10 h (heure de Paris)')
  })

  it('under another name says that it waits, names the order of this address, and repeats nothing else', () => {
    const declaration = uneDeclaration({ nom: 'Gagnez un lot', motif: 'Appelez le lot' })
    const { sujet, texte } = ecrire('retractation_client', unDossierPropose([100]), declaration)
    expect(sujet).toBe('Accusé de réception de votre rétractation – PREST-000001')
    expect(texte).not.toMatch(/lot|annulée/)
    expect(texte).toContain('la date de réception ci-dessus est celle qui compte')
    expect(texte).toContain('l’annulation de la commande attend')
  })

  it.each([
    ['begun without being asked to', {}, 'vous ne devez rien pour ce qui a été fait'],
    ['begun at the express request of the client', DEMANDE, 'en proportion du prix convenu'],
  ])('of work %s says what is owed', (_, prestation, phrase) => {
    const dossier = unDossier({}, { statut: 'en_cours', ...prestation })
    expect(ecrire('retractation_client', dossier).texte).toContain(phrase)
  })

  it('that comes too late says when the delay ended, and how to object', () => {
    const { texte } = ecrire('retractation_client', unDossier(), uneDeclaration({ recueLe: dansHeures(24 * 20) }))
    expect(texte).toContain('s’est terminé le 4 décembre 2026')
    expect(texte).toContain('répondez à ce courriel')
  })
})

describe('the notice of a withdrawal to the business', () => {
  it('says what to do and by when', () => {
    const { sujet, texte } = ecrire('retractation_entreprise', unDossierPropose([100]))
    expect(sujet).toBe('Rétractation : commande annulée – PREST-000001, Jeanne Dupont')
    expect(texte).toContain('Ne facturez rien, pas même un préavis tardif.')
    expect(texte).toContain('remboursez toute la somme au plus tard le 4 décembre 2026, par le même moyen de paiement')
    expect(texte).toContain('https://atelier.example/admin')
  })

  it('names the invoice that calls for a credit note', () => {
    const factureEnCours = 'FAC-2026-0007' as NumeroPiece
    const { texte } = ecrire('retractation_entreprise', unDossier({ factureEnCours }, { statut: 'annulé' }))
    expect(texte).toContain(
      'La facture FAC-2026-0007 a été émise et n’est plus due : annulez-la tout entière par un avoir.',
    )
    const commencee = ecrire(
      'retractation_entreprise',
      unDossier({ factureEnCours }, { statut: 'en_cours', ...DEMANDE }),
    )
    expect(commencee.texte).toContain('La facture FAC-2026-0007 est déjà émise : corrigez-la par un avoir.')
    const terminee = ecrire('retractation_entreprise', unDossier({ factureEnCours }, { statut: 'terminé' }))
    expect(terminee.texte).toContain('annulez-la tout entière par un avoir')
    expect(ecrire('retractation_entreprise', unDossierPropose([100])).texte).not.toContain('avoir')
  })

  it('reckons the share of the work done, from the hour of the visit', () => {
    const date = uneDate({ debut: dansHeures(1), statut: 'accepte' })
    const declaration = uneDeclaration({ recueLe: dansHeures(1.25) })
    const { sujet, texte } = ecrire('retractation_entreprise', unDossier({ dates: [date] }, DEMANDE), declaration)
    expect(sujet).toContain('décompte à faire')
    expect(texte).toMatch(/× minutes faites ÷ \d+ minutes prévues/)
    expect(texte).toMatch(/D’après l’heure de la visite \(15 minutes\), [\d,]+ € au plus/)
  })

  it('names what is to be given back, to the subject, when nothing may be billed', () => {
    const dossier = unDossier({}, { statut: 'en_cours' })
    const { sujet, texte } = ecrire('retractation_entreprise', dossier, uneDeclaration(), euros(100.5))
    expect(sujet).toBe('Rétractation : le contrat prend fin, 100,50 € à rembourser – PREST-000001, Jeanne Dupont')
    expect(texte).toContain('À rembourser : 100,50 €, au plus tard le 4 décembre 2026, par le même moyen de paiement')
    expect(texte).not.toContain('décompte')
    const annulee = ecrire('retractation_entreprise', unDossierPropose([100]), uneDeclaration(), euros(64))
    expect(annulee.sujet).toContain('commande annulée, 64,00 € à rembourser')
  })

  it('says that nothing may be billed of what was begun unasked, though nothing is held', () => {
    const { sujet, texte } = ecrire('retractation_entreprise', unDossier({}, { statut: 'en_cours' }))
    expect(sujet).toContain('rien n’est à facturer')
    expect(texte).toContain('le client n’a rien versé')
    expect(texte).not.toContain('décompte')
  })

  it('names what is held beside a count that is to be made', () => {
    const dossier = unDossier({}, { statut: 'en_cours', ...DEMANDE })
    const { sujet, texte } = ecrire('retractation_entreprise', dossier, uneDeclaration(), euros(64))
    expect(sujet).toContain('décompte à faire')
    expect(texte).toContain('Vous détenez 64,00 € : remboursez ce qui dépasse ce décompte au plus tard le')
  })

  it('says that nothing is ended under another name before the owner confirms it', () => {
    const { sujet, texte } = ecrire(
      'retractation_entreprise',
      unDossierPropose([100]),
      uneDeclaration({ nom: 'Odile Perrard' }),
    )
    expect(sujet).toBe('Rétractation sous un autre nom, à confirmer – PREST-000001, Odile Perrard')
    expect(texte).toContain('rien n’est annulé tant que vous n’avez pas regardé')
  })

  it('cites no reference but in its form', () => {
    const declaration = uneDeclaration({ reference: 'voyez lot.example' })
    const { sujet, texte } = ecrire('retractation_entreprise', null, declaration)
    expect(sujet).toBe('Rétractation à rapprocher d’une commande – Jeanne Dupont')
    expect(texte).not.toContain('lot.example')
    expect(texte).toContain('Commande : référence illisible, citée dans l’administration')
  })

  it('asks to look for an order that is not known', () => {
    const { sujet, texte } = ecrire('retractation_entreprise', null)
    expect(sujet).toBe('Rétractation à rapprocher d’une commande – PREST-000001, Jeanne Dupont')
    expect(texte).toContain('Cherchez-la au nom du client.')
  })
})
