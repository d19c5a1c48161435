import { describe, expect, it } from 'vitest'
import type { MotDePasseTemporaire } from '#domain/compte/mot-de-passe-temporaire'
import { unCompte } from '#domain/compte/compte.fixture'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { mailTemplates } from '../mail-templates.ts'

const cadre = { entreprise: uneEntreprise(), publicUrl: 'https://atelier.example' }

const plat = (texte: string) => texte.replace(/[\u00a0\u202f]/g, ' ')

describe('the mail of a reset', () => {
  const motDePasse = 'abcDEF234ghJKmnp567QRstu' as MotDePasseTemporaire
  const ecrire = (compte = unCompte()) =>
    mailTemplates('reinitialisation', { ...cadre, compte, motDePasse, instant: UN_INSTANT })
  const { sujet, texte, html } = ecrire(unCompte({ motDePasse: 'argon2' }))

  it('has the subject that was agreed, and the password on a line of its own', () => {
    expect(sujet).toBe('Réinitialisation de votre mot de passe')
    expect(texte.split('\n')).toContain('Mot de passe temporaire : abcDEF234ghJKmnp567QRstu')
    expect(html).toContain(motDePasse)
  })

  it('says how long it opens, where, what becomes of the other, and what to do if nothing was asked for', () => {
    for (const attendu of [
      'Il est valable 72 heures',
      'seul le dernier fonctionne. Celui-ci est du vendredi 20 novembre 2026 à 10 h.',
      'https://atelier.example/login',
      'reste valable tant que vous n’utilisez pas celui-ci.',
      'Vous n’avez rien demandé :',
      'Ignorez ce message : votre mot de passe ne change pas, et vous restez connecté.',
    ]) {
      expect(plat(texte)).toContain(attendu)
    }
  })

  it('speaks of no other password when there is none', () => {
    expect(`${ecrire().texte}${ecrire().html}`).not.toContain('reste valable')
  })
})

describe('the mail to an address that the business gave an account', () => {
  const motDePasse = 'abcDEF234ghJKmnp567QRstu' as MotDePasseTemporaire
  const { sujet, texte, html } = mailTemplates('nouvelle_adresse', {
    ...cadre,
    compte: unCompte(),
    motDePasse,
    instant: UN_INSTANT,
  })

  it('says who put it right, that no earlier password opens, and how to get in', () => {
    expect(sujet).toBe('Votre compte s’ouvre avec cette adresse')
    expect(texte.split('\n')).toContain('Mot de passe temporaire : abcDEF234ghJKmnp567QRstu')
    for (const attendu of [
      'nous avons corrigé l’adresse email de votre compte chez Atelier du Sapin',
      'les mots de passe d’avant ne fonctionnent plus',
      'Il est valable 72 heures',
      'Celui-ci est du vendredi 20 novembre 2026 à 10 h.',
      'https://atelier.example/login',
    ]) {
      expect(plat(texte)).toContain(attendu)
    }
  })

  it('does not say that the password stays, nor that there is nothing to do', () => {
    for (const faux of ['ne change pas', 'reste valable', 'Ignorez ce message', 'rien demandé']) {
      expect(`${texte}${html}`).not.toContain(faux)
    }
  })
})

describe('the mail to an address that an account had', () => {
  it('says whose site it is, what changed and whom to tell', () => {
    const { texte, html } = mailTemplates('ancienne_adresse', cadre)
    for (const attendu of [
      'Chez Atelier du Sapin, un compte client portait cette adresse email.',
      'elle n’ouvre plus ce compte et ne recevra plus ses courriels.',
      'Prévenez-nous sans attendre, en répondant à ce message ou par téléphone.',
    ]) {
      expect(plat(texte)).toContain(attendu)
      expect(plat(html)).toContain(attendu)
    }
  })
})

describe('the mail of an erasure', () => {
  const references = [1, 2, 3, 4].map((graine) => unePrestation({}, graine).reference)

  it('lists every reference, and cuts its subject short', () => {
    const { sujet, texte, html } = mailTemplates('effacement_entreprise', {
      ...cadre,
      references,
      conservees: [],
      visites: [],
    })
    expect(sujet).toBe('Compte client effacé – PREST-000001, PREST-000002, PREST-000003…')
    for (const reference of references)
      expect([texte.includes(`- ${reference}`), html.includes(reference)]).toEqual([true, true])
    expect(texte).toContain('4 commandes effacées')
  })

  it('counts one as one', () => {
    const { texte } = mailTemplates('effacement_entreprise', {
      ...cadre,
      references: references.slice(0, 1),
      conservees: [],
      visites: [],
    })
    expect(texte).toContain('1 commande effacée')
  })

  it('counts no order as erased that the law keeps', () => {
    const conservees = references.slice(3)
    const { texte } = mailTemplates('effacement_entreprise', { ...cadre, references, conservees, visites: [] })
    expect(texte).toMatch(/3 commandes effacées[^]*- PREST-000003[^]*1 commande gardée à part[^]*- PREST-000004/)
    const toutes = mailTemplates('effacement_entreprise', { ...cadre, references, conservees: references, visites: [] })
    expect(toutes.texte).toContain('4 commandes gardées à part')
    expect(toutes.texte).not.toMatch(/effacées?\s*:|créneau/)
  })

  it('says which visits do not take place, and that their client was not told', () => {
    const prestation = unePrestation({}, 1)
    const visites = [
      {
        prestationId: prestation.id,
        reference: prestation.reference,
        sequence: 3,
        debut: '2026-12-01T09:00:00.000Z',
        fin: '2026-12-01T10:00:00.000Z',
      },
    ]
    const { texte } = mailTemplates('effacement_entreprise', { ...cadre, references, conservees: [], visites })
    expect(plat(texte)).toContain('Cette visite n’aura pas lieu :')
    expect(plat(texte)).toMatch(/- .*1er décembre 2026.*10 h.*\(PREST-000001\)/)
    expect(plat(texte)).toContain('Le site n’en a pas averti le client : son adresse est effacée.')
    expect(texte).not.toContain('rien à faire')
  })
})
