/** What a shopper does on the page of payment that a redirect leads to; gives where the browser is sent back to. */
export async function decidePayment(
  redirectUrl: string | undefined,
  outcome: 'paid' | 'declined' | 'expired',
): Promise<string | null> {
  const page = await fetch(String(redirectUrl), { redirect: 'manual' });
  // Some lead there over an address of their own.
  const address = new URL(page.headers.get('location') ?? '', String(redirectUrl));
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
  return answer.headers.get('location');
}
