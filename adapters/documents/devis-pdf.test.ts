import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import type { Devis } from '#domain/devis/devis'
import { unDevis } from '#domain/devis/devis.fixture'
import { SANS_IDENTITE, uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import { uneAdresse, unContact } from '#domain/prestation/prestation.fixture'
import { uneEstimation, unLieu, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { devisPdf as drawPdf } from './devis-pdf.ts'
import { devisTexte } from './devis.ts'
import {
  asFile,
  ask,
  examine,
  latin1,
  MARKS,
  missingTools,
  pages,
  scanned,
  skipped,
  wordsOf,
} from './pdf-tools.fixture.ts'

const ADRESSE = 'https://atelier.example/verifier'

const devisPdf = (devis: Devis) => drawPdf(devis, ADRESSE)

const HOSTILE = [
  'Panne 😀👩‍💻 <b>&amp;</b> & ﷽ שלום مرحبا \u202etxet\u0000\u0007\u001b[31m',
  ') Tj ET (\\) /URI (javascript:alert(1))',
  'e\u0301te\u0301 Œuvre Ÿ № 𝒳 \ufeff\u200b',
].join('\n')

const auLoin = uneEstimation(unServiceDemande(8), null, {
  modalite: 'sur_place',
  lieu: unLieu({ coordonnees: { lat: 46.55, lng: 5.65 }, precisionKm: 30 }),
})

describe('the quote as a PDF', () => {
  it('carries the marks of an archive (PDF/A-3a) and of an accessible document (PDF/UA-1), in French', async () => {
    const pdf = latin1(await devisPdf(unDevis()))
    expect(MARKS.filter((mark) => !pdf.includes(mark))).toEqual([])
    expect(pdf.match(/\/FontFile2/g)).toHaveLength(2)
  })

  it('is the same file each time it is asked for, dated of the quote', async () => {
    const [un, deux] = [await devisPdf(unDevis()), await devisPdf(unDevis())]
    expect(Buffer.compare(un, deux)).toBe(0)
    expect(latin1(un)).toContain('(D:20261120000000Z)')
  })

  it.skipIf(missingTools.length > 0)(
    `is a specimen on every page while the business has no identity, said first to a reader${skipped}`,
    async () => {
      const lignes = Array.from({ length: 90 }, (_, rang) => `Ligne ${rang}.`).join('\n')
      const pdf = await devisPdf(unDevis({ entreprise: uneEntreprise(SANS_IDENTITE), description: lignes }))
      const words = wordsOf(pdf)
      expect(words.match(/SPÉCIMEN/g)).toHaveLength(pages(pdf))
      expect(pages(pdf)).toBeGreaterThan(1)
      expect(words).toMatch(/^SPÉCIMEN Document d’essai, sans valeur/)
      expect(examine(pdf).check).toContain('No syntax or stream encoding errors')
      expect(wordsOf(await devisPdf(unDevis()))).not.toContain('SPÉCIMEN')
    },
  )

  it('holds on one page for a usual request', async () => {
    expect(pages(await devisPdf(unDevis()))).toBe(1)
    const description = 'Un écran noir.\nDepuis hier soir.\nAprès un orage.'
    const precise = uneEstimation(unServiceDemande(8), null, {
      modalite: 'sur_place',
      lieu: unLieu({ coordonnees: { lat: 46.55, lng: 5.65 } }),
    })
    expect(pages(await devisPdf(unDevis({ description, estimation: precise, code: '0000019BCDEF' })))).toBe(1)
  })

  it('tags the table with the scope of its headers', async () => {
    const pdf = latin1(await devisPdf(unDevis()))
    expect(pdf.match(/\/S \/TH\n/g)).toHaveLength(4)
    expect(pdf.match(/\/Scope \/Column/g)).toHaveLength(4)
    expect(pdf.match(/\/S \/H1\n/g)).toHaveLength(1)
  })

  it('keeps hostile texts out of its metadata and its actions', async () => {
    const entreprise = uneEntreprise({ nom: 'A & B <x>' })
    const pdf = latin1(await devisPdf(unDevis({ description: HOSTILE, entreprise })))
    expect(pdf).not.toMatch(/A & B <x>|\/URI|javascript|\/JS\b/)
    expect(pdf).toContain('A - B -x-')
  })

  it('survives ten thousand characters of anything', async () => {
    for (const unite of ['x', '😀', '\n', 'a\n', '﷽', 'mot ', '\u0301', '\u202e(', '\u2028']) {
      const pdf = await devisPdf(unDevis({ description: unite.repeat(Math.ceil(10_000 / unite.length)) }))
      expect(pages(pdf)).toBeGreaterThan(0)
    }
  })
})

const textOf = async (devis: Devis, ...options: readonly string[]): Promise<string> =>
  asFile(await devisPdf(devis), (path) => ask('pdftotext', ...options, path, '-'))

const mots = (texte: string) => texte.replace(/\s+/g, ' ').trim()

describe.skipIf(missingTools.length > 0)(`the PDF as other tools read it${skipped}`, () => {
  it('is sound, tagged and titled, with embedded fonts', async () => {
    const { check, info, fonts } = examine(await devisPdf(unDevis({ description: HOSTILE, estimation: auLoin })))
    expect(check).toContain('No syntax or stream encoding errors found')
    expect(info).toMatch(/Title: +Devis DEV-2026-0001\n(.*\n)*Tagged: +yes/)
    expect(fonts).toEqual([true, true])
  })

  it('says what the text file says', async () => {
    const devis = unDevis({ estimation: auLoin, description: 'Un écran noir.' })
    const pdf = wordsOf(await devisPdf(devis))
    const phrases = devisTexte(devis, ADRESSE)
      .split(/\n\s*\n|\n(?= {2}\S)| {2,}|[=-]{10,}/)
      .map((phrase) => mots(phrase.replace(/^ *! /, '')))
      .filter((phrase) => phrase !== '' && !/^[\p{Lu} ]+( :)?$| :$|^DEVIS|Prix unit/u.test(phrase))
    expect(phrases.length).toBeGreaterThan(25)
    expect(phrases.filter((phrase) => !phrase.split(' ').every((mot) => pdf.includes(mot)))).toEqual([])
  })

  it('keeps each letter readable, also one whose shape an earlier document used under an accent', async () => {
    await devisPdf(unDevis({ description: 'ǽ' }))
    expect(wordsOf(await devisPdf(unDevis({ description: 'curriculum vitæ' })))).toContain('curriculum vitæ')
  })

  it('writes amounts with figures, no empty boxes', async () => {
    const pdf = await textOf(unDevis({ estimation: auLoin }), '-layout')
    expect(pdf).toMatch(/Total net\s+103,40\s€/)
    expect(pdf).toMatch(/23,4\skm\s+1,00\s€\s+23,40\s€/)
  })

  it('leaves pictures out, tells of unknown letters and never runs a text backwards', async () => {
    const pdf = await textOf(unDevis({ description: HOSTILE }))
    expect(pdf).toContain('Panne <b>&amp;</b> & ? ? ? txet')
    expect(pdf).toContain('été Œuvre Ÿ № X')
    expect(pdf).not.toMatch(/\u202e|(?![\n\f])\p{Cc}/u)
  })

  it('keeps its footer on every page of a long request', async () => {
    const pdf = await textOf(unDevis({ description: 'Une longue phrase. '.repeat(500) }), '-layout')
    const feuilles = pdf.split('\f').filter((feuille) => feuille.trim() !== '')
    expect(feuilles.length).toBeGreaterThan(1)
    expect(feuilles.map((feuille, rang) => feuille.includes(`page ${rang + 1}/${feuilles.length}`))).toEqual(
      feuilles.map(() => true),
    )
    expect(pdf.match(/longue/g)).toHaveLength(500)
  })

  it('gives the longest names and addresses their own lines', async () => {
    const client = unContact({ nom: `Jean ${'b'.repeat(90)}`, email: `${'c'.repeat(60)}@exemple.example` })
    const adresse = uneAdresse({ adresse: 'a'.repeat(200), ville: 'd'.repeat(100) })
    const pdf = (await textOf(unDevis({ client, adresse }), '-raw')).replace(/\s+/g, '')
    expect(pdf).toContain('a'.repeat(200))
    expect(pdf).toContain('b'.repeat(90))
    expect(pdf).toContain('Bonpouraccord')
  })

  it('opens the page that verifies it when its square is scanned', async () => {
    const pdf = await devisPdf(unDevis({ code: '0000019BCDEF' }))
    expect(scanned(pdf)).toBe(`${ADRESSE}/0000019BCDEF`)
    expect(wordsOf(pdf)).toContain('Vérifier ce document 0000-019B-CDEF atelier.example/verifier')
    expect(pages(pdf)).toBe(1)
  })

  it('names a business by its name and number', async () => {
    const words = wordsOf(await devisPdf(unDevis({ acheteur: UN_PROFESSIONNEL })))
    expect(words).toContain('Client Fromagerie des Lacs SIREN 732 829 320 À l’attention de Jeanne Dupont')
  })

  it('says which version it replaces, and why', async () => {
    const versions = [{ version: 1, emisLe: dateCivile(2026, 11, 20) }]
    const words = wordsOf(await devisPdf(unDevis({ version: 2, remplace: { versions, motif: 'Le disque est usé.' } })))
    expect(words).toContain('N° DEV-2026-0001, version 2')
    expect(words).toContain('Remplace le devis du 20 novembre 2026 Motif Le disque est usé.')
  })

  it('is not to be signed as a preview', async () => {
    const pdf = await textOf(unDevis({ numero: null }))
    expect(pdf).toContain('Aperçu sans engagement')
    expect(pdf).not.toContain('Bon pour accord')
  })
})
