import { useCallback, useEffect, useState } from 'react';
import { type Checkout, numberOfStep, type Step, stepOf } from './checkout.ts';

/**
 * The step that the address names, as far as it may be opened, and the function that opens another one. Until the
 * checkout is known, and on the server, there is none.
 */
export function useStep(
  checkout: Pick<Checkout, 'missing'> | undefined,
): readonly [Step | undefined, (step: Step) => void] {
  const [search, setSearch] = useState<string>();
  const step = checkout && stepOf(search ?? window.location.search, checkout);

  // The arrows of the browser open steps without sending or emptying anything.
  useEffect(() => {
    const { pathname } = window.location;
    // Whoever leaves for another page sees the step that they leave until that is there.
    const onMove = () => window.location.pathname === pathname && setSearch(window.location.search);
    window.addEventListener('popstate', onMove);
    return () => window.removeEventListener('popstate', onMove);
  }, []);

  // The address never names a step that is not on the screen.
  useEffect(() => {
    if (step === undefined) return;
    const asked = new URLSearchParams(window.location.search).get('step');
    const number = String(numberOfStep(step));
    if (asked !== null && asked !== number) window.history.replaceState(window.history.state, '', `?step=${number}`);
  }, [step]);

  const open = useCallback((next: Step) => {
    const address = `?step=${numberOfStep(next)}`;
    // The key keeps the scroll position of each step apart.
    if (window.location.search !== address) window.history.pushState({ key: `step-${next}` }, '', address);
    setSearch(address);
  }, []);
  return [step, open];
}
