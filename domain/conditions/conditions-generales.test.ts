import { describe, expect, it } from 'vitest'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { espacesOrdinaires } from '#domain/shared/table-markdown.fixture'
import { formulaireDeRetractation } from './formulaire-de-retractation.ts'
import { conditionsGenerales } from './conditions-generales.ts'

const texteDe = (id: string): string => {
  const { sections } = conditionsGenerales(uneEntreprise())
  return JSON.stringify(sections.find((section) => section.id === id)?.blocs)
}

describe('the general terms', () => {
  it('have the ten sections of the specification, in its order', () => {
    expect(conditionsGenerales(uneEntreprise()).sections.map(({ titre }) => titre)).toEqual([
      'Déplacement à domicile ou au bureau',
      'Diagnostic et devis',
      'Tarifs et paiement',
      'Obligations du client',
      'Obligations et responsabilité du prestataire',
      'Propriété intellectuelle',
      'Protection des données',
      'Durée et résiliation',
      'Droit applicable',
      'Autres prestations',
    ])
  })

  it('say who is bound, and since when', () => {
    expect(conditionsGenerales(uneEntreprise({ nom: 'Atelier du Lac' })).chapeau).toMatch(
      /^Elles régissent les prestations proposées par Atelier du Lac .*SIRET 123.456.782.00010.*depuis le 23 novembre 2026\.$/,
    )
  })

  it('measure distances from the base and give the travel rule', () => {
    expect(texteDe('deplacement')).toContain('à vol d’oiseau depuis Montmorot')
    expect(texteDe('deplacement')).toContain('offert jusqu’à 10\u00a0km aller-retour (5\u00a0km aller)')
    expect(texteDe('deplacement')).toContain('8\u00a0h – 18\u00a0h')
  })

  it('tell delays and prices in figures', () => {
    const dit = (id: string) => espacesOrdinaires(texteDe(id))
    expect(dit('devis')).toContain('sous 24 à 48 h, en jours ouvrés')
    expect(dit('devis')).toContain('peut être changée jusqu’à 24 h avant')
    expect(dit('devis')).toContain('facturé 25,00 €')
    expect(dit('tarifs')).toContain('45,00 € de l’heure')
    expect(dit('tarifs')).toContain('règlement 3 jours avant')
    expect(dit('client')).toContain('sans frais jusqu’à 24 h avant')
    expect(dit('duree')).toContain('préavis de 1 mois')
    expect(dit('duree')).toContain('dans les 14 jours qui suivent')
  })

  it('ask a late professional for the legal floor, and an individual for the legal rate alone', () => {
    expect(texteDe('tarifs')).toContain('pénalités de 3 fois le taux d’intérêt légal')
    expect(texteDe('tarifs')).toContain('40,00\u00a0€')
    expect(texteDe('tarifs')).toContain(
      'Particuliers\u00a0: en cas de retard, les sommes dues portent intérêt au taux légal',
    )
  })

  it('cap the fee of an absence, and liability towards professionals only', () => {
    expect(texteDe('client')).toContain('60,00\u00a0€ peuvent être facturés')
    expect(texteDe('client')).toContain('sans jamais dépasser le prix de la commande')
    expect(texteDe('prestataire')).toContain('Cette limite ne s’applique pas aux particuliers')
  })

  it('hold the model form of withdrawal, addressed to the business, and the way to the one to print', () => {
    const { consigne, destinataire, declaration, champs, note } = formulaireDeRetractation(uneEntreprise())
    expect(destinataire).toContain(
      'l’entreprise Atelier du Sapin, Camille Jurassien, 1 place de l’Exemple, 39570 Montmorot',
    )
    expect(champs).toHaveLength(5)
    for (const phrase of [consigne, destinataire, declaration, ...champs, note]) {
      expect(texteDe('duree')).toContain(phrase)
    }
    expect(texteDe('duree')).toContain('"href":"/formulaire-de-retractation.pdf"')
  })

  it('name the mediator and the court of the settings', () => {
    expect(texteDe('droit')).toContain('"href":"https://mediateur.example"')
    expect(texteDe('droit')).toContain('siège du prestataire\u00a0: Lons-le-Saunier.')
  })

  it('leave no straight apostrophe and no loose space before high punctuation', () => {
    const { chapeau, sections } = conditionsGenerales(uneEntreprise())
    expect(JSON.stringify([chapeau, sections]).replaceAll(/"(?:id|titre|blocs|liste|lien|href)":/g, '')).not.toMatch(
      /'| [:;!?€%»]/,
    )
  })
})
