import type { Messages } from '../schemas/generated/types';
import { withFallback } from './config-paths';
import { mergePatch } from './merge-patch';

/** Messages of a language before a brand's changes. */
export function sharedMessages(files: Readonly<Record<string, Messages>>, language: string): Messages {
  return withFallback(language).reduce<unknown>((all, one) => mergePatch(all, files[one] ?? {}), {}) as Messages;
}
