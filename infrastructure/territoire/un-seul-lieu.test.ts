import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { devisPdf } from '#adapters/documents/devis-pdf'
import { devisTexte } from '#adapters/documents/devis'
import { asFile, ask, missingTools, skipped } from '#adapters/documents/pdf-tools.fixture'
import { makeOfflineCommuneTable } from '#adapters/geocoding/offline-commune-table'
import { situationDeReply, SituationReply } from '#adapters/http/contract/routes/lieux'
import { desPorts } from '#adapters/http/server/ports.fixture'
import { uneCommandeEnvoyee, uneEstimationEnvoyee, unServeur } from '#adapters/http/server/server.fixture'
import { makeMemoryGeocoder } from '#adapters/memory/memory-outside'
import { makeMemoryStore, type MemoryStore } from '#adapters/memory/memory-store.fixture'
import { makeUseCases } from '#application/use-cases'
import { uneAdresse } from '#domain/client/adresse.fixture'
import { devisDePrestation } from '#domain/devis/devis-complet'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import type { Prestation } from '#domain/prestation/prestation'
import { formaterMontant, centimes, formaterNombre } from '#domain/shared/montant'
import { espacesOrdinaires } from '#domain/shared/table-markdown.fixture'
import { communeDeLaVille } from '#domain/zone/commune'
import { lireLieu } from '../../web/src/features/zone/verification/lire-lieu.ts'
import { reponseZone } from '../../web/src/features/zone/verification/reponse-zone.ts'
import { classerParBande } from '../../web/src/features/zone/villes/bandes.ts'
import { VILLES_DE_LA_ZONE } from '../../web/src/features/zone/villes/villes-de-la-zone.ts'

const communes = makeOfflineCommuneTable()

/** A postcode for every town of the list. */
const CODES_POSTAUX: Readonly<Record<string, string>> = {
  Montmorot: '39570',
  'Lons-le-Saunier': '39000',
  Conliège: '39570',
  Voiteur: '39210',
  Bletterans: '39140',
  'Beaufort-Orbagna': '39190',
  Cousance: '39190',
  Sellières: '39230',
  Orgelet: '39270',
  'Clairvaux-les-Lacs': '39130',
  Cuiseaux: '71480',
  Louhans: '71500',
  Poligny: '39800',
  Champagnole: '39300',
  'Saint-Amour': '39160',
  Arbois: '39600',
  'Moirans-en-Montagne': '39260',
  Arinthod: '39240',
  'Pierre-de-Bresse': '71270',
  Chaussin: '39120',
  'Saint-Laurent-en-Grandvaux': '39150',
  'Saint-Claude': '39200',
  Morez: '39400',
  Nozeroy: '39250',
  'Salins-les-Bains': '39110',
  Dole: '39100',
  'Les Rousses': '39220',
}

describe('the towns that the home page lists', () => {
  it.each(VILLES_DE_LA_ZONE.map((ville) => [ville.libelle, ville] as const))(
    'puts %s where the table does',
    (nom, { coordonnees, precisionKm }) => {
      const { codePostal } = uneAdresse({ codePostal: CODES_POSTAUX[nom] ?? '' })
      const commune = communeDeLaVille(communes.lire(codePostal).communes, nom)
      expect(O.isSome(commune) && commune.value.centre).toEqual({ coordonnees, rayonKm: precisionKm })
    },
  )
})

/** A service that places every town a little beside its centre, and knows no street. */
const communesDuService = VILLES_DE_LA_ZONE.map(({ libelle, coordonnees }) => ({
  codePostal: CODES_POSTAUX[libelle] ?? '',
  ville: libelle,
  coordonnees: { lat: coordonnees.lat + 0.02, lng: coordonnees.lng - 0.02 },
}))

