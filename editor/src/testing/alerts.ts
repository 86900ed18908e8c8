import { screen, waitFor } from '@testing-library/react';

const shownAlerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

/** What is told at once, wherever on the screen, as soon as something is. */
export async function findAlert(): Promise<string> {
  return await waitFor(() => {
    const text = shownAlerts();
    if (text === '') throw new Error('nothing is told yet');
    return text;
  });
}
