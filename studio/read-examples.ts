import { mergePatch } from '../catalogue/merge-patch';
import { validateSessionExample, validateTemplateExamples } from '../schemas/generated/config.mjs';
import type { SessionExample, TemplateExamples } from '../schemas/generated/types';
import presets from '../templates/session-presets.json' with { type: 'json' };

/** A state of a template with the defaults of its file and its whole session, without its label in the studio. */
export type TemplateExample = Omit<TemplateExamples['examples'][number], 'label' | 'presets' | 'session'> & {
  session?: SessionExample;
};

/**
 * Reads a file of examples: a state replaces its file's defaults key by key, and changes the presets of its session.
 *
 * @throws TypeError when the file or a session breaks its schema, or a preset does not exist
 */
export function readExamples(file: unknown): (TemplateExample & { label: string })[] {
  if (!validateTemplateExamples(file))
    throw new TypeError(`the examples break their schema${problemsOf(validateTemplateExamples)}`);
  return file.examples.map((stated) => {
    const { presets: names = [], session: changes = {}, ...example } = { ...file.defaults, ...stated };
    const session = [...names.map(findPreset), changes].reduce(mergePatch, {});
    if (!validateSessionExample(session)) {
      throw new TypeError(`the session of "${example.name}" breaks its schema${problemsOf(validateSessionExample)}`);
    }
    return { ...example, session };
  });
}

function findPreset(name: string): unknown {
  if (!Object.hasOwn(presets, name)) throw new TypeError(`there is no preset "${name}"`);
  return presets[name as keyof typeof presets];
}

function problemsOf({ errors }: { errors?: object | null }): string {
  return `: ${JSON.stringify(errors)}`;
}
