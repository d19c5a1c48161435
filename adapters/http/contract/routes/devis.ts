import * as t from 'io-ts'
import { MOTIF_D_AVENANT_MAX } from '#domain/devis/composer-avenant'
import { DESIGNATION_MAX, EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'
import { json, NO_INPUT, route } from '../route.ts'
import { DevisReply } from '../values/devis-reply.ts'
import { Euros } from '../values/euros.ts'
import { listeBornee, optionalText, orNull, Version, withDefault } from '../values/lenient.ts'

const CLE_MAX = 200

export const lireDevisRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/prestations/{id}/devis',
  summary: 'Every version of the quote of an order, for its owner, the admin, or the key of the mails',
  access: 'tous',
  params: t.strict({ id: t.string }),
  query: t.strict({ cle: optionalText(CLE_MAX) }),
  reply: json(DevisReply),
  refusals: ['PrestationInconnue', 'MotDePasseTemporaireActif'],
})

const PieceBody = t.strict({
  designation: optionalText(DESIGNATION_MAX),
  quantite: t.number,
  prixUnitaire: Euros,
  /** Left out when the invoice shall say it. */
  etat: orNull(EtatDePieceDetachee),
})

/** `heures` may be left out: the labour then stays as it is. `pieces` are all the parts there shall be, in euros. */
export const AvenantBody = t.strict({
  heures: orNull(t.number),
  pieces: withDefault<readonly t.TypeOf<typeof PieceBody>[]>(listeBornee(PieceBody), []),
  motif: optionalText(MOTIF_D_AVENANT_MAX),
  version: orNull(Version),
})

export type AvenantBody = t.TypeOf<typeof AvenantBody>

export const proposerAvenantRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/admin/prestations/{id}/devis',
  summary: 'Offers the client another quote, which changes nothing before it is accepted',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: AvenantBody,
  reply: json(DevisReply, 201),
  refusals: [
    'PrestationInconnue',
    'DevisClos',
    'DevisIncomplet',
    'VersionPerimee',
    'DureeRefusee',
    'PieceRefusee',
    'TropDePieces',
    'MotifDAvenantRequis',
    'AvenantSansChangement',
  ],
})
