import * as t from 'io-ts'
import { closedList } from '#domain/shared/closed-list'
import { MOTIF_MAX, Souhait } from '#domain/rendez-vous/souhait'
import type { FactureEmise } from '#domain/facturation/facture-emise'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type {
  CreneauOccupe,
  InterventionCommencee,
  LienExpire,
  LienInvalide,
  PrestationClose,
  ReponseFigee,
  SouhaitsInvalides,
} from '#domain/rendez-vous/refus'
import type { DemandeExpresseRequise } from '#domain/retractation/accepter-rendez-vous'
import type { RefusalTable } from '../refusal.ts'
import { REFUS_CLIENT, type RefusDeClient } from '../refusals/acces.ts'
import { REFUS_PRESTATION } from '../refusals/prestation-inconnue.ts'
import { REFUS_RENDEZ_VOUS } from '../refusals/rendez-vous.ts'
import { file, json, NO_INPUT, route } from '../route.ts'
import { optionalText, withDefault } from '../values/lenient.ts'
import { listeBornee } from '../values/liste-bornee.ts'
import { PrestationReply } from '../values/prestation-reply.ts'
import { PropositionReply } from '../values/proposition-reply.ts'

const REFUS_DE_LIEN: RefusalTable<LienInvalide | LienExpire | PrestationClose> = {
  LienInvalide: REFUS_RENDEZ_VOUS.LienInvalide,
  LienExpire: REFUS_RENDEZ_VOUS.LienExpire,
  PrestationClose: REFUS_RENDEZ_VOUS.PrestationClose,
}

type RefusDeReponse =
  | DemandeExpresseRequise
  | LienInvalide
  | LienExpire
  | ReponseFigee
  | CreneauOccupe
  | PrestationClose
  | SouhaitsInvalides

const REFUS_DE_REPONSE: RefusalTable<RefusDeReponse> = {
  ...REFUS_DE_LIEN,
  DemandeExpresseRequise: REFUS_RENDEZ_VOUS.DemandeExpresseRequise,
  ReponseFigee: REFUS_RENDEZ_VOUS.ReponseFigee,
  // A proposal may have no other date.
  CreneauOccupe: {
    ...REFUS_RENDEZ_VOUS.CreneauOccupe,
    message: () => 'Ce créneau n’est plus libre. Choisissez-en un autre, ou appelez-nous.',
  },
  SouhaitsInvalides: REFUS_RENDEZ_VOUS.SouhaitsInvalides,
}

const REFUS_DE_DOSSIER: RefusalTable<RefusDeClient | PrestationInconnue> = { ...REFUS_CLIENT, ...REFUS_PRESTATION }

type RefusDeGeste = RefusDeClient | PrestationInconnue | RefusDeReponse | InterventionCommencee | FactureEmise

const REFUS_DE_GESTE: RefusalTable<RefusDeGeste> = {
  ...REFUS_DE_DOSSIER,
  ...REFUS_DE_REPONSE,
  InterventionCommencee: REFUS_RENDEZ_VOUS.InterventionCommencee,
  FactureEmise: REFUS_RENDEZ_VOUS.FactureEmise,
}

/** Section 2: the end of the address of the date page. */
export const ActionDeLien = closedList('ActionDeLien', ['accepter', 'refuser'] as const, 'Action non reconnue')

const REPONSE = {
  /** What a consumer ticks to agree on a date within the withdrawal delay; read of nobody else. */
  debutAnticipe: withDefault(t.boolean, false),
  motif: optionalText(MOTIF_MAX),
  creneaux: withDefault<readonly Souhait[]>(listeBornee(Souhait), []),
}

export const lirePropositionRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/prestations/{id}/validation-date/{token}',
  summary: 'The date behind a link of a mail; reading changes nothing',
  access: 'tous',
  params: t.strict({ id: t.string, token: t.string }),
  reply: json(PropositionReply),
  refusals: REFUS_DE_LIEN,
})

export const repondreRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/prestations/{id}/validation-date',
  summary: 'Records the answer to a date; the same answer again when repeated',
  access: 'tous',
  params: t.strict({ id: t.string }),
  /** `date`: another date of the same proposal than the one of the link. */
  body: t.strict({ token: t.string, action: ActionDeLien, date: optionalText(40), ...REPONSE }),
  reply: json(PropositionReply),
  refusals: REFUS_DE_REPONSE,
})

/** What a client does with a visit from the client area; `deplacer` gives an agreed date back and asks for another. */
export const GesteDuClient = closedList(
  'GesteDuClient',
  ['accepter', 'refuser', 'deplacer', 'annuler'] as const,
  'Action non reconnue',
)

export const gererRendezVousRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/prestations/{id}/rendez-vous',
  summary: 'Accepts, refuses, moves or cancels a visit without the mail',
  access: 'client',
  params: t.strict({ id: t.string }),
  body: t.strict({ action: GesteDuClient, date: optionalText(40), ...REPONSE }),
  reply: json(PrestationReply),
  refusals: REFUS_DE_GESTE,
})

export const calendrierRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/prestations/{id}/rendez-vous.ics',
  summary: 'The agreed visit for a calendar',
  access: 'client',
  params: t.strict({ id: t.string }),
  reply: file('text/calendar; charset=utf-8'),
  refusals: REFUS_DE_DOSSIER,
})
