import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ApercuReply } from '#adapters/http/contract/routes/comptes'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { SuppressionApercu } from './suppression-apercu.tsx'

const unApercu = (conservees: ApercuReply['conservees']): ApercuReply => ({
  prestationsSupprimes: 0,
  prestationsConservees: conservees.length,
  supprimees: [],
  conservees,
  messages: 0,
  dettes: [],
  ouvertes: [],
  enCours: [],
  empreinte: 'vu',
})

const lu = (apercu: ApercuReply): string =>
  renderToStaticMarkup(<SuppressionApercu {...apercu} />).replaceAll(/[\u00a0\u202f]/g, ' ')

describe('what a deletion keeps', () => {
  it('is told to the business order by order, with its true reason and its last day', () => {
    const page = lu(
      unApercu([
        { reference: 'PREST-AAAAAA', jusquAu: '2036-12-31' as DateCivile, raisons: ['facture'] },
        { reference: 'PREST-BBBBBB', jusquAu: '2036-06-30' as DateCivile, raisons: ['contrat'] },
      ]),
    )
    expect(page).toMatch(/La facture de PREST-AAAAAA, jusqu’au 31 décembre 2036 : .*art\. L\. 123-22/)
    expect(page).toMatch(/Le contrat de PREST-BBBBBB, jusqu’au 30 juin 2036 : .*art\. L\. 213-1/)
  })

  it('includes the books, whatever the orders', () => {
    expect(lu(unApercu([]))).toMatch(/ni facture, ni contrat.*ses règlements au livre des recettes/)
  })
})
