import { noterAuTelephone } from '#application/estimation/noter-au-telephone'
import { parseNomComplet } from '#domain/client/nom'
import { parseTelephone } from '#domain/client/telephone'
import { oubliAvant } from '#domain/estimation/conversion'
import type { EstimationDeDemo } from './estimations.ts'
import { chiffrageDe, estimerEnVisiteur, PATRON, type Scene } from './jouer-histoire.ts'
import { instantDe } from './moment.ts'
import { lu, obtenir } from './obtenir.ts'

/** Makes an estimate on its day, by a visitor or on the telephone. */
export const jouerEstimation = async (
  scene: Scene,
  { quand, lieu, demande, appel }: EstimationDeDemo,
): Promise<void> => {
  const instant = instantDe(scene.aujourdhui, quand)
  scene.clock.regler(instant)
  if (appel === null) {
    const { notees } = await estimerEnVisiteur(scene, demande, lieu)
    await obtenir('estimates', scene.estimations.noter(notees, oubliAvant(instant)))
    return
  }
  const contact = {
    nom: lu(appel.nom, parseNomComplet(appel.nom)),
    telephone: lu(appel.telephone, parseTelephone(appel.telephone)),
    email: null,
  }
  await obtenir(
    appel.nom,
    noterAuTelephone(scene)({ session: PATRON, demande: chiffrageDe(demande, lieu), contact, notes: appel.notes }),
  )
}
