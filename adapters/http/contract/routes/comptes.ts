import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import { Email } from '#domain/client/email'
import { type Compte, Role } from '#domain/compte/compte'
import type { Effacement } from '#domain/compte/effacement'
import { MotDePasse, NouveauMotDePasse } from '#domain/compte/mot-de-passe'
import { RaisonDeConservation } from '#domain/conservation/motif'
import { file, json, route } from '../route.ts'
import { Euros } from '../values/codecs.ts'
import { struct } from '../values/struct.ts'

/** An archived prestation, its last day, and the reason: its invoice, its contract or both. */
export const ConserveeReply = struct({
  reference: t.string,
  jusquAu: CodecDateCivile,
  raisons: t.readonlyArray(RaisonDeConservation),
})

export type ConserveeReply = t.TypeOf<typeof ConserveeReply>

const EFFACEMENT = {
  supprimees: t.readonlyArray(t.string),
  conservees: t.readonlyArray(ConserveeReply),
  messages: t.number,
} as const

/** The effect of an erasure: references deleted, references kept by law, and their last day (civil date). */
export const EffacementReply = struct(EFFACEMENT)

export type EffacementReply = t.TypeOf<typeof EffacementReply>

const BILAN = {
  ...EFFACEMENT,
  prestationsSupprimes: t.number,
  /** Number of prestations archived without the account. */
  prestationsConservees: t.number,
} as const

export const SuppressionReply = struct(BILAN)

export type SuppressionReply = t.TypeOf<typeof SuppressionReply>

/**
 * The preview of a deletion. If `enCours` is not empty, the deletion needs `forcer`. A deletion with this `empreinte` is
 * refused if anything changed since.
 */
export const ApercuReply = struct({
  ...BILAN,
  /** Unpaid invoices, in euros; below zero, the business owes the client. */
  dettes: t.readonlyArray(struct({ numero: t.string, solde: Euros })),
  /** References of the orders neither done nor cancelled. */
  ouvertes: t.readonlyArray(t.string),
  enCours: t.readonlyArray(t.string),
  empreinte: t.string,
})

export type ApercuReply = t.TypeOf<typeof ApercuReply>

export const suppressionReply = (effacement: Effacement): SuppressionReply => ({
  ...effacement,
  prestationsSupprimes: effacement.supprimees.length,
  prestationsConservees: effacement.conservees.length,
})

/** The holder of an account. `createdAt` in ISO 8601, UTC. */
export const TITULAIRE = {
  nom: t.string,
  email: t.string,
  telephone: t.string,
  adresse: t.string,
  codePostal: t.string,
  ville: t.string,
  role: Role,
  isAdmin: t.boolean,
  createdAt: t.string,
} as const

type Titulaire = Pick<Compte, 'nom' | 'email' | 'telephone' | 'adresse' | 'codePostal' | 'ville' | 'creeLe'>

export const titulaireReply = (
  { nom, email, telephone, adresse, codePostal, ville, creeLe }: Titulaire,
  isAdmin: boolean,
) => ({
  nom,
  email,
  telephone,
  adresse,
  codePostal,
  ville,
  role: isAdmin ? ('admin' as const) : ('client' as const),
  isAdmin,
  createdAt: creeLe.toISOString(),
})

export const ClientReply = struct({ ...TITULAIRE, motDePasseTemporaire: t.boolean })

export type ClientReply = t.TypeOf<typeof ClientReply>

export const clientReply = (compte: Compte, isAdmin: boolean, motDePasseTemporaire: boolean): ClientReply => ({
  ...titulaireReply(compte, isAdmin),
  motDePasseTemporaire,
})

export const LoginReply = struct({ token: t.string, client: ClientReply, motDePasseTemporaire: t.boolean })

export type LoginReply = t.TypeOf<typeof LoginReply>

export const connexionRoute = route('POST', '/api/clients/login', {
  summary: 'Opens a session; a temporary password opens one that only changes it',
  access: 'tous',
  body: t.strict({ email: Email, password: MotDePasse }),
  reply: json(LoginReply),
  refusals: ['TropDEssais', 'IdentifiantsIncorrects'],
})

export const profilRoute = route('GET', '/api/clients/profile', {
  summary: 'Who is logged in',
  access: 'session',
  reply: json(ClientReply),
  refusals: ['SessionRequise'],
})

export const changerMotDePasseRoute = route('POST', '/api/clients/changer-mot-de-passe', {
  summary: 'Changes the password; every earlier token stops working',
  access: 'session',
  body: t.strict({ ancienMotDePasse: MotDePasse, nouveauMotDePasse: NouveauMotDePasse }),
  reply: json(LoginReply),
  refusals: ['SessionRequise', 'TropDEssais', 'AncienIncorrect', 'MotDePasseIdentique'],
})

export const reinitialiserRoute = route('POST', '/api/clients/reset-password', {
  summary: 'Sends a temporary password, if there is such an account; the answer does not tell',
  access: 'tous',
  body: t.strict({ email: Email }),
  reply: json(t.strict({})),
})

export const exporterRoute = route('GET', '/api/clients/export', {
  summary: 'What is kept about the client, less the notes of the owner, as a ZIP',
  access: 'client',
  reply: file('application/zip'),
  refusals: ['SessionRequise'],
})

export const bilanRoute = route('GET', '/api/clients/moi/effacement', {
  summary: 'What erasing the account would do; changes nothing',
  access: 'client',
  reply: json(EffacementReply),
  refusals: ['SessionRequise', 'ArgentDetenu', 'PrestationEnCours', 'CompteAdmin'],
})

export const effacerRoute = route('DELETE', '/api/clients/moi', {
  summary: 'Erases the account and its orders, except what the law keeps',
  access: 'client',
  reply: json(EffacementReply),
  refusals: ['SessionRequise', 'ArgentDetenu', 'PrestationEnCours', 'CompteAdmin'],
})

/** The same answer whether the address has an account or not. */
export const REINITIALISATION_DEMANDEE =
  'Si un compte existe à cette adresse, un nouveau mot de passe temporaire vient d’y être envoyé.'
