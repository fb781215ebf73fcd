import { listActiveMethods } from '../../../catalogue/active-methods';
import type { AreaSubject, WordsSubject } from '../../../catalogue/subject';
import { nameTarget, type TargetName } from '../../../model/flow/name-target';
import { inPersonMethods, savedCardMethods } from '../../../schemas/generated/methods-by-trait';
import type { PaymentMethod } from '../../../schemas/generated/types';
import { ofBrands, type Report } from '../rule';

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

/** Keys of the buttons that lead on to the next step. */
const buttons = ['submit', 'confirm', 'continue', 'accept', 'refuse', 'goOn'];

/** A brand's own words of a button that leads on must fit the next screen of each of its flows. */
export const rule = ofBrands(({ areas, words, variants }, report) => {
  for (const area of areas) {
    for (const own of [...words, ...variants].filter(({ language }) => language === area.settings.language))
      checkButtons(area, own, report);
  }
});

function checkButtons(area: AreaSubject, { copy, placeOf }: WordsSubject, report: Report): void {
  const reported = new Set<string>();
  for (const {
    name: flow,
    flow: { steps },
  } of area.flows) {
    for (const step of steps) {
      const { templateId } = step;
      const texts = (copy as Record<string, Record<string, unknown> | undefined>)[templateId];
      const target = steps.find(({ id }) => id === step.defaultNextStepId);
      if (!texts || !target) continue;
      for (const key of buttons) {
        const text = texts[key];
        const at = `${templateId}.${key}`;
        if (
          typeof text !== 'string' ||
          reported.has(at) ||
          skipsNext(key, step, area) ||
          fits(text, step, target, area)
        )
          continue;
        reported.add(at);
        report(placeOf(templateId, key), { text, flow, next: target.id });
      }
    }
  }
}

/** Refusing an upsell skips its other steps. */
function skipsNext(key: string, { templateId }: Step, { shared }: AreaSubject): boolean {
  return key === 'refuse' && shared.manifests[templateId].sells === 'upsell';
}

/** Whether a button's words hold for the screen that it leads to, or for what its own screen asks. */
function fits(text: string, { templateId }: Step, target: Step, { settings, shared }: AreaSubject): boolean {
  const name = nameTarget(target, shared.manifests[target.templateId]);
  if (name === 'payment' && choosing.test(text)) return countMethods(target, listActiveMethods(settings)) > 1;
  const fallback = nameTarget({}, shared.manifests[templateId]);
  return promises.every(
    ([words, targets]) => !words.test(text) || targets.includes(name) || (fallback && targets.includes(fallback)),
  );
}

/** Methods that a new buyer may choose there: a saved card is not one, and nobody attends unless the step says so. */
function countMethods({ props }: Step, active: readonly PaymentMethod[]): number {
  const allowed = props && 'methods' in props ? (props.methods as readonly PaymentMethod[] | undefined) : undefined;
  return active
    .filter((method) => !savedCardMethods.includes(method))
    .filter((method) => allowed?.includes(method) ?? !inPersonMethods.includes(method)).length;
}
