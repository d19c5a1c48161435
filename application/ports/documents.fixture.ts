import { makeDocumentRenderer } from '#adapters/documents/make-document-renderer'
import { makeMemoryDocumentRenderer } from '#adapters/memory/memory-document-renderer.fixture'
import type { DocumentRenderer } from './document-renderer.ts'

/** Texts and calendars as they are; what is drawn or archived, as lines that a test can read. */
export const desDocuments = (): DocumentRenderer => ({
  ...makeDocumentRenderer('https://atelier.example/verifier'),
  ...makeMemoryDocumentRenderer(),
})
