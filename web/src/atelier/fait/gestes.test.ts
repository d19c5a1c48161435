import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { ANNULER_MS, COURRIEL_MS, makeGestes, montrerDans } from './gestes.ts'

const REFUS: CallFailure = {
  _tag: 'Refus',
  status: 409,
  code: 'X',
  message: 'Déjà répondu.',
  champs: {},
  data: null,
  attendre: null,
}

type Envoyer = () => Promise<E.Either<CallFailure, string>>

const oui = () => vi.fn<Envoyer>(async () => E.right('oui'))

const courriel = (envoyer: Envoyer) => ({
  clef: 'date 1',
  courriel: 'Le courriel à Odile Perrard part',
  envoyer,
  fait: () => ({ texte: 'Date proposée.' }),
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a gesture that mails somebody', () => {
  it('says so before, leaves after ten seconds, and then says what was done', async () => {
    const { faire, lignes, enAttente } = makeGestes()
    const envoyer = oui()
    const issue = faire(courriel(envoyer))
    expect(lignes()).toMatchObject([{ etat: 'attend', texte: 'Le courriel à Odile Perrard part' }])
    expect(enAttente()).toEqual(['date 1'])
    vi.advanceTimersByTime(COURRIEL_MS - 1)
    expect(envoyer).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(envoyer).toHaveBeenCalledExactlyOnceWith({ keepalive: true })
    expect(await issue).toEqual(E.right('oui'))
    expect(lignes()).toMatchObject([{ etat: 'fait', texte: 'Date proposée.' }])
    expect(enAttente()).toEqual([])
  })

  it('does not leave when it is given up', async () => {
    const { faire, lignes } = makeGestes()
    const envoyer = oui()
    const issue = faire(courriel(envoyer))
    lignes()[0]?.annuler?.()
    vi.advanceTimersByTime(2 * COURRIEL_MS)
    expect(await issue).toBeNull()
    expect(envoyer).not.toHaveBeenCalled()
    expect(lignes()).toEqual([])
  })

  it('leaves at once with the page, before anything else can end it, and once', async () => {
    const { faire, toutPartir } = makeGestes()
    const envoyer = oui()
    const issue = faire(courriel(envoyer))
    toutPartir()
    expect(envoyer).toHaveBeenCalledOnce()
    toutPartir()
    vi.advanceTimersByTime(2 * COURRIEL_MS)
    await issue
    expect(envoyer).toHaveBeenCalledOnce()
  })

  it('offers the next gesture while it waits, which may let it leave at once', async () => {
    const { faire, laisserPartir, lignes } = makeGestes()
    const envoyer = oui()
    const aussitot = { texte: 'Payée en espèces', faire: () => laisserPartir('date 1') }
    const issue = faire({ ...courriel(envoyer), aussitot })
    const [ligne] = lignes()
    expect(ligne).toMatchObject({ etat: 'attend', suite: { texte: 'Payée en espèces' } })
    aussitot.faire()
    expect(envoyer).toHaveBeenCalledOnce()
    await issue
    expect(lignes()).toEqual([{ clef: 'date 1', etat: 'fait', fin: null, texte: 'Date proposée.' }])
  })

  it('is one when it is pressed twice', async () => {
    const { faire, lignes } = makeGestes()
    const envoyer = oui()
    const premier = faire(courriel(envoyer))
    expect(await faire(courriel(envoyer))).toBeNull()
    expect(lignes()).toHaveLength(1)
    vi.advanceTimersByTime(COURRIEL_MS)
    await premier
    expect(envoyer).toHaveBeenCalledOnce()
  })
})

describe('a gesture', () => {
  it('without an inverse can be taken back for five seconds, then leaves', async () => {
    const { faire } = makeGestes()
    const envoyer = oui()
    const issue = faire({ clef: 'appel 1', retenu: 'Appel noté.', envoyer })
    vi.advanceTimersByTime(ANNULER_MS)
    expect(await issue).toEqual(E.right('oui'))
  })

  it('shows at once, and is taken back with the sentence of the server', async () => {
    const { faire, lignes } = makeGestes()
    const finir = vi.fn<(tenu: boolean) => void>()
    const issue = faire({ clef: 'a', montrer: () => finir, envoyer: async () => E.left(REFUS) })
    expect(finir).not.toHaveBeenCalled()
    await issue
    expect(finir).toHaveBeenCalledExactlyOnceWith(false)
    expect(lignes()).toMatchObject([{ etat: 'refus', texte: 'Déjà répondu.' }])
    expect(lignes()[0]).not.toHaveProperty('suite')
  })

  it('that the network lost is offered again, without a second wait', async () => {
    const { faire, lignes } = makeGestes()
    const envoyer = vi.fn<Envoyer>(async () => E.left({ _tag: 'Reseau' }))
    const issue = faire(courriel(envoyer))
    vi.advanceTimersByTime(COURRIEL_MS)
    await issue
    envoyer.mockResolvedValueOnce(E.right('oui'))
    const suite = lignes()[0]?.suite
    if (suite === undefined || !('faire' in suite)) throw new Error('no second try')
    suite.faire()
    expect(envoyer).toHaveBeenCalledTimes(2)
    await vi.waitFor(() => expect(lignes()).toMatchObject([{ etat: 'fait' }]))
  })

  it('leaves its refusal to a screen that answers it', async () => {
    const { faire, lignes } = makeGestes()
    await faire({ clef: 'a', envoyer: async () => E.left(REFUS), taire: () => true })
    expect(lignes()).toEqual([])
  })

  it('takes the place of what was done before, not of what waits', async () => {
    const { faire, dire, lignes } = makeGestes()
    void faire(courriel(oui()))
    dire({ texte: 'Message lu.' }, 'lu 1')
    dire({ texte: 'Message traité.' }, 'lu 2')
    expect(lignes().map(({ texte }) => texte)).toEqual(['Le courriel à Odile Perrard part', 'Message traité.'])
  })
})

describe('what is shown at once', () => {
  it('is in every answer under the key until it is refused', () => {
    const client = new QueryClient()
    client.setQueryData(['nombres', 1], 1)
    client.setQueryData(['autres'], 1)
    const finir = montrerDans<number>(client, ['nombres'], (connu) => connu + 1)
    expect(client.getQueryData(['nombres', 1])).toBe(2)
    expect(client.getQueryData(['autres'])).toBe(1)
    finir(false)
    expect(client.getQueryData(['nombres', 1])).toBe(1)
    client.clear()
  })
})
