import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { UN_PROFESSIONNEL, unAvoir, uneFacture, uneFacturePro, uneLigne } from '#domain/facturation/facture.fixture'
import { designerFrais } from '#domain/facturation/frais'
import type { Piece } from '#domain/facturation/piece'
import { uneAdresse, unContact } from '#domain/prestation/prestation.fixture'
import { euros } from '#domain/shared/montant'
import { formaterCode } from '#domain/verification/code-verification'
import { facturX } from './factur-x/factur-x.ts'
import { facturePdf } from './facture-pdf.ts'
import {
  asFile,
  ask,
  examine,
  fingerprint,
  latin1,
  MARKS,
  missingTools,
  pages,
  scanned,
  skipped,
  wordsOf,
} from './pdf-tools.fixture.ts'

const ADRESSE = 'https://atelier.example/verifier'

const HOSTILE = 'Panne 😀👩‍💻 <b>&amp;</b> & ﷽ שלום مرحبا \u202etxet\u0000\u0007 ) Tj ET (\\) /URI (javascript:alert(1))'

const draw = (piece: Piece, xml: string | null = null) => facturePdf(piece, xml, ADRESSE)
const drawHybrid = (piece: Piece) => draw(piece, facturX(piece))

const hostile = uneFacturePro({
  acheteur: { ...UN_PROFESSIONNEL, raisonSociale: `${HOSTILE}${'y'.repeat(200)}` },
  contact: unContact({ nom: `Jean ${'b'.repeat(90)}` }),
  adresse: uneAdresse({ adresse: 'a'.repeat(200), ville: 'd'.repeat(100) }),
  service: HOSTILE,
  lignes: [uneLigne({ designation: HOSTILE }), uneLigne({ designation: 'mot '.repeat(80) })],
  totalDevis: euros(1),
  accordDepassement: HOSTILE.repeat(2),
  entreprise: uneEntreprise({ nom: 'A & B <x> '.repeat(32) }),
})

const longue = uneFacture({
  lignes: Array.from({ length: 60 }, (_, rang) =>
    uneLigne({
      genre: 'piece',
      designation: `Pièce ${rang + 1} au nom assez long pour aller à la ligne`,
      unite: 'unite',
      etat: 'neuve',
    }),
  ),
})

