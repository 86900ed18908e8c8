import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_CLIENT } from '../demo-accounts.ts';
import { DEMO_PEOPLE } from '../demo-people.ts';
import { type RunningStandIns, startStandIns } from '../start-stand-ins.ts';

const STOREFRONT_URL = 'http://sklep.example:3000';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await startStandIns(STOREFRONT_URL);
});
afterAll(() => standIns.close());

const returnAddress = `${STOREFRONT_URL}/auth/sso`;

/** A browser that follows no redirect by itself and keeps cookies. */
function aBrowser() {
  const cookies = new Map<string, string>();
  return async (address: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { ...init, headers: { ...init.headers, cookie }, redirect: 'manual' });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return { status: response.status, location: response.headers.get('location') ?? '', body: await response.text() };
  };
}

async function discover(): Promise<Record<string, string>> {
  return (await fetch(`${standIns.url}/oidc/.well-known/openid-configuration`)).json() as Promise<
    Record<string, string>
  >;
}

function authorizationAddress(endpoint: string, changes: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: DEMO_CLIENT.id,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: returnAddress,
    state: 'stan',
    nonce: 'raz',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });
  return { verifier, address: `${endpoint}?${query}` };
}

/** Signs in as the person; ends at the address that the browser is sent back to. */
async function signIn(personId: string) {
  const browse = aBrowser();
  const { authorization_endpoint = '' } = await discover();
  const { verifier, address } = authorizationAddress(authorization_endpoint);
  const begun = await browse(address);
  const page = await browse(new URL(begun.location, standIns.url).href);
  const chosen = await browse(new URL(begun.location, standIns.url).href, {
    method: 'POST',
    body: new URLSearchParams({ person: personId }),
  });
  const back = await browse(new URL(chosen.location, standIns.url).href);
  return { page, verifier, back: new URL(back.location) };
}

function exchange(endpoint: string, code: string | null, verifier: string, client_secret: string = DEMO_CLIENT.secret) {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: code ?? '',
    redirect_uri: returnAddress,
    client_id: DEMO_CLIENT.id,
    client_secret,
    code_verifier: verifier,
  });
  return fetch(endpoint, { method: 'POST', body });
}

describe('the OpenID provider of the demo', () => {
  test('signs a chosen person in by code, PKCE and nonce', async () => {
    const [anna] = DEMO_PEOPLE;
    const { page, verifier, back } = await signIn(anna?.id ?? '');
    expect(page.body).toContain('Wybierz osobę');
    expect(page.body).toContain('Anna Nowak');
    expect(back.origin + back.pathname).toBe(returnAddress);
    expect(back.searchParams.get('state')).toBe('stan');
    const { token_endpoint = '', userinfo_endpoint = '', issuer } = await discover();
    const answer = (await (await exchange(token_endpoint, back.searchParams.get('code'), verifier)).json()) as Record<
      string,
      string
    >;
    const claims = JSON.parse(Buffer.from(answer.id_token?.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({
      iss: issuer,
      aud: DEMO_CLIENT.id,
      sub: anna?.id,
      nonce: 'raz',
      email: 'anna.nowak@poczta.example',
      email_verified: true,
      given_name: 'Anna',
    });
    const me = await fetch(userinfo_endpoint, { headers: { authorization: `Bearer ${answer.access_token}` } });
    expect(await me.json()).toMatchObject({ sub: anna?.id, family_name: 'Nowak' });
  });

  test('a code is good once, with its verifier and the right secret', async () => {
    const { verifier, back } = await signIn(DEMO_PEOPLE[1]?.id ?? '');
    const { token_endpoint = '' } = await discover();
    const code = back.searchParams.get('code');
    expect((await exchange(token_endpoint, code, verifier, 'wrong')).status).toBe(401);
    expect((await exchange(token_endpoint, code, `${verifier}x`)).status).toBe(400);
    const { verifier: second, back: again } = await signIn(DEMO_PEOPLE[1]?.id ?? '');
    expect((await exchange(token_endpoint, again.searchParams.get('code'), second)).status).toBe(200);
    expect((await exchange(token_endpoint, again.searchParams.get('code'), second)).status).toBe(400);
  });

  test('who goes back is sent back without a code', async () => {
    const { back } = await signIn('');
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('code')).toBeNull();
  });

  test.each(['https://zly.example/auth/sso', `${STOREFRONT_URL}/account`, `${STOREFRONT_URL}/auth/ssox`])(
    'sends nobody to %s',
    async (redirect_uri) => {
      const { authorization_endpoint = '' } = await discover();
      const { address } = authorizationAddress(authorization_endpoint, { redirect_uri });
      const answer = await aBrowser()(address);
      expect([answer.status, answer.location]).toEqual([400, '']);
      expect(answer.body).toContain('Logowanie nie powiodło się');
    },
  );
});
