import { expect, it } from 'vitest'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unePrestation } from '#domain/prestation/prestation.fixture'
import type { ChangementDeStatut } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { mailTemplates } from '../mail-templates.ts'
import { MARDI, uneAnnonce } from '../rendez-vous.fixture.ts'

const plat = (texte: string) => texte.replace(/[\u00a0\u202f]/g, ' ')

const ecrire = (changement: Omit<ChangementDeStatut, 'retrait'>, retrait: ChangementDeStatut['retrait'] = null) => {
  const { sujet, texte, html } = mailTemplates('statut_client', {
    prestation: unePrestation(),
    changement: { ...changement, retrait },
    situation: { genre: changement.vers === 'terminé' ? 'terminee' : 'en_cours' },
    entreprise: uneEntreprise(),
    publicUrl: 'https://atelier.example',
  })
  return { sujet, lignes: plat(texte).split('\n'), html: plat(html) }
}

it('tells the new statut in the words of the client area, under the reference', () => {
  const { sujet, lignes, html } = ecrire({ de: 'en_attente', vers: 'en_cours', motif: '' })
  expect(sujet).toBe('Commande en cours – PREST-000001')
  expect(lignes).toEqual(
    expect.arrayContaining([
      'Bonjour Jeanne Dupont, votre commande est maintenant en cours.',
      'Référence : PREST-000001',
      'Nouveau statut : En cours',
      'Statut précédent : En attente',
      'https://atelier.example/mes-prestations',
    ]),
  )
  expect(html).toContain('<strong>En cours</strong>')
  expect(lignes).not.toContain('Motif indiqué :')
})

it('says that the work is done, and why a statut is unusual, as the words of a person', () => {
  const { sujet, lignes, html } = ecrire({ de: 'en_attente', vers: 'terminé', motif: 'Réglé <par> téléphone' })
  expect(sujet).toBe('Intervention terminée – PREST-000001')
  expect(lignes).toEqual(
    expect.arrayContaining([
      'Où en est votre commande : Intervention terminée',
      'Nouveau statut : Confirmée (intervention terminée)',
      'Motif indiqué :',
      '  Réglé <par> téléphone',
    ]),
  )
  expect(html).toContain('Réglé &lt;par&gt; téléphone')
})

it('says what becomes of the dates that calendars show', () => {
  const fini = { de: 'en_cours', vers: 'terminé', motif: '' } as const
  const retrait = uneAnnonce({ reponse: 'retiree', dates: [], retirees: [MARDI], remplacee: MARDI })
  expect(ecrire(fini, retrait).lignes).toContain(
    'Le rendez-vous du mardi 1er décembre 2026 à 9 h n’a plus lieu d’être : le fichier joint le retire de votre agenda.',
  )
  expect(ecrire(fini, { ...retrait, remplacee: null }).lignes).toContain(
    'Les dates proposées n’attendent plus de réponse.',
  )
  expect(ecrire(fini).lignes.join(' ')).not.toMatch(/agenda|proposées/)
})
