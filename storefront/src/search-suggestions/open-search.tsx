import { shopRouterOf } from '@witryna/module-schemas';
import { createFormatMoney } from '@witryna/modules';
import { RESULTS_PATH } from '../content/own-paths.ts';
import { addressInSite } from '../content/page-address.ts';
import type { ShopState } from '../content/view.ts';
import { loadSearchTexts } from '../i18n/search-suggestions/load-search-texts.ts';
import { modalsOf } from '../modals/index.ts';
import { loadSheets } from '../style-sheets/index.ts';
import { createSuggester, type Suggester } from './create-suggester.ts';
import { SearchPanel } from './search-panel.tsx';
import { createSuggestionsApi } from './suggestions-api.ts';

const TIMEOUT_MS = 10_000;

/** One for each site, so that what was found is there when the search is opened again. */
const suggesters = new WeakMap<ShopState['site'], Suggester>();

/** Opens the search over the page. */
export async function openSearch(shop: Pick<ShopState, 'site' | 'config' | 'routes'>): Promise<void> {
  const { site, config, routes } = shop;
  const [texts] = await Promise.all([
    loadSearchTexts(site.language),
    // Without its sheet it would stand below the page.
    loadSheets({ drivers: [], isPlain: false, late: ['search'] }),
  ]);
  const suggester =
    suggesters.get(site) ??
    createSuggester({
      ask: createSuggestionsApi(site),
      delayMs: config.suggestDelayMs,
      maxAgeMs: config.prefetchMaxAgeMs,
      timeoutMs: TIMEOUT_MS,
    });
  suggesters.set(site, suggester);
  const addressOf = (path: string) => addressInSite(shopRouterOf(routes).pathOf(path), site.basePath);
  const formatMoney = createFormatMoney(site.language);
  modalsOf(shop, texts.closeModal).open({
    config: { place: 'top', size: 'large' },
    render: ({ titleId }) => (
      <SearchPanel
        titleId={titleId}
        language={site.language}
        texts={texts}
        suggester={suggester}
        announceDelayMs={config.announceDelayMs}
        formatMoney={formatMoney}
        resultsAddress={addressOf(RESULTS_PATH)}
        addressOf={addressOf}
      />
    ),
  });
}
