import * as E from '#fp/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDateCivile } from '#domain/calendrier/date-civile'
import { parseCodePostal, parseRue, parseVille } from '#domain/client/adresse'
import { parseEmail } from '#domain/client/email'
import { parseNomComplet } from '#domain/client/nom'
import { parseTelephone, parseTelephoneDeCommande } from '#domain/client/telephone'
import { parseNumeroDevis, parsePrestationId, parseReference } from '#domain/prestation/reference'
import { parseMessageId } from '#domain/message/message'
import { parseEmailDeContact, parseNomDeContact, parseTexteDeMessage } from '../message/champs-de-contact.ts'
import { ALPHABET } from './identifiant.ts'
import { colle, desChiffres, unTexte, verifier } from './proprietes.fixture.ts'
import type { Parse } from './value.ts'

const mots = (unites: string, min: number) =>
  fc
    .array(fc.string({ unit: fc.constantFrom(...Array.from(unites)), minLength: 2, maxLength: 10 }), {
      minLength: min,
      maxLength: 4,
    })
    .map((liste) => liste.join(' '))

const lettres = (nombre: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(ALPHABET)), minLength: nombre, maxLength: nombre })

const SAISIES: readonly (readonly [string, Parse<string>, fc.Arbitrary<string>])[] = [
  ['nom', parseNomComplet, mots("aéïçÀœßZ-’'", 2)],
  ['email', parseEmail, mots('aZéİ1-+', 1).map((texte) => `${texte.replaceAll(' ', '.')}@Atelier-1.Example`)],
  ['téléphone', parseTelephone, desChiffres(9).map((chiffres) => `+33 ${chiffres}`)],
  ['téléphone de commande', parseTelephoneDeCommande, desChiffres(8).map((chiffres) => `06.${chiffres}`)],
  ['rue', parseRue, mots('aé1’,', 2)],
  ['code postal', parseCodePostal, desChiffres(5)],
  ['ville', parseVille, mots('aéÎ-’', 1)],
  ['référence', parseReference, lettres(6).map((fin) => `prest-${fin.toLowerCase()}`)],
  ['identifiant', parsePrestationId, lettres(26)],
  ['nom de contact', parseNomDeContact, mots("aéïçÀœßZ-’'", 1)],
  [
    'email de contact',
    parseEmailDeContact,
    mots('aZé1-', 1).map((texte) => `${texte.replaceAll(' ', '.')}@Poste.Example`),
  ],
  ['texte de message', parseTexteDeMessage, mots('aé1’,\n', 4)],
  ['identifiant de message', parseMessageId, lettres(26)],
  ['numéro de devis', parseNumeroDevis, desChiffres(8).map((n) => `DEV-${n.slice(0, 4)}-${n.slice(4)}`)],
  ['date', parseDateCivile, desChiffres(4).map((n) => `20${n.slice(0, 2)}-0${n.slice(2, 3)}-1${n.slice(3)}`)],
]

describe.each(SAISIES)('what a person types as %s', (_nom, parse, plausible) => {
  it('never breaks the rule, and is left alone once it has been accepted', () => {
    verifier(
      fc.property(fc.oneof(unTexte, plausible, colle(plausible)), (texte) => {
        const lu = parse(texte)
        expect(E.flatMap(parse)(lu)).toEqual(lu)
        expect(
          E.match(
            (refus: string) => refus.at(-1),
            () => '.',
          )(lu),
        ).toBe('.')
      }),
    )
  })

  it('is accepted now and then, so that the draws mean something', () => {
    const acceptes = fc.sample(plausible, { numRuns: 100, seed: 1 }).filter((texte) => E.isRight(parse(texte)))
    expect(acceptes.length).toBeGreaterThan(10)
  })
})
