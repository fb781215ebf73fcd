import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../renderer/testing/test-repository';
import { type GuideStep, readGuide } from './read-guide';

const guide = path.join(repositoryRoot, 'docs/operators');

/** Tasks of a language, in the order of its first page. */
function listTasks(language: string, folder: string): string[] {
  const page = readFileSync(path.join(guide, language, 'README.md'), 'utf8');
  return [...page.matchAll(new RegExp(`^\\|.*\\((${folder}/[\\w-]+\\.md)\\)`, 'gm'))].map(([, file = '']) =>
    path.join(language, file),
  );
}

/** What a step does, without what its language words: output, questions and the language of a command. */
function actOf(step: GuideStep): unknown {
  if (step.kind === 'run') {
    return [step.command.replace(' --lang en', '').replace('my-logo', 'meu-logo'), step.answers.length];
  }
  return step.kind === 'write' ? { ...step, file: step.file.replace('my-logo', 'meu-logo') } : step;
}

const english = listTasks('en', 'tasks');

test.each(listTasks('pt-BR', 'tarefas').map((portuguese, index) => [portuguese, english[index] ?? ''] as const))(
  'the task %s takes the same steps in English (%s)',
  (...files) => {
    const [portuguese, translated] = files.map((file) => readGuide(readFileSync(path.join(guide, file), 'utf8')));
    expect(translated?.map(actOf)).toEqual(portuguese?.map(actOf));
    expect(translated?.length).toBeGreaterThanOrEqual(5);
  },
);
