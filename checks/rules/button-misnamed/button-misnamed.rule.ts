import { listActiveMethods } from '../../../catalogue/active-methods';
import type { AreaSubject, WordsSubject } from '../../../catalogue/subject';
import { nameTarget, type TargetName } from '../../../model/flow/name-target';
import { inPersonMethods, savedCardMethods } from '../../../schemas/generated/methods-by-trait';
import type { PaymentMethod } from '../../../schemas/generated/types';
import type { Report, Rule } from '../rule';

type Step = AreaSubject['flows'][number]['flow']['steps'][number];

/** Words of a button → the screens that it may lead to. Other words promise no screen. */
const promises: readonly (readonly [words: RegExp, targets: readonly (TargetName | undefined)[]])[] = [
  [/\bpagar\b|\bpagamento\b/i, ['payment']],
  [/\bunidade\b|\bescola\b/i, ['unit', 'ticket']],
  [/\bdata\b|\blocal\b/i, ['ticket', 'unit']],
  [/\bpessoas\b/i, ['profiles']],
  [/\bdocumento\b|\bcontrato\b/i, ['contract']],
  [/\bcelular\b|\btelem[óo]vel\b/i, ['phone']],
  [/\bv[íi]deo\b|\bassistir\b/i, ['video']],
  [/^(?:ver|veja|conhecer|conheça|descobrir|descubra)\b/i, ['offer', 'video', undefined]],
];

/** A choice of methods is promised only to a buyer who gets one. */
const choosing = /\bcomo pagar\b|\bforma de pagamento\b/i;

/** A brand's own words of a button that leads on must fit the next screen of each of its flows. */
export const rule: Rule = {
  subject: 'brand',
  check: ({ areas, words }, report) => {
    for (const area of areas) {
      for (const own of words.filter(({ language }) => language === area.settings.language))
        checkButtons(area, own, report);
    }
  },
};

function checkButtons(area: AreaSubject, { copy, placeOf }: WordsSubject, report: Report): void {
  const told = new Set<string>();
  for (const {
    name: flow,
    flow: { steps },
  } of area.flows) {
    for (const { templateId, defaultNextStepId } of steps) {
      const text = (copy as Record<string, Record<string, unknown> | undefined>)[templateId]?.submit;
      const target = steps.find(({ id }) => id === defaultNextStepId);
      if (typeof text !== 'string' || !target || told.has(templateId) || fits(text, target, area)) continue;
      told.add(templateId);
      report(placeOf(templateId, 'submit'), { text, flow, next: target.id });
    }
  }
}

/** Whether a button's words hold for the screen that it leads to. */
function fits(text: string, target: Step, { settings, shared }: AreaSubject): boolean {
  const name = nameTarget(target, shared.manifests[target.templateId]);
  if (name === 'payment' && choosing.test(text)) return countMethods(target, listActiveMethods(settings)) > 1;
  return promises.every(([words, targets]) => !words.test(text) || targets.includes(name));
}

/** Methods that a new buyer may choose there: a saved card is not one, and nobody attends unless the step says so. */
function countMethods({ props }: Step, active: readonly PaymentMethod[]): number {
  const allowed = props && 'methods' in props ? (props.methods as readonly PaymentMethod[] | undefined) : undefined;
  return active
    .filter((method) => !savedCardMethods.includes(method))
    .filter((method) => allowed?.includes(method) ?? !inPersonMethods.includes(method)).length;
}
