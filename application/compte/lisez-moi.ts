import { formaterInstant } from '#domain/calendrier/formater-date'
import { ANNEES_CLIENT, ANNEES_FACTURES } from '#domain/conservation/durees'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'

const notesDe = (avecNotes: boolean, { email }: EntreprisePublique): string =>
  avecNotes
    ? 'L’historique des commandes et les règlements comprennent les notes de l’atelier.'
    : `Les notes que l’atelier a pu prendre sur vos commandes et vos règlements, au téléphone par
exemple, n’y sont pas\u00a0: demandez à les lire à ${email}.`

/** What the archive of a client's data says of itself. */
export const lisezMoi = (
  entreprise: EntreprisePublique,
  instant: Date,
  avecNotes: boolean,
): string => `Vos données chez ${entreprise.nom}
Archive préparée le ${formaterInstant(instant)} (heure de Paris).

profil.json        vos coordonnées et la date d’ouverture de votre compte
prestations.json   vos commandes, les dates proposées, vos réponses, leur historique et
                   ce que vous avez réglé d’avance
factures.json      vos factures, leurs avoirs et leurs règlements, et vos factures d’acompte
retractations.json vos déclarations de rétractation et la suite donnée
messages.json      vos messages depuis l’espace client et leurs réponses
devis/             vos devis, en PDF et en texte, sauf ceux auxquels manque une mention
                   obligatoire : leur contenu est dans prestations.json
factures/          vos factures, factures d’acompte et avoirs en PDF, tels qu’ils ont été
                   émis

Dans les fichiers .json, les montants sont en centimes d’euro et les instants au format
ISO 8601, en temps universel (UTC). Les mots de passe n’y sont pas : nous n’en gardons
qu’une empreinte, dont on ne peut pas les déduire. Les messages du formulaire public et
les rétractations qui ne désignent aucune de vos commandes n’y sont pas non plus, car rien
ne prouve qui les a écrits.

${notesDe(avecNotes, entreprise)}

Vos données sont gardées ${ANNEES_CLIENT} ans après votre dernière prestation, les factures ${ANNEES_FACTURES} ans, comme
la loi l’exige. Vous pouvez les faire corriger ou effacer\u00a0: ${entreprise.email}
`
