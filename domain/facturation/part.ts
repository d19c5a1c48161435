import * as t from 'io-ts'
import { CodecMontant } from '#domain/shared/codec-montant'

/** A sum, and the goods in it. */
export const Part = t.readonly(t.strict({ total: CodecMontant, ventes: CodecMontant }))

export type Part = t.TypeOf<typeof Part>
