import { describe, expect, it, vi } from 'vitest';
import { ExamplePage } from '../renderer/testing/example-page';
import { listBareTexts } from '../renderer/testing/list-bare-texts';
import { makeCheckoutView } from '../renderer/testing/make-checkout-view';
import { renderExample } from '../renderer/testing/render-example';
import { played, states, templateIds, watchComplaints } from '../renderer/testing/test-states';
import { orderCodeOf } from '../schemas/api/order-code';
import { validateFlow } from '../schemas/generated/config.mjs';
import type { TemplateId } from '../schemas/generated/types';
import type { TemplateExample } from '../studio/read-examples';

// A dependency of @axe-core/playwright, which our page tests use. It installs itself on the window.
const axeFile = import.meta.glob<unknown>('/node_modules/axe-core/axe.min.js');

interface Axe {
  run(container: Element, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

const complaints = watchComplaints();

async function show(templateId: TemplateId, example: TemplateExample): Promise<HTMLElement> {
  const player = played.templates[templateId];
  if (!player) throw new RangeError(`${templateId} has no player of its examples`);
  const { container } = await renderExample(<ExamplePage player={player} templateId={templateId} example={example} />);
  await vi.waitFor(() => {
    if (!container.querySelector('h1')) throw new Error('there is no heading yet');
    if ((example.isSubmitted || example.fieldErrors) && !container.querySelector('[data-error-summary]'))
      throw new Error('no summary yet');
  });
  return container;
}

/** Controls that are usable now. */
function listControls(container: HTMLElement): HTMLElement[] {
  const all = container.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea, button, a[href]');
  return [...all].filter((control) => control.checkVisibility() || control.closest('label'));
}

/** Accessible name: label, aria-label, text, or an image's alternative. */
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
  it.each(templateIds)('of %s have unique names and labels', (templateId) => {
    const own = states.filter((state) => state.templateId === templateId);
    const names = own.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const labels = own.map(({ example }) => example.label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it.each(states)('of $templateId: "$name" has props that are valid in a flow', ({ templateId, example }) => {
    const flow = { id: 'example', steps: [{ id: 'step', templateId, props: example.stepProps ?? {} }] };
    expect(validateFlow(flow), JSON.stringify(validateFlow.errors)).toBe(true);
  });
});

/** Checks of a rendered state. The keys are the failure messages. */
const questions: Readonly<Record<string, (container: HTMLElement, example: TemplateExample) => void | Promise<void>>> =
  {
    'is shown without an error or warning of the browser or React': (container) => {
      expect(complaints).toEqual([]);
      expect(container.textContent).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
    },

    'has exactly one visible h1 and at most one main button': (container) => {
      const headings = [...container.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
      expect(headings.map((heading) => heading.textContent)).toHaveLength(1);
      expect(headings[0]?.textContent).not.toBe('');
      const buttons = [...container.querySelectorAll('button[type=submit]')].filter((button) =>
        button.checkVisibility(),
      );
      expect(buttons.length).toBeLessThanOrEqual(1);
    },

    'gives every control an accessible name, and every id only once': (container) => {
      expect(
        listControls(container)
          .filter((control) => nameOf(control) === '')
          .map((control) => control.outerHTML),
      ).toEqual([]);
      const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    },

    'links every error to its field': (container, example) => {
      const invalid = [...container.querySelectorAll('[aria-invalid=true]')];
      for (const field of invalid) {
        const error = document.getElementById(field.getAttribute('aria-describedby') ?? '');
        expect(error?.textContent, field.outerHTML).toBeTruthy();
      }
      expect(invalid.length > 0).toBe(example.isSubmitted ?? example.fieldErrors !== undefined);
      const links = [...container.querySelectorAll<HTMLAnchorElement>('[data-error-summary] a')];
      expect(links).toHaveLength(invalid.length);
      for (const link of links)
        expect(document.getElementById(link.hash.slice(1))?.getAttribute('aria-invalid')).toBe('true');
    },

    'describes fields only by elements that exist': (container) => {
      const described = [...container.querySelectorAll('[aria-describedby]')];
      const lost = described.filter((field) => !document.getElementById(field.getAttribute('aria-describedby') ?? ''));
      expect(lost.map((field) => field.outerHTML)).toEqual([]);
    },

    'has every text in its own element, so that a browser translator can replace it': (container) => {
      expect(listBareTexts(container)).toEqual([]);
    },

    'excludes codes, amounts and names from translation': (container, example) => {
      const { brand, area, error: kind } = example;
      const own = { ...(brand === undefined ? {} : { brand }), ...(area === undefined ? {} : { area }), error: kind };
      const { product, plans, error } = makeCheckoutView(own);
      const names = [product.name, error?.reference, ...(plans ?? []).map(({ planName }) => planName)];
      const code = example.session?.purchase && orderCodeOf(example.session.purchase.token);
      const companies = [...container.querySelectorAll('select[name=cardCompany] option:not([value=""])')];
      const verbatim = new Set([...names, code, ...companies.map(({ textContent }) => textContent)]);
      const isVerbatim = (words: string) => verbatim.has(words) || amount.test(words) || clock.test(words);
      const open = [...container.querySelectorAll('*')].filter(
        (element) =>
          element.childElementCount === 0 &&
          isVerbatim(element.textContent.trim()) &&
          !element.closest('[translate=no]'),
      );
      expect(open.map(({ outerHTML }) => outerHTML)).toEqual([]);
      expect([...container.querySelectorAll('[data-copy]:not([translate=no])')]).toEqual([]);
    },

    'breaks no axe rule': async (container) => {
      expect(await findViolations(container)).toEqual([]);
    },
  };

async function findViolations(container: Element): Promise<string[]> {
  await Object.values(axeFile)[0]?.();
  const { axe } = window as unknown as { axe: Axe };
  const { violations } = await axe.run(container, {
    resultTypes: ['violations'],
    // Tests of whole pages check colours and landmarks.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

it.each([
  ['a button without a name', 'button', 'button-name'],
  ['a field without a label', 'input', 'label'],
  ['an image without an alternative', 'img', 'image-alt'],
])('axe finds %s in a state', async (_, tag, id) => {
  const [state] = states;
  if (!state) throw new RangeError('there is no state');
  const container = await show(state.templateId, state.example);
  expect(await findViolations(container)).toEqual([]);
  container.querySelector('[data-step]')?.append(document.createElement(tag));
  expect(await findViolations(container)).toEqual([expect.stringContaining(`${id}: <${tag}>`)]);
});

/**
 * Texts that consist only of an amount, such as `R$ 1.140,00` or `1.140,00 MT`, with or without a sign; or of a
 * countdown.
 */
const amount = /^(?:[−+] )?(?:R\$\s[\d.]+,\d\d|[\d.]+,\d\d\sMT)$/;
const clock = /^\d+:\d\d$/;

describe.each(states)('$templateId: $name', ({ templateId, name, example }) => {
  it('renders without errors and is accessible', async () => {
    const container = await show(templateId, example);
    const failures: string[] = [];
    for (const [title, ask] of Object.entries(questions)) {
      try {
        await ask(container, example);
      } catch (error) {
        const { message, actual } = error as { message: string; actual?: unknown };
        failures.push(`${templateId}, ${name}: it ${title}: ${message}: ${JSON.stringify(actual)}`);
      }
    }
    expect(failures).toEqual([]);
  });
});
