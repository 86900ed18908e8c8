import type { SiteDetails } from '@witryna/module-schemas';
import { refuseToken, storedToken } from '../api/customer-token.ts';
import { personalHeaders } from '../api/personal-headers.ts';
import { resultOfStatus, type ShopResponse } from '../api/shop-result.ts';
import { API_PREFIX } from '../config.ts';

const PATH = `${API_PREFIX}/me/data-export`;
/** All that there is may be much. */
const TIMEOUT_MS = 120_000;

/** Asks for the copy of the customer's data. A file that breaks off counts as none. Never throws. */
export async function downloadCopy(
  { code, language }: SiteDetails,
  password: string,
  passwordWrong: string,
): Promise<ShopResponse<Blob>> {
  const token = storedToken();
  try {
    const response = await fetch(PATH, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': language,
        'X-Site': code,
        Store: code,
        ...personalHeaders(),
      },
      body: JSON.stringify({ password }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) {
      const copy = await response.blob();
      // What breaks off on its way may still arrive as an answer, but not as a whole document.
      JSON.parse(await copy.text());
      return { result: { kind: 'done' }, data: copy };
    }
    const refusal = (await response.json().catch(() => undefined)) as { code?: string; message?: string } | undefined;
    if (refusal?.code === 'password-wrong') {
      return { result: { kind: 'refused', errors: [{ path: '/currentPassword', message: passwordWrong }] } };
    }
    if (response.status === 401 && token !== undefined) refuseToken(token);
    return { result: resultOfStatus(response.status), refusal };
  } catch {
    return { result: { kind: 'unreachable' } };
  }
}
