import { EMPTY_RELATED, type Related, type SiteSummary } from '@witryna/module-schemas';
import type { MouseEvent } from 'react';
import { createFormatMoney } from './format-money.ts';
import { createTranslate } from './i18n/translate.ts';
import type { CurrentEntity, LinkProps, Shop, ShopParams } from './shop.ts';

export interface StillShopOptions {
  readonly site?: SiteSummary | undefined;
  readonly related?: Related | undefined;
  readonly current?: CurrentEntity | undefined;
  readonly params?: ShopParams | undefined;
  readonly path?: string | undefined;
  readonly reportError?: Shop['reportError'];
}

/** The site of a still shop when no other is given. */
export const STILL_SITE: SiteSummary = {
  id: 1,
  code: 'pl',
  name: 'Rosa i Len',
  locale: 'pl-PL',
  language: 'pl-PL',
  currency: 'PLN',
  address: 'http://localhost:3000',
  domain: '',
  basePath: '/',
};

/** A shop that shows everything and goes nowhere, for the editor's preview and for tests. */
export function createStillShop(options: StillShopOptions = {}): Shop {
  const { site = STILL_SITE, related = EMPTY_RELATED, current, params = {}, path = '/', reportError } = options;
  return {
    site,
    related,
    current,
    params,
    path,
    pathOf: (href) => href,
    Link: StillLink,
    formatMoney: createFormatMoney(site.language),
    t: createTranslate(site.language),
    reportError,
  };
}

function StillLink({ href, newTab: _stays, ...rest }: LinkProps) {
  return <a {...rest} href={href} onClick={stay} />;
}

function stay(event: MouseEvent) {
  event.preventDefault();
}
