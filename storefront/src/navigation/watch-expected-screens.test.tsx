import { afterEach, expect, test, vi } from 'vitest';
import { expectScreen } from '../expect-screen.ts';
import { watchExpectedScreens } from './watch-expected-screens.ts';

afterEach(() => vi.unstubAllGlobals());

function watch() {
  const prepare = vi.fn();
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => idle.push(begin));
  const stop = watchExpectedScreens(window, { prepare });
  const rest = () => {
    for (const begin of idle.splice(0)) begin();
  };
  return { prepare, stop, rest };
}

test('a screen to which somebody will most likely go is prepared when there is nothing else to do', () => {
  const { prepare, stop, rest } = watch();
  expectScreen('/cart');
  expect(prepare).not.toHaveBeenCalled();
  rest();
  expect(prepare.mock.calls).toEqual([['/cart']]);
  stop();
  expectScreen('/checkout');
  rest();
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('nothing is prepared for somebody who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { prepare, stop, rest } = watch();
  expectScreen('/cart');
  rest();
  expect(prepare).not.toHaveBeenCalled();
  stop();
});
