import type { AreaSubject, NamedFlow } from '../../catalogue/subject';
import type { Step } from '../../model/flow/resolve-step';
import type { Flow } from '../../schemas/generated/types';
import type { Fact, Facts } from './fact';
import { listLeaves } from './list-leaves';

/** Props of a step that decide what the whole flow sells. */
const flowWide = /^(?:plan\.|voucher$)/;

/** Flows of an area: id, steps, upsell and props. Of a flow that is new to it, only what it charges and where it leads. */
export function addFlowFacts(facts: Facts, { flows }: AreaSubject): void {
  for (const named of flows) addFlow(facts, named);
}

function addFlow(facts: Facts, { name, file, flow }: NamedFlow): void {
  const path = `flow.${name}`;
  const own: Pick<Fact, 'part' | 'isOn'> = { part: path, isOn: ({ flowId }) => flowId === flow.id };
  const { upsell, ...frame } = flow.props ?? {};
  facts.parts.add(path);
  facts.add(`${path}.id`, flow.id, { file, path: ['id'] }, own);
  facts.add(`${path}.way`, describeWay(flow), { file, path: ['steps'] }, own);
  const upsellPlace = { file, path: ['props', 'upsell', 'dsProductId'] };
  facts.add(`${path}.upsell`, upsell?.dsProductId, upsellPlace, { ...own, reportedIf: ['new'] });
  for (const [prop, value] of listLeaves(frame))
    facts.add(`frame.${name}.${prop}`, value, { file, path: ['props', ...prop.split('.')] }, own);
  for (const [index, step] of flow.steps.entries()) addStep(facts, own, { name, file, index, step });
}

/** A step is known by its template, which a flow plays once: so it may get another id. */
function addStep(
  facts: Facts,
  own: Pick<Fact, 'isOn'>,
  { name, file, index, step }: Pick<NamedFlow, 'name' | 'file'> & { index: number; step: Step },
): void {
  const part = `flow.${name}.${step.templateId}`;
  facts.parts.add(part);
  for (const [prop, value] of listLeaves({ ...step.props })) {
    const place = { file, path: ['steps', index, 'props', ...prop.split('.')] };
    facts.add(`${part}.${prop}`, value, place, {
      ...{ part, params: [name, step.id, prop], reportedIf: ['new'] },
      isOn: (screen) => own.isOn?.(screen) === true && (flowWide.test(prop) || screen.templateId === step.templateId),
    });
  }
}

/**
 * Way of a flow on one line: `lead › payment › success; pix › success`. Says the template of a step with another id, and
 * the flag of a step.
 */
function describeWay({ steps }: Pick<Flow, 'steps'>): string {
  const seen = new Set<string>();
  const ways = steps.flatMap((first) => {
    const way: string[] = [];
    let step: Step | undefined = first;
    while (step && !seen.has(step.id)) {
      seen.add(step.id);
      way.push(nameStep(step));
      const next: string | undefined = step.defaultNextStepId;
      step = steps.find(({ id }) => id === next);
      if (next !== undefined && (!step || seen.has(next))) way.push(next);
    }
    return way.length === 0 ? [] : [way.join(' › ')];
  });
  return ways.join('; ');
}

function nameStep({ id, templateId, flag }: Step): string {
  const name = id === templateId ? id : `${id} (${templateId})`;
  return flag === undefined ? name : `${name} [${flag}]`;
}
