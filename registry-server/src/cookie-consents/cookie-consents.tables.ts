import type { CookieChoiceWay } from '@witryna/module-schemas';
import type { Timestamp } from '../database/columns.ts';

/** A choice that a visitor made; rows are only added. */
export interface CookieConsentTable {
  /** Named by the browser, so that a choice that is sent again is not a second one. */
  id: string;
  /** A random name that the browser keeps beside the choice. It stands nowhere else. */
  visitor: string;
  siteId: number;
  /** In which the question was asked (BCP 47). */
  language: string;
  /** Which wording was shown. */
  textVersion: string;
  functional: boolean;
  analytics: boolean;
  marketing: boolean;
  way: CookieChoiceWay;
  recordedAt: Timestamp;
}

declare module '../database/tables.ts' {
  interface Tables {
    cookie_consent: CookieConsentTable;
  }
}
