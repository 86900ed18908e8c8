import { API_PREFIX } from '../config.ts';
import type { ShopState, View } from '../content/view.ts';
import { allowsCookies } from '../cookie-choice/index.ts';
import { deviceOfWidth } from '../device/device.ts';
import { measureVitals } from './measure-vitals.ts';

const ADDRESS = `${API_PREFIX}/vitals`;

type VitalPage = 'home' | 'category' | 'product' | 'article' | 'other';

/** The kind of page that a visit began with: the metrics are of its document. */
export function vitalPageOf(view: View): VitalPage {
  if (view.kind !== 'content') return 'other';
  if (view.path === '/') return 'home';
  const { type } = view.answer.data;
  if (type === 'product-category') return 'category';
  return type === 'product' || type === 'article' ? type : 'other';
}

let isBegun = false;

/**
 * Reports how fast the page was, once, when it is left or hidden: to visitors who still allow analytics by then. It
 * says nothing of who they are: no address of a page, no name, no credentials.
 */
export function reportVitals({ config }: Pick<ShopState, 'config'>, view: View, chance = Math.random): void {
  if (isBegun) return;
  isBegun = true;
  if (chance() * 100 >= config.vitalsPercent) return;
  const read = measureVitals();
  const page = vitalPageOf(view);
  addEventListener('visibilitychange', onHide, true);
  // Where a browser leaves a page without hiding it.
  addEventListener('pagehide', report, true);

  function onHide(): void {
    if (document.visibilityState === 'hidden') report();
  }

  function report(): void {
    removeEventListener('visibilitychange', onHide, true);
    removeEventListener('pagehide', report, true);
    const metrics = read();
    if (!allowsCookies('analytics') || Object.keys(metrics).length === 0) return;
    const body = JSON.stringify({ page, device: deviceOfWidth(window.innerWidth), metrics });
    const headers = { 'Content-Type': 'application/json' };
    fetch(ADDRESS, { method: 'POST', body, headers, credentials: 'omit', keepalive: true }).catch(leaveIt);
  }
}

/** A visit more or less changes no percentile. */
function leaveIt(): void {}
