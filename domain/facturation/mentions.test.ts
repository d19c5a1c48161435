import { describe, expect, it } from 'vitest'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { lireTable } from '#domain/shared/table-markdown.fixture'
import { mentionsDeLEntreprise, mentionsManquantes, mentionsPortees } from './mentions.ts'
import { unAvoir, uneFacture, uneFacturePro } from './facture.fixture.ts'
import type { Avoir, Facture } from './piece.ts'

const JOUR = '2026-12-01' as DateCivile

it('tells a consumer of the warranties of parts when there are parts, and only then', () => {
  const codes = (...genres: readonly ('travail' | 'piece')[]) =>
    mentionsPortees(
      JOUR,
      'particulier',
      genres.map((genre) => ({ genre })),
    ).map(({ code }) => code)
  expect(codes('travail')).toEqual(['tva', 'retard'])
  expect(codes('travail', 'piece')).toEqual(['tva', 'retard', 'garanties'])
})

type Document = Facture | Avoir

type Retrait = (piece: Document) => Document

const sansEntreprise =
  (manque: Partial<Entreprise>): Retrait =>
  (piece) => ({ ...piece, entreprise: uneEntreprise(manque) })

const sansMention =
  (code: string): Retrait =>
  (piece) => ({ ...piece, mentions: piece.mentions.filter((mention) => mention.code !== code) })

const RETRAITS: Readonly<Record<string, Retrait>> = {
  rien: (piece) => piece,
  'le nom de l’entreprise': sansEntreprise({ nom: ' ' }),
  'le responsable': sansEntreprise({ responsable: '' }),
  'la forme juridique': sansEntreprise({ forme: '' }),
  'l’adresse': sansEntreprise({ adresse: '' as Entreprise['adresse'] }),
  'un SIREN juste': sansEntreprise({ siren: '123456789' }),
  'un SIRET juste': sansEntreprise({ siret: '12345678200011' }),
  'le nom du client': (piece) => ({ ...piece, contact: { ...piece.contact, nom: '' as Document['contact']['nom'] } }),
  'l’adresse du client': (piece) => ({
    ...piece,
    adresse: { ...piece.adresse, adresse: '' as Document['adresse']['adresse'] },
  }),
  'la raison sociale': (piece) =>
    piece.acheteur.type === 'professionnel' ? { ...piece, acheteur: { ...piece.acheteur, raisonSociale: '' } } : piece,
  'le lieu du travail': (piece) =>
    piece.genre === 'facture' ? { ...piece, modalite: '' as Facture['modalite'] } : piece,
  'les lignes': (piece) => ({ ...piece, lignes: [] }),
}

const retirer = (manque: string): Retrait => {
  const retrait = manque.startsWith('la mention ') ? sansMention(manque.slice(11)) : RETRAITS[manque]
  if (retrait === undefined) throw new Error(`unknown case: ${manque}`)
  return retrait
}

const PIECES: Readonly<Record<string, Document>> = {
  'Facture à un particulier': uneFacture(),
  'Facture à un professionnel': uneFacturePro(),
  'Avoir à un professionnel': unAvoir({}, uneFacturePro()),
}

describe('what keeps a document from being issued', () => {
  it.each(
    lireTable('facturation', 'Mentions obligatoires').flatMap((rangee) =>
      Object.entries(PIECES).map(([document, piece]) => ({
        document,
        piece,
        manque: rangee('Il manque'),
        attendu: rangee(document),
      })),
    ),
  )('$document without $manque: $attendu', ({ piece, manque, attendu }) => {
    const codes = mentionsManquantes(retirer(manque)(piece)).map(({ code }) => code)
    expect(codes).toEqual(attendu === '—' ? [] : [attendu])
  })

  it('is one line without a name', () => {
    const [premiere, ...autres] = uneFacturePro().lignes
    const piece = uneFacturePro({ lignes: [...autres, { ...premiere!, designation: ' ' }] })
    expect(mentionsManquantes(piece).map(({ code }) => code)).toEqual(['lignes'])
  })

  it('rests each on a text of law', () => {
    const vide = uneEntreprise({ nom: '', forme: '', siren: '', siret: '' })
    const manquantes = mentionsDeLEntreprise(vide)
    expect(manquantes.map(({ code }) => code)).toEqual(['entreprise-nom', 'entreprise-forme', 'siren', 'siret'])
    expect(manquantes.every(({ fondement }) => /^(CGI|Code)/.test(fondement))).toBe(true)
    expect(mentionsDeLEntreprise(uneEntreprise())).toEqual([])
  })
})
