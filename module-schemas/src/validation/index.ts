/** Rules for what people type, the same on screens and on the server. The rules of Poland are under `pl/`. */

export * from './address.ts';
export {
  endingOfBankAccount,
  formatBankAccount,
  LONGEST_BANK_ACCOUNT_TEXT,
  parseBankAccount,
} from './bank-account.ts';
export { type EmailFault, findEmailFault, isEmailAddress, normaliseEmail } from './email-address.ts';
export { meantEmail } from './meant-email.ts';
export { isOrderNumber } from './order-number.ts';
export * from './password.ts';
export { parseNip } from './pl/nip.ts';
export { parsePhone } from './pl/phone.ts';
export { parsePostalCode } from './pl/postal-code.ts';
export { findTextFault, type TextRules } from './text.ts';