describe('the invoice as a PDF', () => {
  it('carries the marks of an archive (PDF/A-3a) and of an accessible document (PDF/UA-1), in French', async () => {
    const pdf = latin1(await draw(uneFacture()))
    expect(MARKS.filter((mark) => !pdf.includes(mark))).toEqual([])
    expect(pdf).not.toContain('factur-x.xml')
  })

  it('describes the square to screen readers, with its place on the page', async () => {
    const facture = uneFacture()
    const pdf = latin1(await draw(facture))
    expect(pdf.match(/\/S \/Figure\n/g)).toHaveLength(1)
    expect(pdf).toMatch(/\/BBox \[\d/)
    const alternative = Buffer.from(
      `Code QR\u00a0: vérifier ce document à l’adresse ${ADRESSE}/${facture.code}`,
      'utf16le',
    )
    expect(pdf).toContain(alternative.swap16().toString('latin1'))
  })

  it('announces the structured form that it embeds for a business', async () => {
    const pdf = latin1(await drawHybrid(uneFacturePro()))
    for (const mark of [
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
      '/AFRelationship /Alternative',
      '/Subtype /text#2Fxml',
    ]) {
      expect(pdf).toContain(mark)
    }
  })

  it('gives the checksum of the structured form as the sixteen bytes that the format wants', async () => {
    const facture = uneFacturePro()
    const md5 = createHash('md5').update(facturX(facture)).digest('hex')
    expect(latin1(await drawHybrid(facture))).toContain(`/CheckSum <${md5}>`)
  })

  it('is the same file each time, dated of its issue', async () => {
    const [one, two] = [await drawHybrid(uneFacturePro()), await drawHybrid(uneFacturePro())]
    expect(Buffer.compare(one, two)).toBe(0)
    expect(latin1(one)).toContain('(D:20261201000000Z)')
  })

  it('changes in no byte as long as it says the same', async () => {
    const documents = [await draw(uneFacture()), await drawHybrid(uneFacturePro()), await draw(unAvoir())]
    expect(documents.map(fingerprint)).toEqual([
      '241478662f770beb041f994e4307e86e8aa167bbb2d4a551ad0696efd29c4285',
      '8bef23852bd83b070c1bd571dfb48790aca5ea23756e387dbed0541096b3202d',
      '6d86e0344f2d31d8ef5d11f2e22c21ffc3a6a92db1f1165f6085974066177075',
    ])
  })

  it('tells apart documents that say another thing', async () => {
    const [une, autre] = [uneFacture(), uneFacture({ service: 'Réinstallation PC.' })]
    expect(fingerprint(await draw(une))).not.toBe(fingerprint(await draw(autre)))
  })

  it('holds on one page for a usual visit', async () => {
    expect(pages(await draw(uneFacture()))).toBe(1)
    expect(pages(await drawHybrid(uneFacturePro()))).toBe(1)
    expect(pages(await draw(unAvoir()))).toBe(1)
  })

  it('holds on one page for work, travel and three parts of a consumer', async () => {
    const piece = uneLigne({ genre: 'piece', designation: 'Disque SSD 500\u00a0Go', unite: 'unite', etat: 'neuve' })
    const travail = uneLigne()
    const deplacement = uneLigne({ genre: 'deplacement', designation: 'Déplacement (29,1\u00a0km aller-retour)' })
    expect(pages(await draw(uneFacture({ lignes: [travail, deplacement, piece, piece, piece] })))).toBe(1)
  })

  it('keeps hostile texts out of its metadata and its actions', async () => {
    const pdf = latin1(await drawHybrid(hostile))
    expect(pdf).not.toMatch(/A & B <x>|\/URI|javascript|\/JS\b/)
    expect(pages(await drawHybrid(hostile))).toBe(2)
  })
})

describe.skipIf(missingTools.length > 0)(`the invoice as other tools read it${skipped}`, () => {
  it('is sound, tagged and titled, with embedded fonts, whatever it says', async () => {
    for (const piece of [uneFacture(), hostile, longue, unAvoir({}, uneFacturePro())]) {
      const { check, info, fonts } = examine(await drawHybrid(piece))
      expect(check).toContain('No syntax or stream encoding errors found')
      expect(info).toMatch(new RegExp(`Title: +\\w+ ${piece.numero}\n(.*\n)*Tagged: +yes`))
      expect(fonts).toEqual([true, true])
    }
  })

  it('names both parties, the days, the order, the lines and how to pay', async () => {
    const words = wordsOf(await draw(uneFacturePro()))
    for (const said of [
      'Facture N° FAC-2026-0001',
      'Émise le 1er décembre 2026',
      'Prestation effectuée le 30 novembre 2026',
      'À régler au plus tard le 31 décembre 2026',
      'Camille Jurassien, Entrepreneur individuel (EI)',
      'SIRET 123 456 782 00010',
      'Fromagerie des Lacs SIREN 732 829 320 À l’attention de Jeanne Dupont',
      'Commande PREST-000001',
      'Devis DEV-2026-0001',
      'Dépannage 3,25 h 40,00 € 130,00 €',
      'Pièce neuve',
      'Pièce issue de l’économie circulaire',
      'Net à payer 275,35 €',
      'IBAN FR76 0000 0000 0000 0000 0000 000',
      'Espèces jusqu’à 275,35 €',
      'TVA non applicable, art. 293 B du CGI.',
      'Indemnité forfaitaire pour frais de recouvrement en cas de retard : 40,00 €.',
    ]) {
      expect(words).toContain(said)
    }
    expect(words).not.toContain('Médiateur')
  })

  it('tells a consumer of the mediator, and of no account where there is none', async () => {
    const entreprise = uneEntreprise({ paiement: { iban: 'IBAN à renseigner', paypal: '' } })
    const words = wordsOf(await draw(uneFacture({ entreprise })))
    expect(words).toMatch(/Médiateur de la consommation : Médiateur d’exemple, https:\/\/ ?mediateur.example/)
    expect(words).toContain('Échéance À réception')
    expect(words).not.toMatch(/IBAN|PayPal/)
  })

  it('says where the work was done, and a credit note does not', async () => {
    const { adresse, codePostal, ville } = uneFacture().adresse
    expect(wordsOf(await draw(uneFacture()))).toContain(`Lieu ${adresse}, ${codePostal} ${ville}`)
    expect(wordsOf(await draw(uneFacture({ modalite: 'a_distance' })))).toContain('Lieu À distance')
    expect(wordsOf(await draw(unAvoir()))).not.toMatch(/Lieu/)
  })

  it('says of fees alone what they are for, of no work, and beside no quote', async () => {
    const designation = designerFrais('absence', dateCivile(2026, 11, 30))
    const lignes = [uneLigne({ genre: 'frais', designation, prixUnitaire: euros(60), montant: euros(60) })]
    const words = wordsOf(await draw(uneFacture({ lignes, totalDevis: euros(88.8) })))
    for (const said of [
      'Frais du 30 novembre 2026',
      'Nature Frais d’absence au rendez-vous du 30 novembre 2026',
      'Service commandé Réinstallation PC',
      'Net à payer 60,00 €',
    ]) {
      expect(words).toContain(said)
    }
    expect(words).not.toMatch(/effectuée|accepté|88,80|au devis/)
  })

  it('says by how much it is above the quote, and how that was agreed', async () => {
    const words = wordsOf(await draw(uneFacturePro({ totalDevis: euros(200), accordDepassement: 'par téléphone' })))
    expect(words).toContain('Montant supérieur de 75,35 € au devis. Accord reçu : par téléphone')
    expect(words).toContain('Montant du devis accepté 200,00 €')
  })

  it('corrects an invoice by its number and its day', async () => {
    const words = wordsOf(await draw(unAvoir()))
    expect(words).toContain('Avoir N° AVO-2026-0001')
    expect(words).toContain('Avoir sur la facture FAC-2026-0001 du 1er décembre 2026')
    expect(words).toContain(
      'si vous l’avez déjà réglée, elle vous est rendue, ou reprise par la facture qui la remplace.',
    )
    expect(words).toContain('Motif erreur de saisie')
    expect(words).toContain('Net à votre crédit 64,00 €')
    expect(words).not.toContain('IBAN')
  })

  it('opens the page that verifies it when the square is scanned, and prints the code to type', async () => {
    for (const piece of [uneFacture(), unAvoir()]) {
      const pdf = await draw(piece)
      expect(scanned(pdf)).toBe(`${ADRESSE}/${piece.code}`)
      expect(wordsOf(pdf)).toContain(`Vérifier ce document ${formaterCode(piece.code)} atelier.example/verifier`)
    }
  })

  it('repeats the head of the table on every page of a long invoice', async () => {
    const sheets = asFile(await draw(longue), (path) => ask('pdftotext', '-layout', path, '-').split('\f').slice(0, -1))
    expect(sheets.length).toBeGreaterThan(2)
    expect(sheets.filter((sheet) => sheet.includes('Pièce')).every((sheet) => sheet.includes('Prix unitaire'))).toBe(
      true,
    )
    expect(sheets.map((sheet, rang) => sheet.includes(`page ${rang + 1}/${sheets.length}`))).toEqual(
      sheets.map(() => true),
    )
  })

  it('gives the structured form back, byte for byte', async () => {
    const facture = uneFacturePro()
    asFile(await drawHybrid(facture), (path, folder) => {
      ask('pdfdetach', '-saveall', '-o', folder, path)
      expect(readFileSync(join(folder, 'factur-x.xml'), 'utf8')).toBe(facturX(facture))
    })
  })

  it('leaves pictures out, tells of unknown letters and never runs a text backwards', async () => {
    const words = wordsOf(await drawHybrid(hostile))
    expect(words).toContain('Panne <b>&amp;</b> & ? ? ? txet')
    expect(words).not.toMatch(/\u202e|\p{Cc}/u)
  })
})
