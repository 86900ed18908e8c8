import { useSyncExternalStore } from 'react';
import { Display } from './content/display.tsx';
import type { ShopState } from './content/view.ts';
import { Frame } from './frame.tsx';
import type { BrowserHistory } from './navigation/browser-history.ts';
import { BrowserNavigation } from './navigation/browser-navigation.tsx';
import type { Navigator } from './navigation/navigator.ts';
import { ProgressBar } from './navigation/progress-bar.tsx';

export interface AppProps {
  readonly shop: ShopState;
  readonly navigator: Navigator;
  readonly history: BrowserHistory;
}

/** All of the storefront in the browser. The navigator says which page is on the screen. */
export function App({ shop, navigator, history }: AppProps) {
  const { arrival, isPending } = useSyncExternalStore(navigator.subscribe, navigator.state, navigator.state);
  const { site, config, labels } = shop;
  return (
    <Frame
      labels={labels}
      progress={<ProgressBar isPending={isPending} delayMs={config.progressDelayMs} label={labels.loading} />}
      page={<Display view={arrival.view} site={site} />}
      navigation={<BrowserNavigation shop={shop} navigator={navigator} history={history} />}
    />
  );
}
