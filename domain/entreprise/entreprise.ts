import * as t from 'io-ts'
import * as E from '#fp/Either'
import { CodePostal, Rue, Ville } from '#domain/client/adresse'
import { Email } from '#domain/client/email'
import { Telephone } from '#domain/client/telephone'
import { codecFrom } from '#domain/shared/value'

const Dite = codecFrom<string>('Dite', (texte) => (texte.trim() === '' ? E.left('Mention vide.') : E.right(texte)))

const Reseau = t.readonly(t.strict({ nom: t.string, url: t.string }))

const IDENTITE = {
  nom: Dite,
  forme: Dite,
  responsable: Dite,
  siren: Dite,
  siret: Dite,
  adresse: Rue,
  codePostal: CodePostal,
  ville: Ville,
  telephone: Telephone,
  email: Email,
  mediateur: t.readonly(t.strict({ nom: Dite, site: Dite })),
  hebergeur: t.readonly(t.strict({ nom: Dite, adresse: Dite, telephone: Dite })),
  tribunal: Dite,
  reseaux: t.readonlyArray(Reseau),
}

export const EntreprisePublique = t.readonly(t.strict(IDENTITE))

export type EntreprisePublique = t.TypeOf<typeof EntreprisePublique>

export const Entreprise = t.readonly(
  t.strict({ ...IDENTITE, paiement: t.readonly(t.strict({ iban: t.string, paypal: t.string })) }),
)

export type Entreprise = t.TypeOf<typeof Entreprise>
