import { useSyncExternalStore } from 'react';
import type { ShopState } from './content/view.ts';
import { type BrowserHistory, BrowserNavigation, type Navigator, ProgressBar } from './navigation/index.ts';
import { Display } from './rendering/display.tsx';
import { Frame } from './rendering/frame.tsx';

export interface AppProps {
  readonly shop: ShopState;
  readonly navigator: Navigator;
  readonly history: BrowserHistory;
}

/** All of the storefront in the browser. The navigator says which page is on the screen. */
export function App({ shop, navigator, history }: AppProps) {
  const { arrival, isPending } = useSyncExternalStore(navigator.subscribe, navigator.state, navigator.state);
  const { config, labels } = shop;
  return (
    <Frame
      labels={labels}
      progress={<ProgressBar isPending={isPending} delayMs={config.progressDelayMs} label={labels.loading} />}
      page={<Display view={arrival.view} shop={shop} />}
      navigation={<BrowserNavigation shop={shop} navigator={navigator} history={history} />}
    />
  );
}
