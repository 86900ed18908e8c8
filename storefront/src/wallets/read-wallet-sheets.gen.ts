// Written from the document beside it; do not edit.
import type { ReadWalletSheetsQuery, ReadWalletSheetsQueryVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const ReadWalletSheetsDocument = "query ReadWalletSheets{walletSheets{...WalletSheetsParts}}fragment WalletSheetsParts on WalletSheets{apple_pay{country_code merchant_name supported_networks}google_pay{card_networks country_code environment gateway gateway_merchant_id merchant_id merchant_name}}" as TypedDocument<ReadWalletSheetsQuery, ReadWalletSheetsQueryVariables>;
