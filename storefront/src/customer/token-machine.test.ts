import { describe, expect, test } from 'vitest';
import { aProfile } from '../testing/a-customer.ts';
import { BOOTED, nextTokenState, type TokenEvent, type TokenState } from './token-machine.ts';

const lena = aProfile();
const ola = aProfile({ email: 'ola@example.com', firstName: 'Ola' });
const expiresAt = Date.parse('2026-11-23T13:00:00Z');

const refresh: TokenState = { name: 'refresh', token: 'a', hasFailed: false };
const renewing: TokenState = { ...refresh, profile: lena };
const authenticated: TokenState = { name: 'authenticated', token: 'a', profile: lena, expiresAt };
const guest: TokenState = { name: 'invalidated', isExpired: false };
const expired: TokenState = { name: 'invalidated', isExpired: true };
const validated = (token: string, profile = lena): TokenEvent => ({ type: 'validated', token, profile, expiresAt });

test.each<[string, TokenState, TokenEvent, TokenState]>([
  ['no token is kept at the beginning', BOOTED, { type: 'stored', token: undefined }, guest],
  ['a token that is found is asked about', BOOTED, { type: 'stored', token: 'a' }, refresh],
  ['a token that holds tells who it is', refresh, validated('a'), authenticated],
  ['a token that does not hold ends the sign-in', refresh, { type: 'refused', token: 'a' }, expired],
  [
    'without an answer nobody is signed out',
    refresh,
    { type: 'unanswered', token: 'a' },
    { ...refresh, hasFailed: true },
  ],
  ['the same token found again changes nothing', authenticated, { type: 'stored', token: 'a' }, authenticated],
  ['another token is another customer', authenticated, { type: 'stored', token: 'b' }, { ...refresh, token: 'b' }],
  ['a token that went by itself has ended', authenticated, { type: 'stored', token: undefined }, expired],
  ['signing out is no end by itself', authenticated, { type: 'signed-out' }, guest],
  ['what follows from signing out does not make it one', guest, { type: 'stored', token: undefined }, guest],
  ['a guest whose sign-in has ended stays one', expired, { type: 'signed-out' }, expired],
  ['a guest signs in', expired, { type: 'stored', token: 'a' }, refresh],
  ['the customer stays known while the token is refreshed', authenticated, { type: 'due' }, renewing],
  ['a refreshed token goes on', renewing, validated('a'), authenticated],
  ['a token that is refused in the middle ends the sign-in', renewing, { type: 'refused', token: 'a' }, expired],
  [
    'without an answer the customer stays known',
    renewing,
    { type: 'unanswered', token: 'a' },
    { ...renewing, hasFailed: true },
  ],
  ['until the token has lapsed', { ...renewing, hasFailed: true }, { type: 'lapsed' }, refresh],
  ['a token that has lapsed is asked about', authenticated, { type: 'lapsed' }, refresh],
  ['a guest has nothing to refresh', guest, { type: 'due' }, guest],
  ['what was not answered is asked again', { ...refresh, hasFailed: true }, { type: 'due' }, refresh],
  [
    'a token that a change has ended is replaced, and the customer stays known',
    authenticated,
    { type: 'renewed', token: 'a', renewed: 'c', expiresAt },
    { ...authenticated, token: 'c' },
  ],
  [
    'who is not known yet is asked about with the new one',
    refresh,
    { type: 'renewed', token: 'a', renewed: 'c', expiresAt },
    { ...refresh, token: 'c' },
  ],
  [
    'the renewal of another token changes nothing',
    authenticated,
    { type: 'renewed', token: 'b', renewed: 'c', expiresAt },
    authenticated,
  ],
  [
    'an answer about the token before is too late',
    { ...refresh, token: 'b' },
    validated('a'),
    { ...refresh, token: 'b' },
  ],
  [
    'so is its refusal',
    { ...authenticated, token: 'b' },
    { type: 'refused', token: 'a' },
    { ...authenticated, token: 'b' },
  ],
  ['and any answer once nobody is signed in', guest, validated('a'), guest],
])('%s', (_, state, event, next) => {
  expect(nextTokenState(state, event)).toEqual(next);
});

describe('in every order of events', () => {
  const events: readonly TokenEvent[] = [
    { type: 'stored', token: undefined },
    { type: 'stored', token: 'a' },
    { type: 'stored', token: 'b' },
    validated('a', lena),
    validated('b', ola),
    { type: 'refused', token: 'a' },
    { type: 'refused', token: 'b' },
    { type: 'unanswered', token: 'a' },
    { type: 'unanswered', token: 'b' },
    { type: 'due' },
    { type: 'lapsed' },
    { type: 'signed-out' },
  ];

  /** Every state that any order of these events leads to, with each step out of it. */
  function allSteps() {
    const states = new Map([[JSON.stringify(BOOTED), BOOTED]]);
    const steps: { readonly state: TokenState; readonly event: TokenEvent; readonly next: TokenState }[] = [];
    for (const state of states.values()) {
      for (const event of events) {
        const next = nextTokenState(state, event);
        steps.push({ state, event, next });
        const key = JSON.stringify(next);
        if (!states.has(key)) states.set(key, next);
      }
    }
    return { states: [...states.values()], steps };
  }
  const { states, steps } = allSteps();

  const tokenOf = (state: TokenState) => ('token' in state ? state.token : undefined);
  const profileOf = (state: TokenState) => ('profile' in state ? state.profile : undefined);

  test('there are few states', () => {
    expect(states.map(({ name }) => name).sort()).toEqual(
      [
        'booted',
        ...Array.from({ length: 2 }, () => 'authenticated'),
        ...Array.from({ length: 2 }, () => 'invalidated'),
        ...Array.from({ length: 8 }, () => 'refresh'),
      ].sort(),
    );
  });

  test('nobody is ever shown as somebody else', () => {
    for (const state of states) {
      const profile = profileOf(state);
      if (profile) expect(profile).toBe(tokenOf(state) === 'a' ? lena : ola);
    }
  });

  test('the kept token is the one that counts, and nothing of a customer outlives it', () => {
    for (const { event, next } of steps) {
      if (event.type === 'stored') expect(tokenOf(next)).toBe(event.token);
      if (event.type === 'signed-out') expect(Object.keys(next).sort()).toEqual(['isExpired', 'name']);
    }
  });

  test('an answer about another token changes nothing', () => {
    const about = (event: TokenEvent) => ('token' in event && event.type !== 'stored' ? event.token : undefined);
    const late = steps.filter(({ state, event }) => about(event) !== undefined && about(event) !== tokenOf(state));
    expect(late.length).toBeGreaterThan(0);
    for (const { state, next } of late) expect(next).toBe(state);
  });

  test('a customer becomes known by an answer of the shop alone', () => {
    for (const { state, event, next } of steps) {
      const profile = profileOf(next);
      if (profile && profile !== profileOf(state)) expect(event.type).toBe('validated');
    }
  });

  test('a second refusal finds nothing left to end', () => {
    for (const { event, next } of steps) expect(nextTokenState(next, event)).toEqual(next);
  });
});
