import * as t from 'io-ts'
import { type Compte, Role } from '#domain/compte/compte'

/** A client as section 3 stores it in the browser. */
export const ClientReply = t.readonly(
  t.strict({
    nom: t.string,
    email: t.string,
    telephone: t.string,
    adresse: t.string,
    codePostal: t.string,
    ville: t.string,
    role: Role,
    isAdmin: t.boolean,
    /** Instant in ISO 8601, UTC. */
    createdAt: t.string,
    motDePasseTemporaire: t.boolean,
  }),
)

export type ClientReply = t.TypeOf<typeof ClientReply>

export const clientReply = (compte: Compte, isAdmin: boolean, motDePasseTemporaire: boolean): ClientReply => ({
  nom: compte.nom,
  email: compte.email,
  telephone: compte.telephone,
  adresse: compte.adresse,
  codePostal: compte.codePostal,
  ville: compte.ville,
  role: isAdmin ? 'admin' : 'client',
  isAdmin,
  createdAt: compte.creeLe.toISOString(),
  motDePasseTemporaire,
})

/** An opened session. */
export const LoginReply = t.readonly(
  t.strict({ token: t.string, client: ClientReply, motDePasseTemporaire: t.boolean }),
)

export type LoginReply = t.TypeOf<typeof LoginReply>
