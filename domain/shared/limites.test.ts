import * as E from '#fp/Either'
import { expect, it } from 'vitest'
import { parseRue, parseVille } from '#domain/client/adresse'
import { parseEmail } from '#domain/client/email'
import { parseNomComplet } from '#domain/client/nom'
import { MOIS_NAVIGATION } from '#domain/conservation/durees'
import { ESSAIS_MAX } from '#domain/courrier/courrier'
import { MOTIF_D_AVENANT_MAX } from '#domain/devis/composer-avenant'
import { CLIENTS_MONTRES } from '#domain/diagnostic/releve'
import { ACCORD_MAX, KM_MAX, MINUTES_MAX, MOTIF_AVOIR_MAX, NOTE_MAX, PIECES_MAX } from '#domain/facturation/saisie'
import { parseSujet, parseTexteDeReponse, SUJET_MAX } from '#domain/message/fil'
import { NOM_DE_DEMANDE_MAX, TEXTE_MAX } from '#domain/prestation/longueurs'
import { PROCHES_MAX } from '#domain/recherche/clefs'
import { MOTIF_MAX } from '#domain/rendez-vous/souhait'
import { parseReferenceCitee } from '#domain/retractation/declaration'
import { MOTIF_DE_RETRACTATION_MAX, REFERENCE_CITEE_MAX } from '#domain/retractation/longueurs'
import { RECUS_HEURES } from '#domain/retractation/traiter-declaration'
import { DESIGNATION_MAX, PRIX_DE_PIECE_DETACHEE_MAX, QUANTITE_MAX } from '#domain/tarification/etat-de-piece-detachee'
import { SUGGESTIONS_MAX } from '#domain/zone/zone-intervention'
import { type ErreursDAcheteur, lireAcheteur } from '../client/acheteur.ts'
import { parseEmailDeContact, parseNomDeContact, parseTexteDeMessage } from '../message/champs-de-contact.ts'
import type { Parse } from './value.ts'

const raisonSociale: Parse<string> = (texte) =>
  E.bimap(
    ({ raisonSociale: refus = '' }: ErreursDAcheteur) => refus,
    () => texte,
  )(lireAcheteur({ typeClient: 'professionnel', raisonSociale: texte, siren: '732829320' }))

const mot = (longueur: number): string => 'x'.repeat(longueur)

it.each<readonly [string, Parse<string>, number, (longueur: number) => string]>([
  ['a street', parseRue, 200, mot],
  ['a town', parseVille, 100, mot],
  ['a full name', parseNomComplet, 100, (longueur) => `Al ${mot(longueur - 3)}`],
  ['an address of an account', parseEmail, 100, (longueur) => `x@${mot(60)}.${mot(longueur - 66)}.fr`],
  ['a name in a message', parseNomDeContact, 100, mot],
  ['an address in a message', parseEmailDeContact, 100, (longueur) => `x@${mot(60)}.${mot(longueur - 66)}.fr`],
  ['the name of a business', raisonSociale, 120, mot],
  ['the subject of a thread', parseSujet, 120, mot],
  ['a reference that is cited', parseReferenceCitee, 60, mot],
  ['an answer', parseTexteDeReponse, 5_000, mot],
  ['a message', parseTexteDeMessage, 1_000, mot],
])('%s is taken up to its longest, and no longer', (_quoi, parse, longueur, ecrire) => {
  expect(ecrire(longueur)).toHaveLength(longueur)
  expect(E.isRight(parse(ecrire(longueur)))).toBe(true)
  expect(parse(ecrire(longueur + 1))).toEqual(E.left(expect.stringContaining(` ${longueur} caractères`)))
})

it('a message has ten characters at least, a street three', () => {
  expect([9, 10].map((longueur) => E.isRight(parseTexteDeMessage(mot(longueur))))).toEqual([false, true])
  expect([2, 3].map((longueur) => E.isRight(parseRue(mot(longueur))))).toEqual([false, true])
})

it('the limits of the forms are those that they display', () => {
  expect({ ACCORD_MAX, MOTIF_AVOIR_MAX, MOTIF_D_AVENANT_MAX, MOTIF_DE_RETRACTATION_MAX, MOTIF_MAX, NOTE_MAX }).toEqual({
    ACCORD_MAX: 300,
    MOTIF_AVOIR_MAX: 300,
    MOTIF_D_AVENANT_MAX: 500,
    MOTIF_DE_RETRACTATION_MAX: 1_000,
    MOTIF_MAX: 1_000,
    NOTE_MAX: 300,
  })
  expect({ DESIGNATION_MAX, NOM_DE_DEMANDE_MAX, REFERENCE_CITEE_MAX, SUJET_MAX, TEXTE_MAX }).toEqual({
    DESIGNATION_MAX: 160,
    NOM_DE_DEMANDE_MAX: 120,
    REFERENCE_CITEE_MAX: 60,
    SUJET_MAX: 120,
    TEXTE_MAX: 10_000,
  })
  expect({ KM_MAX, MINUTES_MAX, PIECES_MAX, PRIX_DE_PIECE_DETACHEE_MAX, QUANTITE_MAX, SUGGESTIONS_MAX }).toEqual({
    KM_MAX: 400,
    MINUTES_MAX: 1_440,
    PIECES_MAX: 20,
    PRIX_DE_PIECE_DETACHEE_MAX: 1_000_000,
    QUANTITE_MAX: 100,
    SUGGESTIONS_MAX: 10,
  })
})

it('the limits of attempts, storage, proposals and lists are those of the documents', () => {
  expect({ CLIENTS_MONTRES, ESSAIS_MAX, MOIS_NAVIGATION, PROCHES_MAX, RECUS_HEURES }).toEqual({
    CLIENTS_MONTRES: 10,
    ESSAIS_MAX: 40,
    MOIS_NAVIGATION: 13,
    PROCHES_MAX: 3,
    RECUS_HEURES: 24,
  })
})
