import { expect, it } from 'vitest'
import { devisReply } from '#adapters/http/contract/routes/devis'
import { unAvenant, unePiece, unDevisPropose, unDossierDeDevis } from '#domain/devis/avenant.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { decide, unDossierPropose } from '#domain/rendez-vous/dossier.fixture'
import { accepterDate } from '#domain/rendez-vous/repondre'
import { recuDeVersion } from './recu.ts'

/** What the last version shows below its labour, for a visit agreed on some hours after the orders. */
const recu = (heures: number) => {
  const { dossier } = decide(accepterDate(unDossierPropose([heures]), 'a', UN_INSTANT))
  const { jourMajore, versions } = devisReply(unDevisPropose(unAvenant(), unDossierDeDevis(dossier)), UN_INSTANT, null)
  const { lignes, total } = recuDeVersion(versions[1]!, jourMajore)
  return [...lignes.slice(1), total].map(({ label, amount }) => `${label}\u00a0: ${amount}`.replace(/\s/g, ' '))
}

it('shows what is paid on the agreed day when labour counts double on it', () => {
  expect(recu(193)).toEqual([
    'Déplacement : offert',
    'Disque SSD 500 Go : 89,90 €',
    'Majoration du jour : 64,00 €',
    'Total le samedi 28 novembre 2026 : 217,90 €',
  ])
})

it('shows the total of the quote on an ordinary day', () => {
  expect(recu(240).at(-1)).toBe('Total net : 153,90 €')
})

it('says of a part whether it is new, once the quote does', () => {
  const avenant = unAvenant({ pieces: [unePiece(), unePiece({ etat: 'economie_circulaire' })] })
  const { versions } = devisReply(unDevisPropose(avenant), UN_INSTANT, null)
  const derivations = recuDeVersion(versions[1]!, null).lignes.map(({ derivation = '' }) => derivation)
  expect(derivations.slice(2).map((texte) => texte.replace(/\s/g, ' '))).toEqual([
    '1 unité × 89,90 €',
    '1 unité × 89,90 €, pièce issue de l’économie circulaire',
  ])
})
