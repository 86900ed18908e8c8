import { createHash } from 'node:crypto';
import { HEAD_SCRIPT } from '../../src/head-script.ts';

/** The only script whose code stands in a document. */
export const HEAD_SCRIPT_ELEMENT = `<script>${HEAD_SCRIPT}</script>`;

/** The source in a policy that allows it, and no other script in a document. */
export const HEAD_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(HEAD_SCRIPT).digest('base64')}'`;
