import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Manifests } from '../../model/flow/resolve-step';
import type { TemplateId } from '../../schemas/generated/types';
import { readExamples, type TemplateExample } from '../../studio/read-examples';
import type { StepComponentProps } from '../contract/step-contract';

/** The path is relative to this file, like those of the following globs. */
const exampleFiles = import.meta.glob<unknown>('../../templates/*/*.examples.json', { eager: true, import: 'default' });
const manifests = import.meta.glob<unknown>('../../templates/*/*.manifest.json', { eager: true, import: 'default' });
const players = import.meta.glob<ComponentType<StepComponentProps>>('../../templates/*/*.example.generated.ts', {
  eager: true,
  import: 'default',
});
const lateParts = Object.values(
  import.meta.glob<unknown>([
    '../payment-form/methods/**/*.generated.ts',
    '../payment-form/voucher-field.tsx',
    '../payment/buyer-price.ts',
    '../payment-form/paying-code.ts',
    '../forms/countries.json',
    '../forms/{mask-patterns,phone-mask}.ts',
    '../pieces/{elsewhere-state,help-with-code,refusal-help}.tsx',
  ]),
);
export const templateIds = Object.keys(manifests).map((file) => file.split('/').at(-2) as TemplateId);
/** Every example of every template. */
export const states = templateIds.flatMap((templateId) => {
  const file = exampleFiles[`../../templates/${templateId}/${templateId}.examples.json`];
  return readExamples(file).map((example) => ({ templateId, name: example.name, example }));
});

/** By day the first state of a template; `templates.test.tsx` shows each to axe. */
export const walked = states.filter(({ templateId, example }) => {
  const own = states.filter((state) => state.templateId === templateId).map((state): TemplateExample => state.example);
  return Boolean(process.env.NIGHTLY) || own.indexOf(example) === 0;
});

/** Every template in the form that the outlet takes. */
export const played = {
  manifests: byTemplate(manifests) as Manifests,
  templates: byTemplate(players) as Record<TemplateId, ComponentType<StepComponentProps>>,
};

function byTemplate(files: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(files).map(([file, content]) => [file.split('/').at(-2), content]));
}

/** Loads all lazy chunks, also those that a page has just requested. */
export async function loadLateParts(): Promise<void> {
  await Promise.all([import('credit-card-type'), import('@maskito/core'), ...lateParts.map((load) => load())]);
}

/** @returns complaints of the browser and React in each test; they do not reach the console */
export function watchComplaints(): string[] {
  const complaints: string[] = [];
  // Lazy chunks would otherwise arrive during a test.
  beforeAll(loadLateParts);
  beforeEach(() => {
    complaints.length = 0;
    const note = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
    vi.spyOn(console, 'error').mockImplementation(note);
    vi.spyOn(console, 'warn').mockImplementation(note);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return complaints;
}
