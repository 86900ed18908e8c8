import { LONGEST_BANK_ACCOUNT_TEXT } from '@witryna/module-schemas/validation';
import { TextField } from '../forms/text-field.tsx';
import type { OrderLocale } from '../order-parts/index.ts';
import { grouped, isWrongAccount, type TypedAccount } from './refund-account-input.ts';

interface RefundAccountFieldsProps {
  readonly value: TypedAccount;
  readonly onChange: (value: TypedAccount) => void;
  readonly texts: OrderLocale['texts'];
  readonly hint?: string | undefined;
  /** What the shop, or the form, says against them. */
  readonly errors: { readonly number?: string | undefined; readonly holder?: string | undefined };
}

const LONGEST_HOLDER = 70;

/** Where the money goes: an account number, which is grouped once it is complete, and its holder. */
export function RefundAccountFields({ value, onChange, texts, hint, errors }: RefundAccountFieldsProps) {
  return (
    <>
      <TextField
        label={texts.refundAccount}
        hint={hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_BANK_ACCOUNT_TEXT}
        value={value.number}
        error={errors.number}
        isGood={value.number !== '' && !isWrongAccount(value)}
        onChange={({ target }) => onChange({ ...value, number: target.value })}
        onBlur={() => onChange({ ...value, number: grouped(value.number) })}
      />
      <TextField
        label={texts.refundHolder}
        autoComplete="off"
        maxLength={LONGEST_HOLDER}
        value={value.holder}
        error={errors.holder}
        onChange={({ target }) => onChange({ ...value, holder: target.value })}
      />
    </>
  );
}
