import { base, configPaths } from '../../catalogue/config-paths';
import type { JsonPlace } from '../../catalogue/source/json-text';
import type { SharedSubject } from '../../catalogue/subject';
import type { Report, Rule } from './rule';

type MessagesByLanguage = SharedSubject['messages'];
type CheckMessage = (text: string, place: JsonPlace, key: string, report: Report) => void;

/**
 * Builds the rule for each message of a field, in `_base` and in brands. A message that no field shows has another
 * finding.
 */
export function buildMessageRule(check: CheckMessage): Rule {
  const checkAll = (folder: string, messages: MessagesByLanguage, known: MessagesByLanguage, report: Report) => {
    for (const [language, texts] of Object.entries(messages)) {
      const file = configPaths.messages(folder, language);
      for (const [key, text] of Object.entries(texts)) {
        if (Object.hasOwn(known[language] ?? {}, key)) check(String(text), { file, path: [key] }, key, report);
      }
    }
  };
  return ({ shared, brands }, report) => {
    checkAll(base, shared.messages, shared.messages, report);
    for (const { id, messages } of brands) checkAll(id, messages, shared.messages, report);
  };
}
