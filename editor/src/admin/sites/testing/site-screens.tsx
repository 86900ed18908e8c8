import { Route, Routes } from 'react-router-dom';
import type { Site } from '../../../api/content/sites.ts';
import { aSite, createFakeApi, type FakeApi, listOf, refuse } from '../../../testing/fake-api.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { NewSiteScreen, SiteScreen } from '../site-screen.tsx';
import { SitesScreen } from '../sites-screen.tsx';

export const SELLER = {
  name: 'Rosa i Len sp. z o.o.',
  street: 'ul. Lniana 7',
  postcode: '16-030',
  city: 'Supraśl',
  nip: '1234563218',
  email: 'pomoc@rosailen.example',
  phone: '+48850000000',
};
/** The shop's first site, with something of everything. */
export const site = (change: Partial<Site> = {}): Site => ({
  ...aSite(),
  isDefault: true,
  revision: 3,
  logo: { light: '/logo.svg' },
  generalSettings: { benefits: ['x'] },
  staticRouting: { '/koszyk': '/cart' },
  properties: { maintenance: false, terms: '/regulamin', seller: SELLER, shop: { maxCoupons: 2 } },
  ...change,
});
/** Opens the screens of sites at a path. */
export const show = (api: FakeApi, path: string) =>
  renderWithApi(
    <Routes>
      <Route path="/sites" element={<SitesScreen />} />
      <Route path="/sites/new" element={<NewSiteScreen />} />
      <Route path="/sites/:code" element={<SiteScreen />} />
    </Routes>,
    { api, path },
  );
/** Keeps what is written, as the server does. */
export function anApi(...sites: Site[]) {
  const kept = new Map(sites.map((each) => [each.code, each]));
  const api = createFakeApi({ 'GET /staff/sites': () => listOf([...kept.values()]) });
  for (const code of ['pl', 'en'])
    api.on(`PUT /staff/sites/${code}`, ({ body }) => {
      const { revision } = body as Site;
      const found = kept.get(code)?.revision ?? 0;
      if (revision !== found) return refuse(409, 'site-conflict', { expected: revision, found });
      const saved = { id: 1, code, generalSettings: {}, ...(body as object), revision: found + 1 } as Site;
      kept.set(code, saved);
      return { body: saved };
    });
  return api;
}
/** What was written of a site, in turn. */
export const writes = (api: FakeApi, code = 'pl') => api.asked(`PUT /staff/sites/${code}`).map(({ body }) => body);