const unSite = (enPanne: boolean) => {
  const store = makeMemoryStore()
  const geocoder = makeMemoryGeocoder({ adresses: [], communes: communesDuService }, () => enPanne)
  const { app } = unServeur({ useCases: makeUseCases({ ...desPorts(store), geocoder, communes }) })
  const envoyer = async (url: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url, payload })
    return { status: answer.statusCode, ...answer.json<{ code: string; data: Record<string, unknown> }>() }
  }
  const situer = async (query: string) => {
    const answer = await app.inject(`/api/geo/lieu?${query}`)
    const reply = SituationReply.decode(answer.json<{ data: unknown }>().data)
    if (E.isLeft(reply)) throw new Error(answer.body)
    return situationDeReply(reply.right)
  }
  return { store, envoyer, situer }
}

const derniere = (store: MemoryStore): Prestation => {
  const [dossier] = [...store.prestations.values()]
  if (dossier === undefined) throw new Error('nothing was ordered')
  return dossier.prestation
}

const listee = (nom: string) => {
  const villes = classerParBande(VILLES_DE_LA_ZONE).flatMap(({ bande, villes }) =>
    villes.map((ville) => ({ bande, ...ville })),
  )
  const ville = villes.find((candidate) => candidate.nom === nom)
  if (ville === undefined) throw new Error(`${nom} is not listed`)
  return ville
}

const COMMANDEES = [
  'Montmorot',
  'Lons-le-Saunier',
  'Bletterans',
  'Poligny',
  'Champagnole',
  'Arbois',
  'Orgelet',
  'Cousance',
  'Louhans',
  'Saint-Claude',
]

const RUE = 'Chalet des Pins'

