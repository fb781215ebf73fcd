import type { JSONPath } from 'jsonc-parser';
import type { PlanType, Theme } from '../../../../schemas/generated/types';
import { findEntity, hasHtml, withoutFormatting } from '../../../copy/plain-text';
import { base, configPaths } from '../../config-paths';
import type { JsonPlace } from '../../findings/config-finding';
import { buildMessageRules } from '../build-message-rules';
import type { AreaSubject, Report, Rule } from '../rule';

/** Screens show plain text, and so every sign of a tag or an entity. */
const ofWords: Rule = {
  subject: 'words',
  check: ({ copy, placeOf }, report) => {
    for (const [group, texts] of Object.entries(copy)) {
      if (typeof texts !== 'object') continue;
      for (const [key, text] of Object.entries(texts)) {
        if (hasHtml(text)) tell(placeOf(group, key), `${group}.${key}`, text, report);
      }
    }
  },
};

/** What a flow writes for the screens of its steps. */
const ofFlows: Rule = {
  subject: 'flow',
  check: ({ file, flow }, report) => {
    for (const [index, { props }] of flow.steps.entries()) {
      for (const key in props) {
        const value: unknown = props[key as keyof typeof props];
        if (typeof value === 'string') checkText(value, { file, path: ['steps', index, 'props', key] }, key, report);
        else if (Array.isArray(value)) checkList(value, { file, path: ['steps', index, 'props', key] }, key, report);
      }
    }
  },
};

/** The names that a brand's pages show. */
const ofAreas: Rule = {
  subject: 'area',
  check: checkNames,
};

/** The answers to how a buyer heard of a brand. */
const ofThemes: readonly Rule[] = [
  {
    subject: 'shared',
    check: ({ theme }, report) => checkAnswers(theme, configPaths.theme(base), report),
  },
  {
    subject: 'brand',
    check: ({ theme }, report) => {
      if (theme) checkAnswers(theme.own, theme.file, report);
    },
  },
];

export const rule: readonly Rule[] = [ofWords, ofFlows, ofAreas, ...buildMessageRules(checkText), ...ofThemes];

const plainNames = ['productName', 'businessName', 'title'] as const;

function checkNames({ settings, placeOf }: AreaSubject, report: Report): void {
  const check = (text: string | undefined, path: JSONPath) => {
    if (text !== undefined && mayHaveHtml(text) && hasHtml(text)) tell(placeOf(path), path.join('.'), text, report);
  };
  const { upsell, planNames, plans } = settings;
  for (const name of plainNames) check(settings[name], [name]);
  check(upsell?.productName, ['upsell', 'productName']);
  for (const plan in planNames) check(planNames[plan as PlanType], ['planNames', plan]);
  for (const plan in plans) check(plans[plan as PlanType]?.name, ['plans', plan, 'name']);
}

function checkAnswers({ refererOptions = [] }: Theme, file: string, report: Report): void {
  for (const [index, { label }] of refererOptions.entries()) {
    checkText(label, { file, path: ['refererOptions', index, 'label'] }, 'refererOptions', report);
  }
}

function checkList(values: readonly unknown[], { file, path }: JsonPlace, key: string, report: Report): void {
  for (const [index, value] of values.entries()) {
    if (typeof value === 'string') checkText(value, { file, path: [...path, index] }, key, report);
  }
}

function checkText(text: string, place: JsonPlace, key: string, report: Report): void {
  if (mayHaveHtml(text) && hasHtml(text)) tell(place, key, text, report);
}

/** Nearly no text has such a sign, and none of HTML is without. */
function mayHaveHtml(text: string): boolean {
  return text.includes('<') || text.includes('&');
}

function tell(place: JsonPlace, key: string, text: string, report: Report): void {
  // What was to be bold can be so in markdown: nothing is taken away there.
  const isMarkdown = key === 'markdown';
  const plain = isMarkdown ? undefined : withoutFormatting(text);
  const entity = findEntity(text);
  const tags = isMarkdown ? 'markdown' : 'plain';
  const params = { key, ...(entity === undefined ? { tags } : { entity }) };
  report(place, params, plain === undefined ? undefined : { kind: 'set-value', value: plain });
}
