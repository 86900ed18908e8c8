import type { Fault } from '../../forms/fault-summary.tsx';
import type { PaymentTexts } from '../../i18n/payment.pl.ts';
import type { Agreement } from '../checkout.ts';
import { blikFault } from './blik-code.ts';
import { isBlik, needsStatement } from './pay-ways.ts';

/** What the last step holds when its button is pressed. */
export interface OrderForm {
  /** Of the chosen way. */
  readonly code: string | undefined;
  readonly bank: string | undefined;
  readonly isStatementRead: boolean;
  /** Ids of the consents that are ticked. */
  readonly granted: ReadonlySet<number>;
  /** As it was typed. */
  readonly blik: string;
  /** There is nothing to pay. */
  readonly isFree: boolean;
}

/** Ids of the parts that faults lead to. */
export interface PartIds {
  readonly ways: string;
  readonly statement: string;
  /** With the id of an agreement behind it. */
  readonly consents: string;
  readonly blik: string;
}

interface CheckOptions {
  readonly agreements: readonly Agreement[];
  readonly texts: PaymentTexts;
  readonly ids: PartIds;
}

/** What is missing or wrong, in the order of the page. */
export function checkOrder(form: OrderForm, { agreements, texts, ids }: CheckOptions): readonly Fault[] {
  const { code, bank, isStatementRead, granted, blik, isFree } = form;
  const faults: Fault[] = [];
  if (code === undefined) faults.push({ fieldId: ids.ways, message: texts.wayMissing });
  if (!isFree && needsStatement(code, bank) && !isStatementRead) {
    faults.push({ fieldId: ids.statement, message: texts.statementMissing });
  }
  const missing = firstMissing(agreements, granted);
  if (missing) faults.push({ fieldId: `${ids.consents}${missing.id}`, message: texts.consentsMissing });
  const wrongCode = !isFree && isBlik(code) ? blikFault(blik, texts) : undefined;
  if (wrongCode) faults.push({ fieldId: ids.blik, message: wrongCode });
  return faults;
}

/** The first required agreement that is not ticked. */
export function firstMissing(agreements: readonly Agreement[], granted: ReadonlySet<number>): Agreement | undefined {
  return agreements.find(({ id, isRequired }) => isRequired && !granted.has(id));
}
