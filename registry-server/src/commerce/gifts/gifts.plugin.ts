import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { createGiftRuleBook, type GiftRuleBook } from './gift-rule-cache.ts';
import { giftRulesRoutes } from './gift-rules.routes.ts';
import { createGiftRulesStore } from './gift-rules.store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the shop gives, in memory. */
    readonly giftRules: GiftRuleBook;
  }
}

/** Gifts and samples: what the shop gives from which value on, kept by staff. */
export const giftsPlugin = fp(
  async (app: App) => {
    const store = createGiftRulesStore(app.db);
    const book = createGiftRuleBook(store);
    app.decorate('giftRules', book);
    app.events.subscribe(({ tags }) => book.drop(tags));
    giftRulesRoutes(app, store);
  },
  { name: 'gifts', dependencies: ['access', 'error-handler', 'events', 'identity', 'sites', 'catalog'] },
);
