import type { View } from '../content/view.ts';
import type { Navigator } from './navigator.ts';

const nowhere = async () => {};

/** The navigator of the server: there is one view, and nothing changes. */
export function createStillNavigator(view: View): Navigator {
  const state = { arrival: { view, cause: 'initial', hash: '', historyKey: '' }, isPending: false } as const;
  return {
    subscribe: () => () => {},
    state: () => state,
    follow: nowhere,
    settle: nowhere,
    prefetch() {},
    connect() {},
    arrived: async () => '',
  };
}
