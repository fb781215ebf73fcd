import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Manifests } from '../model/flow/resolve-step';
import type { StepComponentProps } from '../renderer/contract/step-contract';
import type { TemplateId } from '../schemas/generated/types';
import { readExamples, type TemplateExample } from '../studio/read-examples';

/** The path is relative to this file, like those of the following globs. */
const exampleFiles = import.meta.glob<unknown>('./*/*.examples.json', { eager: true, import: 'default' });
const manifests = import.meta.glob<unknown>('./*/*.manifest.json', { eager: true, import: 'default' });
export const players = import.meta.glob<ComponentType<StepComponentProps>>('./*/*.example.generated.ts', {
  eager: true,
  import: 'default',
});
const lateParts = Object.values(
  import.meta.glob<unknown>([
    '../renderer/payment-form/methods/*/*.generated.ts',
    '../renderer/payment-form/voucher-field.tsx',
    '../renderer/payment/buyer-price.ts',
    '../renderer/payment-form/paying-code.ts',
    '../renderer/forms/countries.json',
    '../renderer/forms/{mask-patterns,phone-mask}.ts',
    '../renderer/pieces/{elsewhere-state,help-with-code,refusal-help}.tsx',
  ]),
);
export const templateIds = Object.keys(manifests).map((file) => file.split('/')[1] as TemplateId);
/** Every example of every template. */
export const states = templateIds.flatMap((templateId) => {
  const file = exampleFiles[`./${templateId}/${templateId}.examples.json`];
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
  return Object.fromEntries(Object.entries(files).map(([file, content]) => [file.split('/')[1], content]));
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
