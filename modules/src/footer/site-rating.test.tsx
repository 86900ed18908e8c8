import { screen } from '@testing-library/react';
import { moduleExamples, type ShopRating } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { showModule } from '../testing/show-module.tsx';

const { badge: _own, ...bare } = moduleExamples.footer.typical;

const rating: ShopRating = {
  image: '/znak.svg',
  link: 'https://opinie.example/rosa-i-len',
  periods: [
    { period: 'year', rate: 4.87, amount: 412 },
    { period: 'all', rate: 4.8, amount: 2 },
  ],
  distribution: { '5': 380, '4': 25, '3': 4, '2': 1, '1': 2 },
};

test('the rating of the site stands in a footer without one of its own, for each period', async () => {
  await showModule('footer', bare, { settings: { rating } });
  expect(screen.getByText('Opinie o\u00a0sklepie: ostatnie 12\u00a0miesięcy', { normalizer: String })).toBeTruthy();
  expect(screen.getByText('4,87 na 5')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^412\sopinii$/ }).getAttribute('href')).toBe(rating.link);
  expect(screen.getByText(/od początku: 4,8 na 5 \(2\sopinie\)$/)).toBeTruthy();
  expect(screen.getAllByText(/^[1-5] na 5: /).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(
    ['5 na 5: 380 opinii', '4 na 5: 25 opinii', '3 na 5: 4 opinie', '2 na 5: 1 opinia', '1 na 5: 2 opinie'],
  );
});

test('a footer with a rating of its own keeps it', async () => {
  const own = { sectionTitle: 'Nasza ocena', rate: 4.5, amount: 12 };
  await showModule('footer', { ...bare, badge: own }, { settings: { rating } });
  expect(screen.getByText('Nasza ocena')).toBeTruthy();
  expect(screen.queryByText('4,87 na 5')).toBeNull();
});