describe.each([
  ['answers', false],
  ['is away', true],
] as const)('while the address service %s', (_, enPanne) => {
  it.each(COMMANDEES)('%s has one distance and one fee on every screen and paper', async (ville) => {
    const { store, envoyer, situer } = unSite(enPanne)
    const { frais } = listee(ville)
    const place = { codePostal: CODES_POSTAUX[ville], ville, adresse: RUE }

    const { lieu, communes: autres } = await situer(`codePostal=${place.codePostal}&ville=${encodeURIComponent(ville)}`)
    const lue = lireLieu(ville)
    expect(autres).toEqual([])
    expect(lue).toMatchObject({
      genre: 'connu',
      lieu: { coordonnees: lieu.coordonnees, precisionKm: lieu.precisionKm },
    })
    const verifiee = espacesOrdinaires(reponseZone({ lieu, communes: [] }).textes.join(' '))
    expect(verifiee).toContain(`${formaterNombre(frais.distanceKm)} km de Montmorot`)
    expect(verifiee).toContain(frais.montant === 0 ? 'offert' : espacesOrdinaires(formaterMontant(frais.montant)))

    const estimee = await envoyer('/api/estimations', uneEstimationEnvoyee(place))
    expect(estimee.data).toMatchObject({
      distanceKm: frais.distanceKm,
      fraisDeplacementCalculated: frais.montant / 100,
      approximatif: true,
    })

    const totalNet = 64 + frais.montant / 100
    const commandee = await envoyer('/api/prestations/commander', uneCommandeEnvoyee({ ...place, devis: { totalNet } }))
    expect(commandee.status).toBe(201)
    const prestation = derniere(store)
    expect(prestation.estimation.deplacement).toMatchObject(frais)
    const texte = espacesOrdinaires(devisTexte(devisDePrestation(prestation, uneEntreprise()), 'https://a.example'))
    expect(texte).toContain(`2 × ${formaterNombre(frais.distanceKm)} km`)
    expect(texte).toContain(espacesOrdinaires(formaterMontant(centimes(6400 + frais.montant))))
  })

  it.each(['Dole', 'Les Rousses'])('%s is on request at home, and refused with the same distance', async (ville) => {
    const { envoyer, situer } = unSite(enPanne)
    const { frais, bande } = listee(ville)
    const place = { codePostal: CODES_POSTAUX[ville], ville, adresse: RUE }
    expect(bande).toBe('sur_demande')
    const { lieu } = await situer(`codePostal=${place.codePostal}&ville=${encodeURIComponent(ville)}`)
    expect(reponseZone({ lieu, communes: [] }).verdict).toBe('sur_demande')
    const refusee = await envoyer('/api/estimations', uneEstimationEnvoyee(place))
    expect(refusee).toMatchObject({ status: 422, code: 'HORS_ZONE', data: { distanceKm: frais.distanceKm } })
    const commandee = await envoyer('/api/prestations/commander', uneCommandeEnvoyee(place))
    expect(commandee).toMatchObject({ status: 422, code: 'HORS_ZONE', data: { distanceKm: frais.distanceKm } })
  })

  it.each([
    ['25000', 'Besançon'],
    ['33999', 'Ailleurs'],
  ])('%s %s is out of the zone before anything else is told', async (codePostal, ville) => {
    const { envoyer } = unSite(enPanne)
    const refus = { status: 422, code: 'HORS_ZONE', data: { distanceKm: 60, limiteKm: 40 } }
    expect(await envoyer('/api/estimations', uneEstimationEnvoyee({ codePostal, ville }))).toMatchObject(refus)
  })

  it.each(['/api/estimations', '/api/prestations/commander'])('%s refuses a town of another postcode', async (url) => {
    const { envoyer, store } = unSite(enPanne)
    const message = 'Cette ville n’a pas le code postal 39000. Vérifiez l’un et l’autre.'
    const marseille = { codePostal: '39000', ville: 'Marseille' }
    expect(await envoyer(url, uneCommandeEnvoyee(marseille))).toMatchObject({
      status: 400,
      code: 'CHAMPS_INVALIDES',
      message,
      champs: { ville: message },
    })
    expect(store.prestations.size).toBe(0)
  })

  it('takes an order that nobody travels for from a town that no commune is named after', async () => {
    const { envoyer } = unSite(enPanne)
    const place = { codePostal: '39570', ville: 'Crançot', devis: { totalNet: 44 } }
    const aDistance = uneCommandeEnvoyee({ serviceId: 3, modalite: 'a_distance', ...place })
    expect(await envoyer('/api/prestations/commander', aDistance)).toMatchObject({ status: 201 })
  })

  it('prices no journey to such a town that nobody can place', async () => {
    const { envoyer } = unSite(enPanne)
    expect(
      await envoyer('/api/estimations', uneEstimationEnvoyee({ codePostal: '39570', ville: 'Crançot', adresse: RUE })),
    ).toMatchObject({ status: 422, code: 'ADRESSE_INTROUVABLE' })
  })

  it('refuses it of an order that nobody travels for, too', async () => {
    const { envoyer } = unSite(enPanne)
    const aDistance = uneCommandeEnvoyee({
      serviceId: 3,
      modalite: 'a_distance',
      ville: 'Marseille',
      devis: { totalNet: 44 },
    })
    expect(await envoyer('/api/prestations/commander', aDistance)).toMatchObject({
      status: 400,
      code: 'CHAMPS_INVALIDES',
    })
  })
})

describe.skipIf(missingTools.length > 0)(`the PDF${skipped}`, () => {
  it('bears the distance and the fee of the home page', async () => {
    const { store, envoyer } = unSite(true)
    const { frais } = listee('Poligny')
    await envoyer(
      '/api/prestations/commander',
      uneCommandeEnvoyee({
        codePostal: '39800',
        ville: 'Poligny',
        adresse: RUE,
        devis: { totalNet: 64 + frais.montant / 100 },
      }),
    )
    const prestation = derniere(store)
    const pdf = await devisPdf(devisDePrestation(prestation, uneEntreprise()), 'https://a.example')
    const texte = espacesOrdinaires(asFile(pdf, (path) => ask('pdftotext', path, '-')))
    expect(texte).toContain(`2 × ${formaterNombre(frais.distanceKm)} km`)
    expect(texte).toContain(espacesOrdinaires(formaterMontant(frais.montant)))
  })
})
