import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { enregistrerCommande, proposer, unIdDeDate } from '#application/ports/dossiers.fixture'
import type { Courriel } from '#application/ports/mailer'
import { reussir } from '#application/shared/run.fixture'
import { unEmail } from '#domain/compte/compte.fixture'
import { bilanDe } from '#domain/compte/effacement'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { accepterDate } from '#domain/rendez-vous/repondre'
import { uneExpeditionSurBase } from './expedition.fixture.ts'

const makeStores = useStores()

/** An order with a proposed date, whose account the owner erases all the same. */
const preparer = async () => {
  const expedition = uneExpeditionSurBase(await makeStores())
  const { comptes, prestations } = expedition.ports
  const commande = await enregistrerCommande(expedition.ports)
  await reussir(proposer({ prestations }, commande, [100]))
  const compte = O.toNullable(await reussir(comptes.parEmail(unEmail('cliente1@courriel.example'))))
  const expedier = async (): Promise<readonly Courriel[]> => {
    while ((await reussir(expedition.drain)) > 0);
    return expedition.mailer.envoyes()
  }
  return {
    commande,
    expedier,
    accepter: () =>
      reussir(prestations.modifier(commande.id, UN_INSTANT, (d) => accepterDate(d, unIdDeDate(10), UN_INSTANT))),
    effacer: (heures = 1) => {
      expedition.clock.avancer(heures * 3_600_000)
      return reussir(comptes.effacer(compte?.id ?? '', dansHeures(heures), (avoirs) => E.right(bilanDe(avoirs))))
    },
  }
}

/** What the calendar files of a mail say, a line each. */
const calendriers = ({ piecesJointes }: Courriel): readonly (readonly string[])[] =>
  piecesJointes
    .filter(({ type }) => type.startsWith('text/calendar'))
    .map(({ contenu }) => new TextDecoder().decode(contenu).split('\r\n'))

const valeur = (lignes: readonly string[], nom: string): string | undefined =>
  lignes.find((ligne) => ligne.startsWith(nom))?.slice(nom.length)

const leDernier = (courriels: readonly Courriel[], sujet: RegExp): Courriel => {
  const trouve = courriels.findLast(
    (courriel) => sujet.test(courriel.sujet) && courriel.a === 'bonjour@atelier.example',
  )
  if (trouve === undefined) throw new Error(`no mail ${sujet.source}`)
  return trouve
}

describe('the mail of an erasure', () => {
  it('takes the agreed visit that falls with it out of the calendar of the business', async () => {
    const { commande, accepter, effacer, expedier } = await preparer()
    await accepter()
    const [pose = []] = calendriers(leDernier(await expedier(), /Date acceptée|accept/i))
    await effacer()
    const courriel = leDernier(await expedier(), /^Compte client effacé/)
    const [retire = [], ...autres] = calendriers(courriel)
    expect(autres).toEqual([])
    expect([valeur(retire, 'METHOD:'), valeur(retire, 'STATUS:')]).toEqual(['CANCEL', 'CANCELLED'])
    for (const nom of ['UID:', 'DTSTART:', 'DTEND:']) expect(valeur(retire, nom)).toBe(valeur(pose, nom))
    expect(Number(valeur(retire, 'SEQUENCE:'))).toBeGreaterThan(Number(valeur(pose, 'SEQUENCE:')))
    expect(courriel.texte).toContain(commande.reference)
    expect(courriel.texte).toContain('n’aura pas lieu')
  })

  it('names nobody in what it takes out', async () => {
    const { accepter, effacer, expedier } = await preparer()
    await accepter()
    await effacer()
    const [retire = []] = calendriers(leDernier(await expedier(), /^Compte client effacé/))
    expect(retire.join('\n')).not.toMatch(/ATTENDEE|cliente1|Dupont|rue/)
  })

  it('touches no calendar for a date that was only proposed, or a visit that is over', async () => {
    const proposee = await preparer()
    await proposee.effacer()
    expect(calendriers(leDernier(await proposee.expedier(), /^Compte client effacé/))).toEqual([])
    const passee = await preparer()
    await passee.accepter()
    await passee.effacer(200)
    expect(calendriers(leDernier(await passee.expedier(), /^Compte client effacé/))).toEqual([])
  })
})
