import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import { fr } from '#domain/shared/typographie'
import type { Bloc } from './texte.ts'

export const FORMULAIRE_DE_RETRACTATION = '/formulaire-de-retractation.pdf'

/** The model form, in the words of the Code de la consommation, annexe à l’article R. 221-1. */
export const formulaireDeRetractation = (entreprise: EntreprisePublique) => {
  const { nom, responsable, adresse, codePostal, ville, email } = entreprise
  return fr({
    titre: 'Formulaire de rétractation',
    consigne:
      '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
    destinataire: `À l’attention de l’entreprise ${nom}, ${responsable}, ${adresse}, ${codePostal} ${ville}, ${email} :`,
    declaration:
      'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous :',
    champs: [
      'Commandé le (*)/reçu le (*) :',
      'Nom du (des) consommateur(s) :',
      'Adresse du (des) consommateur(s) :',
      'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :',
      'Date :',
    ],
    note: '(*) Rayez la mention inutile.',
  })
}

export const formulaireEnBlocs = (entreprise: EntreprisePublique): readonly Bloc[] => {
  const { consigne, destinataire, declaration, champs, note } = formulaireDeRetractation(entreprise)
  return [
    'Modèle de formulaire de rétractation (Code de la consommation, annexe à l’article R. 221-1) :',
    consigne,
    destinataire,
    declaration,
    { liste: champs },
    note,
    { lien: 'Formulaire de rétractation à imprimer (PDF)', href: FORMULAIRE_DE_RETRACTATION },
  ]
}
