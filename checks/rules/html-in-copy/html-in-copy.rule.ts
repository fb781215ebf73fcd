import { findEntity, hasHtml, withoutFormatting } from '../../../model/copy/plain-text';
import { buildTextRule } from '../build-text-rule';

/** Screens show plain text, so tags and entities would be visible. */
export const rule = buildTextRule({
  // Quick test: HTML always contains one of these characters, and few texts do.
  isWrong: (text) => (text.includes('<') || text.includes('&')) && hasHtml(text),
  reportOne: (place, key, text, report) => {
    // An author can turn bold tags into Markdown, so the fix removes nothing there.
    const isMarkdown = key === 'markdown';
    const plain = isMarkdown ? undefined : withoutFormatting(text);
    const entity = findEntity(text);
    const tags = isMarkdown ? 'markdown' : 'plain';
    const params = { key, ...(entity === undefined ? { tags } : { entity }) };
    report(place, params, plain === undefined ? undefined : { kind: 'set-value', value: plain });
  },
});
