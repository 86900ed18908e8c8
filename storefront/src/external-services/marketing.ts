import type { ScriptService } from '@witryna/module-schemas';
import { type AnalyticsEvent, followEvents, followSubscriptions } from '../data-layer/index.ts';
import { loadScript } from './load-script.ts';

export const MARKETING = 'marketing';

/** What the script brings along, as User.com names it. */
interface MarketingOwner {
  civchat?: Readonly<Record<string, unknown>>;
  userengage?: (command: string, data: Readonly<Record<string, unknown>>) => void;
  UE?: { readonly pageHit: (person: Readonly<Record<string, unknown>>) => void };
}

interface MarketingParts {
  readonly service: ScriptService;
  /** The code of the site. */
  readonly store: string;
  /** Whether its chat is shown. */
  readonly hasChat: boolean;
  readonly now?: () => number;
}

/** What happens before the script has come waits for it, up to so many things. */
const MOST_WAITING = 200;

/** Loads the script of marketing and chat, and tells it what happens, with the code of the store. */
export function startMarketing({ service, store, hasChat, now = Date.now }: MarketingParts): void {
  const owner = window as unknown as MarketingOwner;
  const waiting: (() => void)[] = [];
  let isThere = false;

  owner.civchat = {
    apiKey: service.key,
    ...(!hasChat && { state: 'hidden' }),
    onLoad: () => {
      isThere = true;
      for (const tell of waiting.splice(0)) tell();
    },
  };
  whenThere(() => owner.userengage?.('client.update', { store }));
  followEvents((event) => whenThere(() => owner.userengage?.(`event.${event.event}`, dataOf(event, store))));
  followSubscriptions((email) =>
    whenThere(() => {
      owner.userengage?.('event.subscribe', { email, store });
      owner.UE?.pageHit({ apiKey: service.key, email, user_id: `newsletter-${now()}`, store });
    }),
  );
  loadScript(MARKETING, service);

  function whenThere(tell: () => void): void {
    if (isThere) tell();
    else if (waiting.length < MOST_WAITING) waiting.push(tell);
  }
}

/** Its attributes have no lists of things: the goods are named, the others are sent as they are. */
function dataOf({ event: _, ...rest }: AnalyticsEvent, store: string): Readonly<Record<string, unknown>> {
  if (!('items' in rest)) return { ...rest, store };
  const { items, ...others } = rest;
  return { ...others, skus: items.map(({ id }) => id).join(','), store };
}
