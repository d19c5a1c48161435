import * as t from 'io-ts'
import { Role } from '#domain/compte/compte'
import type { ClientDuRegistre } from '#domain/registre/client-du-registre'

/** A client as the owner reads it. Instants in ISO 8601. */
export const ClientDuRegistreReply = t.readonly(
  t.strict({
    id: t.string,
    nom: t.string,
    email: t.string,
    telephone: t.string,
    adresse: t.string,
    codePostal: t.string,
    ville: t.string,
    role: Role,
    isAdmin: t.boolean,
    createdAt: t.string,
    /** True with at least one prestation. */
    actif: t.boolean,
    prestations: t.number,
    derniereCommande: t.union([t.string, t.null]),
  }),
)

export type ClientDuRegistreReply = t.TypeOf<typeof ClientDuRegistreReply>

export const clientDuRegistreReply = (client: ClientDuRegistre, isAdmin: boolean): ClientDuRegistreReply => ({
  id: client.id,
  nom: client.nom,
  email: client.email,
  telephone: client.telephone,
  adresse: client.adresse,
  codePostal: client.codePostal,
  ville: client.ville,
  role: isAdmin ? 'admin' : 'client',
  isAdmin,
  createdAt: client.creeLe.toISOString(),
  actif: client.prestations > 0,
  prestations: client.prestations,
  derniereCommande: client.derniereCommandeLe?.toISOString() ?? null,
})
