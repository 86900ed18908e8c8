import { type GiftRule, type GiftRulesStore, giftRulesTag } from './gift-rules.store.ts';

/** The rules of each site in memory: every cart is held against them. */
export interface GiftRuleBook {
  rulesOf(siteId: number): Promise<readonly GiftRule[]>;
  /** Forgets what a change is about. */
  drop(tags: readonly string[]): void;
}

/** A book over the store; a site's rules are read when they are first asked for. */
export function createGiftRuleBook(store: Pick<GiftRulesStore, 'listActive'>): GiftRuleBook {
  const known = new Map<string, Promise<readonly GiftRule[]>>();
  return {
    rulesOf(siteId) {
      const tag = giftRulesTag(siteId);
      const rules = known.get(tag) ?? store.listActive(siteId);
      known.set(tag, rules);
      rules.catch(() => known.delete(tag));
      return rules;
    },
    drop(tags) {
      for (const tag of tags) known.delete(tag);
    },
  };
}
