import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moduleExamples } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { aRelated } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';
import { hostedFilm } from './hosted-film.ts';

const { typical, withCaptions } = moduleExamples.video;
const allowed = { settings: { externalServices: { videoHosts: ['youtube' as const] } } };
const frame = () => document.querySelector('iframe');

test('a film of another company is loaded by a click only, and the shopper knows from whom', async () => {
  await showModule('video', typical, allowed);
  expect(frame()).toBeNull();
  expect(screen.getByText(/YouTube \(Google\)/, { selector: 'p' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: /^Poranek w trzech krokach/ }));
  expect(frame()?.src).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0');
  expect(frame()?.title).toBe('Poranek w trzech krokach');
});

test('where the site does not allow the host, there is a link to the film', async () => {
  await showModule('video', typical);
  const link = screen.getByRole('link', { name: /Obejrzyj/ });
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(frame()).toBeNull();
});

test('our own film waits to be played, with its captions', async () => {
  const file = (id: number, mime: string, name: string) => ({
    id,
    mime,
    size: 9,
    type: mime.startsWith('video') ? ('video' as const) : ('attachment' as const),
    url: `/media/${id}/abc/${name}`,
  });
  const files = { 900: file(900, 'video/mp4', 'original.mp4'), 901: file(901, 'text/vtt', 'original.vtt') };
  await showModule('video', withCaptions, { related: { ...aRelated([]), files } });
  const film = document.querySelector('video');
  expect([film?.preload, film?.controls, film?.getAttribute('aria-label')]).toEqual(['none', true, 'Poranek']);
  expect(document.querySelector('source')?.getAttribute('src')).toBe('/media/900/abc/original.mp4');
  expect(document.querySelector('track')?.getAttribute('src')).toBe('/media/901/abc/original.vtt');
});

test.each([
  ['youtube', 'https://youtu.be/abcdefghijk?si=x', 'https://www.youtube.com/watch?v=abcdefghijk'],
  ['youtube', 'https://www.youtube.com/shorts/abcdefghijk', 'https://www.youtube.com/watch?v=abcdefghijk'],
  ['vimeo', 'https://vimeo.com/123/abc9', 'https://vimeo.com/123/abc9'],
] as const)('of %s %s is the film at %s', (host, address, watchUrl) => {
  expect(hostedFilm(host, address)?.watchUrl).toBe(watchUrl);
});

test.each([
  ['youtube', 'https://www.youtube.com/watch?v=krotki'],
  ['vimeo', 'https://vimeo.com/kanal'],
] as const)('of %s there is no film at %s', (host, address) => {
  expect(hostedFilm(host, address)).toBeUndefined();
});
