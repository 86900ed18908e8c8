/**
 * A browser at a stand-in of a sign-in provider: it follows redirects by hand, keeps cookies, and chooses a person.
 * @returns the address at the shop that the provider sends the browser back to
 */
export async function atProvider(standInsUrl: string, address: string, person: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const browse = async (url: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(url, standInsUrl), { ...init, headers: { cookie }, redirect: 'manual' });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response.headers.get('location') ?? '';
  };
  if (address.includes('/facebook/')) {
    const body = new URLSearchParams(new URL(address).search);
    body.set('person', person);
    return new URL(await browse(address, { method: 'POST', body }));
  }
  const signIn = await browse(address);
  const chosen = await browse(signIn, { method: 'POST', body: new URLSearchParams({ person }) });
  return new URL(await browse(chosen));
}
