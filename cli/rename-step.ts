import { configPaths } from '../catalogue/config-paths';
import { findNearest } from '../catalogue/find-nearest';
import { readText } from '../catalogue/source/config-files';
import type { AuthorLanguage } from '../checks/findings/describe-finding';
import type { Inspection } from '../checks/inspect-config';
import { applyChange, buildDryRunArg } from './change/apply-change';
import { replaceStrings } from './change/replace-strings';
import { CommandError, defineCommand } from './frame/command';
import { nameOfPath } from './project/name-of-path';
import { requireRoot } from './project/require-root';

const texts = {
  'pt-BR': {
    summary: 'troca o id de um passo e atualiza tudo que leva a ele',
    flow: 'FLUXO',
    step: 'PASSO',
    name: 'NOVO-ID',
    noFlow: (flow: string, nearest?: string) =>
      `flows/${flow}.json não existe ou tem erros${nearest ? `; talvez ${nearest}` : ''}`,
    noStep: (flow: string, step: string, nearest?: string) =>
      `flows/${flow}.json não tem o passo ${step}${nearest ? `; talvez ${nearest}` : ''}`,
    taken: (flow: string, step: string) => `flows/${flow}.json já tem o passo ${step}`,
  },
  en: {
    summary: 'gives a step another id, wherever it is named',
    flow: 'FLOW',
    step: 'STEP',
    name: 'NEW-ID',
    noFlow: (flow: string, nearest?: string) =>
      `there is no flows/${flow}.json, or it cannot be used${nearest ? `; perhaps ${nearest}` : ''}`,
    noStep: (flow: string, step: string, nearest?: string) =>
      `flows/${flow}.json has no step ${step}${nearest ? `; perhaps ${nearest}` : ''}`,
    taken: (flow: string, step: string) => `flows/${flow}.json has a step ${step} already`,
  },
} as const satisfies Record<AuthorLanguage, object>;

export const command = defineCommand(texts, {
  args: (text, language) => ({
    flow: { type: 'positional', required: true, valueHint: text.flow },
    step: { type: 'positional', required: true, valueHint: text.step },
    name: { type: 'positional', required: true, valueHint: text.name },
    ...buildDryRunArg(language),
  }),
  run: ({ args, text, language, cwd, terminal }) => {
    const { step: from, name: to } = args;
    const { root } = requireRoot(cwd, language);
    const flowName = nameOfPath(args.flow, 'flows');
    const file = configPaths.flow(flowName);
    const plan = ({ shared, files }: Inspection) => {
      const flow = shared?.flows.get(flowName)?.flow;
      if (!flow) {
        throw new CommandError(text.noFlow(flowName, findNearest(flowName, shared?.flowNames ?? [])));
      }
      const ids = flow.steps.map(({ id }) => id);
      if (!ids.includes(from)) throw new CommandError(text.noStep(flowName, from, findNearest(from, ids)));
      if (ids.includes(to)) throw new CommandError(text.taken(flowName, to));
      const isIntended = (at: readonly (string | number)[]) =>
        at.length === 3 && at[0] === 'steps' && (at[2] === 'id' || at[2] === 'defaultNextStepId');
      return { texts: new Map([[file, replaceStrings(readText(files, file), { from, to, isIntended })]]) };
    };
    return applyChange(root, plan, { isDryRun: args['dry-run'] === true, language, terminal });
  },
});
