import type { CookiePreferences } from '@witryna/module-schemas';

type Signal =
  | 'security_storage'
  | 'functionality_storage'
  | 'personalization_storage'
  | 'analytics_storage'
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization';

/** The signals of Google's consent mode. */
export type Signals = Readonly<Record<Signal, 'granted' | 'denied'>>;

/** The function that a tag brings along, by the name that all of them use. */
interface TagOwner {
  gtag?: (command: 'consent', action: 'update', signals: Signals) => void;
}

/** How often it is looked for. */
export const TAG_LOOKUP_MS = 1_000;

/** What tags are told of what a visitor allows. */
export function signalsOf({ functional, analytics, marketing }: CookiePreferences): Signals {
  const of = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied');
  return {
    security_storage: 'granted',
    functionality_storage: of(functional),
    personalization_storage: of(functional),
    analytics_storage: of(analytics),
    ad_storage: of(marketing),
    ad_user_data: of(marketing),
    ad_personalization: of(marketing),
  };
}

let waiting: ReturnType<typeof setInterval> | undefined;

/** Tells tags what is allowed now: at once, or as soon as there is one to tell. What was to be told before is dropped. */
export function updateSignals(preferences: CookiePreferences): void {
  clearInterval(waiting);
  const signals = signalsOf(preferences);
  if (tell(signals)) return;
  waiting = setInterval(() => {
    if (tell(signals)) clearInterval(waiting);
  }, TAG_LOOKUP_MS);
}

function tell(signals: Signals): boolean {
  const { gtag } = window as unknown as TagOwner;
  if (typeof gtag !== 'function') return false;
  gtag('consent', 'update', signals);
  return true;
}
