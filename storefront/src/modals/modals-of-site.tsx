import { createRoot } from 'react-dom/client';
import type { ShopState } from '../content/view.ts';
import { createModals, type Modals } from './create-modals.ts';
import { ModalHost } from './modal-host.tsx';

/** What is asked of every visitor stands apart from what they open themselves: neither closes the other. */
type ModalLayer = 'page' | 'consent';

const known = new WeakMap<ShopState['site'], Partial<Record<ModalLayer, Modals>>>();

/** The modals of a site. They stand beside the app in a root of their own, so that no page is made for them ahead. */
export function modalsOf(
  { site, config }: Pick<ShopState, 'site' | 'config'>,
  closeLabel: string,
  layer: ModalLayer = 'page',
): Modals {
  const ofSite = known.get(site) ?? {};
  known.set(site, ofSite);
  const made = ofSite[layer];
  if (made) return made;
  const modals = createModals(config);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ModalHost modals={modals} closeLabel={closeLabel} />);
  ofSite[layer] = modals;
  return modals;
}
