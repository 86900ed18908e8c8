import { cleanup, configure } from '@testing-library/react';
import { loadSentences, SENTENCE_LANGUAGES } from '@witryna/modules';
import { afterAll } from 'vitest';
import { forgetToken, storeToken, tokenListeners } from '../api/customer-token.ts';
import '../i18n/all-languages.ts';
import { areaLoaders } from '../i18n/areas/area-loaders.ts';
import { loadAreasFrom } from '../i18n/areas/load-area.ts';
import { watchListeners } from './watch-listeners.ts';
import { watchTimers } from './watch-timers.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

loadAreasFrom(areaLoaders);
// The app begins when the language of its site is loaded.
await Promise.all(SENTENCE_LANGUAGES.map(loadSentences));

// Files share a document: what one leaves in it is not found by the next. Tests of the server have none.
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  afterAll(watchListeners());
  afterAll(watchTimers());
  afterAll(cleanup);
  afterAll(() => {
    tokenListeners.clear();
    // That a token was refused is remembered as long as a page.
    storeToken('last');
    forgetToken('last');
  });
}
