import { createRoot } from 'react-dom/client';
import type { ShopState } from '../content/view.ts';
import { createModals, type Modals } from './create-modals.ts';
import { ModalHost } from './modal-host.tsx';

const known = new WeakMap<ShopState['site'], Modals>();

/** The modals of a site. They stand beside the app in a root of their own, so that no page is made for them ahead. */
export function modalsOf({ site, config }: Pick<ShopState, 'site' | 'config'>, closeLabel: string): Modals {
  const made = known.get(site);
  if (made) return made;
  const modals = createModals(config);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ModalHost modals={modals} closeLabel={closeLabel} />);
  known.set(site, modals);
  return modals;
}
