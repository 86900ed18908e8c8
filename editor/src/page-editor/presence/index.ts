export { PresenceAnnouncer } from './presence-announcer.tsx';
export { PresenceBadge } from './presence-badge.tsx';
export { PresenceNote } from './presence-note.tsx';
