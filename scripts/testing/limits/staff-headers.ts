import type { FirstAdmin } from '../../serving/first-start.ts';

/** The headers of a request by a person who has signed in; throws when the person is not let in. */
export async function staffHeaders(url: string, { email, password }: FirstAdmin): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/staff/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in: ${answer.status} ${await answer.text()}`);
  const { csrfToken } = (await answer.json()) as { readonly csrfToken: string };
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { cookie: cookie.join('; '), origin: url, 'x-csrf-token': csrfToken };
}
