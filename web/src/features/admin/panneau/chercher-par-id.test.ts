import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'
import { chercherParId } from './chercher-par-id.ts'

const RESEAU: CallFailure = { _tag: 'Reseau' }

/** A list of one element a page: `0`, `1`… */
const unePage = (nombre: number) => (curseur: string | null) => {
  const rang = Number(curseur ?? '0')
  return TE.right<CallFailure, { data: { id: string }[]; curseurSuivant: string | null }>({
    data: [{ id: String(rang) }],
    curseurSuivant: rang + 1 < nombre ? String(rang + 1) : null,
  })
}

describe('an element that an address names', () => {
  it('is found on a later page', async () => {
    expect(await chercherParId('2', unePage(3))).toEqual(E.right({ id: '2' }))
  })

  it('is not found when the list ends before it', async () => {
    expect(await chercherParId('7', unePage(3))).toEqual(E.right(null))
  })

  it('is not looked for beyond five pages', async () => {
    expect(await chercherParId('4', unePage(9))).toEqual(E.right({ id: '4' }))
    expect(await chercherParId('5', unePage(9))).toEqual(E.right(null))
  })

  it('is unknown, not absent, when a page does not come', async () => {
    expect(await chercherParId('1', () => TE.left(RESEAU))).toEqual(E.left(RESEAU))
  })
})
