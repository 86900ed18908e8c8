// The stand-ins as servers that a test starts.
export { type ReceivedMail, type SmtpReceiverOptions, startSmtpReceiver } from './mailbox/smtp-receiver.ts';
export { type RunningStandIns, startStandIns } from './start-stand-ins.ts';
