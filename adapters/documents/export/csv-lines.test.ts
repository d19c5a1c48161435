import { describe, expect, it } from 'vitest'
import type { ClientExporte, MessageExporte, PrestationExportee } from '#application/export/extraits'
import { STATUTS_MESSAGE, type StatutMessage } from '#domain/message/statut-message'
import { PRIORITES, STATUTS } from '#domain/prestation/statut'
import { unContact, uneAdresse, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { euros } from '#domain/shared/montant'
import { PRIORITE_NOMS, STATUT_NOMS } from '../../../web/src/atelier/noms.ts'
import { STATUT_MESSAGE_NOMS } from '../../../web/src/atelier/messages/texts.ts'
import { extraits } from './extraits.ts'
import { csvHead, csvLines, csvText } from './csv-lines.ts'

const unePrestation = (overrides: Partial<PrestationExportee> = {}): PrestationExportee => ({
  ...unContact(),
  ...uneAdresse(),
  id: '1',
  reference: 'PREST-000001',
  numeroDevis: 'DEV-2026-0001',
  creeLe: UN_INSTANT,
  statut: 'terminé',
  priorite: 'normale',
  service: 'Formation',
  modalite: 'a_distance',
  totalNet: euros(1238.3),
  creneau: 'apres-midi',
  description: 'Deux\r\nlignes ; « "citées" »',
  notes: '',
  rendezVous: null,
  contactAvant: new Date('2026-07-14T22:05:00Z'),
  ...overrides,
})

const unMessageExporte = (statut: StatutMessage): MessageExporte => ({
  id: '1',
  creeLe: UN_INSTANT,
  type: 'contact',
  nom: 'Jeanne Dupont',
  email: 'jeanne.dupont@courriel.example',
  sujet: null,
  texte: 'Bonjour',
  statut,
  reponses: 0,
})

const cellules = (ligne: string): readonly string[] =>
  [...ligne.matchAll(/("(?:[^"]|"")*"|[^;]*)(?:;|\r\n$)/gy)].map(([, cellule = '']) => cellule)

describe('an extract for a French Excel', () => {
  it('begins with the mark of UTF-8 and the names of its columns', () => {
    expect(csvHead('factures')).toBe(
      '\uFEFF"Numéro";"Nature";"Émise le";"Prestation";"Client";"Contact";"Type";"Total (€)";"Dont services (€)";"Dont ventes (€)";"Acompte facturé (€)";"Réglé (€)";"Reste dû (€)";"Facture corrigée"\r\n',
    )
  })

  it('has decimal commas, French dates by the clock of Paris, and quotes around every text', () => {
    const ligne = csvLines('prestations', [
      unePrestation({
        rendezVous: { statut: 'accepte', date: '2026-12-01', heure: '09:00', repondueLe: null } as const as never,
      }),
    ])
    expect(ligne.endsWith('\r\n')).toBe(true)
    expect(cellules(ligne)).toEqual([
      '"PREST-000001"',
      '"DEV-2026-0001"',
      '20/11/2026 10:00',
      '"Terminé"',
      '"Normale"',
      '"Formation"',
      '"À distance"',
      '1238,30',
      '"Jeanne Dupont"',
      '"jeanne.dupont@courriel.example"',
      '"06\u00a012\u00a034\u00a056\u00a078"',
      '"1 place de la Liberté"',
      '"39000 Lons-le-Saunier"',
      expect.stringMatching(/^".+"$/),
      '15/07/2026 00:05',
      '01/12/2026',
      '"09:00"',
      '"Accepté"',
      '"Deux\nlignes ; « ""citées"" »"',
      '""',
    ])
  })

  it('names statuts and priorities as the screens of the owner do', () => {
    const statuts = STATUTS.map((statut) => cellules(csvLines('prestations', [unePrestation({ statut })]))[3])
    expect(statuts).toEqual(STATUTS.map((statut) => `"${STATUT_NOMS[statut]}"`))
    const priorites = PRIORITES.map((priorite) => cellules(csvLines('prestations', [unePrestation({ priorite })]))[4])
    expect(priorites).toEqual(PRIORITES.map((priorite) => `"${PRIORITE_NOMS[priorite]}"`))
    const messages = STATUTS_MESSAGE.map((statut) => cellules(csvLines('messages', [unMessageExporte(statut)]))[6])
    expect(messages).toEqual(STATUTS_MESSAGE.map((statut) => `"${STATUT_MESSAGE_NOMS[statut]}"`))
  })

  it('leaves empty what is not there', () => {
    expect(cellules(csvLines('prestations', [unePrestation()])).slice(15, 18)).toEqual(['', '', ''])
  })

  it.each(['=1+1', '+33 6 12 34 56 78', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋33', '－2+3', '＠SUM(A1)'])(
    'never lets %j be a formula',
    (texte) => {
      expect(csvText(texte)).toBe(`"'${texte}"`)
    },
  )

  it('has as many cells in each line as in its head', () => {
    const client: ClientExporte = {
      id: '1',
      ...unContact(),
      ...uneAdresse(),
      role: 'client',
      creeLe: UN_INSTANT,
      prestations: 2,
    }
    expect(cellules(csvLines('clients', [client]))).toHaveLength(cellules(csvHead('clients').slice(1)).length)
    expect(cellules(csvLines('prestations', [unePrestation()]))).toHaveLength(
      cellules(csvHead('prestations').slice(1)).length,
    )
  })
})

describe('an extract as JSON', () => {
  const { debut, lot, fin } = extraits.json

  it('is one array, however it is cut, with amounts in euros', () => {
    const lignes = [unePrestation(), unePrestation({ id: '2' })]
    const texte = [debut, lot(lignes, true), lot([unePrestation({ id: '3' })], false), fin].join('')
    const lu: unknown = JSON.parse(texte)
    expect(lu).toMatchObject([
      { id: '1', totalNet: 1238.3, creeLe: '2026-11-20T09:00:00.000Z' },
      { id: '2' },
      { id: '3' },
    ])
  })

  it('is an empty array when there is nothing', () => {
    expect(JSON.parse(`${debut}${fin}`)).toEqual([])
  })
})
