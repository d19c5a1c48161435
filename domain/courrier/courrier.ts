import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import * as t from 'io-ts'
import { Email } from '#domain/client/email'
import { VisiteEffacee } from '#domain/compte/visite-effacee'
import { AnnonceDAvenant } from '#domain/devis/courrier-d-avenant'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { ReponseId } from '#domain/message/fil'
import { MessageId } from '#domain/message/message'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'
import { closedList } from '#domain/shared/value'
import { Annonce, ChangementDeStatut } from '../rendez-vous/courrier-de-rendez-vous.ts'

const COMMANDE = t.strict({ prestationId: PrestationId, clientId: t.string, ouvreCompte: t.boolean })

const RENDEZ_VOUS = t.strict({ prestationId: PrestationId, detail: Annonce })

const AVENANT = t.strict({ prestationId: PrestationId, detail: AnnonceDAvenant })

/** The whole declaration is kept: its order may be erased, or may never have existed. */
const RETRACTATION = t.strict({ detail: RecuDeRetractation })

const OUVERTURE = t.strict({ email: Email })

const FAITS = {
  commande_client: COMMANDE,
  commande_entreprise: COMMANDE,
  /** `reponseId` is the text of the thread that the mail carries; `null` for the first message. */
  message_entreprise: t.strict({ messageId: MessageId, reponseId: t.union([ReponseId, t.null]) }),
  reponse_message: t.strict({ messageId: MessageId, reponseId: ReponseId }),
  date_client: RENDEZ_VOUS,
  reponse_client: RENDEZ_VOUS,
  reponse_entreprise: RENDEZ_VOUS,
  rappel_client: RENDEZ_VOUS,
  annulation_client: RENDEZ_VOUS,
  annulation_entreprise: RENDEZ_VOUS,
  statut_client: t.strict({ prestationId: PrestationId, detail: ChangementDeStatut }),
  facture_client: t.strict({ prestationId: PrestationId, detail: t.strict({ numero: NumeroPiece }) }),
  avenant_client: AVENANT,
  avenant_entreprise: AVENANT,
  retractation_client: RETRACTATION,
  retractation_entreprise: RETRACTATION,
  reinitialisation: OUVERTURE,
  nouvelle_adresse: OUVERTURE,
  /** Sent to the former address of an account; `clientId` serves only to delete the mail with the account. */
  ancienne_adresse: t.strict({ email: Email, clientId: t.string }),
  effacement_entreprise: t.strict({
    detail: t.strict({
      references: t.readonlyArray(Reference),
      conservees: t.readonlyArray(Reference),
      visites: t.readonlyArray(VisiteEffacee),
    }),
  }),
} as const

type Faits = { readonly [G in keyof typeof FAITS]: t.TypeOf<(typeof FAITS)[G]> }

export type Genre = keyof Faits

export const GENRES_COURRIER: readonly Genre[] = Object.keys(FAITS) as Genre[]

export type Courrier<G extends Genre = Genre> = { [K in G]: { readonly genre: K } & Faits[K] }[G]

const AvecGenre = t.strict({ genre: t.keyof(FAITS) })

export const Courrier = new t.Type<Courrier>(
  'Courrier',
  (u): u is Courrier => AvecGenre.is(u) && FAITS[u.genre].is(u),
  (u, context) =>
    E.flatMap(AvecGenre.validate(u, context), ({ genre }) =>
      pipe(
        FAITS[genre].validate(u, context) as t.Validation<Faits[Genre]>,
        E.map((faits) => ({ genre, ...faits }) as Courrier),
      ),
    ),
  t.identity,
)

/** The state of a mail. `sans_objet`: the reason for it was gone before it left. */
export const STATUTS_COURRIER = ['a_envoyer', 'envoye', 'echoue', 'sans_objet'] as const

export const StatutCourrier = closedList('StatutCourrier', STATUTS_COURRIER, 'Statut inconnu.')

export type StatutCourrier = t.TypeOf<typeof StatutCourrier>

export const ESSAIS_MAX = 40

const PREMIER_DELAI_S = 5

export const DELAI_MAX_S = 3_600

/** When to try again after `essais` failures: 5 s, 10 s, 20 s… at most an hour apart. */
export const prochainEssai = (instant: Date, essais: number): Date =>
  new Date(instant.getTime() + Math.min(DELAI_MAX_S, PREMIER_DELAI_S * 2 ** Math.max(0, essais - 1)) * 1_000)
