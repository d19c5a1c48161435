import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { SAISIE_VIDE } from './champs-retractation.ts'
import { verifier } from './verifier.ts'

const SAISIE = { nom: ' Jeanne Dupont ', email: 'Jeanne@Courriel.example', reference: 'prest-7k3qxa', motif: '' }

describe('a declaration as typed', () => {
  it('is read as the server reads it, without a reason if none is given', () => {
    expect(verifier(SAISIE)).toEqual(
      E.right({ nom: 'Jeanne Dupont', email: 'jeanne@courriel.example', reference: 'prest-7k3qxa', motif: '' }),
    )
  })

  it('takes the names that an order takes, and no link anywhere', () => {
    const verifie = verifier({ ...SAISIE, nom: 'Vous avez gagné 100 €', motif: 'Voyez www.lot.example' })
    expect(verifie).toEqual(
      E.left({
        nom: 'Le nom ne peut contenir que des lettres, des espaces, des tirets et des apostrophes.',
        motif: 'Retirez l’adresse internet de ce champ.',
      }),
    )
  })

  it('has a sentence for each field that is missing, never for the reason', () => {
    expect(verifier(SAISIE_VIDE)).toEqual(
      E.left({
        nom: 'Veuillez saisir votre nom complet.',
        email: 'Veuillez saisir votre adresse email.',
        reference: 'Indiquez la référence de votre commande.',
      }),
    )
  })
})
