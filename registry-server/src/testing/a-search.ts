import type { Db } from '../database/dialects.ts';
import { createEventBus } from '../events/event-bus.ts';
import { createEventLog } from '../events/event-log.ts';
import { createBuildPacing } from '../search/building/build-pacing.ts';
import { fillIndex } from '../search/building/fill-index.ts';
import { createSearch } from '../search/create-search.ts';
import { createDocumentReader } from '../search/documents/read-documents.ts';
import { createChangeFollower } from '../search/follow-changes.ts';
import { createSearchHistoryStore } from '../search/history/search-history.store.ts';
import { createSearchHistory } from '../search/history/search-history.ts';
import { createIndexManager } from '../search/index-manager.ts';
import { readSynonyms } from '../search/text/synonyms.ts';
import { aCatalogue } from './a-catalogue.ts';

/** The search of one node over a database, following its changes when told to, with a clock that a test moves. */
export async function aSearch(db: Db, { synonyms = '' }: { readonly synonyms?: string } = {}) {
  const shop = aCatalogue(db);
  const now = () => shop.clock.now;
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const reader = createDocumentReader(db, now);
  const buildIndex = (signal: AbortSignal) => fillIndex(reader, createBuildPacing(), signal);
  const manager = createIndexManager({ buildIndex, reader, now });
  const phrases = createSearchHistory(createSearchHistoryStore(db), now);
  const known = readSynonyms(synonyms);
  const search = createSearch({ manager, phrases, synonyms: () => known, now, patienceMs: 60_000 });
  const bus = createEventBus(createEventLog(db), onError);
  await bus.start();
  bus.subscribe(createChangeFollower(manager, onError));
  return { ...shop, search, manager, phrases, errors, follow: () => bus.settle() };
}
