import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { createBankRefunds } from './bank-refunds.ts';
import { bankRefundsStaffRoutes } from './bank-refunds-staff.routes.ts';
import { refundAccountsSection } from './export-refund-accounts.ts';
import { createRefundAccountsStore } from './refund-accounts.store.ts';

/** Money that no payment provider sends back: where to, and who has still to send it. */
export const bankRefundsPlugin = fp(
  async (app: App) => {
    const { db } = app;
    const now = () => new Date();
    const accounts = createRefundAccountsStore(db, app.secrets);
    const bankRefunds = createBankRefunds({ db, accounts, now });
    app.decorate('bankRefunds', bankRefunds);
    // Before orders forget whose they were: that is how the accounts are found.
    app.customers.onForget((trx, { id }) => accounts.forgetCustomer(trx, id));
    app.customers.onExport(refundAccountsSection(db, accounts));
    app.retention.add('refund-accounts', accounts.forgetOld);
    bankRefundsStaffRoutes(app, { db, accounts, bankRefunds, now });
  },
  { name: 'bank-refunds', dependencies: ['customers', 'payments', 'retention', 'secrets'] },
);
