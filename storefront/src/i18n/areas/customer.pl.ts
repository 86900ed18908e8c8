import type { AreaTexts } from './area-texts.ts';
import { accountPl } from './customer/account.pl.ts';

export const customer: AreaTexts['customer'] = { account: accountPl };
