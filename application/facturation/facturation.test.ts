import { describe, expect, it } from 'vitest'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { commandeCommencee, EMISSION } from '#application/ports/factures.fixture'
import { ouRefuser } from '#application/shared/port-failure'
import { ADMIN, unClient } from '#application/shared/session.fixture'
import { sha256 } from '#adapters/security/node-hasher'
import { dateCivile } from '#domain/calendrier/date-civile'
import * as TE from '#fp/TaskEither'
import { UN_PROFESSIONNEL, uneFacture, uneFactureDAcompte } from '#domain/facturation/facture.fixture'
import { uneFactureSuivie } from '#domain/facturation/facture-suivie.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { euros } from '#domain/shared/montant'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { coderDocument } from './verifier-document.ts'
import { emettreAvoir, emettreFacture, terminerEtFacturer } from './emettre-facture.ts'
import { SAISIE, uneFacturation, uneFacturationSurBase } from './facturation.fixture.ts'
import {
  lireFacture,
  listerFactures,
  mesFactures,
  telechargerPiecePdf,
  telechargerPieceXml,
  transmettreFacture,
} from './factures.ts'
import { annulerReglement, enregistrerReglement } from './encaisser.ts'

const makeStores = useStores()

const FAC_1 = numeroPiece('facture', 2026, 1)

const UN_VIREMENT = { mode: 'virement', le: dateCivile(2026, 11, 20), montant: euros(20), note: '' } as const

describe('the end of the work with its invoice', () => {
  const commencee = async () => {
    const { store, ports } = await uneFacturation()
    const { id } = await commandeCommencee(ports, 2)
    const { prestation } = await reussir(ouRefuser(null)(ports.prestations.parId(id)))
    const statut = async () => (await reussir(ouRefuser(null)(ports.prestations.parId(id)))).prestation.statut
    const terminer = (version: number | null, saisie = SAISIE) =>
      terminerEtFacturer(ports)({ admin: ADMIN, id, version, saisie })
    return { store, statut, terminer, version: prestation.version }
  }

  it('is one gesture: the work is over and its invoice issued', async () => {
    const { statut, terminer, version } = await commencee()
    const { facture } = await reussir(terminer(version))
    expect(facture).toMatchObject({ numero: FAC_1, total: euros(64) })
    expect(await statut()).toBe('terminé')
  })

  it('does neither on an order that changed since it was read', async () => {
    const { store, statut, terminer, version } = await commencee()
    expect(await echouer(terminer(version + 1))).toMatchObject({ _tag: 'VersionPerimee' })
    expect(await statut()).toBe('en_cours')
    expect(store.pieces.size).toBe(0)
  })

  it('ends the work even if the invoice is refused, and then bills what is over', async () => {
    const { statut, terminer, version } = await commencee()
    const vide = { ...SAISIE, travail: false }
    expect(await echouer(terminer(version, vide))).toEqual({ _tag: 'FactureVide' })
    expect(await statut()).toBe('terminé')
    const { facture } = await reussir(terminer(version))
    expect(facture.numero).toBe(FAC_1)
  })

  it('is done once: a second time is refused, as the invoice is issued', async () => {
    const { store, terminer, version } = await commencee()
    await reussir(terminer(version))
    expect(await echouer(terminer(version))).toEqual({ _tag: 'DejaFacturee', numero: FAC_1 })
    expect(store.pieces.size).toBe(1)
  })
})

describe('an issued invoice', () => {
  it('is sealed with a code that only the site can make, and kept with the fingerprint of its bytes', async () => {
    const { store, ports, emettre } = await uneFacturation()
    const { facture } = await emettre()
    expect(facture.code).toBe(coderDocument(ports.hasher)(facture.reference, facture.numero))
    const redigee = store.pieces.get(FAC_1)?.redigee
    expect(redigee?.empreinte).toBe(redigee && sha256(redigee.pdf))
    expect(new TextDecoder().decode(redigee?.pdf)).toContain(`https://atelier.example/verifier/${facture.code}`)
    expect(redigee?.xml).toBe(null)
  })

  it('has a structured form for a professional', async () => {
    const { store, emettre } = await uneFacturation(UN_PROFESSIONNEL)
    await emettre()
    expect(store.pieces.get(FAC_1)?.redigee.xml).toBe('<facture>FAC-2026-0001 6400</facture>')
  })

  it('is refused of a dossier that changed since it was read', async () => {
    const { store, ports, id } = await uneFacturation()
    const refus = await echouer(emettreFacture(ports)({ admin: ADMIN, id, version: 1, saisie: SAISIE }))
    expect(refus).toMatchObject({ _tag: 'VersionPerimee', actuelle: { prestation: { id } } })
    expect(store.pieces.size).toBe(0)
  })

  it('is never dated before the one before it: the clock may be a minute behind, no more', async () => {
    const { ports, emettre } = await uneFacturation()
    const { facture } = await emettre()
    const crediter = (recul: number) => {
      const clock = makeMemoryClock(new Date(EMISSION.getTime() - recul))
      const demande = { admin: ADMIN, numero: FAC_1, motif: 'erreur', montant: euros(1), ventes: null }
      return emettreAvoir({ ...ports, clock })(demande)
    }
    const { avoirs } = await reussir(crediter(59_000))
    expect(avoirs.map(({ emiseLe }) => emiseLe)).toEqual([facture.emiseLe])
    expect(await echouer(crediter(61_000))).toEqual({ _tag: 'HorlogeEnArriere' })
  })

  it('is no longer unpaid once its payment was written, and again once that was undone', async () => {
    const { ports, reference, emettre } = await uneFacturation()
    await emettre()
    const regler = { admin: ADMIN, reference, saisie: UN_VIREMENT }
    const [premier, second] = [
      await reussir(enregistrerReglement(ports)(regler)),
      await reussir(enregistrerReglement(ports)(regler)),
    ]
    const ids = second.reglements.map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    const [reglementId = ''] = premier.reglements.map(({ id }) => id)
    ports.clock.avancer(24 * 3_600_000)
    const defait = await reussir(annulerReglement(ports)({ admin: ADMIN, reference, reglementId, note: '' }))
    expect(defait.reglements.map(({ montant }) => montant)).toEqual([2_000, 2_000, -2_000])
    expect(defait.reglements.at(-1)).toMatchObject({ le: '2026-11-21', annule: reglementId })
  })
})

