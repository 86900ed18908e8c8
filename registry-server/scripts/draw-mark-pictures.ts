// Draws the marks of deliveries and payments that mails show; run it when `marks.svg` has changed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { MARK_NAMES } from '@witryna/module-schemas';
import { drawMark, PICTURES } from './mark-picture.ts';

mkdirSync(PICTURES, { recursive: true });
for (const name of MARK_NAMES) writeFileSync(new URL(`${name}.png`, PICTURES), await drawMark(name));
