import { randomUUID } from 'node:crypto';
import { shop } from './shop.ts';

/** What a shopper may ask by GraphQL, without a browser: to prepare a test, or to see what the shop answers. */
export interface ShopperApi {
  ask<T>(query: string, variables?: object): Promise<T>;
}

/** A shopper whom nobody knows. */
export function aGuest(): ShopperApi {
  return { ask: (query, variables) => ask(query, variables, {}) };
}

/** The password of every new account. */
export const PASSWORD = 'rosa-na-lnie-7';

/** A shopper with a new account. */
export async function aCustomer(
  firstname = 'Barbara',
  email = `${randomUUID()}@poczta.example`,
): Promise<ShopperApi & { readonly email: string }> {
  await ask(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    { input: { email, password: PASSWORD, firstname, lastname: 'Wilk', accepted_terms: true } },
    {},
  );
  return { email, ...(await signedIn(email)) };
}

/** Somebody who has an account, signed in once more. */
export async function signedIn(email: string): Promise<ShopperApi> {
  const { generateCustomerToken } = await ask<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password: PASSWORD },
    {},
  );
  const headers = { authorization: `Bearer ${generateCustomerToken.token}` };
  return { ask: (query, variables) => ask(query, variables, headers) };
}

async function ask<T>(query: string, variables: object = {}, headers: Readonly<Record<string, string>>): Promise<T> {
  const answer = await fetch(`${shop.registryUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: T; errors?: { message: string }[] };
  if (errors?.length) throw new Error(errors.map(({ message }) => message).join('; '));
  return data;
}

/** A review of a product by this shopper, which waits for a decision. */
export async function writeReview({ ask: question }: ShopperApi, sku: string, nickname: string, text: string) {
  const { productReviewRatingsMetadata } = await question<{
    productReviewRatingsMetadata: { items: { id: string; values: { value: string; value_id: string }[] }[] };
  }>('{ productReviewRatingsMetadata { items { id values { value value_id } } } }');
  const ratings = productReviewRatingsMetadata.items.map(({ id, values }) => ({
    id,
    value_id: values.find(({ value }) => value === '4')?.value_id,
  }));
  await question(
    'mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { nickname } } }',
    { input: { sku, nickname, summary: 'Dobry krem', text, ratings } },
  );
}
