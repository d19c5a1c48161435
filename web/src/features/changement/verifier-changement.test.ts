import { describe, expect, it } from 'vitest'
import { verifierChangement } from './verifier-changement.ts'

const saisie = (ancienMotDePasse: string, nouveauMotDePasse: string, confirmation = nouveauMotDePasse) => ({
  ancienMotDePasse,
  nouveauMotDePasse,
  confirmation,
})

describe('verifierChangement', () => {
  it('lets a good password through, letter for letter', () => {
    expect(verifierChangement(saisie('abc', ' Sapin du Jura 39 '))).toMatchObject({
      right: { ancienMotDePasse: 'abc', nouveauMotDePasse: ' Sapin du Jura 39 ' },
    })
  })

  it('asks for all three fields', () => {
    expect(verifierChangement(saisie('', ''))).toEqual({
      _tag: 'Left',
      left: {
        ancienMotDePasse: 'Saisissez votre mot de passe actuel.',
        nouveauMotDePasse: 'Choisissez un nouveau mot de passe.',
        confirmation: 'Saisissez une seconde fois le nouveau mot de passe.',
      },
    })
  })

  it('says what the new one lacks and that the confirmation differs, at once', () => {
    expect(verifierChangement(saisie('abc', 'sapin', 'sapine'))).toMatchObject({
      left: {
        nouveauMotDePasse:
          'Mot de passe non sécurisé: Au moins 10 caractères, Au moins une majuscule, Au moins un chiffre',
        confirmation: 'Les mots de passe ne correspondent pas',
      },
    })
  })

  it('refuses the password that is there already', () => {
    expect(verifierChangement(saisie('SapinDuJura39', 'SapinDuJura39'))).toMatchObject({
      left: { nouveauMotDePasse: "Le nouveau mot de passe doit être différent de l'ancien" },
    })
  })
})
