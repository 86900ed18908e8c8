import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_CLIENT } from '../demo-accounts.ts';
import { DEMO_PEOPLE } from '../demo-people.ts';
import { type RunningStandIns, startStandIns } from '../start-stand-ins.ts';

const STOREFRONT_URL = 'http://sklep.example:3000';

const { id: client_id, secret: client_secret } = DEMO_CLIENT;
const redirect_uri = `${STOREFRONT_URL}/auth/sso`;
let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await startStandIns(STOREFRONT_URL);
});
afterAll(() => standIns.close());

const ask = async (path: string, query: Record<string, string>) => {
  const response = await fetch(`${standIns.url}/facebook/v23.0${path}?${new URLSearchParams(query)}`);
  return { status: response.status, body: (await response.json()) as Record<string, never> };
};

async function choose(person: string, address = redirect_uri) {
  const body = new URLSearchParams({ client_id, redirect_uri: address, state: 'stan', person });
  const init = { method: 'POST', body, redirect: 'manual' } as const;
  const response = await fetch(`${standIns.url}/facebook/v23.0/dialog/oauth`, init);
  const location = response.headers.get('location');
  return { status: response.status, query: location ? new URL(location).searchParams : new URLSearchParams() };
}

const proofOf = (token: string) => createHmac('sha256', client_secret).update(token).digest('hex');

async function tokenOf(personIndex: number): Promise<string> {
  const { query } = await choose(DEMO_PEOPLE[personIndex]?.id ?? '');
  const code = query.get('code') ?? '';
  const { body } = await ask('/oauth/access_token', { client_id, client_secret, redirect_uri, code });
  return body.access_token ?? '';
}

describe('sign-in in the manner of Facebook', () => {
  test('shows the people, then sends a code that buys a token once', async () => {
    const query = new URLSearchParams({ client_id, redirect_uri, state: 'stan' });
    const page = await fetch(`${standIns.url}/facebook/v23.0/dialog/oauth?${query}`);
    expect(await page.text()).toContain('Piotr Zieliński');
    const chosen = await choose(DEMO_PEOPLE[0]?.id ?? '');
    expect([chosen.status, chosen.query.get('state')]).toEqual([303, 'stan']);
    const purchase = { client_id, client_secret, redirect_uri, code: chosen.query.get('code') ?? '' };
    expect((await ask('/oauth/access_token', purchase)).body).toMatchObject({ token_type: 'bearer' });
    expect((await ask('/oauth/access_token', purchase)).status).toBe(400);
  });

  test('tells whose token it is to the app that it was issued to', async () => {
    const input_token = await tokenOf(0);
    const access_token = `${client_id}|${client_secret}`;
    expect((await ask('/debug_token', { input_token, access_token })).body).toMatchObject({
      data: { app_id: client_id, is_valid: true, user_id: DEMO_PEOPLE[0]?.id },
    });
    expect((await ask('/debug_token', { input_token: 'x', access_token })).body).toMatchObject({
      data: { is_valid: false },
    });
    expect((await ask('/debug_token', { input_token, access_token: 'x' })).status).toBe(400);
  });

  test('tells about the person for a proof of the secret, and an e-mail only where there is one', async () => {
    const fields = 'id,first_name,last_name,email';
    const token = await tokenOf(0);
    const asked = { fields, access_token: token, appsecret_proof: proofOf(token) };
    expect((await ask('/me', asked)).body).toEqual({
      id: DEMO_PEOPLE[0]?.id,
      first_name: 'Anna',
      last_name: 'Nowak',
      email: 'anna.nowak@poczta.example',
    });
    expect((await ask('/me', { ...asked, appsecret_proof: 'x' })).status).toBe(400);
    const other = await tokenOf(3);
    const { body } = await ask('/me', { fields, access_token: other, appsecret_proof: proofOf(other) });
    expect(body).not.toHaveProperty('email');
  });

  test('sends nobody to a foreign address, and who goes back without a code', async () => {
    expect((await choose('1', 'https://zly.example/auth/sso')).status).toBe(400);
    const { query } = await choose('');
    expect([query.get('error'), query.get('code')]).toEqual(['access_denied', null]);
  });
});
