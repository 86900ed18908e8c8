import type { AreaTexts } from './area-texts.ts';
import { accountEn } from './customer/account.en.ts';

export const customer: AreaTexts['customer'] = { account: accountEn };
