/** Calls the staff API as the editor does: with the cookie and the token of a session. */
export interface StaffSession {
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
}

/** Signs in. */
export async function signIn(url: string, email: string, password: string): Promise<StaffSession> {
  const origin = { origin: url, 'content-type': 'application/json' };
  const response = await fetch(`${url}/staff/session`, {
    method: 'POST',
    headers: origin,
    body: JSON.stringify({ email, password }),
  });
  const { csrfToken } = (await response.json()) as { csrfToken: string };
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const headers = { ...origin, cookie, 'x-csrf-token': csrfToken };
  return {
    async call<T>(method: string, path: string, body?: unknown) {
      const payload = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await fetch(`${url}${path}`, { method, headers, ...payload });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      return JSON.parse(text) as T;
    },
  };
}
