import * as t from 'io-ts'
import { MOTIF_D_AVENANT_MAX } from '#domain/devis/composer-avenant'
import type { RefusDAvenant } from '#domain/devis/composer-avenant'
import type { DevisIncomplet } from '#domain/devis/devis-complet'
import { DESIGNATION_MAX, EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { PrestationClose } from '#domain/rendez-vous/refus'
import type { VersionPerimee } from '#domain/rendez-vous/version'
import { REFUS_ADMIN, REFUS_PRESTATION, type RefusalTable, type RefusDAdmin } from '../refusal.ts'
import { REFUS_D_AVENANT, REFUS_DE_LECTURE_DE_DEVIS } from '../refusals/devis.ts'
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
  refusals: REFUS_DE_LECTURE_DE_DEVIS,
})

const PieceBody = t.strict({
  designation: optionalText(DESIGNATION_MAX),
  quantite: t.number,
  prixUnitaire: Euros,
  /** Left out when the invoice shall say it. */
  etat: orNull(EtatDePieceDetachee),
})

const REFUS: RefusalTable<
  RefusDAdmin | PrestationInconnue | RefusDAvenant | PrestationClose | VersionPerimee | DevisIncomplet
> = {
  ...REFUS_ADMIN,
  ...REFUS_PRESTATION,
  ...REFUS_D_AVENANT,
}

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
  refusals: REFUS,
})
