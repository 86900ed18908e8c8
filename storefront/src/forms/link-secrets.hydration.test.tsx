import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useLinkSecrets } from './link-secrets.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const NAMES = ['token'];

function LinkForm() {
  const [{ found }] = useLinkSecrets(NAMES);
  const [pressed, setPressed] = useState<unknown>();
  return (
    <button type="button" onClick={() => setPressed(found)}>
      {JSON.stringify(pressed ?? null)}
    </button>
  );
}

test('a button that is pressed while its page comes to life finds the secrets of the link', async () => {
  // As in a browser: nothing waits for effects.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  history.replaceState(null, '', '/newsletter/confirm#token=t1');
  const root = document.createElement('div');
  root.innerHTML = renderToString(<LinkForm />);
  document.body.append(root);
  const button = root.querySelector('button');
  hydrateRoot(root, <LinkForm />);
  button?.click();
  await expect.poll(() => button?.textContent).toBe('{"token":"t1"}');
});
