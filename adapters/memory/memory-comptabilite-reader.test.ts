import { describeAcomptesFactures } from '#application/ports/acomptes-factures.contract'
import { describeCloture } from '#application/ports/cloture.contract'
import { describeComptabiliteReader } from '#application/ports/comptabilite-reader.contract'
import { describeLivresFiges } from '#application/ports/livres-figes.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeComptabiliteReader('memory', memoryStores)
describeCloture('memory', memoryStores)
describeAcomptesFactures('memory', memoryStores)
describeLivresFiges('memory', memoryStores)
