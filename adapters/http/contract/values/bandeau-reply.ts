import * as t from 'io-ts'

/** A count; `plafonne` when there are more. */
const Nombre = t.readonly(t.strict({ total: t.number, plafonne: t.boolean }))

/** The figures above every tab of the owner. */
export const BandeauReply = t.readonly(
  t.strict({
    prestations: t.readonly(
      t.strict({
        parStatut: t.readonly(
          t.strict({ en_attente: t.number, en_cours: t.number, terminé: t.number, annulé: t.number }),
        ),
        aContacter: Nombre,
        /** Calls whose deadline has passed. */
        enRetard: Nombre,
      }),
    ),
    clients: t.readonly(t.strict({ actifs: t.number, inactifs: t.number })),
    messages: t.readonly(t.strict({ nouveau: t.number, lu: t.number, traité: t.number })),
  }),
)

export type BandeauReply = t.TypeOf<typeof BandeauReply>
