import type { EmailFault } from '@witryna/module-schemas/validation';

/** What exactly is wrong with an e-mail address, after the sentence that it is. */
export type EmailHints = Readonly<Record<Exclude<EmailFault, 'wrong'>, string>>;

export const EMAIL_HINTS_PL: EmailHints = {
  noAt: 'Brakuje znaku @.',
  space: 'Jest w\u00a0nim spacja.',
  comma: 'Jest w\u00a0nim przecinek.',
  noDomain: 'Po znaku @ brakuje domeny, np. poczta.pl.',
};

export const EMAIL_HINTS_EN: EmailHints = {
  noAt: 'The @ sign is missing.',
  space: 'There is a space in it.',
  comma: 'There is a comma in it.',
  noDomain: 'The domain after the @ is missing, such as mail.com.',
};
