import * as t from 'io-ts'
import { CodePostal, Rue, Ville } from '#domain/client/adresse'
import { Email } from '#domain/client/email'
import { Telephone } from '#domain/client/telephone'

const Reseau = t.readonly(t.strict({ nom: t.string, url: t.string }))

const IDENTITE = {
  nom: t.string,
  /** Legal form as documents must show it, for example `Entrepreneur individuel (EI)`. */
  forme: t.string,
  responsable: t.string,
  siren: t.string,
  siret: t.string,
  adresse: Rue,
  codePostal: CodePostal,
  ville: Ville,
  telephone: Telephone,
  email: Email,
  mediateur: t.readonly(t.strict({ nom: t.string, site: t.string })),
  hebergeur: t.readonly(t.strict({ nom: t.string, adresse: t.string, telephone: t.string })),
  tribunal: t.string,
  reseaux: t.readonlyArray(Reseau),
}

/** What anybody may know of the business: pages and quotes show nothing else. */
export const EntreprisePublique = t.readonly(t.strict(IDENTITE))

export type EntreprisePublique = t.TypeOf<typeof EntreprisePublique>

/** Who sells, and how it is paid: every page, mail and document takes the identity of the business from here. */
export const Entreprise = t.readonly(
  t.strict({ ...IDENTITE, paiement: t.readonly(t.strict({ iban: t.string, paypal: t.string })) }),
)

export type Entreprise = t.TypeOf<typeof Entreprise>
