import type * as t from 'io-ts'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { Modalite } from '#domain/catalogue/modalite'
import type { PrestationDemandee } from '#domain/catalogue/prestation-demandee'
import { type Adresse, parseCodePostal, parseRue, parseVille } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import { parseEmail } from '#domain/client/email'
import { parseNomComplet } from '#domain/client/nom'
import { parseTelephone } from '#domain/client/telephone'
import { Creneau } from '#domain/prestation/creneau'
import { COMMANDER_ERREURS } from '../../contents/commander-texts.ts'
import { type Champ, demandeeDe, heuresDe, type Saisie, SUR_MESURE } from './saisie.ts'

/** A sentence for each field at fault. */
export type Erreurs = Partial<Readonly<Record<Champ, string>>>

/** The form once every rule of section 5 is met. */
export type SaisieVerifiee = {
  readonly demandee: PrestationDemandee
  readonly heures: number | null
  readonly modalite: Modalite
  readonly contact: Contact
  readonly adresse: Adresse
  readonly creneau: Creneau
}

/** The order of the screen: the first one at fault receives the focus. */
export const CHAMPS_VERIFIES = [
  'service',
  'nomDemande',
  'modalite',
  'nom',
  'email',
  'telephone',
  'codePostal',
  'ville',
  'adresse',
  'creneau',
] as const satisfies readonly Champ[]

const deListe = <A>(liste: t.Type<A, unknown>, valeur: string): E.Either<string, A> =>
  E.mapLeft(([erreur]: t.Errors) => erreur?.message ?? '')(liste.decode(valeur))

const verifierService = (saisie: Saisie): E.Either<string, PrestationDemandee> => {
  const demandee = demandeeDe(saisie)
  return O.isSome(demandee) ? E.right(demandee.value) : E.left(COMMANDER_ERREURS.service)
}

const verifierNomDemande = ({ service, nomDemande }: Saisie): E.Either<string, string> =>
  service === SUR_MESURE && nomDemande.trim() === '' ? E.left(COMMANDER_ERREURS.nomDemande) : E.right(nomDemande)

const verifications = (saisie: Saisie) => ({
  service: verifierService(saisie),
  nomDemande: verifierNomDemande(saisie),
  modalite: deListe(Modalite, saisie.modalite),
  nom: parseNomComplet(saisie.nom),
  email: parseEmail(saisie.email),
  telephone: parseTelephone(saisie.telephone),
  codePostal: parseCodePostal(saisie.codePostal),
  ville: parseVille(saisie.ville),
  adresse: parseRue(saisie.adresse),
  creneau: deListe(Creneau, saisie.creneau),
})

type Verifications = ReturnType<typeof verifications>

const erreursDe = (champs: Verifications): Erreurs =>
  Object.fromEntries(
    CHAMPS_VERIFIES.flatMap((champ) => {
      const resultat = champs[champ]
      return E.isLeft(resultat) ? [[champ, resultat.left]] : []
    }),
  )

/** All the faults at once, or the values that the domain knows. */
export const verifierSaisie = (saisie: Saisie): E.Either<Erreurs, SaisieVerifiee> => {
  const champs = verifications(saisie)
  const { service, modalite, nom, email, telephone, adresse, codePostal, ville, creneau } = champs
  if (
    E.isLeft(service) ||
    E.isLeft(champs.nomDemande) ||
    E.isLeft(modalite) ||
    E.isLeft(nom) ||
    E.isLeft(email) ||
    E.isLeft(telephone) ||
    E.isLeft(adresse) ||
    E.isLeft(codePostal) ||
    E.isLeft(ville) ||
    E.isLeft(creneau)
  ) {
    return E.left(erreursDe(champs))
  }
  return E.right({
    demandee: service.right,
    heures: heuresDe(saisie),
    modalite: modalite.right,
    contact: { nom: nom.right, email: email.right, telephone: telephone.right },
    adresse: { adresse: adresse.right, codePostal: codePostal.right, ville: ville.right },
    creneau: creneau.right,
  })
}

export const premierChampFautif = (erreurs: Erreurs): Champ | null =>
  CHAMPS_VERIFIES.find((champ) => erreurs[champ] !== undefined) ?? null
