import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import { Entreprise } from './entreprise.ts'
import { uneEntreprise } from './entreprise.fixture.ts'
import { MENTIONS, mentionsACompleter } from './mentions-a-completer.ts'
import { estUnSiren, estUnSiret } from './numero-siren.ts'
import { estSpecimen, identiteACompleter } from './specimen.ts'

const reelle = uneEntreprise({
  siren: '732829320',
  siret: '73282932000074',
  adresse: uneEntreprise({}).adresse.replace('Exemple', 'Église') as Entreprise['adresse'],
  email: 'bonjour@atelier-du-sapin.fr' as Entreprise['email'],
  mediateur: { nom: 'Médiateur du Jura', site: 'https://mediateur.fr' },
  hebergeur: { nom: 'Hébergeur', adresse: '1 rue du Serveur, 75000 Paris', telephone: '+33184000001' },
})

it('nothing is missing in the settings of a real business', () => {
  expect(mentionsACompleter(reelle)).toEqual([])
})

it('everything is missing in the bundled example', () => {
  const file = new URL('../../infrastructure/config/entreprise.exemple.json', import.meta.url)
  const exemple = Entreprise.decode(JSON.parse(readFileSync(file, 'utf8')))
  expect(E.isRight(exemple) && mentionsACompleter(exemple.right)).toEqual(MENTIONS)
})

it('a mention is named when it is empty, or false on its face', () => {
  expect(mentionsACompleter({ ...reelle, tribunal: ' ' })).toEqual(['tribunal'])
  expect(mentionsACompleter({ ...reelle, mediateur: { ...reelle.mediateur, site: '' } })).toEqual(['mediateur'])
  expect(mentionsACompleter({ ...reelle, hebergeur: { ...reelle.hebergeur, nom: '' } })).toEqual(['hebergeur'])
  const muet = { ...reelle.hebergeur, telephone: '+33100000000' }
  expect(mentionsACompleter({ ...reelle, hebergeur: muet })).toEqual(['hebergeur'])
  expect(mentionsACompleter({ ...reelle, siret: '55208131766522' })).toEqual(['siret'])
  expect(mentionsACompleter({ ...reelle, siren: '732829321' })).toEqual(['siren', 'siret'])
})

it('a number is one with its control', () => {
  expect([estUnSiren('732 829 320'), estUnSiren('732829321'), estUnSiren('000000000')]).toEqual([true, false, false])
  expect([estUnSiret('732 829 320 00074'), estUnSiret('73282932000075')]).toEqual([true, false])
})

it('a place of La Poste has a control of its own', () => {
  expect([estUnSiret('35600000049837'), estUnSiret('35600000049838')]).toEqual([true, false])
})

it('a business without its identity issues specimens, until each part of it is filled in', () => {
  expect(identiteACompleter(reelle)).toEqual([])
  expect(estSpecimen(reelle)).toBe(false)
  expect(identiteACompleter({ ...reelle, siren: '' })).toEqual(['siren'])
  expect(identiteACompleter({ ...reelle, siren: '732 829 320', siret: '732 829 320 00074' })).toEqual([])
  expect(identiteACompleter({ ...reelle, siret: '73282932000075' })).toEqual(['siret'])
  expect(estSpecimen({ ...reelle, responsable: 'Prénom NOM (exemple à remplacer)' })).toBe(true)
  expect(estSpecimen({ ...reelle, mediateur: { nom: 'Médiateur à renseigner', site: 'https://mediateur.fr' } })).toBe(
    true,
  )
})
