import type { CountryCodeEnum, CurrencyEnum } from './types.gen.ts';

// Columns and settings hold these codes as text. What gets in was checked there, and the schema looks at each as it
// leaves.

export const toCurrency = (code: string) => code as CurrencyEnum;
export const toCountryCode = (code: string) => code as CountryCodeEnum;
