import { readFile } from 'node:fs/promises';
import fp from 'fastify-plugin';
import type { App } from '../fastify-app.ts';
import { readSynonymLines, SYNONYMS_TAG } from '../searched-phrases/index.ts';
import { createIndexBuilder } from './building/create-index-builder.ts';
import { createSearch } from './create-search.ts';
import { createDocumentReader } from './documents/read-documents.ts';
import { createChangeFollower } from './follow-changes.ts';
import { createSearchHistoryStore } from './history/search-history.store.ts';
import { createSearchHistory } from './history/search-history.ts';
import { createIndexManager } from './index-manager.ts';
import { searchStaffRoutes } from './search.routes.ts';
import { readSynonyms } from './text/synonyms.ts';

const PATIENCE_MS = 3_000;
const RETRY_MS = 5_000;
const PHRASES_MS = 30_000;
const DUE_MS = 60_000;

/** Search, filters, counts and suggestions, from an index in memory. */
export const searchPlugin = fp(
  async (app: App) => {
    const now = () => new Date();
    const onError = (error: unknown) => app.log.error({ err: error }, 'the search index could not follow');
    const reader = createDocumentReader(app.db, now);
    const buildIndex = createIndexBuilder({ db: app.db, reader, databaseUrl: app.config.databaseUrl });
    const manager = createIndexManager({ buildIndex, reader, now });
    const phrases = createSearchHistory(createSearchHistoryStore(app.db), now);
    const ownSynonyms = await readFile(app.config.synonymsFile, 'utf8');
    let synonyms = readSynonyms(ownSynonyms);
    const readStaffSynonyms = async () => {
      synonyms = readSynonyms(`${ownSynonyms}\n${await readSynonymLines(app.db)}`);
    };
    const search = createSearch({ manager, phrases, synonyms: () => synonyms, now, patienceMs: PATIENCE_MS });
    app.decorate('productSearch', search);
    const unsubscribe = app.events.subscribe(createChangeFollower(manager, onError));
    const unsubscribeSynonyms = app.events.subscribe(async ({ tags }) => {
      if (tags.includes(SYNONYMS_TAG)) await readStaffSynonyms().catch(onError);
    });
    searchStaffRoutes(app);

    let retry: NodeJS.Timeout | undefined;
    // Not awaited: the server answers while the index is being built.
    const buildFirst = () => {
      manager.ensure().catch((error: unknown) => {
        if (manager.isStopped) return;
        onError(error);
        retry = setTimeout(buildFirst, RETRY_MS).unref();
      });
    };
    const timers = [
      setInterval(() => void phrases.flush().catch(onError), PHRASES_MS).unref(),
      setInterval(() => void manager.refresh(manager.takeDue()).catch(onError), DUE_MS).unref(),
    ];
    app.addHook('onReady', async () => {
      buildFirst();
      await readStaffSynonyms().catch(onError);
      phrases.flush().catch(onError);
    });
    app.addHook('onClose', async () => {
      for (const timer of timers) clearInterval(timer);
      clearTimeout(retry);
      unsubscribe();
      unsubscribeSynonyms();
      await manager.stop();
      await phrases.flush().catch(onError);
    });
  },
  { name: 'search', dependencies: ['access', 'error-handler', 'events', 'catalog', 'identity'] },
);
