import { formatBytes as formatBytesIn, SHOP_TIME_ZONE } from '@witryna/module-schemas';

// Days and hours are those of the shop, wherever the person at the screen is: pages and mails say the same.
const time = new Intl.DateTimeFormat('pl-PL', { timeZone: SHOP_TIME_ZONE, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('pl-PL', {
  timeZone: SHOP_TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const number = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 });

/** `12:04` */
export const formatTime = (iso: string) => time.format(new Date(iso));

/** `20.11.2026, 12:04` */
export const formatMoment = (iso: string) => `${day.format(new Date(iso))}, ${formatTime(iso)}`;

/** `20.11.2026` */
export const formatDay = (iso: string) => day.format(new Date(iso));

/** `1,5` */
export const formatNumber = (value: number) => number.format(value);

/** `1,5 MB` or `320 kB` */
export const formatBytes = (bytes: number) => formatBytesIn(bytes, 'pl-PL');

/** `80,98 zł` */
export const formatMoney = ({ amount, currency }: { readonly amount: number; readonly currency: string }) =>
  new Intl.NumberFormat('pl-PL', { style: 'currency', currency }).format(amount / 100);
