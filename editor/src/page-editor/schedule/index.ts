export { ScheduleBadge } from './schedule-badge.tsx';
export { ScheduleDialog } from './schedule-dialog.tsx';
