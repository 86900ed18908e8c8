export { ScheduleDialog } from './schedule-dialog.tsx';
