import type { SiteDetails } from '@witryna/module-schemas';
import { useEffect, useState } from 'react';
import { createShopClient } from '../api/shop-client.ts';
import { FormPage } from '../forms/form-page.tsx';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import { screenTextsOf } from '../i18n/screen-texts.ts';
import { forgetWay, reportReturn, storedProvider, storedSource, takeParams } from '../social-sign-in/index.ts';
import { JarAndBrush } from '../ui/jar-drawings.tsx';
import { finishWay } from './finish-way.ts';
import { giveUp, settleWay } from './settle-way.ts';

export interface ReturnPageProps {
  readonly site: SiteDetails;
  /** The address of a path of the site. */
  readonly addressOf: (path: string) => string;
  /** Leaves the page, which is none to come back to. */
  readonly goTo?: (address: string) => void;
}

/** A tab that is there answers at once. */
const REPORT_WAIT_MS = 1_000;

/**
 * Hands the shop what a provider has sent along. In a window that a tab waits for, that tab does so; where none answers,
 * this page goes on by itself.
 */
export function FinishPage({ site, addressOf, goTo = (to) => window.location.replace(to) }: ReturnPageProps) {
  const { sso: texts } = areaTextsOf(site.language, 'account');
  const { page, common } = screenTextsOf(site.language, '/sso-middleware');
  const [isReported, setReported] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once: a code works no second time
  useEffect(() => void finish(), []);

  async function finish() {
    const home = { site, addressOf, goTo };
    const provider = storedProvider();
    const source = storedSource(site.basePath);
    const params = takeParams();
    if (provider === 'unknown') return giveUp(home, provider, source, 'unknownProvider');
    if (!provider || !source || params === undefined) {
      forgetWay();
      return goTo(addressOf('/auth'));
    }
    if (source.windowId !== undefined && (await reportReturn(source.windowId, params, REPORT_WAIT_MS))) {
      forgetWay();
      setReported(true);
      return window.close();
    }
    const outcome = await finishWay(createShopClient(site), provider, params);
    if (outcome.kind === 'email') return giveUp(home, provider, source, 'failed');
    await settleWay(home, { provider, source }, outcome);
  }

  return (
    <FormPage drawing={<JarAndBrush />} title={page.title}>
      <p role="status">{isReported ? texts.returned : texts.finishing}</p>
      <noscript>
        <p>{common.needsScript}</p>
      </noscript>
    </FormPage>
  );
}
