import type * as t from 'io-ts'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { Modalite } from '#domain/catalogue/modalite'
import type { PrestationDemandee } from '#domain/catalogue/prestation-demandee'
import { type Acheteur, lireAcheteur } from '#domain/client/acheteur'
import { type Adresse, parseCodePostal, parseRue, parseVille } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import { parseEmail } from '#domain/client/email'
import { parseNomComplet } from '#domain/client/nom'
import { parseTelephone } from '#domain/client/telephone'
import { sansLien } from '#domain/shared/clean'
import { Creneau } from '#domain/prestation/creneau'
import { COMMANDER_ERREURS } from '../../contents/commander-texts.ts'
import { type Champ, demandeeDe, heuresDe, type Saisie, SUR_MESURE } from './saisie.ts'

/** A sentence for each field at fault. */
export type Erreurs = Partial<Readonly<Record<Champ, string>>>

/** The form, once all its fields are valid. */
export type SaisieVerifiee = {
  readonly demandee: PrestationDemandee
  readonly heures: number | null
  readonly modalite: Modalite
  readonly acheteur: Acheteur
  readonly contact: Contact
  readonly adresse: Adresse
  readonly creneau: Creneau
}

/** The order of the screen: the first one at fault receives the focus. */
const CHAMPS_VERIFIES = [
  'service',
  'nomDemande',
  'modalite',
  'codePostal',
  'ville',
  'adresse',
  'raisonSociale',
  'siren',
  'nom',
  'email',
  'telephone',
  'creneauPrefere',
] as const satisfies readonly Champ[]

const deListe = <A>(liste: t.Type<A, unknown>, valeur: string): E.Either<string, A> =>
  E.mapLeft(([erreur]: t.Errors) => erreur?.message ?? '')(liste.decode(valeur))

const verifierService = (saisie: Saisie): E.Either<string, PrestationDemandee> => {
  const demandee = demandeeDe(saisie)
  return O.isSome(demandee) ? E.right(demandee.value) : E.left(COMMANDER_ERREURS.service)
}

const verifierNomDemande = ({ service, nomDemande }: Saisie): E.Either<string, string> =>
  service === SUR_MESURE && nomDemande.trim() === ''
    ? E.left(COMMANDER_ERREURS.nomDemande)
    : sansLien(E.right(nomDemande))

/** The buyer is checked as a whole: both of its fields are told what is wrong with them. */
const verifierAcheteur = (saisie: Saisie) =>
  lireAcheteur({ ...saisie, typeClient: saisie.typeClient === 'professionnel' ? 'professionnel' : 'particulier' })

const verifications = (saisie: Saisie) => ({
  acheteur: verifierAcheteur(saisie),
  service: verifierService(saisie),
  nomDemande: verifierNomDemande(saisie),
  modalite: deListe(Modalite, saisie.modalite),
  nom: parseNomComplet(saisie.nom),
  email: parseEmail(saisie.email),
  telephone: parseTelephone(saisie.telephone),
  codePostal: parseCodePostal(saisie.codePostal),
  ville: parseVille(saisie.ville),
  adresse: parseRue(saisie.adresse),
  creneauPrefere: deListe(Creneau, saisie.creneauPrefere),
})

type Verifications = ReturnType<typeof verifications>

const erreursDe = ({ acheteur, ...champs }: Verifications): Erreurs => ({
  ...Object.fromEntries(
    Object.entries(champs).flatMap(([champ, resultat]) => (E.isLeft(resultat) ? [[champ, resultat.left]] : [])),
  ),
  ...(E.isLeft(acheteur) ? acheteur.left : {}),
})

/** All the faults at once, or the values that the domain knows. */
export const verifierSaisie = (saisie: Saisie): E.Either<Erreurs, SaisieVerifiee> => {
  const champs = verifications(saisie)
  const { service, modalite, acheteur, nom, email, telephone, adresse, codePostal, ville, creneauPrefere } = champs
  if (
    E.isLeft(service) ||
    E.isLeft(champs.nomDemande) ||
    E.isLeft(modalite) ||
    E.isLeft(acheteur) ||
    E.isLeft(nom) ||
    E.isLeft(email) ||
    E.isLeft(telephone) ||
    E.isLeft(adresse) ||
    E.isLeft(codePostal) ||
    E.isLeft(ville) ||
    E.isLeft(creneauPrefere)
  ) {
    return E.left(erreursDe(champs))
  }
  return E.right({
    demandee: service.right,
    heures: heuresDe(saisie),
    modalite: modalite.right,
    acheteur: acheteur.right,
    contact: { nom: nom.right, email: email.right, telephone: telephone.right },
    adresse: { adresse: adresse.right, codePostal: codePostal.right, ville: ville.right },
    creneau: creneauPrefere.right,
  })
}

export const premierChampFautif = (erreurs: Erreurs): Champ | null =>
  CHAMPS_VERIFIES.find((champ) => erreurs[champ] !== undefined) ?? null
