import { isEmailAddress, normaliseEmail } from '@witryna/module-schemas/validation';
import { type Site, secretLink, siteLink } from '../../content/sites/index.ts';
import type { Db } from '../../database/dialects.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { languageOf } from '../../error-messages/language.ts';
import { hashOfToken } from '../../identity/credentials/index.ts';
import { enqueueMail } from '../../mail/index.ts';
import { HOUR_MS, MINUTE_MS } from '../../time/durations.ts';
import { AlertEmailRefused, AlertLinkInvalid, TooManyAlerts } from './stock-alerts.errors.ts';
import {
  type AlertOwner,
  alertsOf,
  confirmAlert,
  type DueAlert,
  issueAlertToken,
  lockOrCreateAlert,
  removeAlert,
  type StockAlertRow,
  startWaiting,
  takeDue,
} from './stock-alerts.store.ts';
import type { StockAlertStatus } from './stock-alerts.tables.ts';

const CONFIRM_VALID_HOURS = 48;
const CONFIRM_PATH = '/stock-alert/confirm';
/** Asking again within this time sends no second mail. */
const PAUSE_MS = 2 * MINUTE_MS;
const MOST_ALERTS = 50;
/** Mails written in one transaction. */
const BATCH = 100;

/** What is waited for, and by whom. */
export interface AlertWish {
  readonly email: string;
  readonly productSku: string;
  readonly variantSku: string;
  readonly productName: string;
  readonly customerId: number | null;
  /** True when whoever asks has shown that the mailbox is theirs. */
  readonly isProven: boolean;
}

interface StockAlertsDeps {
  readonly db: Db;
  readonly findSite: (id: number) => Site | undefined;
  readonly now?: () => Date;
}

/** Mails to those who wait for a product: asked for, confirmed, sent once. */
export function createStockAlerts({ db, findSite, now = () => new Date() }: StockAlertsDeps) {
  async function askForConfirmation(trx: Trx, alert: StockAlertRow, productName: string, site: Site): Promise<void> {
    const validMs = CONFIRM_VALID_HOURS * HOUR_MS;
    const sentAt = alert.tokenExpiresAt ? alert.tokenExpiresAt.getTime() - validMs : 0;
    if (now().getTime() - sentAt < PAUSE_MS) return;
    const token = await issueAlertToken(trx, alert.id, new Date(now().getTime() + validMs));
    const confirmUrl = secretLink(site, CONFIRM_PATH, { token });
    const data = { productName, confirmUrl, validHours: CONFIRM_VALID_HOURS };
    const { email: to, language } = alert;
    const key = `stock-alert-confirm:${hashOfToken(token)}`;
    await enqueueMail(trx, { template: 'stock-alert-confirm', to, language, data, key, site: site.code }, now());
  }

  async function writeMail(trx: Trx, alert: DueAlert): Promise<void> {
    const site = findSite(alert.siteId);
    if (!site) return;
    const { id, email: to, language, productSku, variantSku, urlKey, productName } = alert;
    const query = variantSku === productSku ? '' : `?${new URLSearchParams({ sku: variantSku })}`;
    const data = { productName, productUrl: siteLink(site, `/${urlKey}${query}`) };
    const key = `back-in-stock:${id}`;
    await enqueueMail(trx, { template: 'back-in-stock', to, language, data, key, site: site.code }, now());
  }

  return {
    /** Refuses what is no address, and more wishes than anybody has. */
    async subscribe({ isProven, productName, ...wish }: AlertWish, site: Site): Promise<StockAlertStatus> {
      const email = normaliseEmail(wish.email);
      if (!isEmailAddress(email)) throw new AlertEmailRefused();
      return inTransaction(db, async (trx) => {
        const others = await alertsOf(trx, { email }, MOST_ALERTS);
        const isNew = others.every(({ variantSku }) => variantSku !== wish.variantSku);
        if (isNew && others.length >= MOST_ALERTS) throw new TooManyAlerts(MOST_ALERTS);
        const status = isProven ? 'WAITING' : 'UNCONFIRMED';
        const row = { ...wish, email, siteId: site.id, language: languageOf(site), status } as const;
        const alert = await lockOrCreateAlert(trx, row, now());
        // Whoever asks for a mailbox that is not theirs learns nothing of what its owner waits for.
        if (alert.status === 'WAITING') return status;
        if (isProven) await startWaiting(trx, alert.id);
        else await askForConfirmation(trx, alert, productName, site);
        return status;
      });
    },

    /** Takes the token of the mail. */
    confirm: (token: string): Promise<StockAlertStatus> =>
      inTransaction(db, async (trx) => {
        const alert = await confirmAlert(trx, token, now());
        if (!alert) throw new AlertLinkInvalid();
        return alert.status;
      }),

    /** What somebody waits for. */
    of: (owner: AlertOwner): Promise<StockAlertRow[]> => alertsOf(db, owner, MOST_ALERTS),

    /** Ends a wish of theirs; one that has ended has ended. */
    cancel: (id: number, owner: AlertOwner): Promise<void> => removeAlert(db, id, owner),

    /** Writes the mails of all who waited for one of these products, or of any, and it is there again. */
    async sendDue(skus?: readonly string[]): Promise<number> {
      let sent = 0;
      for (;;) {
        const taken = await inTransaction(db, async (trx) => {
          const due = await takeDue(trx, skus, BATCH);
          for (const alert of due) await writeMail(trx, alert);
          return due.length;
        });
        sent += taken;
        if (taken < BATCH) return sent;
      }
    },
  };
}

export type StockAlerts = ReturnType<typeof createStockAlerts>;
