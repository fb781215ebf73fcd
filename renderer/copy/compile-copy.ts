import compile from 'icu-minify/compile';
import type { Copy } from '../../schemas/generated/types';

export type CompiledMessage = ReturnType<typeof compile>;
export type CompiledGroup = Readonly<Record<string, CompiledMessage>>;
/** Words by group, compiled: `frame`, `order`, `methods`, `refusals` and one group per templateId. */
export type CompiledCopy = Readonly<Record<string, CompiledGroup>>;

/**
 * ICU texts → what the 0.75 kB formatter of the browser reads.
 *
 * @param onError told the group, key and reason of a text that is not ICU; the text is then left out
 */
export function compileCopy(copy: Copy, onError: (group: string, key: string, reason: string) => void): CompiledCopy {
  const compiled: Record<string, Record<string, CompiledMessage>> = {};
  for (const [group, texts] of Object.entries(copy)) {
    if (typeof texts !== 'object') continue;
    const messages: Record<string, CompiledMessage> = {};
    for (const [key, text] of Object.entries(texts)) {
      if (key === '$schema') continue;
      try {
        messages[key] = compile(text);
      } catch (error) {
        onError(group, key, error instanceof Error ? error.message : String(error));
      }
    }
    compiled[group] = messages;
  }
  return compiled;
}
