import type { CookiePreferences, ScriptService } from '@witryna/module-schemas';
import { signalsOf } from '../consent-signals/index.ts';
import { loadScript } from './load-script.ts';

export const TAGS = 'tags';

interface TagOwner {
  dataLayer?: unknown[];
  gtag?: (...command: readonly unknown[]) => void;
}

/** A tag is a measurement (`G-…`) or a container of others (`GTM-…`), which begins in another way. */
const isContainer = (key: string) => key.startsWith('GTM-');

/**
 * Loads the tag of a site, which reads the data layer. What it may do is told before it runs, in the words of consent
 * mode: nothing by itself, then what the visitor allows.
 */
export function startTags(
  service: ScriptService,
  preferences: CookiePreferences,
  now: () => Date = () => new Date(),
): void {
  const owner = window as unknown as TagOwner;
  owner.dataLayer ??= [];
  const queue = owner.dataLayer;
  // Tags tell a command from an event by its being `arguments`.
  owner.gtag ??= function gtag() {
    // biome-ignore lint/complexity/noArguments: the form in which tags read commands
    queue.push(arguments);
  };
  const { gtag } = owner;
  gtag('consent', 'default', signalsOf({ functional: false, analytics: false, marketing: false }));
  gtag('consent', 'update', signalsOf(preferences));
  if (isContainer(service.key)) {
    queue.push({ 'gtm.start': now().getTime(), event: 'gtm.js' });
  } else {
    gtag('js', now());
    gtag('config', service.key);
  }
  loadScript(TAGS, service, { id: service.key });
}