describe('an entry on figures that are out of date', () => {
  it('is refused, whoever was faster', async () => {
    const { ports, reference, emettre } = await uneFacturationSurBase(await makeStores())
    const { facture } = await emettre()
    const lu = { admin: ADMIN, numero: FAC_1 }
    const regler = enregistrerReglement(ports)({
      admin: ADMIN,
      reference,
      saisie: UN_VIREMENT,
      soldeAttendu: facture.total,
    })
    const crediter = emettreAvoir(ports)({
      ...lu,
      motif: 'Geste.',
      montant: euros(1),
      ventes: null,
      resteAttendu: facture.total,
    })
    await reussir(regler)
    expect(await echouer(regler)).toEqual({ _tag: 'SoldeChange', solde: facture.total - 2_000, facture: FAC_1 })
    await reussir(crediter)
    expect(await echouer(crediter)).toEqual({ _tag: 'ResteChange', reste: facture.total - 100 })
    const { suivie } = await reussir(lireFacture(ports)(lu))
    expect(suivie).toMatchObject({ reglements: [{}], avoirs: [{}] })
  })
})

describe('a document that is left with a platform', () => {
  it('is left once, and the first receipt is answered ever after', async () => {
    const { ports, emettre } = await uneFacturationSurBase(await makeStores(), UN_PROFESSIONNEL)
    await emettre()
    const transmettre = () => reussir(transmettreFacture(ports)({ admin: ADMIN, numero: FAC_1 }))
    const premiere = await transmettre()
    ports.clock.avancer(60_000)
    expect(await transmettre()).toEqual(premiere)
    expect(ports.deposerFacture.deposees).toEqual([FAC_1])
    expect(await reussir(lireFacture(ports)({ admin: ADMIN, numero: FAC_1 }))).toMatchObject({
      transmission: premiere,
    })
  })
})

describe('the files of invoices', () => {
  it('are for their client and the owner', async () => {
    const { ports, client, emettre } = await uneFacturation(UN_PROFESSIONNEL)
    await emettre()
    for (const qui of [client, ADMIN]) {
      const demande = { client: qui, numero: FAC_1 }
      expect((await reussir(telechargerPiecePdf(ports)(demande))).nom).toBe('FAC-2026-0001.pdf')
      expect((await reussir(telechargerPieceXml(ports)(demande))).nom).toBe('FAC-2026-0001.xml')
    }
    const autre = { client: unClient('autre'), numero: FAC_1 }
    expect(await echouer(telechargerPiecePdf(ports)(autre))).toEqual({ _tag: 'FactureInconnue' })
  })
})

describe('the books', () => {
  it('are read page after page', async () => {
    const { ports, emettre } = await uneFacturationSurBase(await makeStores())
    await emettre()
    const lister = (curseur: string | null) =>
      listerFactures(ports)({ admin: ADMIN, q: 'dupont', etat: 'a_payer', limite: 1, curseur })
    const page = await reussir(lister(null))
    expect([page.elements.length, page.curseurSuivant, page.total]).toEqual([1, null, { total: 1, plafonne: false }])
    expect(await echouer(lister('recentes.x.1'))).toEqual({ _tag: 'CurseurInvalide' })
  })

  it('show a client all that was issued to them, whatever became of the prestation', async () => {
    const { store, ports, id, client, emettre } = await uneFacturation()
    await emettre()
    await reussir(emettreAvoir(ports)({ admin: ADMIN, numero: FAC_1, motif: 'Erreur.', montant: null, ventes: null }))
    const dossier = [...store.prestations.values()].find(({ prestation }) => prestation.id === id)
    if (dossier === undefined) throw new Error('no such prestation')
    store.prestations.set(dossier.prestation.id, {
      ...dossier,
      prestation: { ...dossier.prestation, statut: 'annulé' },
    })
    expect((await reussir(mesFactures(ports)(client))).map(({ facture }) => facture.numero)).toEqual([FAC_1])
  })

  it('show a client the newest first, and of one instant those for work, the last number first', async () => {
    const { ports, client } = await uneFacturation()
    const le = (heure: number) => `2026-11-20T1${heure}:00:00.000Z`
    const facture = (rang: number, heure: number) =>
      uneFactureSuivie({ facture: uneFacture({ numero: numeroPiece('facture', 2026, rang), emiseLe: le(heure) }) })
    const acompte = (rang: number, heure: number) => ({
      facture: uneFactureDAcompte({ numero: numeroPiece('acompte', 2026, rang), emiseLe: le(heure) }),
      avoirs: [],
      clientId: null,
    })
    const emises = { factures: [facture(1, 3), facture(2, 3)], facturesDAcompte: [acompte(1, 1), acompte(2, 3)] }
    const factures = { ...ports.factures, emises: () => TE.right(emises) }
    expect((await reussir(mesFactures({ factures })(client))).map((emise) => emise.facture.numero)).toEqual([
      'FAC-2026-0002',
      'FAC-2026-0001',
      'ACO-2026-0002',
      'ACO-2026-0001',
    ])
  })
})
