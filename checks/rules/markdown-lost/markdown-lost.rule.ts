import { listLostMarkdown } from '../../../model/copy/parse-markdown';
import { ofFlows } from '../rule';

/** Quick test for Markdown that could be lost. Most texts have none and are not parsed. */
const sign = /\]\s*[(:[]|<\w+:|\|/;

/** Reports links that are not https, images and tables: screens show only their text. */
export const rule = ofFlows(({ file, flow: { steps } }, report) => {
  for (const [index, { props }] of steps.entries()) {
    const markdown = props && 'markdown' in props ? props.markdown : undefined;
    if (markdown === undefined || !sign.test(markdown)) continue;
    const [first] = listLostMarkdown(markdown);
    if (first) report({ file, path: ['steps', index, 'props', 'markdown'] }, { what: first.kind, found: first.text });
  }
});
