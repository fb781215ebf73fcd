import type { JSONPath } from 'jsonc-parser';
import { base, configPaths } from '../../catalogue/config-paths';
import type { JsonPlace } from '../../catalogue/source/json-text';
import type { AreaSubject } from '../../catalogue/subject';
import type { PlanType, Theme } from '../../schemas/generated/types';
import { buildMessageRule } from './build-message-rule';
import { joinRules, ofAreas, ofBrands, ofFlows, ofShared, ofWords, type Report, type Rule } from './rule';

/** A rule for one text that buyers read. */
interface TextRule {
  /** @param key key of the text, or of its list; only the text of `markdown` hides its markup */
  isWrong: (text: string, key: string) => boolean;
  reportOne: (place: JsonPlace, key: string, text: string, report: Report) => void;
}

const plainNames = ['productName', 'businessName', 'title'] as const;

/** Builds the rule for all texts that buyers read: copy, flow texts, names, messages and answer options. */
export function buildTextRule({ isWrong, reportOne }: TextRule): Rule {
  const check = (text: string, place: JsonPlace, key: string, report: Report) => {
    if (isWrong(text, key)) reportOne(place, key, text, report);
  };
  const checkProp = (value: unknown, file: string, path: JSONPath, key: string, report: Report) => {
    if (typeof value === 'string' && isWrong(value, key)) reportOne({ file, path: [...path, key] }, key, value, report);
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries()) {
      if (typeof item === 'string' && isWrong(item, key))
        reportOne({ file, path: [...path, key, index] }, key, item, report);
    }
  };
  const checkNames = ({ settings, placeOf }: AreaSubject, report: Report) => {
    const checkName = (text: string | undefined, ...path: JSONPath) => {
      if (text !== undefined && isWrong(text, '')) reportOne(placeOf(path), path.join('.'), text, report);
    };
    const { upsell, planNames, plans } = settings;
    for (const name of plainNames) checkName(settings[name], name);
    checkName(upsell?.productName, 'upsell', 'productName');
    for (const plan in planNames) checkName(planNames[plan as PlanType], 'planNames', plan);
    for (const plan in plans) checkName(plans[plan as PlanType]?.name, 'plans', plan, 'name');
  };
  const checkAnswers = ({ refererOptions = [] }: Theme, file: string, report: Report) => {
    for (const [index, { label }] of refererOptions.entries()) {
      check(label, { file, path: ['refererOptions', index, 'label'] }, 'refererOptions', report);
    }
  };
  return joinRules(
    ofWords(({ copy, placeOf }, report) => {
      for (const [group, texts] of Object.entries(copy)) {
        if (typeof texts !== 'object') continue;
        for (const [key, text] of Object.entries(texts)) {
          if (isWrong(text, key)) reportOne(placeOf(group, key), `${group}.${key}`, text, report);
        }
      }
    }),
    ofFlows(({ file, flow }, report) => {
      for (const [index, { props }] of flow.steps.entries()) {
        const path = ['steps', index, 'props'];
        for (const key in props) checkProp(props[key as keyof typeof props], file, path, key, report);
      }
    }),
    ofAreas(checkNames),
    buildMessageRule(check),
    ofShared(({ theme }, report) => checkAnswers(theme, configPaths.theme(base), report)),
    ofBrands(({ theme }, report) => {
      if (theme) checkAnswers(theme.own, theme.file, report);
    }),
  );
}
