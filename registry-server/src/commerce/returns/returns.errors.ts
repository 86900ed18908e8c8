import { AppError } from '../../errors.ts';
import { InputRefused } from '../../graphql/refusals.ts';
import type { ReturnStatus } from './return-status.ts';

type Language = 'pl' | 'en';

/** The order cannot be withdrawn from: not delivered yet, or too long ago. */
export class WithdrawalImpossible extends InputRefused {
  constructor(language: Language) {
    const message = {
      pl: 'Od tej umowy nie można teraz odstąpić. Zwrot jest możliwy przez 14 dni od otrzymania przesyłki.',
      en: 'This contract cannot be withdrawn from now. Goods may be returned within 14 days of receiving the parcel.',
    }[language];
    super(message, 'withdrawal-impossible');
  }
}

/** A field of the statement is wrong. */
export class StatementRefused extends InputRefused {
  constructor(path: string, rule: keyof typeof STATEMENT_RULES, language: Language) {
    const message = STATEMENT_RULES[rule][language];
    super(message, 'statement-refused', { faults: [{ path, rule, message }] });
  }
}

const STATEMENT_RULES = {
  name: { pl: 'Podaj imię i nazwisko.', en: 'Give your name.' },
  email: { pl: 'Niepoprawny adres e-mail.', en: 'Incorrect e-mail address.' },
  items: { pl: 'Wybierz przynajmniej jeden produkt.', en: 'Choose at least one product.' },
  unknown: { pl: 'W zamówieniu nie ma takiego produktu.', en: 'There is no such product in the order.' },
  quantity: { pl: 'Tylu sztuk nie można już zwrócić.', en: 'So many pieces can no longer be returned.' },
  reason: { pl: 'Powód może mieć najwyżej 2000 znaków.', en: 'The reason may have at most 2000 characters.' },
} as const;

/** No such return. */
export class ReturnMissing extends AppError {
  constructor() {
    super(404, 'return-missing');
  }
}

/** The return cannot go there from where it is, or somebody was quicker. */
export class ReturnMoveRefused extends AppError {
  constructor(from: ReturnStatus, to: ReturnStatus) {
    super(409, 'return-move-refused', { from, to });
  }
}

export class ReturnChanged extends AppError {
  constructor(expected: number, found: number) {
    super(409, 'return-changed', { expected, found });
  }
}
