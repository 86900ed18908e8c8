import { randomUUID } from 'node:crypto';
import { type BrowserContext, chromium } from 'playwright';
import { refuseCookies } from '../../e2e/support/cookie-choice.ts';
import type { MeasuredShop } from '../support/measured-shop.ts';

/** Who visits a page: somebody new, somebody who has put something into the cart, somebody with an account. */
export type Visitor = 'stranger' | 'buyer' | 'customer';

type Shop = Pick<MeasuredShop, 'url' | 'registryUrl'>;

/** A light and a heavy line of the cart. */
const CART_PATH = '/cart/RL-SW-002:2,RL-LA-013-50:1';
const PASSWORD = 'rosa-na-lnie-7';

/** Does in a new browser what a visitor has done before; Lighthouse empties its caches afterwards, and leaves the rest. */
export async function becomeVisitor(visitor: Visitor, shop: Shop, port: number): Promise<void> {
  if (visitor === 'stranger') return;
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window');
  await prepareVisitor(visitor, context, shop);
  await browser.close();
}

/** Does in a context of a browser what a visitor has done before; a stranger has been asked about cookies as well. */
export async function prepareVisitor(visitor: Visitor, context: BrowserContext, shop: Shop): Promise<void> {
  await refuseCookies(context);
  if (visitor === 'buyer') await fillCart(context, shop);
  if (visitor === 'customer') await signIn(context, shop);
}

async function fillCart(context: BrowserContext, { url }: Shop): Promise<void> {
  const page = await context.newPage();
  await page.goto(url + CART_PATH);
  await page.getByRole('link', { name: 'Przejdź do zamówienia' }).first().waitFor();
  await page.close();
}

async function signIn(context: BrowserContext, shop: Shop): Promise<void> {
  const email = `${randomUUID()}@poczta.example`;
  await createAccount(shop.registryUrl, email);
  const page = await context.newPage();
  await page.goto(`${shop.url}/auth`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/auth'));
  await page.close();
}

async function createAccount(registryUrl: string, email: string): Promise<void> {
  const answer = await fetch(`${registryUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
      variables: {
        input: { email, password: PASSWORD, firstname: 'Barbara', lastname: 'Wilk', accepted_terms: true },
      },
    }),
  });
  const { errors } = (await answer.json()) as { readonly errors?: readonly { readonly message: string }[] };
  if (errors) throw new Error(`There is no account: ${errors.map(({ message }) => message).join('; ')}`);
}
