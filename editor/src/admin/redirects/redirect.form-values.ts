import { REDIRECTION_CODES, type Redirect, type RedirectBody } from '../../api/content/redirects.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { t } from '../../i18n/pl.ts';

/** As the server has it where none is named. */
const DEFAULT_CODE = 303;

/** A redirect as it stands in the form. */
export interface RedirectFormValues {
  readonly site: string;
  readonly from: string;
  readonly to: string;
  readonly code: string;
}

export const newRedirect = (site: string): RedirectFormValues => ({
  site,
  from: '',
  to: '',
  code: String(DEFAULT_CODE),
});

/** A redirect as the form shows it. */
export function toFormValues({ site, from, to, code }: Redirect): RedirectFormValues {
  return { site, from, to, code: String(code) };
}

/** What was typed, as the server takes it; a path may be typed without its first slash. */
export function fromFormValues({ site, from, to, code }: RedirectFormValues): RedirectBody {
  return {
    site,
    from: pathOf(from),
    to: to.trim(),
    code: REDIRECTION_CODES.find((known) => String(known) === code) ?? DEFAULT_CODE,
  };
}

/** What is wrong before it is sent; loops and chains only the server knows. */
export function checkRedirect({ from, to }: RedirectFormValues): Faults {
  const isSame = from.trim() !== '' && pathOf(from) === to.trim();
  return {
    ...(from.trim() === '' && { '/from': [t.forms.required] }),
    ...(to.trim() === '' && { '/to': [t.forms.required] }),
    ...(isSame && { '/to': [t.redirects.sameAddress] }),
  };
}

function pathOf(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
}
