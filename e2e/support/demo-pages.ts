/** Pages of the demo by what they are; together they place every module. */
export const demoPages = [
  '/',
  '/twarz',
  '/twarz/serum',
  '/makijaz',
  '/iskra',
  '/serum-z-lnem-i-witamina-c',
  '/szminka-kremowa-z-olejem-z-malin',
  '/poradnik',
  '/poradnik/poranny-rytual',
  '/poradnik/dobor-odcienia',
  '/o-nas',
  '/zielnik',
  '/kontakt',
  '/pomoc',
  '/dostawa-i-zwroty',
  '/regulamin',
];
