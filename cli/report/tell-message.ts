import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import type { ReportedFinding } from './told-report';

const marks: Readonly<Record<AuthorLanguage, string>> = { 'pt-BR': ' (já existia)', en: ' (was there before)' };

/** Message of a finding for people, marked when the `--since` reference has it too. */
export function tellMessage(
  { message, isNew }: Pick<ReportedFinding, 'message' | 'isNew'>,
  language: AuthorLanguage,
): string {
  return isNew ? message : `${message}${marks[language]}`;
}
