import { makeDocumentRenderer } from '#adapters/documents/make-document-renderer'
import { makeMemoryDocumentRenderer } from '#adapters/memory/memory-document-renderer.fixture'
import type { DocumentRenderer } from './document-renderer.ts'

/** A renderer for tests: real texts and calendars; PDFs and archives as readable lines. */
export const desDocuments = (): DocumentRenderer => ({
  ...makeDocumentRenderer('https://atelier.example/verifier'),
  ...makeMemoryDocumentRenderer(),
})
