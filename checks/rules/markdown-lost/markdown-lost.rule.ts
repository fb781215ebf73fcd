import { listLostMarkdown } from '../../../model/copy/parse-markdown';
import type { Rule } from '../rule';

/** A part of all that could be lost; most texts have none of them and are not read. */
const sign = /\]\s*[(:[]|<\w+:|\|/;

/** Links that are not https, pictures and tables: the screen shows no more of them than their words. */
export const rule: Rule = {
  subject: 'flow',
  check: ({ file, flow: { steps } }, report) => {
    for (const [index, { props }] of steps.entries()) {
      const markdown = props && 'markdown' in props ? props.markdown : undefined;
      if (markdown === undefined || !sign.test(markdown)) continue;
      const [first] = listLostMarkdown(markdown);
      if (first) report({ file, path: ['steps', index, 'props', 'markdown'] }, { what: first.kind, found: first.text });
    }
  },
};
