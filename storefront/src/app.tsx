import { useSyncExternalStore } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Display } from './content/display.tsx';
import type { ShopState } from './content/view.ts';
import { Frame } from './frame.tsx';
import { BrowserNavigation } from './navigation/browser-navigation.tsx';
import { ERROR_PATH } from './navigation/error-path.ts';
import type { Navigator } from './navigation/navigator.ts';
import { ProgressBar } from './navigation/progress-bar.tsx';

export interface AppProps {
  readonly shop: ShopState;
  readonly navigator: Navigator;
}

/** All of the storefront below its router: the catch-all route `display` and the error route. */
export function App({ shop, navigator }: AppProps) {
  const { arrival, isPending } = useSyncExternalStore(navigator.subscribe, navigator.state, navigator.state);
  const { site, config, labels } = shop;
  const display = <Display view={arrival.view} site={site} />;
  return (
    <Frame
      labels={labels}
      progress={<ProgressBar isPending={isPending} delayMs={config.progressDelayMs} label={labels.loading} />}
      page={
        <Routes>
          <Route path={ERROR_PATH} element={display} />
          <Route path="*" element={display} />
        </Routes>
      }
      navigation={<BrowserNavigation shop={shop} navigator={navigator} />}
    />
  );
}
