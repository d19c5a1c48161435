import { fr } from './typographie.ts'

export const COMMANDER_TEXTS = fr({
  titreDocument: 'Commander une prestation',
  description: 'Commandez une prestation informatique en trois étapes : informations, estimation, validation.',
  titre: 'Commander une prestation',
  retour: 'Retour aux services',
  etapes: ['Informations', 'Estimation', 'Validation'],
})
