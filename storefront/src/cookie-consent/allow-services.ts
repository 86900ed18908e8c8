import { updateSignals } from '../consent-signals/index.ts';
import { currentChoice, NOTHING_ALLOWED } from '../cookie-choice/index.ts';
import type { ConsentParts } from './consent-parts.ts';

/**
 * Brings to work what the visitor allows now, and ends what they do not: tags are told, and code comes for what a site
 * has and its visitor allows.
 */
export async function allowServices({ shop, navigator }: ConsentParts): Promise<void> {
  const allowed = () => currentChoice()?.preferences ?? NOTHING_ALLOWED;
  updateSignals(allowed());
  const { marketing, tags } = shop.settings.externalServices ?? {};
  const loading = [];
  if (marketing || tags) {
    // Meanwhile another choice may have been made.
    loading.push(import('../external-services/index.ts').then(({ applyServices }) => applyServices(shop, allowed())));
  }
  if (allowed().analytics) {
    const { view } = navigator.state().arrival;
    loading.push(import('../web-vitals/index.ts').then(({ reportVitals }) => reportVitals(shop, view)));
  }
  // What did not come is asked for with the next page; until then it does not run.
  await Promise.allSettled(loading);
}
