/** What other screens may use of mails. */

export { MAIL_TONES } from './mail-state-cell.tsx';
