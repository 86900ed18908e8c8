import { createHash } from 'node:crypto';
import { EARLY_EVENTS_SCRIPT } from '../../src/early-events.ts';

/** Notices in a document what is pressed before the code of the shop is there. */
export const EARLY_EVENTS_ELEMENT = `<script>${EARLY_EVENTS_SCRIPT}</script>`;

/** The source in a policy that allows it, and no other script in a document. */
export const EARLY_EVENTS_SOURCE = `'sha256-${createHash('sha256').update(EARLY_EVENTS_SCRIPT).digest('base64')}'`;
