import { describe, expect, it } from 'vitest'
import { euros } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { apercuDe, lueDe, minutesDe, minutesFacturees } from './apercu.ts'
import { unCadre } from './cadre.fixture.ts'
import { avecPiece, type FactureSaisie, ouvrirSaisie, type PieceSaisie } from './saisie.ts'
import { FACTURATION_ERREURS, FACTURATION_TEXTS } from './texts.ts'
import { verifierSaisie } from './verifier-saisie.ts'

const CADRE = unCadre()

const saisir = (overrides: Partial<FactureSaisie> = {}, cadre = CADRE): FactureSaisie => ({
  ...ouvrirSaisie(cadre),
  ...overrides,
})

const unePiece = (overrides: Partial<PieceSaisie> = {}): PieceSaisie => ({
  cle: 1,
  designation: 'Disque SSD',
  quantite: '1',
  prix: '49,90',
  etat: 'neuve',
  ...overrides,
})

const apercu = (saisie: FactureSaisie, cadre = CADRE) => apercuDe(lueDe(saisie, cadre), cadre)

const erreurs = (saisie: FactureSaisie, cadre = CADRE): object => {
  const verifiee = verifierSaisie(saisie, cadre)
  return E.isLeft(verifiee) ? verifiee.left : {}
}

describe('the form of an invoice', () => {
  it('opens on the quote, on the agreed day, with no fee ticked', () => {
    const ouverte = ouvrirSaisie(unCadre({ proposes: [{ genre: 'preavis', montant: euros(40) }] }))
    expect(ouverte).toMatchObject({ dateExecution: '2026-11-24', travail: true, heures: '3', minutes: '0' })
    expect(ouverte.frais).toEqual([
      { genre: 'diagnostic', coche: false, montant: '25,00' },
      { genre: 'absence', coche: false, montant: '60,00' },
      { genre: 'preavis', coche: false, montant: '40,00' },
    ])
    expect(apercu(ouverte)).toMatchObject({ total: euros(139.1), ecart: 0 })
  })

  it('opens with the parts that the client accepted, at the accepted price', () => {
    const { estimation } = unCadre()
    const disque = {
      nature: 'piece',
      designation: 'Disque SSD 500 Go',
      quantite: 2,
      unite: 'unite',
      prixUnitaire: euros(49.9),
      montant: euros(99.8),
    } as const
    const avecDisque = { ...estimation, lignes: [...estimation.lignes, disque], totalNet: euros(238.9) }
    const cadre = unCadre({ estimation: avecDisque, totalAccepte: euros(238.9) })
    const ouverte = ouvrirSaisie(cadre)
    expect(ouverte.pieces).toEqual([
      { cle: 1, designation: 'Disque SSD 500 Go', quantite: '2', prix: '49,90', etat: null },
    ])
    expect(apercu(ouverte, cadre)).toMatchObject({ total: euros(238.9), ecart: 0 })
    expect(erreurs(ouverte, cadre)).toEqual({ 'piece-1-etat': FACTURATION_ERREURS.etat })
    const dite = { ...ouverte, pieces: ouverte.pieces.map((piece) => ({ ...piece, etat: 'neuve' as const })) }
    expect(verifierSaisie(dite, cadre)).toMatchObject({ right: { pieces: [{ etat: 'neuve' }] } })
    expect(ouvrirSaisie({ ...cadre, fraisSeuls: true }).pieces).toEqual([])
  })

  it('counts the first hour whole, then each started quarter', () => {
    expect(minutesDe(saisir({ heures: '1', minutes: '37' }))).toBe(97)
    expect(minutesFacturees(97)).toBe(105)
    expect(minutesFacturees(20)).toBe(60)
    expect(apercu(saisir({ heures: '1', minutes: '37' }))).toMatchObject({ total: euros(89.1), ecart: -5000 })
  })

  it('leaves what is half typed out of the live total', () => {
    const pieces = [unePiece(), unePiece({ cle: 2, designation: 'Câble', prix: '12,' })]
    expect(apercu(saisir({ pieces })).lignes).toHaveLength(3)
    expect(apercu(saisir({ pieces })).total).toBe(euros(189))
    expect(minutesDe(saisir({ heures: 'deux' }))).toBeNull()
  })

  it('charges travel as quoted, as it was, or not at all', () => {
    expect(apercu(saisir({ trajet: 'aucun' })).total).toBe(euros(120))
    expect(apercu(saisir({ trajet: 'reel', km: '40,5' })).total).toBe(euros(150.5))
  })

  it('doubles the work of an agreed weekend, not travel nor parts', () => {
    const cadre = unCadre({ majore: true, totalAccepte: euros(259.1) })
    const saisie = saisir({ pieces: [unePiece()], dateExecution: '2026-11-21' }, cadre)
    expect(apercu(saisie, cadre)).toMatchObject({ ecart: 4990, ecartDeJour: null })
  })

  it('takes the price of the day of the work, and says when the agreed day had another', () => {
    const samedi = unCadre({ majore: true, totalAccepte: euros(259.1) })
    expect(apercu(saisir({}, samedi), samedi)).toMatchObject({ total: euros(139.1), ecartDeJour: 'semaine' })
    const lundi = unCadre({ majore: false })
    const faitSamedi = saisir({ dateExecution: '2026-11-21' }, lundi)
    expect(apercu(faitSamedi, lundi)).toMatchObject({ total: euros(259.1), ecartDeJour: 'majore' })
    expect(verifierSaisie(faitSamedi, lundi)).toMatchObject({ left: { accord: expect.any(String) } })
    expect(apercu(saisir({ ...faitSamedi, travail: false }, lundi), lundi).ecartDeJour).toBeNull()
  })

  it('does not compare fees alone with the quote, and asks for no word of the client', () => {
    const frais = ouvrirSaisie(unCadre()).frais.map((un) => ({ ...un, coche: un.genre !== 'preavis' }))
    const seuls = saisir({ travail: false, trajet: 'aucun', frais })
    const cadre = unCadre({ totalAccepte: euros(64) })
    expect(apercu(seuls, cadre)).toMatchObject({ total: euros(85), ecart: null })
    expect(verifierSaisie(seuls, cadre)).toMatchObject({ right: { travail: false, accordDepassement: '' } })
    expect(apercu(saisir({}, unCadre({ fraisSeuls: true })), unCadre({ fraisSeuls: true })).ecart).toBeNull()
  })

  it('keeps fees alone of a cancelled order', () => {
    const cadre = unCadre({ fraisSeuls: true })
    const frais = ouvrirSaisie(cadre).frais.map((un) => ({ ...un, coche: un.genre === 'preavis' }))
    const saisie = saisir({ frais, pieces: [unePiece({ designation: '' })] }, cadre)
    expect(verifierSaisie(saisie, cadre)).toMatchObject({
      right: { travail: false, kmAllerRetour: 0, pieces: [], frais: [{ genre: 'preavis', montant: euros(60) }] },
    })
  })

  it('says beside each field what is to be corrected', () => {
    expect(erreurs(saisir({ dateExecution: '2026-11-26', heures: '0', trajet: 'reel', km: '' }))).toEqual({
      'date-execution': FACTURATION_ERREURS.dateFuture,
      'temps-heures': FACTURATION_ERREURS.temps,
      'trajet-km': FACTURATION_ERREURS.km,
    })
    expect(erreurs(saisir({ dateExecution: '2026-11-19' }))).toEqual({
      'date-execution': FACTURATION_ERREURS.dateAvant,
    })
    const pieces = [unePiece({ designation: ' ', quantite: '0', prix: '' })]
    expect(erreurs(saisir({ pieces }))).toEqual({
      'piece-1-designation': FACTURATION_ERREURS.designation,
      'piece-1-quantite': FACTURATION_ERREURS.quantite,
      'piece-1-prix': FACTURATION_ERREURS.prix,
    })
  })

  it('names the signs that paper cannot draw, before anything is issued', () => {
    const pieces = [unePiece({ designation: 'Écran 😀' })]
    const phrase = 'La facture ne sait pas imprimer 😀\u00a0: remplacez-le par des mots.'
    expect(erreurs(saisir({ pieces, accord: 'Par SMS 😀' }))).toEqual({
      'piece-1-designation': phrase,
      accord: phrase,
    })
  })

  it('refuses fees above what the terms allow', () => {
    const frais = ouvrirSaisie(CADRE).frais.map((un) => ({ ...un, coche: un.genre === 'diagnostic', montant: '25,01' }))
    expect(erreurs(saisir({ frais, accord: 'par téléphone' }))).toEqual({
      'frais-diagnostic': expect.stringContaining('25,00\u00a0€'),
    })
  })

  it('refuses fees that do not go together', () => {
    const cocher = (genres: readonly string[]) =>
      ouvrirSaisie(CADRE).frais.map((un) => ({ ...un, coche: genres.includes(un.genre) }))
    const deux = saisir({ frais: cocher(['absence', 'preavis']), travail: false, trajet: 'aucun' })
    expect(erreurs(deux)).toEqual({ 'frais-preavis': expect.stringContaining('60,00\u00a0€') })
    expect(erreurs(saisir({ frais: cocher(['diagnostic']), accord: 'SMS' }))).toEqual({
      'frais-diagnostic': FACTURATION_ERREURS.diagnosticOffert,
    })
    expect(erreurs(saisir({ frais: cocher(['diagnostic']), travail: false, trajet: 'aucun' }))).toEqual({})
  })

  it('has the minutes done alone, of an order that was withdrawn from', () => {
    const prorata = { total: euros(139.1), minutesPrevues: 180, minutesFaites: 30, montant: euros(23.18) }
    const cadre = unCadre({ prorata, sansFrais: true })
    const saisie = saisir({ heures: '3', trajet: 'reel', km: '12' }, cadre)
    expect(saisie.minutes).toBe('30')
    expect(apercu(saisie, cadre)).toMatchObject({ lignes: [{ genre: 'travail' }], total: 2318 })
    expect(verifierSaisie(saisie, cadre)).toMatchObject({ right: { travail: true, minutes: 30, frais: [] } })
    expect(erreurs({ ...saisie, minutes: '31' }, cadre)).toEqual({ 'minutes-faites': expect.stringContaining('30') })
    const vide = saisir({}, unCadre({ prorata: { ...prorata, minutesFaites: null, montant: null }, sansFrais: true }))
    expect(erreurs(vide, cadre)).toEqual({ 'minutes-faites': FACTURATION_ERREURS.minutesFaites })
  })

  it('is not sent while it charges nothing', () => {
    expect(erreurs(saisir({ travail: false, trajet: 'aucun' }))).toEqual({ lignes: FACTURATION_TEXTS.aucuneLigne })
  })

  it('begins with what comes first on the screen', () => {
    const saisie = saisir({ dateExecution: '2026-11-26', heures: '25', pieces: [unePiece({ prix: '' })] })
    expect(Object.keys(erreurs(saisie))).toEqual(['date-execution', 'temps-heures', 'piece-1-prix', 'accord'])
  })

  it('asks how the client agreed as soon as the total is above the quote, and not before', () => {
    const pieces = [unePiece({ prix: '0,01' })]
    expect(erreurs(saisir({ pieces }))).toEqual({ accord: FACTURATION_ERREURS.accord })
    expect(erreurs(saisir({ pieces, accord: 'SMS du 24 novembre' }))).toEqual({})
    expect(erreurs(saisir())).toEqual({})
  })

  it('says what is left to pay once what was received is deducted', () => {
    expect(apercu(saisir(), unCadre({ recu: euros(100) }))).toMatchObject({ total: 13_910, reste: 3_910 })
    expect(apercu(saisir(), unCadre({ recu: euros(200) })).reste).toBe(-6_090)
    expect(apercu(saisir(), unCadre({ detenu: euros(64) }))).toMatchObject({ recu: 6_400, reste: 7_510 })
    expect(apercu(saisir(), unCadre({ recu: euros(100), detenu: euros(64) }))).toMatchObject({ recu: 13_910, reste: 0 })
  })

  it('has room for twenty parts', () => {
    const pleine = Array.from({ length: 40 }).reduce<readonly PieceSaisie[]>((pieces) => avecPiece(pieces), [])
    expect(pleine).toHaveLength(20)
    expect(new Set(pleine.map(({ cle }) => cle)).size).toBe(20)
  })
})
