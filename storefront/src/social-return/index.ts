export { AskedConsents } from './asked-consents.tsx';
export { CallbackPage } from './callback-page.tsx';
export { ConsentsPage } from './consents-page.tsx';
export { FinishPage } from './finish-page.tsx';
