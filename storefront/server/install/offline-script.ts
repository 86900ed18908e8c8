import { createHash } from 'node:crypto';

/** How often the shop is asked whether it can be reached, in milliseconds. */
const ASKED_EVERY_MS = 5000;

/**
 * Has the page without a connection give way to the one that was wanted: when the browser says that it has a network,
 * and when the shop answers, since a network is no connection yet.
 */
const OFFLINE_SCRIPT =
  '{const again=()=>location.reload();addEventListener("online",again);' +
  `setInterval(()=>fetch(location.href,{method:"HEAD",cache:"no-store"}).then(again,()=>{}),${ASKED_EVERY_MS})}`;

export const OFFLINE_SCRIPT_ELEMENT = `<script>${OFFLINE_SCRIPT}</script>`;

/** The source that allows exactly this script. */
export const OFFLINE_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(OFFLINE_SCRIPT).digest('base64')}'`;
