import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ExampleStepProps, TemplateExample } from '../renderer/studio/example-step';
import { ExamplePage } from '../renderer/testing/example-page';
import { validateFlow, validateTemplateExamples } from '../schemas/generated/config.mjs';
import type { Manifest, TemplateExamples, TemplateId } from '../schemas/generated/types';

const exampleFiles = import.meta.glob<unknown>('./*/*.examples.json', { eager: true, import: 'default' });
const manifests = import.meta.glob<unknown>('./*/*.manifest.json', { eager: true, import: 'default' });
const players = import.meta.glob<ComponentType<ExampleStepProps>>('./*/*.example.generated.ts', {
  eager: true,
  import: 'default',
});
// A dependency of @axe-core/playwright, which is ours for the whole pages; it puts itself on the window.
const axeFile = import.meta.glob<unknown>('/node_modules/axe-core/axe.min.js');

const templateIds = Object.keys(manifests).map((file) => file.split('/')[1] as TemplateId);
const states = templateIds.flatMap((templateId) => {
  const file = exampleFiles[`./${templateId}/${templateId}.examples.json`];
  return validateTemplateExamples(file)
    ? file.examples.map((example) => ({ templateId, name: example.name, example }))
    : [];
});

interface Axe {
  run(container: Element, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

let complaints: string[];

beforeEach(() => {
  complaints = [];
  const note = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.spyOn(console, 'warn').mockImplementation(note);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function show(templateId: TemplateId, example: TemplateExample, read?: Set<string>): Promise<HTMLElement> {
  const player = players[`./${templateId}/${templateId}.example.generated.ts`];
  if (!player) throw new RangeError(`${templateId} has no player of its examples`);
  const { container } = await render(
    <ExamplePage player={player} templateId={templateId} example={example} read={read} />,
  );
  await vi.waitFor(() => {
    if (!container.querySelector('h1')) throw new Error('there is no heading yet');
    if (example.isSubmitted && !container.querySelector('[data-error-summary]')) throw new Error('no summary yet');
  }, 5_000);
  return container as HTMLElement;
}

/** What every screen reads: in the frame, of its flow and of the request. */
const everyScreenReads = [
  ...['language', 'area', 'flow', 'search', 'error', 'documents', 'images.stepPictures', 'copy.frame'],
  ...['links.terms', 'links.privacy', 'links.faq'],
];

/** Whether a path is a part, stands in it or above it. */
function isPart(path: string, part: string): boolean {
  return part === '' || `${path}.`.startsWith(`${part}.`) || part.startsWith(`${path}.`);
}

/** Controls that a buyer can use now. */
function listControls(container: HTMLElement): HTMLElement[] {
  const all = container.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea, button, a[href]');
  return [...all].filter((control) => control.checkVisibility() || control.closest('label'));
}

/** The name that a screen reader says: label, aria-label, text, alternative of a picture. */
function nameOf(control: HTMLElement): string {
  const labels =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
      ? [...(control.labels ?? [])]
      : [];
  const words = [control.getAttribute('aria-label'), ...labels.map((label) => label.textContent)];
  if (control.matches('button, a'))
    words.push(control.textContent, ...[...control.querySelectorAll('img')].map((image) => image.alt));
  return words.filter(Boolean).join(' ').trim();
}

describe('the examples', () => {
  it.each(templateIds)('of %s exist, are valid and have names of their own, in Portuguese too', (templateId) => {
    const file = exampleFiles[`./${templateId}/${templateId}.examples.json`];
    expect(validateTemplateExamples(file), JSON.stringify(validateTemplateExamples.errors)).toBe(true);
    const own = states.filter((state) => state.templateId === templateId);
    const names = own.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const labels = own.map(({ example }) => example.label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it.each(states)('of $templateId: "$name" has props that a flow may write', ({ templateId, example }) => {
    const flow = { id: 'example', steps: [{ id: 'step', templateId, props: example.stepProps ?? {} }] };
    expect(validateFlow(flow), JSON.stringify(validateFlow.errors)).toBe(true);
  });
});

describe.each(states)('$templateId: $name', ({ templateId, example }) => {
  it('reads only the parts of the page that its examples name', async () => {
    const read = new Set<string>();
    await show(templateId, example, read);
    const file = exampleFiles[`./${templateId}/${templateId}.examples.json`] as TemplateExamples;
    const { reads } = file;
    const { showsOrder } = manifests[`./${templateId}/${templateId}.manifest.json`] as Manifest;
    const own = [`copy.${templateId}`, ...(showsOrder ? ['copy.order'] : [])];
    const named = reads ? [...everyScreenReads, ...own, ...reads] : [''];
    expect([...read].filter((path) => !named.some((part) => isPart(path, part)))).toEqual([]);
  });

  it('is shown without a complaint of the browser or of React', async () => {
    const container = await show(templateId, example);
    expect(complaints).toEqual([]);
    expect(container.textContent).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
  });

  it('has one heading of the first rank and one main button at most', async () => {
    const container = await show(templateId, example);
    const headings = [...container.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
    expect(headings.map((heading) => heading.textContent)).toHaveLength(1);
    expect(headings[0]?.textContent).not.toBe('');
    const buttons = [...container.querySelectorAll('button[type=submit]')].filter((button) => button.checkVisibility());
    expect(buttons.length).toBeLessThanOrEqual(1);
  });

  it('names every control, once each', async () => {
    const container = await show(templateId, example);
    expect(
      listControls(container)
        .filter((control) => nameOf(control) === '')
        .map((control) => control.outerHTML),
    ).toEqual([]);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('ties every error to its field', async () => {
    const container = await show(templateId, example);
    const invalid = [...container.querySelectorAll('[aria-invalid=true]')];
    for (const field of invalid) {
      const error = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect(error?.textContent, field.outerHTML).toBeTruthy();
    }
    expect(invalid.length > 0).toBe(example.isSubmitted ?? false);
    const links = [...container.querySelectorAll<HTMLAnchorElement>('[data-error-summary] a')];
    expect(links).toHaveLength(invalid.length);
    for (const link of links)
      expect(document.getElementById(link.hash.slice(1))?.getAttribute('aria-invalid')).toBe('true');
  });

  it('describes fields by lines that exist', async () => {
    const container = await show(templateId, example);
    const described = [...container.querySelectorAll('[aria-describedby]')];
    const lost = described.filter((field) => !document.getElementById(field.getAttribute('aria-describedby') ?? ''));
    expect(lost.map((field) => field.outerHTML)).toEqual([]);
  });

  it('breaks no rule that axe knows', async () => {
    const container = await show(templateId, example);
    await Object.values(axeFile)[0]?.();
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(container, {
      // Colours and landmarks belong to the page, which the tests of whole pages look at.
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});
