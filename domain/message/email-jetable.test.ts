import { describe, expect, it } from 'vitest'
import type { Email } from '#domain/client/email'
import * as E from '#fp/Either'
import { EMAIL_JETABLE, refuserJetable } from './email-jetable.ts'

const estListe = (domaine: string): boolean => ['yopmail.com', 'cool.fr.nf'].includes(domaine)

const juger = (email: string) => refuserJetable(email as Email, estListe)

describe('an address that will not last', () => {
  it.each(['x@yopmail.com', 'x@b.yopmail.com', 'x@a.b.yopmail.com', 'x@cool.fr.nf'])('is %s', (email) => {
    expect(juger(email)).toEqual(E.left(EMAIL_JETABLE))
  })

  it.each(['x@courriel.example', 'x@monyopmail.com', 'x@yopmail.com.example', 'yopmail.com@free.fr', 'x@fr.nf'])(
    'is not %s',
    (email) => {
      expect(juger(email)).toEqual(E.right(email))
    },
  )

  it('is not asked for by its last label alone', () => {
    expect(refuserJetable('x@a.com' as Email, (domaine) => domaine === 'com')).toEqual(E.right('x@a.com'))
  })
})
