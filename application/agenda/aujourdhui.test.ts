import { describe, expect, it } from 'vitest'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import type { PremiersDossiers } from '#application/ports/agenda-store'
import { enregistrerCommande, proposer } from '#application/ports/dossiers.fixture'
import { avancer, commandeCommencee, seRetracter } from '#application/ports/factures.fixture'
import { unAtelierSurBase } from '#application/rendez-vous/rendez-vous.fixture'
import { reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { unMessage } from '#domain/message/message.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { annulerPrestation } from '#domain/rendez-vous/changer-statut'
import { validationDateDe } from '#domain/rendez-vous/dossier'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { accepterDate, refuserDates } from '#domain/rendez-vous/repondre'
import { uneDeclaration } from '#domain/retractation/declaration.fixture'
import { traiterDeclaration } from '#domain/retractation/traiter-declaration'
import { ouvrirFil } from '#domain/message/suite'
import { marquerRetractation } from '../retractation/retractations.ts'
import { aujourdhui, LIMITE_DU_JOUR } from './agenda.ts'

const makeStores = useStores()

const unAtelier = async () => unAtelierSurBase(await makeStores())

type Atelier = Awaited<ReturnType<typeof unAtelier>>

const lire = ({ ports }: Atelier, jour: DateCivile | null = null) => reussir(aujourdhui(ports)({ admin: ADMIN, jour }))

const idsDe = ({ dossiers }: PremiersDossiers) => dossiers.map(({ prestation }) => prestation.id)

describe('aujourdhui', () => {
  it('without anything says the day in Paris, not that of UTC', async () => {
    const atelier = await unAtelier()
    atelier.attendre(14.5)
    expect(await lire(atelier)).toMatchObject({ jour: '2026-11-21', visites: [], messagesNonLus: 0 })
  })

  it('sorts orders into late, due, to propose again, and waiting for their client', async () => {
    const atelier = await unAtelier()
    const { ports, mienne, autre } = atelier
    const nouvelle = await enregistrerCommande(ports, 3, { contactAvant: dansHeures(300) })
    const refusee = await enregistrerCommande(ports, 4)
    await reussir(proposer(ports, autre, [250], 2, dansHeures(150)))
    await reussir(proposer(ports, refusee, [260], 4))
    await reussir(
      ports.prestations.modifier(refusee.id, UN_INSTANT, (dossier) =>
        refuserDates(dossier, dossier.dates[0]!.id, { motif: '', souhaits: [] }, UN_INSTANT),
      ),
    )
    atelier.attendre(200)
    const lu = await lire(atelier)
    expect({
      enRetard: idsDe(lu.enRetard),
      aContacter: idsDe(lu.aContacter),
      aReproposer: idsDe(lu.aReproposer),
      sansReponse: lu.sansReponse.attentes.map(({ dossier }) => dossier.prestation.id),
    }).toEqual({
      enRetard: [mienne.id],
      aContacter: [nouvelle.id],
      aReproposer: [refusee.id],
      sansReponse: [autre.id],
    })
    expect([lu.enRetard, lu.aContacter, lu.aReproposer, lu.sansReponse].map(({ nombre }) => nombre)).toEqual([
      1, 1, 1, 1,
    ])
  })

  it('says of a proposal that ran out that it did', async () => {
    const atelier = await unAtelier()
    await atelier.proposer(200)
    atelier.attendre(72)
    const [dossier] = (await lire(atelier)).aReproposer.dossiers
    expect(dossier?.dates.map(({ statut }) => statut)).toEqual(['expire'])
    expect(validationDateDe(dossier?.dates ?? [])).toBeNull()
  })

  it('shows the agreed visits of the day in order, and none that is only held or on another day', async () => {
    const atelier = await unAtelier()
    const { ports, mienne, autre } = atelier
    const [tenue, demain] = [await enregistrerCommande(ports, 3), await enregistrerCommande(ports, 4)]
    for (const [rang, [commande, heures]] of (
      [
        [mienne, 102],
        [autre, 96],
        [tenue, 99],
        [demain, 120],
      ] as const
    ).entries()) {
      await reussir(proposer(ports, commande, [heures], rang + 1))
      if (commande === tenue) continue
      await reussir(
        ports.prestations.modifier(commande.id, UN_INSTANT, (d) => accepterDate(d, d.dates[0]!.id, UN_INSTANT)),
      )
    }
    const { visites } = await lire(atelier, '2026-11-24' as DateCivile)
    expect(visites.map(({ dossier, trajetAvantMinutes }) => [dossier.prestation.id, trajetAvantMinutes])).toEqual([
      [autre.id, 10],
      [mienne.id, 20],
    ])
  })

  it('counts what was not read and what could not be sent', async () => {
    const atelier = await unAtelier()
    const { ports } = atelier
    await reussir(ports.messages.enregistrer(ouvrirFil(unMessage())))
    const [courrier] = await reussir(ports.outbox.reserver(UN_INSTANT, dansHeures(1), 1))
    if (courrier === undefined) throw new Error('no mail waits')
    await reussir(ports.outbox.marquerEchoue(courrier, null, 'refused'))
    expect(await lire(atelier)).toMatchObject({ messagesNonLus: 1, courrielsEchoues: 1 })
  })

  it('tells which withdrawals wait for the owner, and by when, until they are done with', async () => {
    const atelier = await unAtelier()
    const { ports } = atelier
    const commande = await commandeCommencee(ports, 3)
    await seRetracter(ports, 3)
    const inconnue = uneDeclaration({ reference: 'PREST-ZZZZZZ', recueLe: dansHeures(2) }, 9)
    await reussir(ports.retractations.declarer(inconnue, (situation) => traiterDeclaration(inconnue, situation)))
    const lues = async () =>
      (await lire(atelier)).retractations.map(({ declaration, acte, avant }) => [declaration.prestationId, acte, avant])
    expect(await lues()).toEqual([
      [commande.id, 'decompter', '2026-12-04'],
      [null, 'rapprocher', '2026-12-04'],
    ])
    atelier.attendre(15 * 24)
    expect(await lues()).toHaveLength(2)
    await reussir(marquerRetractation(ports)({ admin: ADMIN, id: inconnue.id, traitee: true, malgre: false }))
    expect(await lues()).toEqual([[commande.id, 'decompter', '2026-12-04']])
  })

  it('tells which cancelled orders hold money, once, be it to a withdrawal', async () => {
    const atelier = await unAtelier()
    const { ports, mienne } = atelier
    const [annulee, retractee] = [await enregistrerCommande(ports, 3), await enregistrerCommande(ports, 4)]
    for (const [rang, commande] of [mienne, annulee, retractee].entries()) {
      await reussir(avancer(ports, commande, `recu-${rang}`))
    }
    await reussir(
      ports.prestations.modifier(annulee.id, UN_INSTANT, (dossier) =>
        annulerPrestation(dossier, '', UN_INSTANT, 'client'),
      ),
    )
    await seRetracter(ports, 4)
    const { aRembourser, retractations } = await lire(atelier)
    expect(aRembourser.restes.map(({ dossier, montant }) => [dossier.prestation.id, montant])).toEqual([
      [annulee.id, 2000],
    ])
    expect(aRembourser.nombre).toBe(1)
    expect(retractations.map(({ declaration, aRendre }) => [declaration.prestationId, aRendre])).toEqual([
      [retractee.id, 2000],
    ])
  })

  it('cuts its lists and counts them whole', async () => {
    const atelier = await unAtelier()
    for (let graine = 3; graine <= LIMITE_DU_JOUR + 1; graine += 1) await enregistrerCommande(atelier.ports, graine)
    const { aContacter } = await lire(atelier)
    expect([aContacter.dossiers.length, aContacter.nombre]).toEqual([LIMITE_DU_JOUR, LIMITE_DU_JOUR + 1])
  })
})
