/**
 * Takes away what a shell may have set and what leads to real data or real people. Commands and tests that start the
 * site fill in forms, erase records and send mail.
 */
export const isolatedEnvironment = {
  DATABASE_URL: '',
  DATABASE_URL_FILE: '',
  SMTP_URL: '',
  SMTP_URL_FILE: '',
  WEBHOOK_URL: '',
  BACKUP_DIR: '',
}
