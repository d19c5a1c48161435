import { describe, expect, it } from 'vitest'
import { factureReply, type FactureReply } from '#adapters/http/contract/values/facture-reply'
import { dateCivile } from '#domain/calendrier/date-civile'
import { uneFactureSuivie } from '#domain/facturation/facture-suivie.fixture'
import { euros } from '#domain/shared/montant'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { enRelisant } from './relire.ts'

const FACTURE = factureReply(uneFactureSuivie({ regle: euros(20) }), dateCivile(2026, 12, 1))

const unRefus = (code: string): CallFailure => ({
  _tag: 'Refus',
  status: 409,
  code,
  message: '',
  champs: {},
  data: null,
  attendre: null,
})

const essayer = async (reponse: E.Either<CallFailure, string>, lue = E.right({ facture: FACTURE })) => {
  const relues: FactureReply[] = []
  const answer = await enRelisant(
    async () => lue,
    (facture) => relues.push(facture),
  )(async () => reponse)()
  return { answer, soldes: relues.map(({ solde }) => solde) }
}

describe('an entry on figures that are out of date', () => {
  it('shows the invoice as it stands, and is refused all the same', async () => {
    const refus = E.left(unRefus('SOLDE_CHANGE'))
    expect(await essayer(refus)).toEqual({ answer: refus, soldes: [4_400] })
  })

  it.each([E.right('écrit'), E.left(unRefus('FACTURE_INCONNUE')), E.left({ _tag: 'Reseau' } as const)])(
    'reads nothing again for %j',
    async (reponse) => {
      expect(await essayer(reponse)).toEqual({ answer: reponse, soldes: [] })
    },
  )
})
